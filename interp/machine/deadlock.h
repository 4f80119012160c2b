/* Deadlock: nothing is left to run, and somebody waits; who waits for whom. */
#ifndef INTERP_MACHINE_DEADLOCK_H
#define INTERP_MACHINE_DEADLOCK_H

#include "interp/machine/task.h"

/* The operation waits for it. */
Flow deadlock_report(Step *s, const Awaited *awaited);
/* The program is over; the task waits for what its beginning needs, if it does. */
Flow deadlock_report_left(Machine *machine, Task *task);

#endif
