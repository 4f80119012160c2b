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
    LLVMTypeRef type = result_type(l, op);

    return type && give(l, op, pair(l, type, in(l, op, 0), in(l, op, 1)));
}

static bool lower_part(Lower *l, const Op *op, const Lowering *row)
{
    return give(l, op, part(l, op, 0, (unsigned)row->code));
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

    return give(l, op, pair(l, LLVMTypeOf(in(l, op, 0)), real, sum(l, op, 1)));
}

const Lowering COMPLEX_LOWERINGS[] = {
    { "complex.create", lower_create },
    { "complex.re", .by = lower_part, .code = 0 },
    { "complex.im", .by = lower_part, .code = 1 },
    { "complex.add", lower_sum },
    { 0 },
};
