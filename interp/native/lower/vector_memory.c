/* vector: slices of memory, whole, masked, packed, and picked by indices. */
#include "interp/native/lower/vector.h"

/* The element of lane `number`, where the vector's dimensions are the base's last ones. */
static LLVMValueRef *slice_indices(const VectorBase *base, uint64_t number)
{
    unsigned rank = base->type->shaped.rank, outer = rank - base->rank;
    LLVMValueRef *indices = ARENA_COPY(&base->l->arena, LLVMValueRef, base->indices, rank);

    for (unsigned i = 0; i < base->rank; i++)
        indices[outer + i] = plus(base->l, indices[outer + i], vector_index(base, number, i));
    return indices;
}

/* `mask` and `otherwise` may be NULL. */
static bool read_slice(Lower *l, const Op *op, LLVMValueRef mask, LLVMValueRef otherwise)
{
    const Type *vector = op->results[0]->type;
    VectorBase base;
    LLVMValueRef all;

    if (!vector_base(l, op, 0, vector, &base))
        return false;
    all = LLVMGetPoison(lower_type(l, op, vector));
    for (uint64_t i = 0; i < vector_elements(&base); i++) {
        LLVMValueRef part =
            vector_read(&base, slice_indices(&base, i), mask ? bit_of(l, mask, i) : NULL,
                        mask ? vector_part(&base, otherwise, i) : NULL);

        if (!part)
            return false;
        all = vector_with_part(&base, all, i, part);
    }
    return give(l, op, all);
}

static bool write_slice(Lower *l, const Op *op, unsigned operand, unsigned value, LLVMValueRef mask)
{
    const Type *vector = op->operands[value]->type;
    VectorBase base;

    if (!vector_base(l, op, operand, vector, &base))
        return false;
    for (uint64_t i = 0; i < vector_elements(&base); i++)
        if (!vector_write(&base, slice_indices(&base, i), mask ? bit_of(l, mask, i) : NULL,
                          vector_part(&base, in(l, op, value), i)))
            return false;
    return true;
}

static bool lower_load(Lower *l, const Op *op)
{
    return read_slice(l, op, NULL, NULL);
}

static bool lower_store(Lower *l, const Op *op)
{
    return write_slice(l, op, 1, 0, NULL);
}

static bool lower_masked_load(Lower *l, const Op *op)
{
    return read_slice(l, op, in(l, op, op->operand_count - 2), in(l, op, op->operand_count - 1));
}

static bool lower_masked_store(Lower *l, const Op *op)
{
    return write_slice(l, op, 0, op->operand_count - 1, in(l, op, op->operand_count - 2));
}

/* Lanes that are set go along one behind the other. */
static bool lower_packed(Lower *l, const Op *op, const Lowering *row)
{
    bool writes = row->code != 0;
    unsigned mask = op->operand_count - 2;
    const Type *vector = op->operands[mask + 1]->type;
    LLVMValueRef all = in(l, op, mask + 1), *last;
    VectorBase base;

    if (!vector_base(l, op, 0, vector, &base))
        return false;
    if (base.rank != 1 || !base.type->shaped.rank)
        return lower_fail(l, op, "more or fewer dimensions than one have no counterpart");
    last = &base.indices[base.type->shaped.rank - 1];
    for (uint64_t i = 0; i < vector_elements(&base); i++) {
        LLVMValueRef bit = bit_of(l, in(l, op, mask), i), lane = bit_of(l, all, i);

        if (writes ? !vector_write(&base, base.indices, bit, lane)
                   : !(lane = vector_read(&base, base.indices, bit, lane)))
            return false;
        if (!writes)
            all = vector_with_part(&base, all, i, lane);
        *last =
            LLVMBuildAdd(l->builder, *last, LLVMBuildZExt(l->builder, bit, index_type(l), ""), "");
    }
    return writes || give(l, op, all);
}

/* The last index of a lane is what `indices` says beside the last offset. */
static bool lower_picks(Lower *l, const Op *op, const Lowering *row)
{
    bool writes = row->code != 0;
    unsigned mask = op->operand_count - 2;
    const Type *vector = op->operands[mask + 1]->type;
    LLVMValueRef all = in(l, op, mask + 1), around = mask_around(l, op);
    VectorBase base;

    if (!vector_base(l, op, 0, vector, &base))
        return false;
    if (!base.type->shaped.rank)
        return lower_fail(l, op, "a base without dimensions has no counterpart");
    for (uint64_t i = 0; i < vector_elements(&base); i++) {
        unsigned rank = base.type->shaped.rank;
        LLVMValueRef *indices = ARENA_COPY(&l->arena, LLVMValueRef, base.indices, rank);
        LLVMValueRef more = bit_of(l, in(l, op, mask - 1), i), lane = bit_of(l, all, i);
        LLVMValueRef bit =
            both(l, bit_of(l, in(l, op, mask), i), around ? bit_of(l, around, i) : NULL);

        more = LLVMBuildIntCast2(l->builder, more, index_type(l), true, "");
        indices[rank - 1] = LLVMBuildAdd(l->builder, indices[rank - 1], more, "");
        if (writes ? !vector_write(&base, indices, bit, lane)
                   : !(lane = vector_read(&base, indices, bit, lane)))
            return false;
        if (!writes)
            all = vector_with_part(&base, all, i, lane);
    }
    return writes ? vector_written(&base) : give(l, op, all);
}

/* The same memory in elements that are vectors. */
static bool lower_type_cast(Lower *l, const Op *op)
{
    const Type *type = op->results[0]->type;
    Strided strided = strided_new(l, type->shaped.rank);

    for (unsigned i = 0; i < type->shaped.rank; i++)
        strided.sizes[i] = index_constant(l, type->shaped.dims[i]);
    strided_row_major(l, &strided);
    return give(l, op, strided_view(l, in(l, op, 0), strided));
}

const Lowering VECTOR_MEMORY_LOWERINGS[] = {
    { "vector.load affine.vector_load", lower_load },
    { "vector.store affine.vector_store", lower_store },
    { "vector.maskedload", lower_masked_load },
    { "vector.maskedstore", lower_masked_store },
    { "vector.expandload", .by = lower_packed, .code = 0 },
    { "vector.compressstore", .by = lower_packed, .code = 1 },
    { "vector.gather", .by = lower_picks, .code = 0 },
    { "vector.scatter", .by = lower_picks, .code = 1 },
    { "vector.type_cast", lower_type_cast },
    { 0 },
};
