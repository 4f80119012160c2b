/* Jump: setjmp and longjmp. A call of setjmp marks a point of its frame, and writes its number to
 * the program's buffer; longjmp leaves all frames within that one, and the call returns again.
 * Rules: semantics/DECISIONS.md X11.
 */
#ifndef INTERP_MACHINE_JUMP_H
#define INTERP_MACHINE_JUMP_H

#include "interp/machine/machine.h"

/* Does it call a function that may return again? Then definitions run it, and each of its values
 * has a slot of its own. */
bool jump_returns_to(const Op *function);
/* Is one on its way to the frame? `flow` is how the frame's body ended. */
bool jump_arrives(const Machine *machine, const Frame *frame, Flow flow);
/* Then: the frame goes on behind the call that returns again; `scratch` is what was in use when its
 * body began. */
Flow jump_land(Machine *machine, ArenaMark scratch);
/* The frame is left: nothing can return to it. */
void jump_forget(Machine *machine, const Frame *frame);
bool jumps(const Machine *machine);
void jump_free(Machine *machine);
/* Those of a stack that is not in use. */
void jump_free_all(Machine *machine, struct Jumps *jumps);

#endif
