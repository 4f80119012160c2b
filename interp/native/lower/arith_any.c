/* arith, index: operations on values of any type, and constants. */
#include "interp/native/lower/arith.h"

static bool lower_value(Lower *l, const Op *op)
{
    return give(l, op, lower_constant(l, op, op->results[0]->type, op_attr(op, "value")));
}

static bool lower_sizeof(Lower *l, const Op *op)
{
    return give(l, op, index_constant(l, l->index_width));
}

/* LLVM's select takes one i1 for a vector, or one for each lane, and values of any type. */
static bool lower_select(Lower *l, const Op *op)
{
    return give(l, op, LLVMBuildSelect(l->builder, in(l, op, 0), in(l, op, 1), in(l, op, 2), ""));
}

const Lowering ARITH_ANY_LOWERINGS[] = {
    { "arith.constant index.constant index.bool.constant llvm.mlir.constant", lower_value },
    { "index.sizeof", lower_sizeof },
    { "arith.select", lower_select },
    { 0 },
};
