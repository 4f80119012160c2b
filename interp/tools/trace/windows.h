/* Windows: the stretches of a run that a page shows. A short run is one window; of a long one they
 * lie at its beginning, at its end, where an operation runs first, where control flow changes, and
 * evenly in between.
 */
#ifndef INTERP_TOOLS_TRACE_WINDOWS_H
#define INTERP_TOOLS_TRACE_WINDOWS_H

#include "interp/tools/trace/survey.h"

typedef struct Window {
    Time from, to; /* the first operation in it, and the first behind it */
} Window;

typedef VEC(Window) Windows;

/* Windows in the order of time that do not touch, with `budget` operations in all at the most. The
 * first begins at 1, the last ends behind the survey's total. `vec_free` gives them back. */
Windows windows_choose(const Survey *survey, uint64_t budget);
uint64_t windows_length(const Windows *windows);

#endif
