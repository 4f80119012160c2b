/* Jobs: functions that the program has handed to the async runtime, to be called with a coroutine's
 * handle as soon as one likes.
 *
 * The machine has one thread, so jobs wait in a row. When one runs is a choice: wherever the
 * program calls a function of the runtime that may let others go on, at the latest where somebody
 * awaits what is not there yet, or when the program is over. The first alternative is to wait, and
 * then to run in the order in which they came. Rules: semantics/DECISIONS.md X9.
 */
#ifndef INTERP_MACHINE_JOBS_H
#define INTERP_MACHINE_JOBS_H

#include "interp/machine/machine.h"

typedef struct Job {
    const Op *function; /* of one pointer */
    Pointer handle;
} Job;

enum { WORKER_THREADS = 4 };

void jobs_add(Machine *machine, Job job);
bool jobs_wait(const Machine *machine);
/* Runs one of those that wait, of which there are some. */
Flow jobs_run_one(Step *s);
/* Runs one, or none. */
Flow jobs_may_run(Step *s);
/* Those that are left when the program is over. */
Flow jobs_finish(Machine *machine);
/* Of the job that runs, a number from 2 on; 1 where none does. */
unsigned jobs_thread(const Machine *machine);
void jobs_free(Machine *machine);

#endif
