/* Region branch: control flow from an operation into its regions, from one to the next, and back.
 *
 * What travels along an edge fits what takes it: upstream's RegionBranchOpInterface. An operation
 * checks its edges in its `verify_regions`.
 */
#ifndef CORE_VERIFY_REGION_BRANCH_H
#define CORE_VERIFY_REGION_BRANCH_H

#include "core/ir/ir.h"

typedef struct RegionEdge {
    const Op *from; /* the terminator that leaves a region; NULL: the operation itself */
    Value *const *operands;
    unsigned operand_count;
    const Region *to; /* NULL: back to the operation */
    Value *const *inputs;
    unsigned input_count;
    /* Does a value of the one type fit the other? NULL: where they are the same. */
    bool (*fits)(const Type *operand, const Type *input);
} RegionEdge;

/* From the operation or from a terminator in it, with its operands from `first` on, to the
 * arguments of a region's entry block from `arg` on. */
RegionEdge edge_into(const Op *from, unsigned first, const Region *to, unsigned arg);
/* From a terminator, with its operands from `first` on, to the operation's results. */
RegionEdge edge_back(const Op *terminator, unsigned first, const Op *op);
bool edge_verify(const Op *op, RegionEdge edge);

#endif
