#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

/* The states of the session. Whoever brings it from OPEN to another does the leaving: an atomic
 * exchange decides, so that it happens exactly once, whichever threads and handlers race. */
enum { CLOSED, OPEN, SUSPENDED };

/* What standard error can write while the screen is ours. Memory is used as it fills. */
#define CAPTURE_SIZE (4u << 20)

struct text {
  size_t length;
  uint8_t bytes[1024];
};

static struct {
  _Atomic int state;
  _Atomic unsigned events;
  /* Set by a stop of our own making, whose SIGCONT needs no second entering. */
  _Atomic int awaits_continue;
  int input, output;
  struct termios saved, raw;
  /* Two of each: a change fills the one not in use and then switches, so that a handler never sees
   * half of one. */
  struct text enter[2], leave[2];
  _Atomic int current;
  int real_error, captured;
  char *capture;
} session = {.real_error = -1, .captured = -1};

/* The pipe that wakes the loop. Made once and never closed: a thread may wake a session that ended
 * meanwhile, and must not write into a file that got the same number. */
static _Atomic int wake_reader = -1, wake_writer = -1;

static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
static const int endings[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
#define COUNT(list) (sizeof(list) / sizeof((list)[0]))
static struct sigaction before_crash[COUNT(crashes)], before_ending[COUNT(endings)];
static struct sigaction before_stop, before_continue, before_resize;

/* Writes from a handler. A terminal that takes nothing must not keep a dying process alive, so it
 * is waited for a quarter of a second and then left as it is. poll(2) is async-signal-safe. */
static void put(int descriptor, const void *bytes, size_t length) {
  const char *rest = bytes;
  while (length > 0) {
    struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
    if (poll(&ready, 1, 250) <= 0 || !(ready.revents & POLLOUT)) return;
    ssize_t count = write(descriptor, rest, length);
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (count <= 0) return;
    rest += count;
    length -= (size_t)count;
  }
}

static void put_text(const struct text *texts) {
  const struct text *text = &texts[atomic_load(&session.current)];
  put(session.output, text->bytes, text->length);
}

/* TCSANOW: a terminal that takes nothing would hold a draining call for ever. */
static void set_modes(const struct termios *modes) {
  while (tcsetattr(session.input, TCSANOW, modes) != 0 && errno == EINTR) continue;
}

/* Standard error is itself again, and gets what was captured. The captured text ends at the first
 * zero byte, as the file was made of zeros; reading it is reading memory. */
static void release_error(void) {
  if (session.captured < 0) return;
  dup2(session.real_error, STDERR_FILENO);
  size_t length = 0;
  while (length < CAPTURE_SIZE && session.capture[length] != 0) length++;
  size_t done = 0;
  while (done < length) {
    ssize_t count = write(session.real_error, session.capture + done, length - done);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    done += (size_t)count;
  }
  /* Zeros again, for what comes after a suspension. */
  memset(session.capture, 0, length);
}

static void capture_error(void) {
  if (session.captured < 0) return;
  lseek(session.captured, 0, SEEK_SET);
  dup2(session.captured, STDERR_FILENO);
}

/* Puts the terminal back, if that is still to be done: screen, modes, standard error. */
static int leave(int next_state) {
  int open = OPEN;
  if (!atomic_compare_exchange_strong(&session.state, &open, next_state)) return 0;
  put_text(session.leave);
  set_modes(&session.saved);
  release_error();
  return 1;
}

static void enter(void) {
  capture_error();
  set_modes(&session.raw);
  put_text(session.enter);
  atomic_store(&session.state, OPEN);
}

static void tell(unsigned event) {
  atomic_fetch_or(&session.events, event);
  int saved = errno;
  uint8_t byte = 0;
  /* A full pipe has woken the reader already. */
  if (write(atomic_load(&wake_writer), &byte, 1) < 0) errno = saved;
}

/* Raises a signal so that it acts, although threads that run async code have all of them blocked. */
static void raise_default(int number, struct sigaction *previous) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, previous);
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, number);
  pthread_sigmask(SIG_UNBLOCK, &one, NULL);
  raise(number);
}

_Noreturn static void die(int number) {
  raise_default(number, NULL);
  _exit(128 + number);
}

static void on_ending(int number) {
  leave(CLOSED);
  die(number);
}

/* After leaving, the handler that was there before runs with the same arguments, such as the one
 * that prints a backtrace; it reads the context of the crash. */
static void on_crash(int number, siginfo_t *info, void *context) {
  leave(CLOSED);
  for (size_t index = 0; index < COUNT(crashes); index++) {
    if (crashes[index] != number) continue;
    const struct sigaction *before = &before_crash[index];
    sigaction(number, before, NULL);
    if (before->sa_flags & SA_SIGINFO) {
      before->sa_sigaction(number, info, context);
      return;
    }
    if (before->sa_handler != SIG_DFL && before->sa_handler != SIG_IGN) {
      before->sa_handler(number);
      return;
    }
  }
  die(number);
}

/* Whether the terminal is another job's now. One that is not our controlling terminal has no say. */
static int is_background(void) {
  pid_t group = tcgetpgrp(session.input);
  return group > 0 && group != getpgrp();
}

static void stop(void) {
  int saved = errno;
  if (leave(SUSPENDED)) {
    struct sigaction ours;
    sigset_t mask, pending;
    pthread_sigmask(SIG_SETMASK, NULL, &mask);
    /* Continued in the background, the screen is not ours to take: stop again, until we are in front.
     * A process that nobody can stop (its shell is gone) goes on after some tries. */
    for (int tries = 0; tries == 0 || (is_background() && tries < 100); tries++) {
      atomic_store(&session.awaits_continue, 1);
      raise_default(SIGTSTP, &ours);
      /* Here the process was stopped, and goes on. */
      sigaction(SIGTSTP, &ours, NULL);
    }
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    enter();
    sigpending(&pending);
    if (!sigismember(&pending, SIGCONT)) atomic_store(&session.awaits_continue, 0);
    tell(CT_CONTINUED | CT_RESIZED);
  }
  errno = saved;
}

static void on_stop(int number) {
  (void)number;
  stop();
}

/* Going on after a stop that could not be seen (SIGSTOP): the shell has had the terminal since. The
 * screen is left before it is taken again: taken twice, it would forget what to go back to. */
static void on_continue(int number) {
  (void)number;
  int saved = errno;
  if (!atomic_exchange(&session.awaits_continue, 0) && atomic_load(&session.state) == OPEN) {
    put_text(session.leave);
    set_modes(&session.raw);
    put_text(session.enter);
    tell(CT_CONTINUED | CT_RESIZED);
  }
  errno = saved;
}

static void on_resize(int number) {
  (void)number;
  tell(CT_RESIZED);
}

static void install(int number, void (*handler)(int), struct sigaction *previous) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
  sigfillset(&action.sa_mask);
  sigaction(number, &action, previous);
}

static void install_handlers(void) {
  for (size_t index = 0; index < COUNT(crashes); index++) {
    /* On the alternate stack where there is one: a stack overflow is a crash too. */
    struct sigaction action = {.sa_sigaction = on_crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    sigaction(crashes[index], &action, &before_crash[index]);
  }
  for (size_t index = 0; index < COUNT(endings); index++) {
    sigaction(endings[index], NULL, &before_ending[index]);
    /* What is ignored from the start stays so, as under nohup. */
    if (before_ending[index].sa_handler != SIG_IGN) install(endings[index], on_ending, NULL);
  }
  install(SIGTSTP, on_stop, &before_stop);
  install(SIGCONT, on_continue, &before_continue);
  install(SIGWINCH, on_resize, &before_resize);
}

static void remove_handlers(void) {
  for (size_t index = 0; index < COUNT(crashes); index++)
    sigaction(crashes[index], &before_crash[index], NULL);
  for (size_t index = 0; index < COUNT(endings); index++)
    sigaction(endings[index], &before_ending[index], NULL);
  sigaction(SIGTSTP, &before_stop, NULL);
  sigaction(SIGCONT, &before_continue, NULL);
  sigaction(SIGWINCH, &before_resize, NULL);
}

static void close_descriptor(int *descriptor) {
  if (*descriptor >= 0) close(*descriptor);
  *descriptor = -1;
}

static void release(void) {
  close_descriptor(&session.captured);
  close_descriptor(&session.real_error);
  if (session.capture != NULL) munmap(session.capture, CAPTURE_SIZE);
  session.capture = NULL;
}

/* A file in memory, full of zeros, that can not grow: so its use is bounded, and the end of the text
 * can be found from a handler. Without one, standard error stays where it is. */
static void prepare_capture(void) {
  int file = memfd_create("standard error", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file < 0) return;
  char *memory = MAP_FAILED;
  if (ftruncate(file, CAPTURE_SIZE) == 0 && fcntl(file, F_ADD_SEALS, F_SEAL_GROW | F_SEAL_SHRINK) == 0)
    memory = mmap(NULL, CAPTURE_SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  int real = memory == MAP_FAILED ? -1 : fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (real < 0) {
    if (memory != MAP_FAILED) munmap(memory, CAPTURE_SIZE);
    close(file);
    return;
  }
  session.capture = memory;
  session.captured = file;
  session.real_error = real;
}

static int fill(struct text *text, const uint8_t *bytes, size_t length) {
  if (length > sizeof text->bytes) return EMSGSIZE;
  memcpy(text->bytes, bytes, length);
  text->length = length;
  return 0;
}

static void close_at_exit(void) { ct_session_close(); }

int ct_session_open(int input, int output, const uint8_t *enter_bytes, size_t enter_length,
                    const uint8_t *leave_bytes, size_t leave_length, int capture) {
  static int registered;
  if (atomic_load(&session.state) != CLOSED) return EBUSY;
  if (tcgetattr(input, &session.saved) != 0) return errno;
  int unused = 1 - atomic_load(&session.current);
  int error = fill(&session.enter[unused], enter_bytes, enter_length);
  if (error == 0) error = fill(&session.leave[unused], leave_bytes, leave_length);
  if (error != 0) return error;
  if (atomic_load(&wake_reader) < 0) {
    int ends[2];
    if (pipe2(ends, O_NONBLOCK | O_CLOEXEC) != 0) return errno;
    atomic_store(&wake_writer, ends[1]);
    atomic_store(&wake_reader, ends[0]);
  }
  atomic_store(&session.current, unused);
  atomic_store(&session.events, 0);
  session.input = input;
  session.output = output;
  session.raw = session.saved;
  cfmakeraw(&session.raw);
  session.raw.c_cc[VMIN] = 1;
  session.raw.c_cc[VTIME] = 0;
  if (capture) prepare_capture();
  if (!registered) registered = atexit(close_at_exit) == 0;
  /* First the handlers, then the modes: a signal in between finds nothing to put back, and one after
   * finds all of it. */
  install_handlers();
  enter();
  return 0;
}

int ct_session_change(const uint8_t *enter_bytes, size_t enter_length, const uint8_t *leave_bytes,
                      size_t leave_length, const uint8_t *now, size_t now_length) {
  int unused = 1 - atomic_load(&session.current);
  int error = fill(&session.enter[unused], enter_bytes, enter_length);
  if (error == 0) error = fill(&session.leave[unused], leave_bytes, leave_length);
  if (error != 0) return error;
  /* Before the bytes that need undoing go out, the bytes that undo them are in place. */
  atomic_store(&session.current, unused);
  if (atomic_load(&session.state) == OPEN) put(session.output, now, now_length);
  return 0;
}

void ct_session_close(void) {
  if (!leave(CLOSED)) return;
  remove_handlers();
  release();
}

int ct_session_is_open(void) { return atomic_load(&session.state) == OPEN; }

void ct_session_suspend(void) { stop(); }

_Noreturn void ct_session_die(int signal_number) {
  leave(CLOSED);
  die(signal_number);
}

int ct_wake_descriptor(void) { return atomic_load(&wake_reader); }

unsigned ct_take_events(void) {
  uint8_t bytes[64];
  /* The pipe first: an event that comes in between leaves a byte in it, and is seen next time. */
  int reader = atomic_load(&wake_reader);
  while (reader >= 0 && read(reader, bytes, sizeof bytes) > 0) continue;
  return atomic_exchange(&session.events, 0);
}

void ct_wake(void) {
  if (atomic_load(&wake_writer) >= 0) tell(CT_WOKEN);
}
