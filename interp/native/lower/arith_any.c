/* arith: operations on values of any type, and the shapes of types. */
#include "interp/native/lower/arith.h"

LLVMTypeRef scalar_of(LLVMTypeRef shape)
{
    return LLVMGetTypeKind(shape) == LLVMVectorTypeKind ? LLVMGetElementType(shape) : shape;
}

LLVMTypeRef with_scalar(LLVMTypeRef shape, LLVMTypeRef scalar)
{
    return LLVMGetTypeKind(shape) == LLVMVectorTypeKind
               ? LLVMVectorType(scalar, LLVMGetVectorSize(shape))
               : scalar;
}

LLVMTypeRef integers_like(Lower *l, LLVMTypeRef shape, unsigned width)
{
    return with_scalar(shape, LLVMIntTypeInContext(l->context, width));
}

LLVMValueRef integer_in(Lower *l, LLVMTypeRef type, int64_t value)
{
    return splat_to(l, type, LLVMConstInt(scalar_of(type), (unsigned long long)value, true));
}

bool lower_value_constant(Lower *l, const Op *op)
{
    LLVMValueRef made = lower_constant(l, op, op->results[0]->type, op_attr(op, "value"));

    if (made)
        out(l, op, 0, made);
    return made != NULL;
}

/* LLVM's select takes one i1 for a vector, or one for each lane, and values of any type. */
static bool lower_select(Lower *l, const Op *op)
{
    out(l, op, 0, LLVMBuildSelect(l->builder, in(l, op, 0), in(l, op, 1), in(l, op, 2), ""));
    return true;
}

const Lowering ARITH_ANY_LOWERINGS[] = {
    { "arith.constant", lower_value_constant },
    { "arith.select", lower_select },
    { 0 },
};
