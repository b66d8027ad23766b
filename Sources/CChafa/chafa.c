// Opens libchafa and calls it. Types and numbers below are those of chafa's public headers (stable since 1.4, the
// colours of a cell since 1.8); GLib's are what chafa's functions return.
#include "CChafa.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Config Config;
typedef struct Canvas Canvas;
typedef struct SymbolMap SymbolMap;
typedef struct TermDb TermDb;
typedef struct TermInfo TermInfo;
// GString.
typedef struct {
  char *text;
  size_t length, allocated;
} Text;

enum { MODE_TRUE_COLOR = 0, MODE_240 = 2, MODE_16 = 3, MODE_TWO = 5 };
enum { PIXELS_SYMBOLS = 0, PIXELS_SIXELS = 1 };
enum { RGBA_STRAIGHT = 4 };
enum { TAG_SPACE = 1 << 0, TAG_SOLID = 1 << 1, TAG_QUAD = 1 << 7, TAG_HALF = 3 << 8 };
enum { TAG_ASCII = 1 << 14, TAG_SEXTANT = 1 << 22 };

#define FUNCTIONS(X) \
  X(Config *, chafa_canvas_config_new, (void)) \
  X(void, chafa_canvas_config_unref, (Config *)) \
  X(void, chafa_canvas_config_set_geometry, (Config *, int, int)) \
  X(void, chafa_canvas_config_set_cell_geometry, (Config *, int, int)) \
  X(void, chafa_canvas_config_set_canvas_mode, (Config *, int)) \
  X(void, chafa_canvas_config_set_pixel_mode, (Config *, int)) \
  X(void, chafa_canvas_config_set_symbol_map, (Config *, const SymbolMap *)) \
  X(SymbolMap *, chafa_symbol_map_new, (void)) \
  X(void, chafa_symbol_map_unref, (SymbolMap *)) \
  X(void, chafa_symbol_map_add_by_tags, (SymbolMap *, int)) \
  X(Canvas *, chafa_canvas_new, (const Config *)) \
  X(void, chafa_canvas_unref, (Canvas *)) \
  X(void, chafa_canvas_draw_all_pixels, (Canvas *, int, const uint8_t *, int, int, int)) \
  X(uint32_t, chafa_canvas_get_char_at, (Canvas *, int, int)) \
  X(void, chafa_canvas_get_raw_colors_at, (Canvas *, int, int, int *, int *)) \
  X(Text *, chafa_canvas_print, (Canvas *, TermInfo *)) \
  X(TermDb *, chafa_term_db_get_default, (void)) \
  X(TermInfo *, chafa_term_db_get_fallback_info, (TermDb *)) \
  X(void, chafa_term_info_unref, (TermInfo *))

struct CChafaLibrary {
#define MEMBER(result, name, parameters) result(*name) parameters;
  FUNCTIONS(MEMBER)
#undef MEMBER
  // GLib comes with chafa, which is linked to it.
  char *(*g_string_free)(Text *, int);
};

CChafaLibrary *cchafa_open(const char *name, char *reason, size_t length) {
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    const char *cause = dlerror();
    snprintf(reason, length, "%s", cause ? cause : name);
    return NULL;
  }
  CChafaLibrary *library = calloc(1, sizeof *library);
  const char *missing = library ? NULL : "memory";
// dlsym gives a data pointer; POSIX allows its use as a function, ISO C has no cast for it.
#define FIND(result, name, parameters) \
  if (!missing && !(*(void **)(void *)&library->name = dlsym(handle, #name))) missing = #name;
  FUNCTIONS(FIND)
  FIND(char *, g_string_free, (Text *, int))
#undef FIND
  if (!missing) return library;
  snprintf(reason, length, "%s has no %s", name, missing);
  free(library);
  return NULL;
}

static int tags_of(CChafaSymbols symbols) {
  switch (symbols) {
    case CCHAFA_QUADRANT: return TAG_SPACE | TAG_SOLID | TAG_HALF | TAG_QUAD;
    case CCHAFA_SEXTANT: return TAG_SPACE | TAG_SOLID | TAG_HALF | TAG_QUAD | TAG_SEXTANT;
    default: return TAG_SPACE | TAG_ASCII;
  }
}

static int mode_of(CChafaColors colors) {
  switch (colors) {
    case CCHAFA_TRUE_COLOR: return MODE_TRUE_COLOR;
    // The first 16 of 256 are whatever the user made of them, so that only the rest is chosen from.
    case CCHAFA_256_COLORS: return MODE_240;
    case CCHAFA_16_COLORS: return MODE_16;
    default: return MODE_TWO;
  }
}

// A canvas with the picture on it, or NULL.
static Canvas *canvas_of(CChafaLibrary *library, Config *config, const CChafaPicture *picture) {
  library->chafa_canvas_config_set_geometry(config, picture->columns, picture->rows);
  Canvas *canvas = library->chafa_canvas_new(config);
  if (canvas)
    library->chafa_canvas_draw_all_pixels(canvas, RGBA_STRAIGHT, picture->rgba, picture->width, picture->height,
                                          picture->width * 4);
  return canvas;
}

bool cchafa_draw(CChafaLibrary *library, const CChafaPicture *picture, CChafaSymbols symbols, CChafaColors colors,
                 CChafaCell *cells) {
  Config *config = library->chafa_canvas_config_new();
  SymbolMap *map = library->chafa_symbol_map_new();
  Canvas *canvas = NULL;
  if (config && map) {
    library->chafa_symbol_map_add_by_tags(map, tags_of(symbols));
    library->chafa_canvas_config_set_symbol_map(config, map);
    library->chafa_canvas_config_set_canvas_mode(config, mode_of(colors));
    library->chafa_canvas_config_set_pixel_mode(config, PIXELS_SYMBOLS);
    canvas = canvas_of(library, config, picture);
  }
  for (int row = 0; canvas && row < picture->rows; row++)
    for (int column = 0; column < picture->columns; column++) {
      CChafaCell *cell = &cells[(size_t)row * (size_t)picture->columns + (size_t)column];
      int foreground = -1, background = -1;
      cell->scalar = library->chafa_canvas_get_char_at(canvas, column, row);
      library->chafa_canvas_get_raw_colors_at(canvas, column, row, &foreground, &background);
      cell->foreground = foreground;
      cell->background = background;
    }
  bool is_drawn = canvas != NULL;
  if (canvas) library->chafa_canvas_unref(canvas);
  if (map) library->chafa_symbol_map_unref(map);
  if (config) library->chafa_canvas_config_unref(config);
  return is_drawn;
}

uint8_t *cchafa_sixels(CChafaLibrary *library, const CChafaPicture *picture, int32_t cell_width, int32_t cell_height,
                       size_t *length) {
  uint8_t *bytes = NULL;
  *length = 0;
  Config *config = library->chafa_canvas_config_new();
  if (!config) return NULL;
  library->chafa_canvas_config_set_cell_geometry(config, cell_width, cell_height);
  library->chafa_canvas_config_set_canvas_mode(config, MODE_TRUE_COLOR);
  library->chafa_canvas_config_set_pixel_mode(config, PIXELS_SIXELS);
  Canvas *canvas = canvas_of(library, config, picture);
  TermInfo *terminal = library->chafa_term_db_get_fallback_info(library->chafa_term_db_get_default());
  Text *text = canvas && terminal ? library->chafa_canvas_print(canvas, terminal) : NULL;
  if (text) {
    bytes = malloc(text->length + 1);
    if (bytes) {
      memcpy(bytes, text->text, text->length);
      *length = text->length;
    }
    library->g_string_free(text, 1);
  }
  if (terminal) library->chafa_term_info_unref(terminal);
  if (canvas) library->chafa_canvas_unref(canvas);
  library->chafa_canvas_config_unref(config);
  return bytes;
}
