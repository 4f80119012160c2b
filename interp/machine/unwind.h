/* Unwind: calls that end before their time, as what they called does not return.
 *
 * Whoever begins an unwinding knows where it lands, among the calls that may be landed at: the
 * machine has them in a row, the innermost first. Until then every operation on the way ends with
 * FLOW_END, as at the end of a run; the call that is landed at takes the frames back and goes on.
 * Rules: semantics/DECISIONS.md M31.
 */
#ifndef INTERP_MACHINE_UNWIND_H
#define INTERP_MACHINE_UNWIND_H

#include "interp/machine/machine.h"

typedef struct Landing { /* a call that runs, and may be landed at */
    struct Landing *outer;
    Frame *frame; /* whose call it is */
    const Node *node;
    const Node *pad; /* what lets go on there */
    size_t stack;    /* of memory */
    unsigned depth, parallel_depth;
    ArenaMark frames;
} Landing;

/* An unwinding begins that lands there with the value, which goes to the landing pad. FLOW_END. */
Flow unwind_to(Step *s, Landing *landing, Place value);
/* Is one on its way? */
bool unwinds(const Machine *machine);
/* The frames within this one are left. */
void unwind_frames(Machine *machine, const Frame *to);
void unwind_free(Machine *machine);

/* externals_exception.c: an exception of C++, which a value refers to, goes on with its unwinding;
 * false: it refers to none. */
bool exception_goes_on(Step *s, Place value, Flow *flow);

#endif
