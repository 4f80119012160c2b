/* memref: the same elements in other dimensions. */
#include "interp/native/lower/structured.h"

/* The dimensions, of the memref of higher rank, that make up dimension `at` of the other. They
 * follow each other. */
typedef struct Group {
    unsigned first, count;
} Group;

static Group group_at(const Attr *reassociation, unsigned at)
{
    const Attr *dims = reassociation->array.elements[at];

    return (Group){ .first = (unsigned)int_low_u(dims->array.elements[0]->integer),
                    .count = dims->array.count };
}

/* Within a group the last dimension is the fastest. A memref of rank 0 becomes dimensions of size
 * 1. */
static bool lower_expand_shape(Lower *l, const Op *op)
{
    const Attr *groups = op_attr(op, "reassociation");
    LLVMValueRef memref = in(l, op, 0);
    Strided from = strided_of(l, memref, op->operands[0]->type->shaped.rank);
    Strided to = strided_new(l, op->results[0]->type->shaped.rank);

    to.sizes = mixed_in(l, op, "static_output_shape", 1);
    strided_row_major(l, &to);
    for (unsigned g = 0; g < groups->array.count; g++) {
        Group group = group_at(groups, g);
        LLVMValueRef stride = from.strides[g];

        for (unsigned i = group.first + group.count; i-- > group.first;) {
            to.strides[i] = stride;
            stride = LLVMBuildMul(l->builder, stride, to.sizes[i], "");
        }
    }
    to.offset = from.offset;
    return give(l, op, strided_view(l, memref, to));
}

/* One step in the group is one in its fastest dimension; those of size 1 have no step. */
static void collapse(Lower *l, const Strided *from, Group group, LLVMValueRef *size,
                     LLVMValueRef *stride)
{
    LLVMValueRef one = index_constant(l, 1);

    *size = one;
    *stride = from->strides[group.first];
    for (unsigned i = group.first; i < group.first + group.count; i++) {
        LLVMValueRef steps = LLVMBuildICmp(l->builder, LLVMIntNE, from->sizes[i], one, "");

        *size = LLVMBuildMul(l->builder, *size, from->sizes[i], "");
        *stride = LLVMBuildSelect(l->builder, steps, from->strides[i], *stride, "");
    }
}

static bool lower_collapse_shape(Lower *l, const Op *op)
{
    const Attr *groups = op_attr(op, "reassociation");
    LLVMValueRef memref = in(l, op, 0);
    Strided from = strided_of(l, memref, op->operands[0]->type->shaped.rank);
    Strided to = strided_new(l, groups->array.count);

    for (unsigned g = 0; g < to.rank; g++)
        collapse(l, &from, group_at(groups, g), &to.sizes[g], &to.strides[g]);
    to.offset = from.offset;
    return give(l, op, strided_view(l, memref, to));
}

/* Number `at` of memref.reshape's shape operand, as an index. */
static LLVMValueRef shape_number(Lower *l, const Op *op, LLVMValueRef at)
{
    const Type *type = op->operands[1]->type;
    LLVMValueRef pointer = element_address(l, op, type, in(l, op, 1), &at);
    LLVMValueRef number = pointer ? build_load(l, op, type->shaped.element, pointer) : NULL;

    return number ? LLVMBuildIntCast2(l->builder, number, index_type(l), true, "") : NULL;
}

static LLVMValueRef source_offset(Lower *l, const Op *op)
{
    LLVMValueRef memref = in(l, op, 0);

    if (op->operands[0]->type->kind == TYPE_MEMREF)
        return memref_offset(l, memref);
    return LLVMBuildLoad2(l->builder, index_type(l), unranked_offset(l, memref), "");
}

static bool reshape_ranked(Lower *l, const Op *op)
{
    const Type *from = op->operands[0]->type, *type = op->results[0]->type;
    Strided to = strided_new(l, type->shaped.rank);

    for (unsigned i = 0; i < to.rank; i++) {
        int64_t dim = type->shaped.dims[i];

        to.sizes[i] =
            dim == DYNAMIC ? shape_number(l, op, index_constant(l, i)) : index_constant(l, dim);
        if (!to.sizes[i])
            return false;
    }
    strided_row_major(l, &to);
    to.offset = source_offset(l, op);
    return give(l, op,
                strided_memref(l, any_allocated(l, from, in(l, op, 0)),
                               any_aligned(l, from, in(l, op, 0)), to));
}

/* Room for a descriptor of any rank; lives on, as in memref_view.c. */
static LLVMValueRef new_descriptor(Lower *l, LLVMValueRef rank)
{
    LLVMTypeRef i64 = LLVMInt64TypeInContext(l->context);
    unsigned long long fixed = LLVMABISizeOfType(l->target, descriptor_type(l, 0));
    unsigned long long dim = 2 * LLVMABISizeOfType(l->target, index_type(l));
    LLVMValueRef bytes =
        LLVMBuildMul(l->builder, LLVMBuildIntCast2(l->builder, rank, i64, true, ""),
                     LLVMConstInt(i64, dim, false), "");

    bytes = LLVMBuildAdd(l->builder, bytes, LLVMConstInt(i64, fixed, false), "");
    return call_c(l, "malloc", pointer_type(l), &bytes, 1);
}

static void store_at(Lower *l, LLVMValueRef array, LLVMValueRef at, LLVMValueRef number)
{
    LLVMBuildStore(l->builder, number, LLVMBuildGEP2(l->builder, index_type(l), array, &at, 1, ""));
}

/* From the last dimension to the first, each with the stride that those behind it leave. */
static bool fill_dimensions(Lower *l, const Op *op, LLVMValueRef unranked)
{
    LLVMValueRef rank = unranked_rank(l, unranked), sizes = unranked_sizes(l, unranked);
    LLVMValueRef strides = unranked_strides(l, unranked), one = index_constant(l, 1);
    LLVMValueRef last = LLVMBuildSub(l->builder, rank, one, ""), at, size, next;
    Loop loop = begin_loop(l, (LoopRange){ index_constant(l, 0), rank, one, false }, &one, 1);

    at = LLVMBuildSub(l->builder, last, loop.at, "");
    size = shape_number(l, op, at);
    if (!size)
        return false;
    store_at(l, sizes, at, size);
    store_at(l, strides, at, loop.so_far[0]);
    next = LLVMBuildMul(l->builder, loop.so_far[0], size, "");
    end_loop(l, &loop, &next, 1);
    return true;
}

/* The shape's length is the rank. */
static bool reshape_unranked(Lower *l, const Op *op)
{
    const Type *from = op->operands[0]->type;
    LLVMValueRef rank = memref_size(l, in(l, op, 1), 0), memref = in(l, op, 0);
    LLVMValueRef made = unranked_build(l, rank, new_descriptor(l, rank));

    LLVMBuildStore(l->builder, any_allocated(l, from, memref), unranked_allocated(l, made));
    LLVMBuildStore(l->builder, any_aligned(l, from, memref), unranked_aligned(l, made));
    LLVMBuildStore(l->builder, source_offset(l, op), unranked_offset(l, made));
    if (!fill_dimensions(l, op, made))
        return false;
    return give(l, op, made);
}

static bool lower_reshape(Lower *l, const Op *op)
{
    return op->results[0]->type->kind == TYPE_MEMREF ? reshape_ranked(l, op)
                                                     : reshape_unranked(l, op);
}

const Lowering MEMREF_RESHAPE_LOWERINGS[] = {
    { "memref.expand_shape", lower_expand_shape },
    { "memref.collapse_shape", lower_collapse_shape },
    { "memref.reshape", lower_reshape },
    { 0 },
};
