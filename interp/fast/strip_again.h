/* What a loop was last entered with, and what was found out. */
#ifndef INTERP_FAST_STRIP_AGAIN_H
#define INTERP_FAST_STRIP_AGAIN_H

#include "interp/fast/strip.h"

/* Room for it in the arena, of a loop whose plan is finished. NULL: what is found out of this one is
 * not told by its numbers and memrefs alone, and it is looked at whenever it is entered. What is
 * done with it stands in strip_run.h. */
StripAgain *strip_plan_again(const StripLoop *loop, Arena *arena);

#endif
