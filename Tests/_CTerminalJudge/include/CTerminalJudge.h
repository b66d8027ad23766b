/* What the terminal tests need of C: an emulator that says what a screen shows, and pseudo
 * terminals with a small shell that stops and continues a job. */
#ifndef CTERMINALJUDGE_H
#define CTERMINALJUDGE_H

#include <stddef.h>
#include <stdint.h>

typedef struct judge judge;

/* One cell of the emulator's screen. Colours: 0 the terminal's own, 0x01000000 + index,
 * 0x02000000 + RGB. Attributes: 1 bold, 4 underline, 8 reverse. */
typedef struct {
  uint32_t scalars[6];
  int width;
  uint32_t foreground, background;
  unsigned attributes;
} judged_cell;

typedef struct {
  int row, column;
  int is_cursor_visible, is_alternate, mouse;
  int titles; /* how often a title was set */
} judged_state;

/* NULL if the tests were built without libvterm. */
judge *judge_create(int rows, int columns);
void judge_destroy(judge *judge);
void judge_write(judge *judge, const uint8_t *bytes, size_t length);
void judge_resize(judge *judge, int rows, int columns);
judged_cell judge_cell(judge *judge, int row, int column);
judged_state judge_state(judge *judge);

/* What became of the job, as waitpid(2) says it. */
enum { JOB_EXITED = 1, JOB_SIGNALED = 2, JOB_STOPPED = 3, JOB_CONTINUED = 4 };
typedef struct {
  int32_t kind, code;
} job_report;

typedef struct {
  int master;  /* the terminal's other end */
  int control; /* reports come out; a byte 'f' brings the job to the front, 'b' continues it behind,
                * 'e' ends the shell */
  int shell, job;
} job;

/* Starts a program as the foreground job of a shell of its own, on a terminal of the given size.
 * Fills `modes` with what job_modes gives before the program runs. 0, or an errno. */
int job_start(job *job, const char *path, char *const arguments[], char *const environment[],
              int rows, int columns, uint8_t *modes, size_t *modes_length);
/* Waits for a report for `milliseconds`; 1 if there was one. */
int job_wait(const job *job, int milliseconds, job_report *report);
/* Reads from the terminal, waiting for `milliseconds`. The count; 0 at the end or in time; */
long job_read(const job *job, int milliseconds, uint8_t *bytes, size_t length);
void job_tell(const job *job, char command);
void job_signal(const job *job, int number);
void job_resize(const job *job, int rows, int columns);
/* The terminal's modes as bytes, to be compared. The count, at most `length`. */
size_t job_modes(const job *job, uint8_t *bytes, size_t length);
/* Ends all of it. */
void job_finish(job *job);

#endif
