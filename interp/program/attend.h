/* Attend: to the user while a program runs. Ctrl-C ends the run at the operation it is at; on a
 * terminal a run that takes long says so.
 */
#ifndef INTERP_PROGRAM_ATTEND_H
#define INTERP_PROGRAM_ATTEND_H

#include "interp/machine/machine.h"
#include "interp/console/progress.h"

#include <stdatomic.h>

typedef struct Attention {
    Progress progress;
} Attention;

/* From here on, until `attend_end`, Ctrl-C is taken; the second one ends the program as ever. */
void attend_begin(Attention *attention, MachineOptions *options);
/* What the progress counts. */
uint64_t attend_count(const Machine *machine);
void attend_end(Attention *attention);

/* For commands that run many programs: from here on Ctrl-C is noted, and the second one ends the
 * program. What has come of a run since is no answer. `attend_goes_on` is an option of machines. */
void attend_interrupts(void);
bool attend_interrupted(void);
bool attend_goes_on(void *state, const Machine *machine);
/* From here on it is this flag that interrupts what runs in this thread; NULL: Ctrl-C. */
void attend_to(const atomic_bool *flag);

#endif
