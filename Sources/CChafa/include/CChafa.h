// The one door to libchafa: pictures as symbols of a terminal, and as sixels.
//
// Nothing is linked and no header of chafa's is needed: cchafa_open() opens the shared library at run time and finds the
// functions in it, whose types are written out in chafa.c. The interface used here is there since chafa 1.8.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// An open library.
typedef struct CChafaLibrary CChafaLibrary;

/// Opens a library by its file's name; it stays open for the life of the process.
///
/// Returns NULL where it, or a function in it, is missing; then `reason` holds why, cut to `length`.
CChafaLibrary *_Nullable cchafa_open(const char *name, char *reason, size_t length);

/// Which characters a picture is made of.
typedef enum { CCHAFA_QUADRANT, CCHAFA_SEXTANT, CCHAFA_ASCII } CChafaSymbols;

/// Which colours there are.
typedef enum { CCHAFA_TRUE_COLOR, CCHAFA_256_COLORS, CCHAFA_16_COLORS, CCHAFA_NO_COLORS } CChafaColors;

/// A picture of 8-bit red, green, blue and straight alpha, and the cells that it fills.
typedef struct {
  const uint8_t *rgba;
  int32_t width, height;
  int32_t columns, rows;
} CChafaPicture;

/// One cell. Colours are 0xRRGGBB, or an index where colours are few; -1 is the terminal's own.
typedef struct {
  uint32_t scalar;
  int32_t foreground, background;
} CChafaCell;

/// Draws a picture in characters, row by row, into columns * rows cells. False without memory.
bool cchafa_draw(CChafaLibrary *library, const CChafaPicture *picture, CChafaSymbols symbols, CChafaColors colors,
                 CChafaCell *cells);

/// Draws a picture as sixels, in cells of so many pixels. Returns bytes for free(3), or NULL.
uint8_t *_Nullable cchafa_sixels(CChafaLibrary *library, const CChafaPicture *picture, int32_t cell_width,
                                 int32_t cell_height, size_t *length);

#pragma clang assume_nonnull end
