#define _GNU_SOURCE
#include "CTerminalJudge.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

static void report(int control, int status) {
  job_report report = {0};
  if (WIFEXITED(status)) report = (job_report){JOB_EXITED, WEXITSTATUS(status)};
  if (WIFSIGNALED(status)) report = (job_report){JOB_SIGNALED, WTERMSIG(status)};
  if (WIFSTOPPED(status)) report = (job_report){JOB_STOPPED, WSTOPSIG(status)};
  if (WIFCONTINUED(status)) report = (job_report){JOB_CONTINUED, 0};
  if (write(control, &report, sizeof report) < 0) _exit(2);
}

/* The shell: between fork and _exit only async-signal-safe calls, as the parent has threads. It looks
 * at its job when SIGCHLD ends the poll, and at commands when they come. */
static volatile sig_atomic_t child_changed;
static void on_child(int number) {
  (void)number;
  child_changed = 1;
}

_Noreturn static void shell(int slave, int control, const char *path, char *const arguments[],
                            char *const environment[]) {
  /* What other tests have open is not ours to hold open. */
  for (int descriptor = 3; descriptor < 1024; descriptor++)
    if (descriptor != slave && descriptor != control) close(descriptor);
  setsid();
  ioctl(slave, TIOCSCTTY, 0);
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  signal(SIGTTOU, SIG_IGN);
  struct sigaction action = {.sa_handler = on_child};
  sigaction(SIGCHLD, &action, NULL);
  sigset_t children, none;
  sigemptyset(&none);
  sigemptyset(&children);
  sigaddset(&children, SIGCHLD);
  sigprocmask(SIG_SETMASK, &children, NULL);
  pid_t job = fork();
  if (job == 0) {
    setpgid(0, 0);
    tcsetpgrp(slave, getpid());
    signal(SIGTTOU, SIG_DFL);
    signal(SIGCHLD, SIG_DFL);
    sigprocmask(SIG_SETMASK, &none, NULL);
    dup2(slave, 0);
    dup2(slave, 1);
    dup2(slave, 2);
    for (int descriptor = 3; descriptor < 1024; descriptor++) close(descriptor);
    execve(path, arguments, environment);
    _exit(127);
  }
  setpgid(job, job);
  tcsetpgrp(slave, job);
  int32_t number = job;
  if (write(control, &number, sizeof number) < 0) _exit(2);
  for (;;) {
    int status;
    while (waitpid(job, &status, WNOHANG | WUNTRACED | WCONTINUED) > 0) {
      if (!WIFCONTINUED(status)) tcsetpgrp(slave, getpid());
      report(control, status);
    }
    struct pollfd ready = {.fd = control, .events = POLLIN};
    if (ppoll(&ready, 1, NULL, &none) <= 0) continue;
    char command = 0;
    if (read(control, &command, 1) <= 0 || command == 'e') break;
    if (command == 'f') tcsetpgrp(slave, job);
    kill(-job, SIGCONT);
  }
  kill(-job, SIGKILL);
  _exit(0);
}

int job_start(job *result, const char *path, char *const arguments[], char *const environment[],
              int rows, int columns, uint8_t *modes_before, size_t *modes_length) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  int master, slave, control[2];
  if (openpty(&master, &slave, NULL, NULL, &size) != 0) return errno;
  fcntl(master, F_SETFD, FD_CLOEXEC);
  /* Modes that no program would make up: put back bit for bit, or not. */
  struct termios modes;
  tcgetattr(slave, &modes);
  modes.c_cc[VERASE] = 0x08;
  modes.c_cc[VKILL] = 0x18;
  modes.c_iflag |= IXANY;
  modes.c_lflag &= ~(tcflag_t)ECHOKE;
  tcsetattr(slave, TCSANOW, &modes);
  job opened = {.master = master};
  *modes_length = job_modes(&opened, modes_before, *modes_length);
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, control) != 0) return errno;
  fcntl(control[0], F_SETFD, FD_CLOEXEC);
  pid_t child = fork();
  if (child == 0) {
    close(master);
    close(control[0]);
    shell(slave, control[1], path, arguments, environment);
  }
  close(slave);
  close(control[1]);
  if (child < 0) return errno;
  int32_t number = 0;
  struct pollfd ready = {.fd = control[0], .events = POLLIN};
  if (poll(&ready, 1, 10000) <= 0 || read(control[0], &number, sizeof number) != sizeof number)
    return EIO;
  *result = (job){.master = master, .control = control[0], .shell = child, .job = number};
  return 0;
}

int job_wait(const job *job, int milliseconds, job_report *result) {
  struct pollfd ready = {.fd = job->control, .events = POLLIN};
  if (poll(&ready, 1, milliseconds) <= 0) return 0;
  return read(job->control, result, sizeof *result) == sizeof *result;
}

long job_read(const job *job, int milliseconds, uint8_t *bytes, size_t length) {
  struct pollfd ready = {.fd = job->master, .events = POLLIN};
  if (poll(&ready, 1, milliseconds) <= 0) return 0;
  ssize_t count = read(job->master, bytes, length);
  return count < 0 ? 0 : count;
}

void job_tell(const job *job, char command) {
  if (write(job->control, &command, 1) < 0) return;
}

void job_signal(const job *job, int number) { kill(job->job, number); }

void job_resize(const job *job, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  ioctl(job->master, TIOCSWINSZ, &size);
}

size_t job_modes(const job *job, uint8_t *bytes, size_t length) {
  struct termios modes;
  memset(&modes, 0, sizeof modes);
  if (tcgetattr(job->master, &modes) != 0 || length < sizeof modes) return 0;
  memcpy(bytes, &modes, sizeof modes);
  return sizeof modes;
}

void job_finish(job *job) {
  kill(-job->job, SIGKILL);
  job_tell(job, 'e');
  close(job->control);
  close(job->master);
  int status;
  waitpid(job->shell, &status, 0);
}
