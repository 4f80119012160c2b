/* tensor: slices at coordinates that a tensor holds. */
#include "dialects/tensor/tensor.h"

#include <stdlib.h>

enum { DIMS, UNIQUE };

/* tensor.gather takes slices out of its source, tensor.scatter puts its source into dest: `of` is
 * the tensor that has the coordinates, `slices` the one that has the slices one behind the other.
 */
typedef struct Words {
    const char *name, *of, *slices; /* for messages */
} Words;

static const Words GATHER = { "gather", "source", "result" },
                   SCATTER = { "scatter", "dest", "source" };

static bool verify_dims(const Op *op, const Words *words, const Type *indices, unsigned rank)
{
    const Attr *dims = op_inherent(op, DIMS);
    int64_t count = dims->dense.count;

    if (!count)
        return op_error(op, "%s_dims must be non-empty", words->name);
    if (count > rank)
        return op_error(op, "%s_dims overflow %s rank", words->name, words->of);
    if (!indices->shaped.rank || indices->shaped.dims[indices->shaped.rank - 1] != count)
        return op_error(op, "%s_dims length must match the size of last dimension of indices",
                        words->name);
    for (unsigned i = 0; i < count; i++) {
        if (attr_i64_at(dims, i) < 0)
            return op_error(op, "%s_dims value must be non-negative", words->name);
        if (attr_i64_at(dims, i) >= rank)
            return op_error(op, "%s_dims value must be smaller than %s rank", words->name,
                            words->of);
    }
    for (unsigned i = 1; i < count; i++)
        if (attr_i64_at(dims, i - 1) >= attr_i64_at(dims, i))
            return op_error(op, "%s_dims values must be strictly increasing", words->name);
    return true;
}

static bool is_among(const Attr *dims, unsigned dim)
{
    for (unsigned i = 0; i < dims->dense.count; i++)
        if (attr_i64_at(dims, i) == dim)
            return true;
    return false;
}

/* The type of all slices: the leading dimensions are the indices', those that coordinates name are
 * left out, or 1. */
static const Type *slices_type(const Op *op, const Type *of, const Type *indices, bool reduced)
{
    const Attr *dims = op_inherent(op, DIMS);
    int64_t *sizes =
        ARENA_ARRAY(&op_context(op)->arena, int64_t, of->shaped.rank + indices->shaped.rank);
    unsigned rank = 0;

    for (unsigned i = 0; i + 1 < indices->shaped.rank; i++)
        sizes[rank++] = indices->shaped.dims[i];
    for (unsigned i = 0; i < of->shaped.rank; i++)
        if (!is_among(dims, i))
            sizes[rank++] = of->shaped.dims[i];
        else if (!reduced)
            sizes[rank++] = 1;
    return type_tensor(op_context(op), rank, sizes, of->shaped.element, of->shaped.encoding);
}

static bool verify_slices(const Op *op, const Words *words, const Type *of, const Type *indices,
                          const Type *slices)
{
    const Type *whole = slices_type(op, of, indices, false);
    const Type *reduced = slices_type(op, of, indices, true);

    return slices == whole || slices == reduced
           || op_error(op,
                       "%s type mismatch: expected '%s' or its rank-reduced variant '%s' (got: "
                       "'%s')",
                       words->slices, type_text(whole), type_text(reduced), type_text(slices));
}

static bool verify_gather(const Op *op)
{
    const Type *source = op->operands[0]->type, *indices = op->operands[1]->type;

    return verify_dims(op, &GATHER, indices, source->shaped.rank)
           && verify_slices(op, &GATHER, source, indices, op->results[0]->type);
}

static bool verify_scatter(const Op *op)
{
    const Type *dest = op->operands[1]->type, *indices = op->operands[2]->type;

    if (!verify_dims(op, &SCATTER, indices, dest->shaped.rank))
        return false;
    if (!op_inherent(op, UNIQUE))
        return op_error(op, "requires 'unique' attribute to be set");
    return verify_slices(op, &SCATTER, dest, indices, op->operands[0]->type);
}

/* Slices of `of`, all of the same sizes: `sizes` are `of`'s, but 1 where coordinates say which. */
typedef struct Slices {
    Step *s;
    const Attr *dims;
    Tensor *of;
    const Tensor *indices;
    Place index;             /* room for one */
    uint64_t count, *sizes;  /* of slices; of a slice */
    uint64_t *strides, span; /* of a slice where they stand one behind the other; its elements */
    uint64_t *first;         /* where each begins in `of`, to see whether two are the same */
} Slices;

static Slices slices_in(Step *s, Tensor *of, const Tensor *indices)
{
    Slices slices = { .s = s, .dims = prop(s, DIMS), .of = of, .indices = indices, .span = 1 };

    slices.index = scratch_place(s, indices->element);
    slices.count = indices->count / slices.dims->dense.count;
    slices.sizes = ARENA_ARRAY(s->arena, uint64_t, of->rank);
    for (unsigned i = 0; i < of->rank; i++) {
        slices.sizes[i] = is_among(slices.dims, i) ? 1 : of->sizes[i];
        slices.span *= slices.sizes[i];
    }
    slices.strides = plain_strides(s, slices.sizes, of->rank);
    return slices;
}

/* Where slice `number` begins. */
static Flow find_slice(const Slices *slices, uint64_t number, uint64_t *first)
{
    Step *s = slices->s;
    unsigned count = (unsigned)slices->dims->dense.count;

    *first = 0;
    for (unsigned i = 0; i < count; i++) {
        unsigned dim = (unsigned)attr_i64_at(slices->dims, i);
        int64_t at;

        layout_load(slices->indices->element, &slices->indices->memory,
                    tensor_offset(slices->indices, number * count + i), slices->index.words,
                    slices->index.poison);
        if (*slices->index.poison)
            return undefined_poison(s, *slices->index.poison, "index %u of slice %llu is poison", i,
                                    (unsigned long long)number);
        at = int_low_s(place_int(slices->index));
        if (!int_fits_s64(place_int(slices->index)) || at < 0
            || (uint64_t)at >= slices->of->sizes[dim]) {
            return undefined_by(
                s, "T7", "index %lld of slice %llu is out of bounds: dimension %u has size %llu",
                (long long)at, (unsigned long long)number, dim,
                (unsigned long long)slices->of->sizes[dim]);
        }
        *first += (uint64_t)at * slices->of->strides[dim];
    }
    return FLOW_NEXT;
}

static int compare(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

    return (x > y) - (x < y);
}

/* `unique` promises that no two are the same. */
static Flow check_unique(Slices *slices)
{
    uint64_t *sorted;

    if (!prop_flag(slices->s, UNIQUE))
        return FLOW_NEXT;
    if (!budget_fits(budget_of(slices->s), slices->count * sizeof *sorted))
        return tensor_no_memory(slices->s);
    sorted = ARENA_ARRAY(slices->s->arena, uint64_t, slices->count);
    for (uint64_t i = 0; i < slices->count; i++)
        if (find_slice(slices, i, &sorted[i]) == FLOW_END)
            return FLOW_END;
    qsort(sorted, slices->count, sizeof *sorted, compare);
    for (uint64_t i = 1; i < slices->count; i++)
        if (sorted[i] == sorted[i - 1])
            return undefined(slices->s, "two slices have the same coordinates, though they were "
                                        "said to be unique");
    return FLOW_NEXT;
}

/* The sizes of all slices together, as the type has them: with the dimensions of size 1 or without.
 */
static uint64_t *sizes_of(const Slices *slices, const Type *type)
{
    unsigned leading = slices->indices->rank - 1, next = leading;
    bool reduced = type->shaped.rank < leading + slices->of->rank;
    uint64_t *sizes = ARENA_ARRAY(slices->s->arena, uint64_t, type->shaped.rank);

    for (unsigned i = 0; i < leading; i++)
        sizes[i] = slices->indices->sizes[i];
    for (unsigned i = 0; i < slices->of->rank; i++)
        if (!reduced || !is_among(slices->dims, i))
            sizes[next++] = slices->sizes[i];
    return sizes;
}

/* Slice by slice, between `of` and where they stand one behind the other. */
static Flow copy_slices(Slices *slices, Tensor *packed, bool scatter)
{
    Box one = { &packed->memory, 0, slices->strides, false }, in = box_of(slices->of);

    for (uint64_t i = 0; slices->span && i < slices->count; i++) {
        uint64_t first;

        if (find_slice(slices, i, &first) == FLOW_END)
            return FLOW_END;
        one.first = tensor_offset(packed, i * slices->span);
        in.first = tensor_offset(slices->of, first);
        if (!box_copy(slices->s, packed->element, scatter ? in : one, scatter ? one : in,
                      slices->sizes, slices->of->rank))
            return FLOW_END;
    }
    return FLOW_NEXT;
}

static Flow gather(Step *s)
{
    const Type *type = s->op->results[0]->type;
    Slices slices = slices_in(s, tensor_in(s, 0), tensor_in(s, 1));
    uint64_t *sizes = sizes_of(&slices, type);
    Tensor *made;

    if (tensor_check_type(s, sizes, type->shaped.rank, type) == FLOW_END
        || check_unique(&slices) == FLOW_END)
        return FLOW_END;
    made = tensor_made(s, 0, sizes, type->shaped.rank);
    if (!made || copy_slices(&slices, made, false) == FLOW_END)
        return FLOW_END;
    return give_tensor(s, 0, made);
}

/* The source has the sizes of the slices, and the result those of dest. */
static Flow check_scatter(Step *s, const Slices *slices, const Tensor *source)
{
    uint64_t *sizes = sizes_of(slices, s->op->operands[0]->type);

    for (unsigned i = 0; i < source->rank; i++)
        if (source->sizes[i] != sizes[i])
            return tensor_differs(s, i, "the source", source->sizes[i], "the slices", sizes[i]);
    return tensor_check_type(s, slices->of->sizes, slices->of->rank, s->op->results[0]->type);
}

/* The others are held while dest is taken, as they may be the same tensor. */
static Flow scatter(Step *s)
{
    Tensor *source = tensor_hold(tensor_in(s, 0)), *indices = tensor_hold(tensor_in(s, 2)), *made;
    Slices slices = slices_in(s, tensor_in(s, 1), indices);
    Flow flow;

    if (check_scatter(s, &slices, source) == FLOW_END || check_unique(&slices) == FLOW_END)
        return FLOW_END;
    made = tensor_taken(s, 1);
    slices.of = made;
    flow = made ? copy_slices(&slices, source, true) : FLOW_END;
    tensor_release(source);
    tensor_release(indices);
    return flow == FLOW_NEXT ? give_tensor(s, 0, made) : FLOW_END;
}

static bool has_index_elements(const Type *type)
{
    return type_is_int_or_index(type->shaped.element);
}

static const TypeConstraint INDEX_TENSOR = { "ranked tensor of signless integer or index values",
                                             has_index_elements, NULL, &RANKED_TENSOR_CLASS };

const OpDef TENSOR_GATHER_OPS[] = {
    {
        .name = "tensor.gather",
        .summary = "gather a subset of a tensor at specified indices",
        .words = "pick lookup",
        .doc = "Slices of source, one for each row of indices along their last dimension: a row\n"
               "says where the slice is in the dimensions gather_dims; in others it is whole.\n"
               "The leading dimensions of the result are those of indices, the trailing ones\n"
               "those of source, where gather_dims are 1 or left out.\n",
        .operands = OPERANDS({ "source", &ANY_RANKED_TENSOR }, { "indices", &INDEX_TENSOR }),
        .attrs = ATTRS([DIMS] = { "gather_dims", &DENSE_I64_ARRAY_ATTR }, [UNIQUE] = { "unique",
                                                                                       &UNIT_ATTR,
                                                                                       .optional =
                                                                                           true }),
        .results = RESULTS({ "result", &ANY_RANKED_TENSOR }),
        .format = "$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` "
                  "$unique^)? attr-dict `:` functional-type(operands, results)",
        .traits = PURE,
        .result_name = "gather",
        .verify = verify_gather,
        .eval = gather,
        .formula = "result[n, i, j] = source[i, indices[n, 0], j] for gather_dims([1])",
        .poison = "An element is poison where that of source is.\n",
        .undefined =
            "The behaviour is undefined where an index is negative, poison or not below the\n"
            "size of its dimension; where two rows of indices are the same under `unique`;\n"
            "and where the result's type says other sizes.\n",
        .decisions = "T5, T7",
        .example = "  %t = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi8>\n"
                   "  %rows = arith.constant dense<[[2], [0], [2]]> : tensor<3x1xindex>\n"
                   "  %r = tensor.gather %t[%rows] gather_dims([0])\n"
                   "      : (tensor<3x2xi8>, tensor<3x1xindex>) -> tensor<3x2xi8>\n",
        .gives = "dense<[[5, 6], [1, 2], [5, 6]]> : tensor<3x2xi8>\n",
    },
    {
        .name = "tensor.scatter",
        .summary = "scatter a tensor into a destination tensor at specified indices",
        .words = "put",
        .doc = "A tensor that is dest but for slices, given by indices and scatter_dims as for\n"
               "tensor.gather, which are those of source one behind the other.\n",
        .operands = OPERANDS({ "source", &ANY_RANKED_TENSOR }, { "dest", &ANY_RANKED_TENSOR },
                             { "indices", &INDEX_TENSOR }),
        .attrs = ATTRS([DIMS] = { "scatter_dims", &DENSE_I64_ARRAY_ATTR }, [UNIQUE] = { "unique",
                                                                                        &UNIT_ATTR,
                                                                                        .optional =
                                                                                            true }),
        .results = RESULTS({ "result", &ANY_RANKED_TENSOR }),
        .format = "$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` "
                  "(`unique` $unique^)? attr-dict `:` functional-type(operands, results)",
        .traits = PURE,
        .result_name = "scatter",
        .verify = verify_scatter,
        .eval = scatter,
        .formula = "result[i, indices[n, 0], j] = source[n, i, j] for scatter_dims([1])",
        .poison = "An element is poison where that of source or dest is.\n",
        .undefined =
            "The behaviour is undefined where an index is negative, poison or not below the\n"
            "size of its dimension; where two rows of indices are the same; and where sizes\n"
            "of source are not those of the slices.\n",
        .decisions = "T5, T7",
        .example =
            "  %t = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi8>\n"
            "  %rows = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>\n"
            "  %new = arith.constant dense<[[7, 7], [8, 8]]> : tensor<2x2xi8>\n"
            "  %r = tensor.scatter %new into %t[%rows] scatter_dims([0]) unique\n"
            "      : (tensor<2x2xi8>, tensor<3x2xi8>, tensor<2x1xindex>) -> tensor<3x2xi8>\n",
        .gives = "dense<[[8, 8], [3, 4], [7, 7]]> : tensor<3x2xi8>\n",
    },
    { 0 },
};
