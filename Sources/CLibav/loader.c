// Opens libav's shared libraries and finds our functions in them.
#include "CLibav.h"

#include <dlfcn.h>
#include <iconv.h>
#include <pthread.h>
#include <stdio.h>

#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)
#define LIBRARY(name, major) "lib" name ".so." TEXT(major)

static CLibavFunctions table;
static bool loaded;
static char reason_text[512];
// Held so that the C library keeps the file it is made from.
static iconv_t service_names __attribute__((used));

// dlsym gives a data pointer; POSIX allows its use as a function, ISO C has no cast for it.
#define FIND(name) \
  if (!(*(void **)(void *)&table.name = dlsym(library, #name))) return missing(file, #name);

static bool missing(const char *file, const char *name) {
  snprintf(reason_text, sizeof reason_text, "%s has no function %s", file, name);
  return false;
}

// Lazily: a hundred libraries hang on these, and most of their functions are never called.
static void *open_library(const char *file) {
  void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL);
  if (!library) {
    const char *cause = dlerror();
    snprintf(reason_text, sizeof reason_text, "%s", cause ? cause : file);
  }
  return library;
}

#define LOADER(label, file_name, LIST) \
  static bool load_##label(void) { \
    const char *file = file_name; \
    void *library = open_library(file); \
    if (!library) return false; \
    LIST(FIND) \
    return true; \
  }
LOADER(util, LIBRARY("avutil", LIBAVUTIL_VERSION_MAJOR), CLIBAV_UTIL)
LOADER(codec, LIBRARY("avcodec", LIBAVCODEC_VERSION_MAJOR), CLIBAV_CODEC)
LOADER(format, LIBRARY("avformat", LIBAVFORMAT_VERSION_MAJOR), CLIBAV_FORMAT)
LOADER(scale, LIBRARY("swscale", LIBSWSCALE_VERSION_MAJOR), CLIBAV_SCALE)

// The libraries stay open for the life of the process: their threads and tables cannot be taken down safely.
static void load_all(void) {
  loaded = load_util() && load_codec() && load_format() && load_scale();
  // Transport streams name their services in ISO 6937, which the C library reads from a file of its own. It does so
  // now and keeps it, so that no other file is opened while a video is read.
  if (loaded) service_names = iconv_open("UTF-8", "ISO6937");
}

const CLibavFunctions *clibav_load(const char **reason) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_all);
  *reason = loaded ? NULL : reason_text;
  return loaded ? &table : NULL;
}
