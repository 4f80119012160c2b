/* complex: structs of two floats. */
#include "interp/native/lower/arith.h"

static LLVMValueRef pair(Lower *l, LLVMTypeRef type, LLVMValueRef real, LLVMValueRef imaginary)
{
    LLVMValueRef half = LLVMBuildInsertValue(l->builder, LLVMGetUndef(type), real, 0, "");

    return LLVMBuildInsertValue(l->builder, half, imaginary, 1, "");
}

static LLVMValueRef part(Lower *l, const Op *op, unsigned operand, unsigned index)
{
    return LLVMBuildExtractValue(l->builder, in(l, op, operand), index, "");
}

static bool lower_create(Lower *l, const Op *op)
{
    LLVMTypeRef type = lower_type(l, op, op->results[0]->type);

    if (!type)
        return false;
    out(l, op, 0, pair(l, type, in(l, op, 0), in(l, op, 1)));
    return true;
}

static bool lower_re(Lower *l, const Op *op)
{
    out(l, op, 0, part(l, op, 0, 0));
    return true;
}

static bool lower_im(Lower *l, const Op *op)
{
    out(l, op, 0, part(l, op, 0, 1));
    return true;
}

/* The sum of that part of both operands. */
static LLVMValueRef sum(Lower *l, const Op *op, unsigned index)
{
    LLVMValueRef lhs = part(l, op, 0, index), rhs = part(l, op, 1, index), made;
    LLVMTypeRef type = LLVMTypeOf(lhs), working = working_type(l, type);

    made = LLVMBuildFAdd(l->builder, convert_float(l, lhs, working), convert_float(l, rhs, working),
                         "");
    set_fastmath(made, fastmath_of(op));
    return convert_float(l, made, type);
}

static bool lower_sum(Lower *l, const Op *op)
{
    LLVMValueRef real = sum(l, op, 0);

    out(l, op, 0, pair(l, LLVMTypeOf(in(l, op, 0)), real, sum(l, op, 1)));
    return true;
}

const Lowering COMPLEX_LOWERINGS[] = {
    { "complex.create", lower_create },
    { "complex.re", lower_re },
    { "complex.im", lower_im },
    { "complex.add", lower_sum },
    { 0 },
};
