/* Flow: the FastOps that lead from one piece of code to another. */
#ifndef INTERP_FAST_FLOW_H
#define INTERP_FAST_FLOW_H

#include "interp/fast/code.h"

typedef struct FastSlots { /* copied from some to others */
    const Slot *to, *from;
    unsigned count;
} FastSlots;

/* moves.c: the moves that copy words from slots to slots as if all at once, through spare words
 * where they have to. */
const FastMove *fast_plan_moves(FastCompiler *c, FastSlots slots, uint32_t *count);
/* Many words that go where none of them is read, as blocks; NULL where they are not so. */
const FastBlock *fast_plan_blocks(FastCompiler *c, FastSlots slots, uint32_t *count);

/* FastOps for an edge with so many moves. more: the edge. The first stands at its beginning, when
 * it has been taken and counted; the second takes it. */
FastRun *fast_moves(uint32_t count);
FastRun *fast_goes(uint32_t count);
/* Does it take an edge that has so many moves, and do no more? */
bool fast_only_goes(const FastOp *op, uint32_t count);

FastRun fast_choose;         /* a: an i1; more: an edge for true, one for false */
FastRun fast_choose_acc;     /* the i1 is in `acc` */
FastRun fast_switch;         /* the definition chooses; more: an edge a successor */
FastRun fast_branch_counted; /* likewise, and moves what goes along the edge, counted references */
/* switch.c: of cf.switch and scf.index_switch. Takes one of count + 1 edges, which are still to be
 * set: the one behind the first that goes with the operand's value, or the first. The operand is an
 * integer of at most 64 bits. */
void fast_emit_switch(FastCompiler *c, const Node *node, unsigned count, const FastEdge *edges);
/* Any other terminator that has no successors: its definition runs. */
FastRun fast_finish;
FastRun fast_leave; /* of a region, with the operands where they are */

/* call.c. False, with nothing emitted, where it is not known what is called, or that has no body.
 */
bool fast_emit_call(FastCompiler *c, const Node *node);
void fast_emit_return(FastCompiler *c, const Node *node);
/* `go` takes an edge that is set: if that ends at a return it returns itself. */
void fast_join_return(FastOp *go);
/* Definitions have left the innermost frame's function, which fast code called: the caller goes on,
 * in fast code where no result is poison. */
Flow fast_come_back(Machine *machine);
/* call.c: how many words the slots have, and which, one after another. */
uint32_t fast_count_words(const Slot *slots, unsigned count);
uint32_t *fast_list_words(Arena *arena, const Slot *slots, unsigned count);

/* meant.c: the terminator of a region that an operation's meaning runs. */
void fast_emit_region_end(FastCompiler *c, const Node *node);
/* Definitions have left such a region, which fast code entered: the meaning goes on, in fast code
 * where no result is poison. */
Flow fast_return_to_meaning(Machine *machine);
/* Of an operation of the innermost frame. */
Step fast_step(Machine *machine, const Node *node);

#endif
