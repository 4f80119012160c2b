/* What a loop was last entered with, and what was found out. */
#ifndef INTERP_FAST_STRIP_AGAIN_H
#define INTERP_FAST_STRIP_AGAIN_H

#include "interp/fast/strip.h"

/* Room for it, of a loop whose plan is finished; NULL where more counts than is looked at. */
StripAgain *strip_plan_again(const StripLoop *loop, Arena *arena);

#endif
