/* Lanes: the definition of a row on one lane of mapped operands, or on whole values as lane 0, and
 * what the row says of poison in them. */
#ifndef INTERP_MACHINE_LANE_H
#define INTERP_MACHINE_LANE_H

#include "interp/machine/machine.h"

static inline Step step_of(Machine *machine, Frame *frame, const Node *node)
{
    return (Step){
        .op = node->op, .arena = &machine->scratch, .machine = machine, .frame = frame, .node = node
    };
}

/* Where the operand's poison comes from; 0 where it is none. */
uint32_t lane_origin(const Frame *frame, const Node *node, unsigned operand, uint64_t lane);
/* Makes the results poison, of that origin. */
void lane_poison(Frame *frame, const Node *node, uint64_t lane, uint32_t origin);
/* Deals with poison operands as the row's policy says. FLOW_NEXT: the definition is to run;
 * FLOW_LEAVE: the results are poison already; FLOW_END: that was undefined. */
Flow lane_policy(Step *s, uint64_t lane);
/* All of it: FLOW_NEXT where the results are there. */
Flow lane_run(Step *s, uint64_t lane);

#endif
