/* vector: masks, and the operation that masks another. */
#include "interp/native/lower/vector.h"

static const Op *mask_op_around(const Op *op)
{
    const Op *around = op_parent(op);

    return around && op_is(around, "vector.mask") ? around : NULL;
}

LLVMValueRef mask_around(Lower *l, const Op *op)
{
    const Op *around = mask_op_around(op);

    return around ? in(l, around, 0) : NULL;
}

LLVMValueRef passthru_around(Lower *l, const Op *op)
{
    const Op *around = mask_op_around(op);

    return around && around->operand_count > 1 ? in(l, around, 1) : NULL;
}

/* The operation inside is lowered where it stands: it asks for its mask. */
static bool lower_mask(Lower *l, const Op *op)
{
    const Op *yield = op->regions[0].first->last, *masked = op->regions[0].first->first;

    if (masked != yield && !lower_op(l, masked))
        return false;
    for (unsigned i = 0; i < op->result_count; i++) {
        LLVMValueRef value = in(l, yield, i);

        if (masked == yield && op->operand_count > 1
            && LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMVectorTypeKind)
            value = LLVMBuildSelect(l->builder, in(l, op, 0), value, in(l, op, 1), "");
        out(l, op, i, value);
    }
    return true;
}

/* The index that each lane has in the dimension. */
static LLVMValueRef lane_indices(Lower *l, const Type *type, unsigned dim)
{
    unsigned count = (unsigned)type_num_elements(type), inner = 1;
    LLVMValueRef *indices = ARENA_ARRAY(&l->arena, LLVMValueRef, count);

    for (unsigned i = dim + 1; i < type->shaped.rank; i++)
        inner *= (unsigned)type->shaped.dims[i];
    for (unsigned i = 0; i < count; i++)
        indices[i] = index_constant(l, type->shaped.rank ? i / inner % type->shaped.dims[dim] : 0);
    return LLVMConstVector(indices, count);
}

/* Lanes whose index is below the number for each dimension; of one without any it is 0. */
static bool give_box(Lower *l, const Op *op, const LLVMValueRef *sizes)
{
    const Type *type = op->results[0]->type;
    unsigned rank = type->shaped.rank ? type->shaped.rank : 1;
    LLVMTypeRef mask = result_type(l, op);
    LLVMValueRef all;

    if (!mask)
        return false;
    all = LLVMConstAllOnes(mask);
    for (unsigned i = 0; i < rank; i++) {
        LLVMValueRef indices = lane_indices(l, type, i);
        LLVMValueRef size = splat_to(l, LLVMTypeOf(indices), sizes[i]);

        all = LLVMBuildAnd(l->builder, all,
                           LLVMBuildICmp(l->builder, LLVMIntSLT, indices, size, ""), "");
    }
    return give(l, op, all);
}

static bool lower_create_mask(Lower *l, const Op *op)
{
    return give_box(l, op, operand_values(l, op, 0, op->operand_count));
}

static bool lower_constant_mask(Lower *l, const Op *op)
{
    return give_box(l, op, mixed_in(l, op, "mask_dim_sizes", 0));
}

static bool lower_vscale(Lower *l, const Op *op)
{
    return lower_fail(l, op, "the processor has no scalable vectors");
}

const Lowering VECTOR_MASK_LOWERINGS[] = {
    { "vector.mask", lower_mask },
    { "vector.yield", lower_yield },
    { "vector.create_mask", lower_create_mask },
    { "vector.constant_mask", lower_constant_mask },
    { "vector.vscale", lower_vscale },
    { 0 },
};
