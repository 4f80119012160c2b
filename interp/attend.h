/* Attend: to the user while a program runs. Ctrl-C ends the run at the operation it is at; on a
 * terminal a run that takes long says so.
 */
#ifndef INTERP_ATTEND_H
#define INTERP_ATTEND_H

#include "interp/machine.h"
#include "interp/progress.h"

typedef struct Attention {
    Progress progress;
} Attention;

/* From here on, until `attend_end`, Ctrl-C is taken; the second one ends the program as ever. */
void attend_begin(Attention *attention, MachineOptions *options);
/* What the progress counts. */
uint64_t attend_count(const Machine *machine);
void attend_end(Attention *attention);

#endif
