/* What of a terminal session has to be C: signal handlers, and calls that Swift can not make.
 *
 * A handler may run at any instruction, in any thread, in the middle of an allocation. So all that
 * handlers touch stands in static memory that is filled before they are installed, and they call
 * async-signal-safe functions alone. Swift code could promise neither. */
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stddef.h>
#include <stdint.h>

/* What happened since it was last asked. */
enum {
  CT_RESIZED = 1,   /* SIGWINCH */
  CT_CONTINUED = 2, /* the process was stopped and goes on: everything is to be drawn again */
  CT_WOKEN = 4,     /* ct_wake was called */
};

/* Takes the terminal: saves its modes, makes it raw, writes `enter`, installs the handlers.
 * With `capture`, standard error goes to memory until the session ends.
 * Returns 0, or an errno; EBUSY if a session is open. At most 1024 bytes for each string. */
int ct_session_open(int input, int output, const uint8_t *enter, size_t enter_length,
                    const uint8_t *leave, size_t leave_length, int capture);

/* Puts other bytes in place of those given to ct_session_open, and writes `now` to the terminal. */
int ct_session_change(const uint8_t *enter, size_t enter_length, const uint8_t *leave,
                      size_t leave_length, const uint8_t *now, size_t now_length);

/* Gives the terminal back, once: a second call does nothing. */
void ct_session_close(void);

/* Whether a session is open. */
int ct_session_is_open(void);

/* Gives the terminal back, stops the process by SIGTSTP, and takes the terminal again. */
void ct_session_suspend(void);

/* Gives the terminal back and ends the process by `signal_number`. Does not return. */
_Noreturn void ct_session_die(int signal_number);

/* A descriptor that is readable when ct_take_events has something to tell; -1 without a session. */
int ct_wake_descriptor(void);
unsigned ct_take_events(void);

/* Makes ct_wake_descriptor readable, from any thread. */
void ct_wake(void);

/* The size of the terminal behind `descriptor` in cells and pixels; 0, or an errno. */
int ct_terminal_size(int descriptor, int *columns, int *rows, int *width, int *height);

/* Whether our process group is the foreground one of the terminal. */
int ct_is_foreground(int descriptor);

/* A descriptor of its own for the terminal behind `descriptor`, that does not block; -1 if there is
 * none. The flag lives in the open file, which the shell shares: so a new one is opened. */
int ct_open_unblocked(int descriptor);

/* Writes all, whatever happens in between (short counts, EINTR, EAGAIN). 0, or an errno. */
int ct_write_all(int descriptor, const uint8_t *bytes, size_t length);

/* Writes what can be written now. The count, 0 if the terminal takes nothing, or -errno. */
long ct_write_some(int descriptor, const uint8_t *bytes, size_t length);

/* Reads what is there. The count, 0 at the end, -errno; -EAGAIN if there is nothing. */
long ct_read_some(int descriptor, uint8_t *bytes, size_t length);

/* Waits until one of up to three descriptors (-1: none) can be read or, the last, written.
 * `timeout` in milliseconds, -1 for ever. A set of bits 1, 2, 4; 8 where the first hung up. */
int ct_wait(int first, int second, int output, int timeout);

/* The time of a clock that does not go back, in nanoseconds. */
int64_t ct_clock(void);

#endif
