/* Progress: a line on standard error that tells how far long work has come, redrawn in place. On a
 * terminal alone: nothing of it reaches a pipe or a file.
 */
#ifndef INTERP_CONSOLE_PROGRESS_H
#define INTERP_CONSOLE_PROGRESS_H

#include <stdint.h>

typedef struct Progress {
    uint64_t done, total;  /* of the unit; a total of 0 is not known */
    const char *unit;      /* "inputs" */
    double patience;       /* seconds before the first line; 0: as long as between two */
    double started, drawn; /* seconds of the monotonic clock; 0: not yet */
    int shown;             /* is there a line on the terminal? 1: yes, 0: no, -1: never will be */
} Progress;

/* All zero but total and unit is a new one. Draws at most a few times a second. `what`: the
 * function or file being worked on. */
void progress_step(Progress *progress, uint64_t done, const char *what);
/* Takes the line away: to be called before anything else is written to the terminal. */
void progress_clear(Progress *progress);

#endif
