/* Observer: something that watches a run: trace, stepper, counters. It is wired in when a function
 * is resolved; without one the run costs nothing for it.
 */
#ifndef INTERP_OBSERVER_H
#define INTERP_OBSERVER_H

#include "dialects/step.h"

typedef struct Observer {
    void *state;
    /* Before an operation runs, and after it did; its operands and results can be read. */
    void (*before)(void *state, const Step *step);
    void (*after)(void *state, const Step *step, Flow flow);
} Observer;

#endif
