/* tensor: the slices that scf.forall with tensors is written with; they are not executed. */
#include "core/asm.h"
#include "core/constraint.h"
#include "core/context.h"
#include "dialects/memref/memref.h"

/* Operand groups and attributes of a slice stand in this order, behind what it is a slice of. */
enum { OFFSETS, SIZES, STRIDES, LISTS };

static const char *const NAMES[LISTS] = { "offset", "size", "stride" };

static int64_t number(const Op *op, unsigned list, unsigned at)
{
    return attr_i64_at(op_inherent(op, list), at);
}

static unsigned count_of(const Op *op, unsigned list)
{
    return (unsigned)op_inherent(op, list)->dense.count;
}

static bool verify_same_rank(const Op *op, unsigned a, unsigned b)
{
    if (count_of(op, a) == count_of(op, b))
        return true;
    return op_plain_error(op,
                          "expected mixed %ss rank to match mixed %ss rank (%u vs %u) so the rank "
                          "of the result type is well-formed.",
                          NAMES[a], NAMES[b], count_of(op, a), count_of(op, b));
}

static bool verify_list(const Op *op, unsigned list, unsigned first_group, unsigned rank)
{
    unsigned dynamic = 0, available;

    if (count_of(op, list) != rank)
        return op_plain_error(op, "expected %u %s values, got %u", rank, NAMES[list],
                              count_of(op, list));
    for (unsigned i = 0; i < rank; i++)
        dynamic += number(op, list, i) == DYNAMIC;
    op_operand_group(op, first_group + list, &available);
    if (dynamic == available)
        return true;
    return op_plain_error(op,
                          "expected the number of '%ss' to match the number of dynamic entries in "
                          "'static_%ss' (%u vs %u)",
                          NAMES[list], NAMES[list], available, dynamic);
}

static bool verify_not_negative(const Op *op, unsigned list)
{
    for (unsigned i = 0; i < count_of(op, list); i++)
        if (number(op, list, i) < 0 && number(op, list, i) != DYNAMIC)
            return op_plain_error(op, "expected %ss to be non-negative, but got %lld", NAMES[list],
                                  (long long)number(op, list, i));
    return true;
}

/* OffsetSizeAndStrideOpInterface, for a slice of a tensor of this rank. */
static bool verify_lists(const Op *op, unsigned first_group, unsigned rank)
{
    if (!verify_same_rank(op, OFFSETS, SIZES) || !verify_same_rank(op, SIZES, STRIDES))
        return false;
    for (unsigned list = 0; list < LISTS; list++)
        if (!verify_list(op, list, first_group, rank))
            return false;
    return verify_not_negative(op, OFFSETS) && verify_not_negative(op, SIZES);
}

/* Whether `type` has the sizes of `whole` without some that are 1. */
static bool is_reduced(const Type *whole, const Type *type)
{
    unsigned next = 0;

    for (unsigned i = 0; i < whole->shaped.rank; i++) {
        if (next < type->shaped.rank && whole->shaped.dims[i] == type->shaped.dims[next])
            next++;
        else if (whole->shaped.dims[i] != 1)
            return false;
    }
    return next == type->shaped.rank;
}

/* The type of the slice, which may leave out dimensions of size 1. */
static bool verify_slice_type(const Op *op, const Type *of, const Type *slice)
{
    int64_t *dims = ARENA_ARRAY(&op_context(op)->arena, int64_t, of->shaped.rank);
    const Type *whole;

    for (unsigned i = 0; i < of->shaped.rank; i++)
        dims[i] = number(op, SIZES, i);
    whole =
        type_tensor(op_context(op), of->shaped.rank, dims, of->shaped.element, of->shaped.encoding);
    if (slice == whole)
        return true;
    if (slice->shaped.rank > whole->shaped.rank)
        return op_plain_error(op, "expected rank to be smaller or equal to the other rank. ");
    if (!is_reduced(whole, slice))
        return op_plain_error(
            op, "expected type to be '%s' or a rank-reduced version. (size mismatch) ",
            type_text(whole));
    if (slice->shaped.element != whole->shaped.element)
        return op_plain_error(op, "expected element type to be '%s'",
                              type_text(whole->shaped.element));
    return true;
}

static bool verify_in_bounds(const Op *op, const Type *of)
{
    for (unsigned i = 0; i < of->shaped.rank; i++) {
        int64_t size = of->shaped.dims[i], offset = number(op, OFFSETS, i);
        int64_t count = number(op, SIZES, i), stride = number(op, STRIDES, i), last;

        if (size == DYNAMIC || offset == DYNAMIC)
            continue;
        if (offset >= size)
            return op_plain_error(op, "offset %u is out-of-bounds: %lld >= %lld", i,
                                  (long long)offset, (long long)size);
        if (count == DYNAMIC || stride == DYNAMIC)
            continue;
        last = wrapped_add(offset, wrapped_mul(wrapped_add(count, -1), stride));
        if (last >= size)
            return op_plain_error(op, "slice along dimension %u runs out-of-bounds: %lld >= %lld",
                                  i, (long long)last, (long long)size);
    }
    return true;
}

static bool verify_extract(const Op *op)
{
    const Type *source = op->operands[0]->type;

    return verify_lists(op, 1, source->shaped.rank)
           && verify_slice_type(op, source, op->results[0]->type) && verify_in_bounds(op, source);
}

static bool verify_parallel_insert(const Op *op)
{
    const Type *source = op->operands[0]->type, *target = op->operands[1]->type;

    if (!op_is(op_parent(op), "scf.forall.in_parallel"))
        return op_plain_error(op, "expected InParallelOpInterface parent, got:'%.*s'",
                              STR_ARG(op_name(op_parent(op))));
    return verify_lists(op, 2, target->shaped.rank) && verify_slice_type(op, target, source)
           && verify_in_bounds(op, target);
}

static const OpDef OPS[] = {
    {
        .name = "tensor.extract_slice",
        .summary = "a slice of a tensor",
        .doc = "The elements of source at offsets + i * strides, for i below sizes in each\n"
               "dimension; each is an operand or a number. Dimensions of size 1 may be left out\n"
               "of the result. A slice that reaches beyond the source is undefined behaviour.\n",
        .operands = OPERANDS({ "source", &ANY_RANKED_TENSOR }, { "offsets", &INDEX, VARIADIC },
                             { "sizes", &INDEX, VARIADIC }, { "strides", &INDEX, VARIADIC }),
        .attrs = ATTRS({ "static_offsets", &DENSE_I64_ARRAY_ATTR },
                       { "static_sizes", &DENSE_I64_ARRAY_ATTR },
                       { "static_strides", &DENSE_I64_ARRAY_ATTR }),
        .results = RESULTS({ "result", &ANY_RANKED_TENSOR }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | PURE,
        .format = "$source `` custom<DynamicIndexList>($offsets, $static_offsets) "
                  "custom<DynamicIndexList>($sizes, $static_sizes) "
                  "custom<DynamicIndexList>($strides, $static_strides) "
                  "attr-dict `:` type($source) `to` type($result)",
        .result_name = "extracted_slice",
        .verify = verify_extract,
    },
    {
        .name = "tensor.parallel_insert_slice",
        .summary = "what a thread of scf.forall writes into a result",
        .doc =
            "Writes source into the slice of dest, which is one of the tensors its scf.forall\n"
            "shares, given as for tensor.extract_slice. Two threads that write the same element\n"
            "leave an undefined value there.\n",
        .operands = OPERANDS({ "source", &ANY_RANKED_TENSOR }, { "dest", &ANY_RANKED_TENSOR },
                             { "offsets", &INDEX, VARIADIC }, { "sizes", &INDEX, VARIADIC },
                             { "strides", &INDEX, VARIADIC }),
        .attrs = ATTRS({ "static_offsets", &DENSE_I64_ARRAY_ATTR },
                       { "static_sizes", &DENSE_I64_ARRAY_ATTR },
                       { "static_strides", &DENSE_I64_ARRAY_ATTR }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
        .format = "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) "
                  "custom<DynamicIndexList>($sizes, $static_sizes) "
                  "custom<DynamicIndexList>($strides, $static_strides) "
                  "attr-dict `:` type($source) `into` type($dest)",
        .verify = verify_parallel_insert,
    },
    { 0 },
};

const DialectDef TENSOR_DIALECT = {
    .name = "tensor",
    .summary = "operations on tensors",
    .doc = "Values of tensor type, taken apart and put together.\n",
    .ops = OPS,
};
