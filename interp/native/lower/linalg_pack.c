/* linalg.pack and linalg.unpack, of static shape: lanes shuffled. */
#include "interp/native/lower/lower.h"

typedef struct Packed {
    const Type *packed, *plain;
    const Attr *pos, *perm;
    int64_t *tiles; /* of each dimension of the plain tensor; 1: none */
    int64_t *inner; /* which of the last dimensions its tile is; -1: none */
} Packed;

static int64_t number_in(const Attr *list, unsigned at)
{
    return attr_i64_at(list, at);
}

static Packed packed_of(Lower *l, const Op *op)
{
    bool packs = op_is(op, "linalg.pack");
    Packed p = { .packed = op->operands[packs]->type, .plain = op->operands[!packs]->type };
    const Attr *tiles = op_attr(op, "static_inner_tiles");
    unsigned rank = p.plain->shaped.rank;

    p.pos = op_attr(op, "inner_dims_pos");
    p.perm = op_attr(op, "outer_dims_perm");
    p.tiles = ARENA_ARRAY(&l->arena, int64_t, rank);
    p.inner = ARENA_ARRAY(&l->arena, int64_t, rank);
    for (unsigned i = 0; i < rank; i++) {
        p.tiles[i] = 1;
        p.inner[i] = -1;
    }
    for (unsigned i = 0; i < tiles->dense.count; i++) {
        p.tiles[number_in(p.pos, i)] = number_in(tiles, i);
        p.inner[number_in(p.pos, i)] = i;
    }
    return p;
}

/* The lane of the plain tensor that is lane `lane` of the packed one; -1: it is padding. */
static int64_t plain_lane(const Packed *p, int64_t lane)
{
    unsigned rank = p->plain->shaped.rank, all = p->packed->shaped.rank;
    int64_t at[2 * 64] = { 0 }, plain = 0;
    int64_t index[64];

    for (unsigned i = all; i-- > 0;) {
        at[i] = lane % p->packed->shaped.dims[i];
        lane /= p->packed->shaped.dims[i];
    }
    for (unsigned outer = 0; outer < rank; outer++) {
        int64_t dim = p->perm && p->perm->dense.count ? number_in(p->perm, outer) : outer;

        index[dim] = at[outer] * p->tiles[dim] + (p->inner[dim] < 0 ? 0 : at[rank + p->inner[dim]]);
    }
    for (unsigned i = 0; i < rank; i++) {
        if (index[i] >= p->plain->shaped.dims[i])
            return -1;
        plain = plain * p->plain->shaped.dims[i] + index[i];
    }
    return plain;
}

static LLVMValueRef mask_number(Lower *l, int64_t lane)
{
    return LLVMConstInt(LLVMInt32TypeInContext(l->context), (unsigned long long)lane, false);
}

/* Lanes behind those of the source are the padding value. */
static LLVMValueRef padding(Lower *l, const Op *op, LLVMTypeRef source)
{
    LLVMValueRef none = LLVMGetPoison(source);

    if (!op_is(op, "linalg.pack") || op->operand_count == 2)
        return none;
    return LLVMBuildInsertElement(l->builder, none, in(l, op, 2), mask_number(l, 0), "");
}

static bool lower_packing(Lower *l, const Op *op)
{
    bool packs = op_is(op, "linalg.pack");
    LLVMTypeRef source = lower_type(l, op, op->operands[0]->type);
    int64_t from, count;
    LLVMValueRef *mask;
    Packed p;

    if (!source || !result_type(l, op))
        return false;
    if (op->operands[0]->type->shaped.element != op->operands[1]->type->shaped.element
        || op->operands[packs]->type->shaped.rank > 64)
        return lower_fail(l, op, "these types have no native counterpart");
    p = packed_of(l, op);
    from = type_num_elements(op->operands[0]->type);
    count = type_num_elements(op->results[0]->type);
    mask = ARENA_ARRAY(&l->arena, LLVMValueRef, (size_t)count + 1);
    for (int64_t lane = 0; lane < type_num_elements(p.packed); lane++) {
        int64_t plain = plain_lane(&p, lane);

        if (packs)
            mask[lane] = mask_number(l, plain < 0 ? from : plain);
        else if (plain >= 0)
            mask[plain] = mask_number(l, lane);
    }
    return give(l, op,
                LLVMBuildShuffleVector(l->builder, in(l, op, 0), padding(l, op, source),
                                       LLVMConstVector(mask, (unsigned)count), ""));
}

const Lowering LINALG_PACK_LOWERINGS[] = {
    { "linalg.pack linalg.unpack", lower_packing },
    { 0 },
};
