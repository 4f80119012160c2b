/* memref: other memrefs of the same memory. */
#include "interp/native/lower/lower.h"

/* Ranked from unranked: the descriptor where it lies. The other way it is put where it outlives
 * whoever hands it on: an unranked memref may be returned, carried by a loop, or stored. */
static LLVMValueRef cast_rank(Lower *l, const Type *from, const Type *to, LLVMValueRef memref)
{
    LLVMTypeRef type;
    LLVMValueRef size, lies;

    if (from->kind == to->kind)
        return memref;
    if (to->kind == TYPE_MEMREF)
        return LLVMBuildLoad2(l->builder, descriptor_type(l, to->shaped.rank),
                              unranked_descriptor(l, memref), "");
    type = LLVMTypeOf(memref);
    size =
        LLVMConstInt(LLVMInt64TypeInContext(l->context), LLVMABISizeOfType(l->target, type), false);
    lies = call_c(l, "malloc", pointer_type(l), &size, 1);
    LLVMBuildStore(l->builder, memref, lies);
    return unranked_build(l, index_constant(l, from->shaped.rank), lies);
}

/* Does the number lie there? Anything does where the type leaves it open. */
static LLVMValueRef lies_there(Lower *l, LLVMValueRef value, int64_t number)
{
    if (number == DYNAMIC)
        return LLVMConstInt(LLVMInt1TypeInContext(l->context), 1, false);
    return LLVMBuildICmp(l->builder, LLVMIntEQ, value, index_constant(l, number), "");
}

/* Is the stride of the dimension the number, or does it not matter? */
static LLVMValueRef stride_fits(Lower *l, LLVMValueRef memref, unsigned dim, int64_t number)
{
    LLVMValueRef few = LLVMBuildICmp(l->builder, LLVMIntSLE, memref_size(l, memref, dim),
                                     index_constant(l, 1), "");

    return LLVMBuildOr(l->builder, few, lies_there(l, memref_stride(l, memref, dim), number), "");
}

/* Is the memref, of the type's rank, what the type says? */
static LLVMValueRef is_of_type(Lower *l, LLVMValueRef memref, const Type *type)
{
    unsigned rank = type->shaped.rank;
    int64_t *strides = ARENA_ARRAY(&l->arena, int64_t, rank + 1), offset;
    bool strided = type_strides(type, strides, &offset);
    LLVMValueRef all = lies_there(l, memref_offset(l, memref), strided ? offset : (int64_t)DYNAMIC);

    for (unsigned i = 0; i < rank; i++) {
        LLVMValueRef holds = lies_there(l, memref_size(l, memref, i), type->shaped.dims[i]);

        all = LLVMBuildAnd(l->builder, all, holds, "");
        if (strided)
            all = LLVMBuildAnd(l->builder, all, stride_fits(l, memref, i, strides[i]), "");
    }
    return all;
}

/* The same memref under a type that may say more of it, which is asserted (decision R11). */
static bool lower_cast(Lower *l, const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;
    const Str failed = STR("a memref.cast does not hold");
    LLVMValueRef memref = in(l, op, 0);

    if (from->kind != TYPE_MEMREF && to->kind == TYPE_MEMREF)
        trap_unless(l, lies_there(l, unranked_rank(l, memref), to->shaped.rank), failed);
    memref = cast_rank(l, from, to, memref);
    if (to->kind == TYPE_MEMREF)
        trap_unless(l, is_of_type(l, memref, to), failed);
    return give(l, op, memref);
}

/* Of memref.subview and memref.reinterpret_cast, whose operands are the source, offsets, sizes and
 * strides. */
enum { SOURCE, OFFSETS, SIZES, STRIDES };

static LLVMValueRef *slice_values(Lower *l, const Op *op, unsigned segment)
{
    static const char *const NAMES[] = {
        [OFFSETS] = "static_offsets", [SIZES] = "static_sizes", [STRIDES] = "static_strides"
    };
    unsigned count;

    return mixed_in(l, op, NAMES[segment], operand_segment(op, segment, &count));
}

static bool lower_reinterpret_cast(Lower *l, const Op *op)
{
    const Type *type = op->operands[0]->type;
    Strided strided = {
        .rank = op->results[0]->type->shaped.rank,
        .offset = slice_values(l, op, OFFSETS)[0],
        .sizes = slice_values(l, op, SIZES),
        .strides = slice_values(l, op, STRIDES),
    };

    return give(l, op,
                strided_memref(l, any_allocated(l, type, in(l, op, 0)),
                               any_aligned(l, type, in(l, op, 0)), strided));
}

/* Static sizes and strides of the slice that memref.subview takes, before dimensions are dropped.
 */
typedef struct Slice {
    unsigned rank;
    const Attr *sizes;
    int64_t *strides;
} Slice;

static int64_t times(int64_t a, int64_t b)
{
    return a == DYNAMIC || b == DYNAMIC ? DYNAMIC : a * b;
}

static Slice static_slice(Lower *l, const Op *op)
{
    const Type *source = op->operands[0]->type;
    const Attr *steps = op_attr(op, "static_strides");
    Slice slice = { .rank = source->shaped.rank, .sizes = op_attr(op, "static_sizes") };
    int64_t offset;

    slice.strides = ARENA_ARRAY(&l->arena, int64_t, slice.rank + 1);
    if (!type_strides(source, slice.strides, &offset))
        lower_fail(l, op, "the layout of '%s' is not strided", type_text(source));
    for (unsigned i = 0; i < slice.rank; i++)
        slice.strides[i] = times(slice.strides[i], attr_i64_at(steps, i));
    return slice;
}

/* Is dimension `dim` of the slice dimension `kept` of the result? */
static bool stands_for(const Slice *slice, unsigned dim, const Type *result, const int64_t *strides,
                       unsigned kept)
{
    int64_t size = attr_i64_at(slice->sizes, dim);

    return size == result->shaped.dims[kept]
           && (strides[kept] == DYNAMIC || slice->strides[dim] == DYNAMIC
               || strides[kept] == slice->strides[dim]);
}

/* Drops dimensions of size 1 until the result's are left: the first that fit, in order. */
static bool drop_dimensions(Lower *l, const Op *op, Strided *strided)
{
    const Type *result = op->results[0]->type;
    int64_t *strides = ARENA_ARRAY(&l->arena, int64_t, result->shaped.rank + 1), offset;
    Slice slice = static_slice(l, op);
    unsigned kept = 0;

    if (!type_strides(result, strides, &offset))
        return lower_fail(l, op, "the layout of '%s' is not strided", type_text(result));
    for (unsigned i = 0; i < slice.rank; i++) {
        if (kept == result->shaped.rank || !stands_for(&slice, i, result, strides, kept))
            continue;
        strided->sizes[kept] = strided->sizes[i];
        strided->strides[kept] = strided->strides[i];
        kept++;
    }
    strided->rank = kept;
    return kept == result->shaped.rank
           || lower_fail(l, op, "no dimensions of its slice are those of its result");
}

static bool lower_subview(Lower *l, const Op *op)
{
    LLVMValueRef memref = in(l, op, 0), *offsets = slice_values(l, op, OFFSETS);
    LLVMValueRef *steps = slice_values(l, op, STRIDES);
    Strided strided = strided_of(l, memref, op->operands[0]->type->shaped.rank);

    for (unsigned i = 0; i < strided.rank; i++) {
        LLVMValueRef behind = LLVMBuildMul(l->builder, offsets[i], strided.strides[i], "");

        strided.offset = LLVMBuildAdd(l->builder, strided.offset, behind, "");
        strided.strides[i] = LLVMBuildMul(l->builder, strided.strides[i], steps[i], "");
    }
    strided.sizes = slice_values(l, op, SIZES);
    if (!drop_dimensions(l, op, &strided))
        return false;
    return give(l, op, strided_view(l, memref, strided));
}

/* Operands: bytes, a shift in bytes, the sizes that the type leaves open. */
static bool lower_view(Lower *l, const Op *op)
{
    const Type *type = op->results[0]->type;
    LLVMValueRef memref = in(l, op, 0);
    LLVMValueRef shift = LLVMBuildAdd(l->builder, memref_offset(l, memref), in(l, op, 1), "");
    Strided strided = strided_new(l, type->shaped.rank);

    strided.sizes = mixed_values(l, op, type->shaped.dims, strided.rank, 2);
    strided_row_major(l, &strided);
    return give(l, op,
                strided_memref(l, memref_allocated(l, memref),
                               pointer_plus(l, memref_aligned(l, memref), shift), strided));
}

/* Dimension i of the result is the one that result i of the permutation names. */
static bool lower_transpose(Lower *l, const Op *op)
{
    const AffineMap *permutation = op_attr(op, "permutation")->map;
    LLVMValueRef memref = in(l, op, 0);
    Strided from = strided_of(l, memref, permutation->dim_count);
    Strided to = strided_new(l, from.rank);

    to.offset = from.offset;
    for (unsigned i = 0; i < to.rank; i++) {
        to.sizes[i] = from.sizes[permutation->results[i]->position];
        to.strides[i] = from.strides[permutation->results[i]->position];
    }
    return give(l, op, strided_view(l, memref, to));
}

const Lowering MEMREF_VIEW_LOWERINGS[] = {
    { "memref.cast", lower_cast },           { "memref.reinterpret_cast", lower_reinterpret_cast },
    { "memref.subview", lower_subview },     { "memref.view", lower_view },
    { "memref.transpose", lower_transpose }, { 0 },
};
