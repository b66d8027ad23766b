// libav's log callback takes C's variable arguments, which Swift cannot receive: the line is formatted here.
#include "CLibav.h"

#include <stdatomic.h>

static _Atomic(CLibavLogSink) current_sink;
static atomic_int current_level;
static const CLibavFunctions *log_functions;

static void relay(void *context, int level, const char *format, va_list arguments) {
  CLibavLogSink sink = atomic_load(&current_sink);
  if (!sink || (level & 0xff) > atomic_load(&current_level)) return;
  char line[1024];
  int prefix = 1;
  log_functions->av_log_format_line2(context, level, format, arguments, line, sizeof line, &prefix);
  sink(level & 0xff, line);
}

void clibav_send_log(const CLibavFunctions *functions, int level, CLibavLogSink sink) {
  log_functions = functions;
  atomic_store(&current_level, level);
  atomic_store(&current_sink, sink);
  functions->av_log_set_callback(relay);
}
