/* tensor: of static shape, vectors of all elements in row-major order. */
#include "interp/native/lower/lower.h"

static LLVMTypeRef linear_type(Lower *l)
{
    return LLVMInt64TypeInContext(l->context);
}

/* The lane of the element at the indices, operands from `first` on. */
static LLVMValueRef lane_of(Lower *l, const Op *op, const Type *type, unsigned first)
{
    LLVMValueRef lane = LLVMConstInt(linear_type(l), 0, false);

    for (unsigned i = 0; i < type->shaped.rank; i++) {
        LLVMValueRef size =
            LLVMConstInt(linear_type(l), (unsigned long long)type->shaped.dims[i], false);
        LLVMValueRef index =
            LLVMBuildSExtOrBitCast(l->builder, in(l, op, first + i), linear_type(l), "");

        lane = LLVMBuildAdd(l->builder, LLVMBuildMul(l->builder, lane, size, ""), index, "");
    }
    return lane;
}

static bool empty(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);

    return type && give(l, op, LLVMGetPoison(type));
}

static bool extract(Lower *l, const Op *op)
{
    const Type *type = op->operands[0]->type;

    return lower_type(l, op, type)
           && give(l, op,
                   LLVMBuildExtractElement(l->builder, in(l, op, 0), lane_of(l, op, type, 1), ""));
}

static bool insert(Lower *l, const Op *op)
{
    const Type *type = op->operands[1]->type;

    return lower_type(l, op, type)
           && give(l, op,
                   LLVMBuildInsertElement(l->builder, in(l, op, 1), in(l, op, 0),
                                          lane_of(l, op, type, 2), ""));
}

/* The size is picked from all of them. */
static bool dim(Lower *l, const Op *op)
{
    const Type *type = op->operands[0]->type;
    LLVMValueRef *sizes;

    if (!lower_type(l, op, type))
        return false;
    sizes = ARENA_ARRAY(&l->arena, LLVMValueRef, type->shaped.rank);
    for (unsigned i = 0; i < type->shaped.rank; i++)
        sizes[i] = index_constant(l, type->shaped.dims[i]);
    return give(l, op,
                LLVMBuildExtractElement(l->builder, LLVMConstVector(sizes, type->shaped.rank),
                                        in(l, op, 1), ""));
}

const Lowering TENSOR_LOWERINGS[] = {
    { "tensor.empty", empty },
    { "tensor.extract", extract },
    { "tensor.insert", insert },
    { "tensor.dim", dim },
    { 0 },
};
