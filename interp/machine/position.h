/* Position: where in its loops, and with which arguments, a function stands that runs. It is read
 * off the frame, so that it costs a run nothing and is there in fast code too.
 */
#ifndef INTERP_MACHINE_POSITION_H
#define INTERP_MACHINE_POSITION_H

#include "interp/machine/facts.h"
#include "interp/machine/machine.h"

/* The innermost loops around the operation, outermost first: "%i = 3, %j = 0", their
 * induction variables; of a loop of blocks the integers and floats that its header takes. The
 * operation at which the innermost of them begins; NULL, and nothing printed, where there is none.
 */
const Op *position_print_loops(Sb *sb, FactsTable *table, const Frame *frame, const Op *op);
/* The arguments that the frame's function was called with: "%m = memref at 0x100, %n = 3 : i32". */
void position_print_arguments(Sb *sb, FactsTable *table, const Frame *frame);
/* The nodes of a block of the function; NULL where it has none such. */
const BlockNodes *position_block(const Function *function, const Block *block);
/* The node of the operation, which stands in the frame's function. */
const Node *position_node(const Frame *frame, const Op *op);
/* Where a value lies that an operation of the frame's function has given; false where it is of a
 * type that is not held. */
bool position_place(const Frame *frame, const Value *value, Place *place);
/* The induction variables of an iteration of a parallel loop that runs: "%i = 3, %j = 0". */
void position_print_iteration(Sb *sb, const Parallel *loop, uint64_t iteration);

#endif
