// What libav itself costs: the same work as `showcase probe`, `poster` and `frames`, written straight down in C.
//
// It knows the tricks and takes no care: no limits, no hostile files, no rotation, no colour rules. What it takes is the
// floor that a careful program is compared with.
//
//   video-floor load                             start, load libav, end
//   video-floor probe FILE                       headers, and the parameters of the picture
//   video-floor poster FILE OUT.jpg              the key frame at 10 %, 640 px wide
//   video-floor exact FILE SECONDS THREADS OUT.jpg
//   video-floor exact-strip FILE COUNT THREADS DIR    as many exact frames, a seek for each
//   video-floor key-strip FILE COUNT DIR         as many key frames
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/imgutils.h>
#include <libswscale/swscale.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { width = 640 };

static void require(bool holds, const char *what) {
  if (holds) return;
  fprintf(stderr, "video-floor: %s failed\n", what);
  exit(1);
}

typedef struct Film {
  AVFormatContext *format;
  AVStream *stream;
  AVCodecContext *codec;
  AVPacket *packet;
  AVFrame *frame;
} Film;

static Film film_open(const char *path, int threads) {
  Film film = {0};
  require(avformat_open_input(&film.format, path, NULL, NULL) >= 0, "opening");
  for (unsigned i = 0; i < film.format->nb_streams; i++) {
    AVStream *stream = film.format->streams[i];
    if (!film.stream && stream->codecpar->codec_type == AVMEDIA_TYPE_VIDEO) film.stream = stream;
    else stream->discard = AVDISCARD_ALL;
  }
  require(film.stream != NULL, "finding a video track");
  film.packet = av_packet_alloc();
  film.frame = av_frame_alloc();
  const AVCodec *codec = avcodec_find_decoder(film.stream->codecpar->codec_id);
  require(codec != NULL, "finding a decoder");
  film.codec = avcodec_alloc_context3(codec);
  avcodec_parameters_to_context(film.codec, film.stream->codecpar);
  film.codec->thread_count = threads;
  require(avcodec_open2(film.codec, codec, NULL) >= 0, "opening the decoder");
  return film;
}

static void film_close(Film *film) {
  av_frame_free(&film->frame);
  av_packet_free(&film->packet);
  avcodec_free_context(&film->codec);
  avformat_close_input(&film->format);
}

static int64_t ticks(const Film *film, double seconds) {
  return (int64_t)(seconds / av_q2d(film->stream->time_base) + 0.5);
}

static void seek(Film *film, int64_t target) {
  require(av_seek_frame(film->format, film->stream->index, target, AVSEEK_FLAG_BACKWARD) >= 0, "seeking");
  avcodec_flush_buffers(film->codec);
}

static bool read_video(Film *film) {
  do {
    av_packet_unref(film->packet);
    if (av_read_frame(film->format, film->packet) < 0) return false;
  } while (film->packet->stream_index != film->stream->index);
  return true;
}

// One key packet in, the end at once, one frame out: the decoder waits for nothing.
static void decode_key(Film *film, int64_t target) {
  seek(film, target);
  require(read_video(film), "reading");
  require(avcodec_send_packet(film->codec, film->packet) >= 0, "decoding");
  avcodec_send_packet(film->codec, NULL);
  require(avcodec_receive_frame(film->codec, film->frame) >= 0, "decoding");
}

// Decodes on from a key frame to the frame that is shown at the target.
static void decode_exact(Film *film, int64_t target) {
  seek(film, target);
  AVFrame *next = av_frame_alloc();
  bool has_ended = false;
  while (true) {
    int code = avcodec_receive_frame(film->codec, next);
    if (code == AVERROR(EAGAIN)) {
      require(!has_ended, "decoding");
      has_ended = !read_video(film);
      avcodec_send_packet(film->codec, has_ended ? NULL : film->packet);
      continue;
    }
    if (code < 0 || next->best_effort_timestamp > target) break;
    av_frame_unref(film->frame);
    av_frame_move_ref(film->frame, next);
    if (film->frame->best_effort_timestamp == target) break;
  }
  av_frame_free(&next);
  require(film->frame->width > 0, "decoding");
}

static void write_jpeg(const AVFrame *frame, const char *path) {
  AVFrame *small = av_frame_alloc();
  small->format = AV_PIX_FMT_YUVJ444P;
  small->width = width;
  small->height = frame->height * width / frame->width;
  require(av_frame_get_buffer(small, 0) >= 0, "allocating");
  struct SwsContext *scaler = sws_getContext(
      frame->width, frame->height, frame->format, small->width, small->height, small->format, SWS_AREA, NULL, NULL, NULL);
  require(scaler != NULL, "preparing the scaler");
  sws_scale(scaler, (const uint8_t *const *)frame->data, frame->linesize, 0, frame->height, small->data, small->linesize);
  sws_freeContext(scaler);

  AVCodecContext *encoder = avcodec_alloc_context3(avcodec_find_encoder(AV_CODEC_ID_MJPEG));
  encoder->width = small->width;
  encoder->height = small->height;
  encoder->pix_fmt = small->format;
  encoder->time_base = (AVRational){1, 25};
  encoder->thread_count = 1;
  encoder->flags |= AV_CODEC_FLAG_QSCALE;
  encoder->qmin = 1;
  small->quality = encoder->global_quality = 2 * FF_QP2LAMBDA;
  require(avcodec_open2(encoder, NULL, NULL) >= 0, "opening the encoder");
  AVPacket *packet = av_packet_alloc();
  avcodec_send_frame(encoder, small);
  avcodec_send_frame(encoder, NULL);
  require(avcodec_receive_packet(encoder, packet) >= 0, "encoding");
  FILE *file = fopen(path, "wb");
  require(file && fwrite(packet->data, 1, (size_t)packet->size, file) == (size_t)packet->size, "writing");
  fclose(file);
  av_packet_free(&packet);
  avcodec_free_context(&encoder);
  av_frame_free(&small);
}

// The headers tell the size, the codec and the times; one sample with its pictures left out the pixel format and colour.
static void probe(const char *path) {
  Film film = film_open(path, 1);
  film.codec->skip_frame = AVDISCARD_ALL;
  if (read_video(&film)) avcodec_send_packet(film.codec, film.packet);
  printf("%s %dx%d %s %.3f s\n", avcodec_get_name(film.stream->codecpar->codec_id), film.codec->width,
         film.codec->height, av_get_pix_fmt_name(film.codec->pix_fmt), (double)film.format->duration / AV_TIME_BASE);
  film_close(&film);
}

static void strip(Film *film, int count, bool is_exact, const char *folder) {
  double length = (double)film->format->duration / AV_TIME_BASE;
  for (int i = 0; i < count; i++) {
    char path[4096];
    snprintf(path, sizeof path, "%s/floor-%04d.jpg", folder, i + 1);
    int64_t target = ticks(film, length * i / count);
    if (is_exact) decode_exact(film, target);
    else decode_key(film, target);
    write_jpeg(film->frame, path);
    av_frame_unref(film->frame);
  }
}

int main(int count, char **words) {
  const char *command = count > 1 ? words[1] : "";
  av_log_set_level(AV_LOG_ERROR);
  if (strcmp(command, "load") == 0) {
    return swscale_version() != 0 && avcodec_find_decoder(AV_CODEC_ID_H264) != NULL ? 0 : 1;
  }
  if (strcmp(command, "probe") == 0 && count == 3) {
    probe(words[2]);
    return 0;
  }
  if (strcmp(command, "poster") == 0 && count == 4) {
    Film film = film_open(words[2], 1);
    decode_key(&film, ticks(&film, (double)film.format->duration / AV_TIME_BASE / 10));
    write_jpeg(film.frame, words[3]);
    film_close(&film);
    return 0;
  }
  if (strcmp(command, "exact") == 0 && count == 6) {
    Film film = film_open(words[2], atoi(words[4]));
    decode_exact(&film, ticks(&film, atof(words[3])));
    write_jpeg(film.frame, words[5]);
    film_close(&film);
    return 0;
  }
  if (strcmp(command, "exact-strip") == 0 && count == 6) {
    Film film = film_open(words[2], atoi(words[4]));
    strip(&film, atoi(words[3]), true, words[5]);
    film_close(&film);
    return 0;
  }
  if (strcmp(command, "key-strip") == 0 && count == 5) {
    Film film = film_open(words[2], 1);
    strip(&film, atoi(words[3]), false, words[4]);
    film_close(&film);
    return 0;
  }
  fprintf(stderr, "video-floor: load | probe | poster | exact | exact-strip | key-strip\n");
  return 2;
}
