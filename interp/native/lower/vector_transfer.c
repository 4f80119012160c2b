/* vector: transfers between a vector and a slice of memory, or of a tensor. */
#include "interp/native/lower/vector.h"

typedef struct TransferOp {
    VectorBase base;
    const AffineMap *map;
    const Attr *promises;
    LLVMValueRef mask, around, passthru; /* NULL where there is none */
} TransferOp;

static bool begin(Lower *l, const Op *op, unsigned operand, const Type *vector, unsigned mask,
                  TransferOp *t)
{
    unsigned masked, at = operand_segment(op, mask, &masked);

    if (!vector_base(l, op, operand, vector, &t->base))
        return false;
    t->map = op_attr(op, "permutation_map")->map;
    t->promises = op_attr(op, "in_bounds");
    t->mask = masked ? in(l, op, at) : NULL;
    t->around = mask_around(l, op);
    t->passthru = passthru_around(l, op);
    return true;
}

/* Is there an element so far behind the index? Their sum may wrap. */
static LLVMValueRef is_before_end(const TransferOp *t, LLVMValueRef index, unsigned dim,
                                  int64_t lane)
{
    LLVMBuilderRef b = t->base.l->builder;
    LLVMValueRef size = vector_size(&t->base, dim);
    LLVMValueRef less =
        LLVMBuildSub(b, size, LLVMConstInt(LLVMTypeOf(size), (uint64_t)lane, false), "");

    return LLVMBuildICmp(b, LLVMIntSLT, index, less, "");
}

/* Where lane `number` is; `*there` is whether it is within what may be left, NULL: it is. */
static LLVMValueRef *find_lane(const TransferOp *t, uint64_t number, LLVMValueRef *there)
{
    const VectorBase *base = &t->base;
    Lower *l = base->l;
    LLVMValueRef *indices =
        ARENA_COPY(&l->arena, LLVMValueRef, base->indices, base->type->shaped.rank);

    *there = NULL;
    for (unsigned i = 0; i < t->map->result_count; i++) {
        unsigned dim = t->map->results[i]->position;

        if (t->map->results[i]->kind != AFFINE_DIM)
            continue;
        if (int_is_zero(t->promises->array.elements[i]->integer))
            *there =
                both(l, *there, is_before_end(t, indices[dim], dim, vector_index(base, number, i)));
        indices[dim] = plus(l, indices[dim], vector_index(base, number, i));
    }
    return indices;
}

/* The lane of the mask: its dimensions are the base's, of which the vector has some. */
static uint64_t mask_lane(const TransferOp *t, uint64_t number)
{
    uint64_t lane = 0;

    for (unsigned dim = 0; dim < t->map->dim_count; dim++)
        for (unsigned i = 0; i < t->map->result_count; i++)
            if (t->map->results[i]->kind == AFFINE_DIM && t->map->results[i]->position == dim)
                lane = lane * (uint64_t)t->base.vector->shaped.dims[i]
                       + (uint64_t)vector_index(&t->base, number, i);
    return lane;
}

static bool lower_read(Lower *l, const Op *op)
{
    const Type *vector = op->results[0]->type;
    unsigned count, at = operand_segment(op, 2, &count);
    LLVMValueRef all, padding = in(l, op, at);
    TransferOp t;

    if (!begin(l, op, 0, vector, 3, &t))
        return false;
    all = LLVMGetPoison(lower_type(l, op, vector));
    for (uint64_t i = 0; i < vector_elements(&t.base); i++) {
        LLVMValueRef there, *indices = find_lane(&t, i, &there), part;
        LLVMValueRef around = t.around ? bit_of(l, t.around, mask_lane(&t, i)) : NULL;

        there = both(l, there, t.mask ? bit_of(l, t.mask, mask_lane(&t, i)) : NULL);
        part = vector_read(&t.base, indices, both(l, there, around), padding);
        if (!part)
            return false;
        if (t.passthru)
            part =
                LLVMBuildSelect(l->builder, around, part, vector_part(&t.base, t.passthru, i), "");
        all = vector_with_part(&t.base, all, i, part);
    }
    return give(l, op, all);
}

static bool lower_write(Lower *l, const Op *op)
{
    const Type *vector = op->operands[0]->type;
    TransferOp t;

    if (!begin(l, op, 1, vector, 3, &t))
        return false;
    for (uint64_t i = 0; i < vector_elements(&t.base); i++) {
        LLVMValueRef there, *indices = find_lane(&t, i, &there);

        there = both(l, there, t.mask ? bit_of(l, t.mask, mask_lane(&t, i)) : NULL);
        there = both(l, there, t.around ? bit_of(l, t.around, mask_lane(&t, i)) : NULL);
        if (!vector_write(&t.base, indices, there, vector_part(&t.base, in(l, op, 0), i)))
            return false;
    }
    return vector_written(&t.base);
}

const Lowering VECTOR_TRANSFER_LOWERINGS[] = {
    { "vector.transfer_read", lower_read },
    { "vector.transfer_write", lower_write },
    { 0 },
};
