/* Coroutine: a call that may be suspended, and gone on with when it has returned.
 *
 * While it runs it is a frame like any other. When it is suspended, what the frame holds is kept by
 * the machine, attached to the memory that the program gave for the coroutine's frame; whoever goes
 * on with it gets a new frame with that, which runs from behind the suspension. So memory that was
 * freed, a handle that is none, and a coroutine that runs already are all told apart. The
 * operations are in dialects/step.h. Rules: semantics/DECISIONS.md M23.
 */
#ifndef INTERP_MACHINE_COROUTINE_H
#define INTERP_MACHINE_COROUTINE_H

#include "interp/machine/machine.h"

/* The frame's call returns. What it has on the stack since the mark lives as long as the coroutine,
 * if that goes on. */
void coroutine_leave(Machine *machine, const Frame *frame, size_t stack);

/* Slots hold the same as those of the other frame, of the same function. */
void frame_copy(const Frame *to, const Frame *from);

#endif
