#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

int ct_terminal_size(int descriptor, int *columns, int *rows, int *width, int *height) {
  struct winsize size = {0};
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return errno;
  *columns = size.ws_col;
  *rows = size.ws_row;
  *width = size.ws_xpixel;
  *height = size.ws_ypixel;
  return 0;
}

int ct_is_foreground(int descriptor) { return tcgetpgrp(descriptor) == getpgrp(); }

int ct_open_unblocked(int descriptor) {
  char path[64];
  if (!isatty(descriptor)) return -1;
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  return open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}

int ct_write_all(int descriptor, const uint8_t *bytes, size_t length) {
  while (length > 0) {
    long count = ct_write_some(descriptor, bytes, length);
    if (count < 0) return (int)-count;
    if (count == 0) {
      /* Somebody else made the open file non-blocking. */
      struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
      if (poll(&ready, 1, -1) < 0 && errno != EINTR) return errno;
    }
    bytes += count;
    length -= (size_t)count;
  }
  return 0;
}

long ct_write_some(int descriptor, const uint8_t *bytes, size_t length) {
  for (;;) {
    ssize_t count = write(descriptor, bytes, length);
    if (count >= 0) return count;
    if (errno == EAGAIN || errno == EWOULDBLOCK) return 0;
    if (errno != EINTR) return -errno;
  }
}

long ct_read_some(int descriptor, uint8_t *bytes, size_t length) {
  for (;;) {
    ssize_t count = read(descriptor, bytes, length);
    if (count >= 0) return count;
    if (errno != EINTR) return -errno;
  }
}

int ct_wait(int first, int second, int output, int timeout) {
  struct pollfd list[3] = {
      {.fd = first, .events = POLLIN},
      {.fd = second, .events = POLLIN},
      {.fd = output, .events = POLLOUT},
  };
  /* A signal ends the wait: its handler has left something to do. */
  if (poll(list, 3, timeout) <= 0) return 0;
  int ready = 0;
  for (int index = 0; index < 3; index++)
    if (list[index].revents != 0) ready |= 1 << index;
  if (list[0].revents & (POLLHUP | POLLERR | POLLNVAL)) ready |= 8;
  return ready;
}

int64_t ct_clock(void) {
  struct timespec now = {0};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}
