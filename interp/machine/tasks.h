/* Tasks: bodies that run beside what follows them.
 *
 * A task has a fiber, so that it may wait wherever it is; what it uses from outside is copied into
 * a frame of its own when it is made. One task runs at a time, the program itself being one. Which
 * goes on is a choice, made where one is made, ends, or awaits something; the first alternative
 * runs a new task at once, then goes back to whoever ran last. A token, the values that come with
 * it, or a group is an Awaited, counted by those who hold it. Rules: semantics/DECISIONS.md J1 to
 * J6. The operations are in dialects/step.h.
 */
#ifndef INTERP_MACHINE_TASKS_H
#define INTERP_MACHINE_TASKS_H

#include "interp/machine/machine.h"

/* Those that are left when the program is over run until all have ended. */
Flow tasks_finish(Machine *machine);
void tasks_free(Machine *machine);
/* The operation whose task runs; NULL: it is the program. */
const Op *tasks_running(const Machine *machine);

#endif
