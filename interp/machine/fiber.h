/* Fiber: a C stack of its own, with what the machine has on it: frames, scratch, how deep calls
 * nest, what lies on the program's stack. One runs at a time, until it lets another do so.
 */
#ifndef INTERP_MACHINE_FIBER_H
#define INTERP_MACHINE_FIBER_H

#include "interp/machine/machine.h"

typedef struct Fiber Fiber;

/* The one that the machine is on already. */
Fiber *fiber_own(void);
/* One that will run the function, as a call within those that run, which does not return but
 * leaves. NULL, the run having ended, where no memory is left, or the host has one stack alone.
 */
Fiber *fiber_new(Step *s, void (*function)(void *argument), void *argument);
/* From the one that runs to the other: it returns when somebody comes back. */
void fiber_switch(Machine *machine, Fiber *from, Fiber *to);
/* It does not run. */
void fiber_free(Machine *machine, Fiber *fiber);

#endif
