/* Observer: something that watches a run: trace, stepper, counters. It is wired in when a function
 * is resolved, so that it has to be set before the machine's first call; without one operations
 * cost nothing for it. Memory has a watch of its own (semantics/memory/memory.h).
 */
#ifndef INTERP_MACHINE_OBSERVER_H
#define INTERP_MACHINE_OBSERVER_H

#include "dialects/step.h"

typedef struct Observer {
    void *state;
    /* Before an operation runs, and after it did; its operands and results can be read. */
    void (*before)(void *state, const Step *step);
    void (*after)(void *state, const Step *step, Flow flow);
    /* A block begins, its arguments set: a function's or region's first, or a branch's target; or a
     * new frame goes on with a coroutine in the middle of it. May be NULL. */
    void (*entered)(void *state, const struct Frame *frame, const Block *block);
    /* Another task runs from here on, by their numbers, 0 the program's own; the one that ran may
     * be over. May be NULL. */
    void (*switched)(void *state, uint64_t from, uint64_t to, bool over);
    bool inside;     /* what happens within helpers (machine.h) is told, too */
    bool expansions; /* and within expansions */
} Observer;

#endif
