/* memref: one dimension made of a group of them, and back. */
#include "core/ir/context.h"
#include "dialects/memref/memref.h"

enum { REASSOCIATION, STATIC_OUTPUT_SHAPE };

/* The numbers of a reassociation group. */
static unsigned group_size(const Attr *groups, unsigned group)
{
    return groups->array.elements[group]->array.count;
}

static int64_t group_dim(const Attr *groups, unsigned group, unsigned at)
{
    return int_low_s(groups->array.elements[group]->array.elements[at]->integer);
}

/* One group: `*next` is the dimension of the expanded type that must come next. */
static bool verify_group(const Op *op, const Type *collapsed, const Type *expanded,
                         const Attr *groups, unsigned group, int64_t *next)
{
    int64_t size = 1, expected = collapsed->shaped.dims[group];

    for (unsigned i = 0; i < group_size(groups, group); i++) {
        int64_t dim = group_dim(groups, group, i);

        if (dim != (*next)++)
            return op_error(op, "reassociation indices must be contiguous");
        if (dim >= expanded->shaped.rank)
            return op_error(op, "reassociation index %lld is out of bounds", (long long)dim);
        if (size == DYNAMIC || expanded->shaped.dims[dim] == DYNAMIC)
            size = DYNAMIC;
        else
            size = wrapped_mul(size, expanded->shaped.dims[dim]);
    }
    if ((expected == DYNAMIC) != (size == DYNAMIC))
        return op_error(op,
                        "collapsed dim (%u) must be dynamic if and only if reassociation group is "
                        "dynamic",
                        group);
    if (expected != size)
        return op_error(op, "collapsed dim size (%lld) must equal reassociation group size (%lld)",
                        (long long)expected, (long long)size);
    return true;
}

static bool verify_groups(const Op *op, const Type *collapsed, const Type *expanded)
{
    const Attr *groups = op_inherent(op, REASSOCIATION);
    int64_t next = 0;

    if (collapsed->shaped.rank != groups->array.count)
        return op_error(op, "invalid number of reassociation groups: found %u, expected %u",
                        groups->array.count, collapsed->shaped.rank);
    for (unsigned i = 0; i < groups->array.count; i++)
        if (!verify_group(op, collapsed, expanded, groups, i, &next))
            return false;
    if (collapsed->shaped.rank == 0) {
        for (unsigned i = 0; i < expanded->shaped.rank; i++)
            if (expanded->shaped.dims[i] != 1)
                return op_error(op, "rank 0 memrefs can only be extended/collapsed with/from ones");
    } else if (next != expanded->shaped.rank) {
        return op_error(op,
                        "expanded rank (%u) inconsistent with number of reassociation indices "
                        "(%lld)",
                        expanded->shaped.rank, (long long)next);
    }
    return true;
}

/* The result type without a layout, as that of an identity source is. */
static const Type *plain_type(const Type *from, const Type *to)
{
    return type_memref(from->context, to->shaped.rank, to->shaped.dims, from->shaped.element, NULL,
                       from->shaped.memory_space);
}

/* The strides of the dimensions that each stride of the source is spread over; dimensions in no
 * group (of a source without any) get 1. */
static void expand_strides(const Attr *groups, const int64_t *source, unsigned rank,
                           const int64_t *sizes, int64_t *strides,
                           int64_t (*multiply)(int64_t a, int64_t b))
{
    unsigned dim = rank;

    for (unsigned group = groups->array.count; group-- > 0;) {
        int64_t stride = source[group];

        for (unsigned i = 0; i < group_size(groups, group); i++) {
            strides[--dim] = stride;
            stride = multiply(stride, sizes[dim]);
        }
    }
    while (dim)
        strides[--dim] = 1;
}

static const Type *expanded_type(const Op *op, const Type *from, const Type *to)
{
    Arena *arena = &op_context(op)->arena;
    MemRefShape source, result;

    if (memref_layout_is_identity(from))
        return plain_type(from, to);
    if (!memref_shape_of(arena, from, &source))
        return NULL;
    memref_shape_of(arena, to, &result);
    result.offset = source.offset;
    expand_strides(op_inherent(op, REASSOCIATION), source.strides, result.rank, result.sizes,
                   result.strides, saturated_mul);
    return memref_with_shape(from, &result);
}

static bool verify_output_shape(const Op *op, const Type *to)
{
    const Attr *shape = op_inherent(op, STATIC_OUTPUT_SHAPE);
    unsigned values = op_group_size(op, 1), unknown = attr_count_dynamic(shape);

    if (shape->dense.count != to->shaped.rank)
        return op_error(op,
                        "expected number of static shape bounds to be equal to the output rank "
                        "(%u) but found %lld inputs instead",
                        to->shaped.rank, (long long)shape->dense.count);
    if (unknown != values)
        return op_error(op,
                        "mismatch in dynamic dims in output_shape and static_output_shape: "
                        "static_output_shape has %u dynamic dims while output_shape has %u values",
                        unknown, values);
    for (unsigned i = 0; i < to->shaped.rank; i++)
        if (to->shaped.dims[i] != DYNAMIC && to->shaped.dims[i] != attr_i64_at(shape, i))
            return op_error(op, "invalid output shape provided at pos %u", i);
    return true;
}

static bool verify_expand(const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type, *expected;
    unsigned source = from->shaped.rank, result = to->shaped.rank;

    if (source > result)
        return op_error(op,
                        "has source rank %u and result rank %u. This is not an expansion (%u > "
                        "%u).",
                        source, result, source, result);
    if (!verify_groups(op, from, to))
        return false;
    expected = expanded_type(op, from, to);
    if (!expected)
        return op_error(op, "invalid source layout map");
    if (expected != to)
        return op_error(op, "expected expanded type to be '%s' but found '%s'", type_text(expected),
                        type_text(to));
    return verify_output_shape(op, to);
}

/* The product of a group's sizes must be the size of the dimension it is made of. */
static Flow check_expansion(Step *s, const MemRef *from, const MemRef *to)
{
    const Attr *groups = prop(s, REASSOCIATION);
    unsigned dim = 0;

    for (unsigned group = 0; group < groups->array.count; group++) {
        MemRef part = { .rank = 0 };
        int64_t size;

        for (unsigned i = 0; i < group_size(groups, group); i++)
            part.sizes[part.rank++] = to->sizes[dim++];
        if (!memref_element_count(&part, &size) || size != from->sizes[group])
            return undefined(s,
                             "dimension %u of size %lld is expanded to dimensions of another "
                             "product",
                             group, (long long)from->sizes[group]);
    }
    return FLOW_NEXT;
}

static Flow expand(Step *s)
{
    unsigned rank = s->op->results[0]->type->shaped.rank;
    MemRef from, to;

    if (!memref_in(s, 0, &from))
        return FLOW_END;
    if (rank > MEMREF_MAX_RANK)
        return unsupported(s, "a memref of %u dimensions", rank);
    to = from;
    to.rank = rank;
    slice_mixed_in(s, 1, STATIC_OUTPUT_SHAPE, to.sizes);
    if (check_sizes(s, &to) == FLOW_END || check_expansion(s, &from, &to) == FLOW_END)
        return FLOW_END;
    expand_strides(prop(s, REASSOCIATION), from.strides, rank, to.sizes, to.strides, wrapped_mul);
    return give_memref(s, 0, &to);
}

/* The stride of a collapsed group is that of its innermost dimension; those of size 1 do not count.
 * An unknown size may turn out to be 1. */
static int64_t group_stride(const MemRefShape *source, const Attr *groups, unsigned group)
{
    unsigned last = group_size(groups, group);

    if (!last--)
        return 1;
    while (last && source->sizes[group_dim(groups, group, last)] == 1)
        last--;
    if (last && source->sizes[group_dim(groups, group, last)] == DYNAMIC)
        return DYNAMIC;
    return source->strides[group_dim(groups, group, last)];
}

/* Can the group be contiguous, by what is known? */
static bool group_may_collapse(const MemRefShape *source, const Attr *groups, unsigned group,
                               int64_t stride)
{
    for (unsigned i = group_size(groups, group); i-- > 1;) {
        int64_t dim = group_dim(groups, group, i);

        stride = saturated_mul(stride, source->sizes[dim]);
        if (source->sizes[dim - 1] == 1)
            continue;
        if (stride != DYNAMIC && source->strides[dim - 1] != DYNAMIC
            && stride != source->strides[dim - 1])
            return false;
    }
    return true;
}

static const Type *collapsed_type(const Op *op, const Type *from, const Type *to)
{
    const Attr *groups = op_inherent(op, REASSOCIATION);
    Arena *arena = &op_context(op)->arena;
    MemRefShape source, result;

    if (memref_layout_is_identity(from))
        return plain_type(from, to);
    if (!memref_shape_of(arena, from, &source))
        return NULL;
    memref_shape_of(arena, to, &result);
    result.offset = source.offset;
    for (unsigned i = 0; i < result.rank; i++) {
        result.strides[i] = group_stride(&source, groups, i);
        if (!group_may_collapse(&source, groups, i, result.strides[i]))
            return NULL;
    }
    return memref_with_shape(from, &result);
}

static bool verify_collapse(const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type, *expected;
    unsigned source = from->shaped.rank, result = to->shaped.rank;

    if (source < result)
        return op_error(op,
                        "has source rank %u and result rank %u. This is not a collapse (%u < %u).",
                        source, result, source, result);
    if (!verify_groups(op, to, from))
        return false;
    expected = collapsed_type(op, from, to);
    if (!expected)
        return op_error(op, "invalid source layout map or collapsing non-contiguous dims");
    return expected == to
           || op_error(op, "expected collapsed type to be '%s' but found '%s'", type_text(expected),
                       type_text(to));
}

/* Size and stride of the dimension made of `count` dimensions from `first` on. */
static Flow collapse_group(Step *s, const MemRef *from, unsigned first, unsigned count,
                           int64_t *size, int64_t *stride)
{
    int64_t expected = 0;
    unsigned last = first + count;
    bool known = false, overflows = false;

    *size = *stride = 1;
    for (unsigned i = first; i < last; i++)
        overflows |= __builtin_mul_overflow(*size, from->sizes[i], size);
    for (unsigned i = first; i < last; i++)
        if (from->sizes[i] == 0)
            *size = overflows = 0;
    if (overflows)
        return undefined(s, "the product of the sizes of dimensions %u to %u overflows", first,
                         last - 1);
    if (!count)
        return FLOW_NEXT;
    last--;
    while (last > first && from->sizes[last] == 1)
        last--;
    *stride = from->strides[last];
    for (unsigned i = last + 1; *size && i-- > first;) {
        if (from->sizes[i] == 1)
            continue;
        if (known && from->strides[i] != expected)
            return undefined(s,
                             "dimension %u has stride %lld, so that it is not contiguous with the "
                             "dimensions it is collapsed with",
                             i, (long long)from->strides[i]);
        expected = wrapped_mul(from->strides[i], from->sizes[i]);
        known = true;
    }
    return FLOW_NEXT;
}

static Flow collapse(Step *s)
{
    const Attr *groups = prop(s, REASSOCIATION);
    unsigned dim = 0;
    MemRef from, to;

    if (!memref_in(s, 0, &from))
        return FLOW_END;
    to = from;
    to.rank = groups->array.count;
    for (unsigned i = 0; i < to.rank; i++) {
        unsigned count = group_size(groups, i);

        if (collapse_group(s, &from, dim, count, &to.sizes[i], &to.strides[i]) == FLOW_END)
            return FLOW_END;
        dim += count;
    }
    return give_memref(s, 0, &to);
}

const OpDef MEMREF_GROUP_OPS[] = {
    {
        .name = "memref.expand_shape",
        .summary = "operation to produce a memref with a higher rank.",
        .doc = "A view in which each dimension of the source has become a group of dimensions,\n"
               "the last of them the fastest; `output_shape` gives all sizes.\n",
        .operands = OPERANDS({ "src", &ANY_STRIDED_MEMREF },
                             { "output_shape", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([REASSOCIATION] = { "reassociation", &INDEX_LIST_ARRAY_ATTR },
                       [STATIC_OUTPUT_SHAPE] = { "static_output_shape", &DENSE_I64_ARRAY_ATTR }),
        .results = RESULTS({ "result", &ANY_STRIDED_MEMREF }),
        .format = "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, "
                  "$static_output_shape) attr-dict `:` type($src) `into` type($result)",
        .traits = PURE,
        .result_name = "expand_shape",
        .verify = verify_expand,
        .poison_decision = "R1",
        .eval = expand,
        .undefined =
            "The behaviour is undefined where a size is negative, and where the product of a\n"
            "group's sizes is not the size of the dimension it comes from.\n",
        .decisions = "R1",
        .example = "memref.global constant @digits : memref<6xi32> =\n"
                   "    dense<[0, 1, 2, 3, 4, 5]>\n"
                   "  %m = memref.get_global @digits : memref<6xi32>\n"
                   "  %r = memref.expand_shape %m [[0, 1]] output_shape [2, 3]\n"
                   "      : memref<6xi32> into memref<2x3xi32>\n",
        .gives = "dense<[[0, 1, 2], [3, 4, 5]]> : memref<2x3xi32>\n",
    },
    {
        .name = "memref.collapse_shape",
        .summary = "operation to produce a memref with a smaller rank.",
        .doc = "A view in which groups of neighbouring dimensions have become one dimension\n"
               "each.\n",
        .operands = OPERANDS({ "src", &ANY_STRIDED_MEMREF }),
        .attrs = ATTRS([REASSOCIATION] = { "reassociation", &INDEX_LIST_ARRAY_ATTR }),
        .results = RESULTS({ "result", &ANY_STRIDED_MEMREF }),
        .format = "$src $reassociation attr-dict `:` type($src) `into` type($result)",
        .traits = PURE,
        .result_name = "collapse_shape",
        .verify = verify_collapse,
        .eval = collapse,
        .undefined =
            "The behaviour is undefined where a group is not contiguous: where a dimension's\n"
            "stride is not the stride times the size of the next one, dimensions of size 1\n"
            "left aside.\n",
        .example = "memref.global constant @table : memref<2x3xi32> =\n"
                   "    dense<[[1, 2, 3], [4, 5, 6]]>\n"
                   "  %m = memref.get_global @table : memref<2x3xi32>\n"
                   "  %r = memref.collapse_shape %m [[0, 1]]\n"
                   "      : memref<2x3xi32> into memref<6xi32>\n",
        .gives = "dense<[1, 2, 3, 4, 5, 6]> : memref<6xi32>\n",
    },
    { 0 },
};
