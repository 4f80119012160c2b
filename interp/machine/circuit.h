/* Circuit: a flat graph (CircuitDef) that runs for so many ticks, its inputs set before each.
 *
 * A tick: the inputs change while clocks are low, and what follows of them is what the outputs are;
 * then clocks rise, and fall. After each of these the graph fires, and all state moves, until none
 * does (semantics/DECISIONS.md W8).
 */
#ifndef INTERP_MACHINE_CIRCUIT_H
#define INTERP_MACHINE_CIRCUIT_H

#include "interp/machine/machine.h"

typedef struct CircuitRun {
    uint64_t ticks;
    unsigned inputs; /* those that are no clocks; they stand before the clocks */
    bool only_rises; /* CircuitDef */
    /* Before a tick: sets the inputs, where they change. FLOW_NEXT, or FLOW_END. */
    Flow (*drive)(void *state, uint64_t tick, const Slot *inputs, Frame *frame);
    /* In a tick: the outputs. */
    void (*seen)(void *state, uint64_t tick, const Slot *outputs, Frame *frame);
    void *state;  /* of these, borrowed */
    uint64_t now; /* the tick that it is in */
    bool over;    /* that is the last: the circuit says so */
} CircuitRun;

Flow circuit_run(Machine *machine, Frame *frame, const Body *body);

#endif
