// The one door to libav: its headers, a table of the functions we call, and what Swift cannot see of the headers.
//
// Nothing is linked. clibav_load() opens the shared libraries whose major versions these headers have and fills the
// table; a program that never calls it never loads them. Compiled against libav 5.1; the branches for 6, 7 and 8 follow
// the documented changes and are untested.
#pragma once

#if defined(__has_include)
#if !__has_include(<libavformat/avformat.h>) || !__has_include(<libavcodec/avcodec.h>) || \
    !__has_include(<libswscale/swscale.h>)
#error "libav's headers are missing: install libavformat-dev libavcodec-dev libavutil-dev libswscale-dev"
#endif
#endif

#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/display.h>
#include <libavutil/imgutils.h>
#include <libavutil/mastering_display_metadata.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswscale/swscale.h>
#include <stdbool.h>
#include <stdint.h>

#if LIBAVCODEC_VERSION_MAJOR < 59
#error "libav is too old: version 5.1 (libavcodec 59) or newer is needed"
#endif

#pragma clang assume_nonnull begin

// MARK: The table

// Each function we call, by the library that has it. The table's types are the headers' own, so a changed signature is a
// compile error and not a crash.
#define CLIBAV_UTIL(X) \
  X(av_dict_free) X(av_dict_get) X(av_dict_set) X(av_frame_alloc) X(av_frame_apply_cropping) X(av_frame_free) \
  X(av_frame_get_buffer) X(av_frame_get_side_data) X(av_frame_make_writable) X(av_frame_move_ref) X(av_frame_ref) \
  X(av_frame_unref) X(av_free) X(av_get_pix_fmt_name) X(av_color_primaries_name) X(av_color_range_name) \
  X(av_color_space_name) X(av_color_transfer_name) X(av_log_format_line2) X(av_log_set_callback) X(av_malloc) \
  X(av_pix_fmt_desc_get) X(av_rescale_q) X(av_strerror)
#define CLIBAV_CODEC(X) \
  X(av_new_packet) X(av_packet_alloc) X(av_parser_close) X(av_parser_init) X(av_parser_parse2) \
  X(avcodec_parameters_from_context) X(av_packet_free) X(av_packet_ref) X(av_packet_unref) X(avcodec_alloc_context3) \
  X(avcodec_find_decoder) X(avcodec_find_decoder_by_name) X(avcodec_find_encoder_by_name) \
  X(avcodec_flush_buffers) X(avcodec_free_context) X(avcodec_get_name) X(avcodec_open2) X(avcodec_parameters_to_context) \
  X(avcodec_profile_name) X(avcodec_receive_frame) X(avcodec_receive_packet) X(avcodec_send_frame) \
  X(avcodec_send_packet)
#define CLIBAV_FORMAT(X) \
  X(av_guess_sample_aspect_ratio) X(av_probe_input_buffer2) X(av_read_frame) X(av_seek_frame) \
  X(avformat_alloc_context) X(avformat_close_input) X(avformat_find_stream_info) X(avformat_free_context) \
  X(avformat_index_get_entries_count) X(avformat_index_get_entry) X(avformat_index_get_entry_from_timestamp) \
  X(avformat_open_input) X(avio_alloc_context) X(avio_context_free)
#define CLIBAV_SCALE(X) \
  X(sws_freeContext) X(sws_getContext) X(sws_getCoefficients) X(sws_isSupportedInput) X(sws_scale) \
  X(sws_setColorspaceDetails)

typedef struct CLibavFunctions {
#define CLIBAV_MEMBER(name) __typeof__(name) *name;
  CLIBAV_UTIL(CLIBAV_MEMBER)
  CLIBAV_CODEC(CLIBAV_MEMBER)
  CLIBAV_FORMAT(CLIBAV_MEMBER)
  CLIBAV_SCALE(CLIBAV_MEMBER)
#undef CLIBAV_MEMBER
} CLibavFunctions;

/// Opens libav, once in a process and from any thread.
///
/// Returns the table, or NULL where a library or a function is missing; then *reason points to a text that stays valid.
const CLibavFunctions *_Nullable clibav_load(const char *_Nullable *_Nonnull reason);

/// Takes one finished line of libav's log; may be called from any of its threads.
typedef void (*CLibavLogSink)(int level, const char *line);

/// Sends libav's log lines of `level` (AV_LOG_WARNING and the like) and worse to `sink` instead of standard error.
void clibav_send_log(const CLibavFunctions *functions, int level, CLibavLogSink sink);

// MARK: Macros and version differences

static const int64_t clibav_no_timestamp = AV_NOPTS_VALUE;
static const int clibav_error_again = AVERROR(EAGAIN);
static const int clibav_error_end = AVERROR_EOF;
static const int clibav_error_exit = AVERROR_EXIT;
static const int clibav_error_invalid_data = AVERROR_INVALIDDATA;
static const int clibav_error_no_memory = AVERROR(ENOMEM);
static const int clibav_error_input = AVERROR(EIO);
static const int clibav_error_denied = AVERROR(EPERM);
static const int clibav_seek_size = AVSEEK_SIZE;
static const int clibav_padding = AV_INPUT_BUFFER_PADDING_SIZE;
static const int clibav_lambda = FF_QP2LAMBDA;
static const uint64_t clibav_flag_rgb = AV_PIX_FMT_FLAG_RGB;
static const uint64_t clibav_flag_alpha = AV_PIX_FMT_FLAG_ALPHA;
static const uint64_t clibav_flag_odd_layout =
    AV_PIX_FMT_FLAG_PAL | AV_PIX_FMT_FLAG_BITSTREAM | AV_PIX_FMT_FLAG_HWACCEL;
static const int clibav_format_flag_big_endian = AV_PIX_FMT_FLAG_BE;
static const enum AVPixelFormat clibav_format_rgba64 = AV_PIX_FMT_RGBA64;
static const enum AVPixelFormat clibav_format_rgbx = AV_PIX_FMT_RGB0;
static const enum AVPixelFormat clibav_format_bgra = AV_PIX_FMT_BGRA;

/// The display matrix of a stream, nine numbers, or NULL. It moved from the stream (to 6.0) to its parameters (6.1).
static inline const int32_t *_Nullable clibav_display_matrix(const AVStream *stream) {
#if LIBAVCODEC_VERSION_INT >= AV_VERSION_INT(60, 31, 100)
  for (int i = 0; i < stream->codecpar->nb_coded_side_data; i++) {
    const AVPacketSideData *data = &stream->codecpar->coded_side_data[i];
#else
  for (int i = 0; i < stream->nb_side_data; i++) {
    const AVPacketSideData *data = &stream->side_data[i];
#endif
    if (data->type == AV_PKT_DATA_DISPLAYMATRIX && data->size >= 9 * sizeof(int32_t))
      return (const int32_t *)(const void *)data->data;
  }
  return NULL;
}

/// A frame's duration in its stream's time base, 0 where unknown. The field was renamed in 6.0.
static inline int64_t clibav_frame_duration(const AVFrame *frame) {
#if LIBAVUTIL_VERSION_INT >= AV_VERSION_INT(57, 30, 100)
  return frame->duration;
#else
  return frame->pkt_duration;
#endif
}

/// Whether a frame is a key frame. A field to 6.0, a flag from 6.1.
static inline bool clibav_frame_is_key(const AVFrame *frame) {
#ifdef AV_FRAME_FLAG_KEY
  return (frame->flags & AV_FRAME_FLAG_KEY) != 0;
#else
  return frame->key_frame != 0;
#endif
}

/// Whether a frame holds two fields of different times. A field to 6.0, a flag from 6.1.
static inline bool clibav_frame_is_interlaced(const AVFrame *frame) {
#ifdef AV_FRAME_FLAG_INTERLACED
  return (frame->flags & AV_FRAME_FLAG_INTERLACED) != 0;
#else
  return frame->interlaced_frame != 0;
#endif
}

/// Whether the upper field is the earlier one. A field to 6.0, a flag from 6.1.
static inline bool clibav_frame_is_top_first(const AVFrame *frame) {
#ifdef AV_FRAME_FLAG_TOP_FIELD_FIRST
  return (frame->flags & AV_FRAME_FLAG_TOP_FIELD_FIRST) != 0;
#else
  return frame->top_field_first != 0;
#endif
}

#pragma clang assume_nonnull end
