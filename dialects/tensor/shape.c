/* tensor: the same elements under another shape. */
#include "dialects/tensor/tensor.h"

static bool verify_reshape(const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;
    int64_t length = op->operands[1]->type->shaped.dims[0];

    if (from->shaped.element != to->shaped.element)
        return op_error(op,
                        "element types of source and destination tensor types should be the same");
    if (!type_has_rank(to))
        return true;
    if (type_has_static_shape(from) && type_has_static_shape(to)
        && type_num_elements(from) != type_num_elements(to))
        return op_error(op,
                        "source and destination tensor should have the same number of elements");
    if (length == DYNAMIC)
        return op_error(op, "cannot use shape operand with dynamic length to reshape to "
                            "statically-ranked tensor type");
    return length == to->shaped.rank
           || op_error(op, "length of shape operand differs from the result's tensor rank");
}

/* The sizes that the elements of the operand are. */
static Flow load_sizes(Step *s, const Tensor *shape, uint64_t *sizes)
{
    Place size = scratch_place(s, shape->element);

    for (uint64_t i = 0; i < shape->count; i++) {
        layout_load(shape->element, &shape->memory, tensor_offset(shape, i), size.words,
                    size.poison);
        if (*size.poison) {
            undefined_poison(s, *size.poison, "the size of dimension %llu is poison",
                             (unsigned long long)i);
            return by_decision(s, "T5");
        }
        sizes[i] = (uint64_t)int_low_s(place_int(size));
        if ((int64_t)sizes[i] < 0)
            return undefined_by(s, "T5", "the size of dimension %llu is negative: %lld",
                                (unsigned long long)i, (long long)sizes[i]);
    }
    return FLOW_NEXT;
}

/* Their product; false: it is too great for any tensor. */
static bool multiply(const uint64_t *sizes, unsigned rank, uint64_t *count)
{
    bool fits = true;

    *count = 1;
    for (unsigned i = 0; i < rank; i++) {
        if (!sizes[i]) {
            *count = 0;
            return true;
        }
        fits &= !__builtin_mul_overflow(*count, sizes[i], count);
    }
    return fits;
}

static Flow check_count(Step *s, uint64_t count, const uint64_t *sizes, unsigned rank)
{
    uint64_t wanted;

    if (!multiply(sizes, rank, &wanted))
        undefined(s, "a tensor of %llu element%s is given a shape whose sizes' product overflows",
                  (unsigned long long)count, plural(count));
    else if (wanted != count)
        undefined(s, "a tensor of %llu element%s is given a shape of %llu",
                  (unsigned long long)count, plural(count), (unsigned long long)wanted);
    else
        return FLOW_NEXT;
    return by_decision(s, "T5");
}

static Flow give_shape(Step *s, const uint64_t *sizes, unsigned rank)
{
    Tensor *made;

    if (check_count(s, tensor_in(s, 0)->count, sizes, rank) == FLOW_END
        || tensor_check_type(s, sizes, rank, s->op->results[0]->type) == FLOW_END)
        return FLOW_END;
    made = tensor_taken_as(s, 0, 0, sizes, rank);
    return made ? give_tensor(s, 0, made) : FLOW_END;
}

static Flow reshape(Step *s)
{
    const Tensor *shape = tensor_in(s, 1);
    uint64_t *sizes;

    if (shape->count > MOST_DIMENSIONS)
        return unsupported(s, "a tensor of %llu dimensions", (unsigned long long)shape->count);
    sizes = ARENA_ARRAY(s->arena, uint64_t, shape->count);
    if (load_sizes(s, shape, sizes) == FLOW_END)
        return FLOW_END;
    return give_shape(s, sizes, (unsigned)shape->count);
}

/* Groups of dimensions that are one dimension of the collapsed type. */

enum { REASSOCIATION, STATIC_OUTPUT_SHAPE };

static unsigned group_size(const Attr *groups, unsigned group)
{
    return groups->array.elements[group]->array.count;
}

static int64_t group_dim(const Attr *groups, unsigned group, unsigned at)
{
    return int_low_s(groups->array.elements[group]->array.elements[at]->integer);
}

/* Upstream makes maps of the groups, all of as many dimensions as the highest number needs. */
static bool verify_contiguous(const Op *op, const Attr *groups, unsigned rank)
{
    int64_t next = 0, highest = -1;
    uint64_t dims;

    for (unsigned g = 0; g < groups->array.count; g++)
        for (unsigned i = 0; i < group_size(groups, g); i++)
            if (group_dim(groups, g, i) > highest)
                highest = group_dim(groups, g, i);
    dims = (uint64_t)highest + 1; /* the highest may be the largest there is */
    if (groups->array.count && dims != rank)
        return op_error(op,
                        "expected reassociation map #0 to have size equal to the expanded rank "
                        "(%u), but it is  %llu.",
                        rank, (unsigned long long)dims);
    for (unsigned g = 0; g < groups->array.count; g++)
        for (unsigned i = 0; i < group_size(groups, g); i++)
            if (group_dim(groups, g, i) != next++)
                return op_error(op, "expected reassociation map #%u to be valid and contiguous.",
                                g);
    return true;
}

static bool verify_group(const Op *op, const Type *collapsed, const Type *expanded, unsigned group,
                         unsigned first, unsigned count)
{
    int64_t size = 1;
    bool dynamic = false;

    for (unsigned i = first; i < first + count && i < expanded->shaped.rank; i++) {
        dynamic |= expanded->shaped.dims[i] == DYNAMIC;
        size = (int64_t)((uint64_t)size * (uint64_t)expanded->shaped.dims[i]);
    }
    if (dynamic && collapsed->shaped.dims[group] != DYNAMIC)
        return op_error(op,
                        "expected dimension %u of collapsed type to be dynamic since one or more "
                        "of the corresponding dimensions in the expanded type is dynamic",
                        group);
    return dynamic || collapsed->shaped.dims[group] == size
           || op_error(op, "expected dimension %u of collapsed type to be static value of %lld",
                       group, (long long)size);
}

static bool verify_groups(const Op *op, const Type *collapsed, const Type *expanded)
{
    const Attr *groups = op_inherent(op, REASSOCIATION);
    unsigned first = 0;

    if (expanded->shaped.rank < collapsed->shaped.rank || !type_has_rank(collapsed)
        || !type_has_rank(expanded))
        return op_error(op,
                        "expected the expanded type, '%s' to have a higher (or same) rank than the "
                        "collapsed type, '%s'.",
                        type_text(expanded), type_text(collapsed));
    if (collapsed->shaped.rank != groups->array.count)
        return op_error(op,
                        "expected collapsed rank (%u) to equal the number of reassociation maps "
                        "(%u).",
                        collapsed->shaped.rank, groups->array.count);
    if (!verify_contiguous(op, groups, expanded->shaped.rank))
        return false;
    for (unsigned g = 0; g < groups->array.count; first += group_size(groups, g++))
        if (!verify_group(op, collapsed, expanded, g, first, group_size(groups, g)))
            return false;
    return collapsed->shaped.element == expanded->shaped.element
           || op_error(
               op, "expected collapsed type to be '%s', but got '%s'",
               type_text(type_tensor(op_context(op), collapsed->shaped.rank, collapsed->shaped.dims,
                                     expanded->shaped.element, NULL)),
               type_text(collapsed));
}

static bool verify_expand(const Op *op)
{
    const Type *to = op->results[0]->type;
    const Attr *shape = op_inherent(op, STATIC_OUTPUT_SHAPE);
    unsigned values = op_group_size(op, 1), dynamic = attr_count_dynamic(shape);

    if (shape->dense.count != to->shaped.rank)
        return op_error(op,
                        "expected number of static shape dims to be equal to the output rank (%u) "
                        "but found %lld inputs instead",
                        to->shaped.rank, (long long)shape->dense.count);
    if (dynamic != values)
        return op_error(op,
                        "mismatch in dynamic dims in output_shape and static_output_shape: "
                        "static_output_shape has %u dynamic dims while output_shape has %u values",
                        dynamic, values);
    return verify_groups(op, op->operands[0]->type, to);
}

static bool verify_collapse(const Op *op)
{
    return verify_groups(op, op->results[0]->type, op->operands[0]->type);
}

/* The product of a group's sizes has to be the size of the dimension it is made of. */
static Flow check_expansion(Step *s, const Tensor *from, const uint64_t *sizes)
{
    const Attr *groups = prop(s, REASSOCIATION);
    unsigned first = 0;

    for (unsigned g = 0; g < groups->array.count; first += group_size(groups, g++)) {
        uint64_t size;
        bool fits = multiply(sizes + first, group_size(groups, g), &size);

        if (fits && size == from->sizes[g])
            continue;
        if (fits)
            undefined(s,
                      "dimension %u of size %llu is expanded to dimensions whose product is %llu",
                      g, (unsigned long long)from->sizes[g], (unsigned long long)size);
        else
            return undefined_by(
                s, "T5",
                "dimension %u of size %llu is expanded to dimensions whose product overflows", g,
                (unsigned long long)from->sizes[g]);
    }
    return FLOW_NEXT;
}

static Flow expand(Step *s)
{
    unsigned rank = s->op->results[0]->type->shaped.rank;
    int64_t *sizes = ARENA_ARRAY(s->arena, int64_t, rank);

    slice_mixed_in(s, 1, STATIC_OUTPUT_SHAPE, sizes);
    for (unsigned i = 0; i < rank; i++)
        if (sizes[i] < 0)
            return undefined_by(s, "T5", "the size of dimension %u is negative: %lld", i,
                                (long long)sizes[i]);
    if (check_expansion(s, tensor_in(s, 0), (const uint64_t *)sizes) == FLOW_END)
        return FLOW_END;
    return give_shape(s, (const uint64_t *)sizes, rank);
}

static Flow collapse(Step *s)
{
    const Tensor *from = tensor_in(s, 0);
    const Attr *groups = prop(s, REASSOCIATION);
    uint64_t *sizes = ARENA_ARRAY(s->arena, uint64_t, groups->array.count);
    unsigned first = 0;

    for (unsigned g = 0; g < groups->array.count; first += group_size(groups, g++))
        if (!multiply(from->sizes + first, group_size(groups, g), &sizes[g])
            || sizes[g] >> (index_width(s) - 1)) {
            return undefined_by(s, "T5",
                                "the product of the sizes of dimensions %u to %u overflows", first,
                                first + group_size(groups, g) - 1);
        }
    return give_shape(s, sizes, groups->array.count);
}

static bool is_1d_int_or_index(const Type *type)
{
    return type->shaped.rank == 1 && type_is_int_or_index(type->shaped.element);
}

static const TypeConstraint TENSOR_1D_INT_OR_INDEX = {
    "1D tensor of signless integer or index values", is_1d_int_or_index, NULL, &RANKED_TENSOR_CLASS
};

const OpDef TENSOR_SHAPE_OPS[] = {
    {
        .name = "tensor.reshape",
        .summary = "tensor reshape operation",
        .doc = "The elements of source, in their order, under the sizes that the elements of\n"
               "`shape` are.\n",
        .operands = OPERANDS({ "source", &ANY_TENSOR },
                             { "shape", &TENSOR_1D_INT_OR_INDEX, ONE, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "result", &ANY_TENSOR }),
        .format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE,
        .result_name = "reshape",
        .verify = verify_reshape,
        .poison_decision = "T5",
        .eval = reshape,
        .poison = "An element is poison where that of source is.\n",
        .undefined =
            "The behaviour is undefined where a size is negative or poison, where the number\n"
            "of elements is not the source's, and where the result's type says other sizes.\n",
        .decisions = "T5",
        .example = "  %t = arith.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>\n"
                   "  %shape = arith.constant dense<[2, 3]> : tensor<2xindex>\n"
                   "  %r = tensor.reshape %t(%shape)\n"
                   "      : (tensor<6xi32>, tensor<2xindex>) -> tensor<?x?xi32>\n",
        .gives = "dense<[[0, 1, 2], [3, 4, 5]]> : tensor<?x?xi32>\n",
    },
    {
        .name = "tensor.expand_shape",
        .summary = "operation to produce a tensor with a higher rank",
        .doc = "Each dimension of src becomes a group of dimensions, the last of them the\n"
               "fastest; `output_shape` gives all sizes.\n",
        .operands = OPERANDS({ "src", &ANY_TENSOR },
                             { "output_shape", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([REASSOCIATION] = { "reassociation", &INDEX_LIST_ARRAY_ATTR },
                       [STATIC_OUTPUT_SHAPE] = { "static_output_shape", &DENSE_I64_ARRAY_ATTR }),
        .results = RESULTS({ "result", &ANY_TENSOR }),
        .format = "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, "
                  "$static_output_shape) attr-dict `:` type($src) `into` type($result)",
        .traits = PURE,
        .result_name = "expanded",
        .verify = verify_expand,
        .poison_decision = "T5",
        .eval = expand,
        .poison = "An element is poison where that of src is.\n",
        .undefined = "The behaviour is undefined where a size is negative, where the product of a\n"
                     "group's sizes is not the size of the dimension it comes from, and where the\n"
                     "result's type says other sizes.\n",
        .decisions = "T5",
        .example = "  %t = arith.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>\n"
                   "  %r = tensor.expand_shape %t [[0, 1]] output_shape [2, 3]\n"
                   "      : tensor<6xi32> into tensor<2x3xi32>\n",
        .gives = "dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>\n",
    },
    {
        .name = "tensor.collapse_shape",
        .summary = "operation to produce a tensor with a smaller rank",
        .doc = "Groups of neighbouring dimensions become one dimension each.\n",
        .operands = OPERANDS({ "src", &ANY_TENSOR }),
        .attrs = ATTRS([REASSOCIATION] = { "reassociation", &INDEX_LIST_ARRAY_ATTR }),
        .results = RESULTS({ "result", &ANY_TENSOR }),
        .format = "$src $reassociation attr-dict `:` type($src) `into` type($result)",
        .traits = PURE,
        .result_name = "collapsed",
        .verify = verify_collapse,
        .eval = collapse,
        .poison = "An element is poison where that of src is.\n",
        .example =
            "  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>\n"
            "  %r = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>\n",
        .gives = "dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>\n",
    },
    { 0 },
};
