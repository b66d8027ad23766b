#include "CTerminalJudge.h"

#include <stdlib.h>
#include <string.h>

/* Without the emulator's header the package still builds; the tests say what is missing. */
#if __has_include(<vterm.h>)
#include <vterm.h>

struct judge {
  VTerm *terminal;
  VTermScreen *screen;
  judged_state state;
};

static int on_property(VTermProp property, VTermValue *value, void *user) {
  judge *judge = user;
  switch (property) {
  case VTERM_PROP_CURSORVISIBLE: judge->state.is_cursor_visible = value->boolean; break;
  case VTERM_PROP_ALTSCREEN: judge->state.is_alternate = value->boolean; break;
  case VTERM_PROP_MOUSE: judge->state.mouse = value->number; break;
  case VTERM_PROP_TITLE:
  case VTERM_PROP_ICONNAME: judge->state.titles++; break;
  default: break;
  }
  return 1;
}

static int on_cursor(VTermPos place, VTermPos old, int visible, void *user) {
  (void)old;
  (void)visible;
  judge *judge = user;
  judge->state.row = place.row;
  judge->state.column = place.col;
  return 1;
}

static const VTermScreenCallbacks callbacks = {
    .settermprop = on_property,
    .movecursor = on_cursor,
};

judge *judge_create(int rows, int columns) {
  judge *judge = calloc(1, sizeof *judge);
  if (judge == NULL) return NULL;
  judge->terminal = vterm_new(rows, columns);
  vterm_set_utf8(judge->terminal, 1);
  judge->screen = vterm_obtain_screen(judge->terminal);
  judge->state.is_cursor_visible = 1;
  vterm_screen_set_callbacks(judge->screen, &callbacks, judge);
  vterm_screen_enable_altscreen(judge->screen, 1);
  vterm_screen_reset(judge->screen, 1);
  judge->state.titles = 0;
  return judge;
}

void judge_destroy(judge *judge) {
  if (judge == NULL) return;
  vterm_free(judge->terminal);
  free(judge);
}

void judge_write(judge *judge, const uint8_t *bytes, size_t length) {
  vterm_input_write(judge->terminal, (const char *)bytes, length);
  vterm_screen_flush_damage(judge->screen);
}

void judge_resize(judge *judge, int rows, int columns) {
  vterm_set_size(judge->terminal, rows, columns);
}

static uint32_t color(const VTermColor *color) {
  if (VTERM_COLOR_IS_DEFAULT_FG(color) || VTERM_COLOR_IS_DEFAULT_BG(color)) return 0;
  if (VTERM_COLOR_IS_INDEXED(color)) return 0x01000000u | color->indexed.idx;
  return 0x02000000u | (uint32_t)color->rgb.red << 16 | (uint32_t)color->rgb.green << 8 |
         color->rgb.blue;
}

judged_cell judge_cell(judge *judge, int row, int column) {
  VTermScreenCell cell;
  judged_cell result = {0};
  VTermPos place = {.row = row, .col = column};
  if (!vterm_screen_get_cell(judge->screen, place, &cell)) return result;
  for (int index = 0; index < 6; index++) {
    result.scalars[index] = cell.chars[index];
    if (cell.chars[index] == 0) break;
  }
  result.width = cell.width;
  result.foreground = color(&cell.fg);
  result.background = color(&cell.bg);
  result.attributes =
      (cell.attrs.bold ? 1u : 0) | (cell.attrs.underline ? 4u : 0) | (cell.attrs.reverse ? 8u : 0);
  return result;
}

judged_state judge_state(judge *judge) { return judge->state; }

#else

judge *judge_create(int rows, int columns) { return NULL; }
void judge_destroy(judge *judge) {}
void judge_write(judge *judge, const uint8_t *bytes, size_t length) {}
void judge_resize(judge *judge, int rows, int columns) {}
judged_cell judge_cell(judge *judge, int row, int column) { return (judged_cell){0}; }
judged_state judge_state(judge *judge) { return (judged_state){0}; }

#endif
