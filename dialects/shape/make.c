/* Shapes: constants, made of extents and taken apart, of values and back. */
#include "dialects/shape/shape.h"

/* {...}[4, 5] : type; the numbers are index elements. */
static bool parse_const_shape(AsmParser *p, OpState *state)
{
    const Type *index = type_index(state->context), *type;
    VEC(int64_t) numbers = { 0 };
    const Attr *list;
    int64_t count;
    bool good = asm_optional_attr_dict(p, state) && asm_parse_attr(p, NULL, &list)
                && list->kind == ATTR_ARRAY;

    for (unsigned i = 0; good && i < list->array.count; i++) {
        const Attr *extent = list->array.elements[i];

        good =
            extent->kind == ATTR_INTEGER
            || asm_error(p, asm_here(p), "expected an integer, but got '%s'", attr_quoted(extent));
        if (good)
            vec_push(&numbers, int_low_s(extent->integer));
    }
    good = good && asm_parse_colon_type(p, &type);
    if (good) {
        count = (int64_t)numbers.len;
        op_state_add_attr(
            state, "shape",
            attr_dense(type_tensor(state->context, 1, &count, index, NULL),
                       (Str){ (const char *)numbers.data, numbers.len * sizeof *numbers.data },
                       false));
        vec_push(&state->results, type);
    }
    vec_free(&numbers);
    return good;
}

static void print_const_shape(AsmPrinter *printer, const Op *op)
{
    const Attr *shape = op_attr(op, "shape");

    asm_print(printer, " ");
    asm_print_attr_dict(printer, op, (const char *const[]){ "shape", NULL });
    asm_print(printer, "[");
    for (int64_t i = 0; i < type_num_elements(shape->type); i++) {
        asm_print(printer, i ? ", " : "");
        asm_print_attr_without_type(printer, attr_element(shape, i));
    }
    asm_print(printer, "] : ");
    asm_print_type(printer, op->results[0]->type);
}

/* Its syntax writes each size, of a splat, too. */
static bool has_too_many_sizes(const Op *op)
{
    enum { MOST_WRITTEN = 1 << 24 };

    return type_num_elements(op_attr(op, "shape")->type) > MOST_WRITTEN;
}

static const Type *extents_type(Context *context, int64_t rank)
{
    return type_tensor(context, 1, &rank, type_index(context), NULL);
}

static bool infer_const_shape(Context *context, OpState *state)
{
    const Attr *shape = op_state_attr(state, "shape");

    if (!shape)
        return false;
    vec_push(&state->results, extents_type(context, type_num_elements(shape->type)));
    return true;
}

static bool is_any_shape(const Type *inferred, const Type *type)
{
    return is_shape(type) || (is_shape(inferred) && is_extent_tensor(type));
}

static bool dims_agree(const Type *a, const Type *b)
{
    return a->shaped.dims[0] == DYNAMIC || b->shaped.dims[0] == DYNAMIC
           || a->shaped.dims[0] == b->shaped.dims[0];
}

static bool shapes_agree(const Type *inferred, const Type *type)
{
    return is_any_shape(inferred, type)
           || (is_extent_tensor(inferred) && is_extent_tensor(type) && dims_agree(inferred, type));
}

static bool infer_shape_of(Context *context, OpState *state)
{
    const Type *type = state->operands.data[0]->type;

    vec_push(&state->results, holds_error(type)     ? SHAPE.build(context)
                              : type_has_rank(type) ? extents_type(context, type->shaped.rank)
                                                    : extents_type(context, DYNAMIC));
    return true;
}

static Flow const_shape(Step *s)
{
    const Attr *shape = prop(s, 0);
    uint64_t rank = (uint64_t)type_num_elements(shape->type);
    Extents extents;

    if (rank > UINT64_MAX / sizeof(Size) || !budget_fits(budget_of(s), rank * sizeof(Size)))
        return memory_is_short(s, "%llu sizes", (unsigned long long)rank);
    extents = extents_new(s, rank);
    for (uint64_t i = 0; i < extents.rank; i++) {
        int64_t number = int_low_s(attr_element(shape, (int64_t)i)->integer);

        extents.sizes[i] = number < 0 && is_shape(s->op->results[0]->type)
                               ? size_that_is(SIZE_UNKNOWN)
                               : size_of(number);
    }
    return give_extents(s, 0, extents);
}

static Flow from_extents(Step *s)
{
    Extents extents = extents_new(s, s->op->operand_count);

    for (unsigned i = 0; i < s->op->operand_count; i++)
        extents.sizes[i] = size_operand(s, i);
    return give_extents(s, 0, extents);
}

/* A number below 0 is no extent. */
static void make_error(Extents *extents)
{
    for (uint64_t i = 0; i < extents->rank; i++)
        if (extents->sizes[i].number < 0)
            extents->sizes[i] = size_that_is(SIZE_INVALID);
}

/* The same shape in another form. */
static Flow convert(Step *s)
{
    Extents extents;

    if (!extents_operand(s, 0, &extents))
        return work_done(s, 0);
    if (is_shape(s->op->results[0]->type))
        make_error(&extents);
    return give_extents(s, 0, extents);
}

static Flow shape_of(Step *s)
{
    Extents extents;

    if (holds_error(s->op->operands[0]->type))
        return convert(s);
    return extents_of_shaped(s, 0, &extents) ? give_extents(s, 0, extents) : FLOW_END;
}

static Flow concat(Step *s)
{
    Extents lhs, rhs, both;

    if (!extents_operand(s, 0, &lhs) || !extents_operand(s, 1, &rhs))
        return work_done(s, 0);
    if (lhs.whole || rhs.whole)
        return give_extents(s, 0, extents_that_are(lhs.whole > rhs.whole ? lhs.whole : rhs.whole));
    both = extents_new(s, lhs.rank + rhs.rank);
    for (uint64_t i = 0; i < both.rank; i++)
        both.sizes[i] = i < lhs.rank ? lhs.sizes[i] : rhs.sizes[i - lhs.rank];
    return give_extents(s, 0, both);
}

static Flow split_at(Step *s)
{
    Size at = size_operand(s, 1);
    Extents whole, head, tail;
    SizeState state;
    int64_t rank;

    if (!extents_operand(s, 0, &whole))
        return work_done(s, 0);
    rank = (int64_t)whole.rank;
    state = whole.whole > at.state ? whole.whole : at.state;
    if (state == SIZE_KNOWN && (at.number < -rank || at.number > rank))
        state = SIZE_INVALID;
    head = tail = extents_that_are(state);
    if (state == SIZE_KNOWN) {
        uint64_t place = (uint64_t)(at.number < 0 ? at.number + rank : at.number);

        head = (Extents){ .rank = place, .sizes = whole.sizes };
        tail = (Extents){ .rank = whole.rank - place, .sizes = whole.sizes + place };
    }
    return give_extents(s, 0, head) == FLOW_NEXT ? give_extents(s, 1, tail) : FLOW_END;
}

static bool gives_what_it_prints(const Op *op)
{
    return op->results[0]->type == op->operands[0]->type;
}

static Flow debug_print(Step *s)
{
    Sb *output = output_in(s);

    datum_text(&(ValueText){ .sb = output, .most = SIZE_MAX }, operand_place(s, 0),
               s->op->operands[0]->type);
    sb_char(output, '\n');
    return give_operand(s, 0, 0);
}

/* Values with their shapes. */

static bool is_1d_integers(const Type *type)
{
    return (type->kind == TYPE_TENSOR && type->shaped.rank == 1
            && (type->shaped.element->kind == TYPE_INTEGER
                || type->shaped.element->kind == TYPE_INDEX))
           || VALUE_SHAPE.holds(type);
}

static bool is_shaped_or_value(const Type *type)
{
    return type_is_shaped(type) || VALUE_SHAPE.holds(type);
}

static const TypeConstraint SHAPED_OR_VALUE = { "shaped of any type values or ", is_shaped_or_value,
                                                NULL, NULL };
static const TypeConstraint INTEGERS_OR_VALUE = { "1D tensor of integer or index values or ",
                                                  is_1d_integers, NULL, NULL };
static bool is_index_tensor(const Type *type)
{
    return type->shaped.element->kind == TYPE_INDEX;
}

static const TypeConstraint TENSOR_OF_INDEX = { "tensor of index values", is_index_tensor, NULL,
                                                &TENSOR_CLASS };

/* May the value have such a shape? */
static bool conforms(Extents value, Extents shape)
{
    if (shape.whole == SIZE_KNOWN && value.rank != shape.rank)
        return false;
    for (uint64_t i = 0; shape.whole == SIZE_KNOWN && i < value.rank; i++)
        if (shape.sizes[i].state == SIZE_KNOWN && shape.sizes[i].number != value.sizes[i].number)
            return false;
    return true;
}

static Flow with_shape(Step *s)
{
    const Type *type = s->op->operands[0]->type;
    Place result = result_place(s, 0), value = operand_place(s, 0);
    Extents before, shape;

    if (!extents_operand(s, 1, &shape))
        return work_done(s, 0);
    if (VALUE_SHAPE.holds(type)) {
        if (!extents_operand(s, 0, &before))
            return work_done(s, 0);
        value = value_part(value);
    } else if (!type_is_any_tensor(type)) {
        return unsupported(s, "a value of type '%s' with a shape", type_text(type));
    } else if (!extents_of_shaped(s, 0, &before)) {
        return FLOW_END;
    }
    if (before.whole == SIZE_INVALID || (before.whole == SIZE_KNOWN && !conforms(before, shape)))
        shape = extents_that_are(SIZE_INVALID);
    place_copy(value_part(result), (Place){ value.words, value.poison, value_part(result).layout });
    return give_shape_at(s, shape_part(result), shape);
}

static Flow value_of(Step *s)
{
    Place value = value_part(operand_place(s, 0)), result = result_place(s, 0);
    const Type *type = s->op->results[0]->type;
    Extents shape;

    if (!extents_operand(s, 0, &shape))
        return work_done(s, 0);
    if (shape.whole == SIZE_INVALID || !*value.words)
        return undefined_by(s, "H5",
                            shape.whole == SIZE_INVALID ? "the shape is an error"
                                                        : "there is no value that is known");
    if (!type_is_any_tensor(type))
        return unsupported(s, "a value of type '%s' with a shape", type_text(type));
    if ((type_has_rank(type) && tensor_of(value.words)->rank != type->shaped.rank)
        || !tensor_fits(tensor_of(value.words), type)
        || tensor_of(value.words)->element != layout_of(s, type->shaped.element)) {
        return undefined_by(s, "T5", "the value is no '%s'", type_text(type));
    }
    place_copy(result, (Place){ value.words, value.poison, result.layout });
    return FLOW_NEXT;
}

static Flow value_as_shape(Step *s)
{
    Place place = operand_place(s, 0);
    Extents extents;
    Tensor *tensor;

    if (VALUE_SHAPE.holds(s->op->operands[0]->type))
        place = value_part(place);
    tensor = tensor_of(place.words);
    if (!tensor)
        return give_extents(s, 0, extents_that_are(SIZE_UNKNOWN));
    if (tensor->rank != 1 || !layout_is_integer(tensor->element) || tensor->element->width > 64)
        return give_extents(s, 0, extents_that_are(SIZE_INVALID));
    if (!extents_of_tensor(s, tensor, &extents))
        return work_done(s, 0);
    make_error(&extents);
    return give_extents(s, 0, extents);
}

const OpDef SHAPE_MAKE_OPS[] = {
    {
        .name = "shape.const_shape",
        .summary = "a constant shape",
        .doc = "The shape of these extents; in a !shape.shape a negative one is not known.\n",
        .attrs = ATTRS({ "shape", &INDEX_ELEMENTS_ATTR }),
        .results = RESULTS({ "result", &SHAPE_OR_EXTENTS }),
        .traits = PURE | CONSTANT_LIKE,
        .parse = parse_const_shape,
        .print = print_const_shape,
        .infer = infer_const_shape,
        .generic = has_too_many_sizes,
        .compatible = is_any_shape,
        .eval = const_shape,
        .formula = "result = shape",
        .decisions = "H1",
        .example = "  %0 = shape.const_shape [1, -1, 3] : !shape.shape\n"
                   "  %1 = shape.const_shape [4, 5] : tensor<2xindex>\n"
                   "  return %0, %1 : !shape.shape, tensor<2xindex>\n",
        .gives = "[1, ?, 3] : !shape.shape\n"
                 "dense<[4, 5]> : tensor<2xindex>\n",
    },
    {
        .name = "shape.from_extents",
        .summary = "a shape of extents",
        .doc = "The shape of these sizes or indices; an error where one of them is.\n",
        .operands = OPERANDS({ "extents", &SIZE_OR_INDEX, VARIADIC }),
        .results = RESULTS({ "shape", &SHAPE }),
        .format = "$extents attr-dict `:` type($extents)",
        .traits = PURE,
        .eval = from_extents,
        .formula = "shape = [extents[0], extents[1], ...]",
        .decisions = "H1",
        .example = "  %c2 = arith.constant 2 : index\n"
                   "  %some = shape.const_size -1\n"
                   "  %shape = shape.from_extents %c2, %some : index, !shape.size\n",
        .gives = "[2, ?] : !shape.shape\n",
    },
    {
        .name = "shape.from_extent_tensor",
        .summary = "a shape of a tensor of extents",
        .doc = "The shape whose extents the elements are; an error where one is negative.\n",
        .operands = OPERANDS({ "input", &INDEX_TENSOR_1D }),
        .results = RESULTS({ "result", &SHAPE }),
        .format = "$input attr-dict `:` type($input)",
        .traits = PURE,
        .eval = convert,
        .formula = "result = input",
        .poison = "Where an extent is.\n",
        .decisions = "H1",
        .example = "  %extents = arith.constant dense<[4, 5]> : tensor<2xindex>\n"
                   "  %shape = shape.from_extent_tensor %extents : tensor<2xindex>\n",
        .gives = "[4, 5] : !shape.shape\n",
    },
    {
        .name = "shape.to_extent_tensor",
        .summary = "a shape as a tensor of extents",
        .doc = "The extents of the shape as elements.\n",
        .operands = OPERANDS({ "input", &SHAPE_OR_EXTENTS }),
        .results = RESULTS({ "result", &TENSOR_OF_INDEX }),
        .format = "$input attr-dict `:` type($input) `->` type($result)",
        .traits = PURE | CAST,
        .eval = convert,
        .formula = "result = input",
        .undefined =
            "Where the shape is an error, or it or an extent of it is not known; and where\n"
            "there are more or fewer than the type says.\n",
        .decisions = "H2, T5",
        .example = "  %shape = shape.const_shape [4, 5] : !shape.shape\n"
                   "  %extents = shape.to_extent_tensor %shape : !shape.shape -> tensor<?xindex>\n",
        .gives = "dense<[4, 5]> : tensor<?xindex>\n",
    },
    {
        .name = "shape.shape_of",
        .summary = "the shape of a value",
        .doc = "The shape that a tensor, vector or memref has; of a value with a shape, that\n"
               "shape.\n",
        .operands = OPERANDS({ "arg", &SHAPED_OR_VALUE }),
        .results = RESULTS({ "result", &SHAPE_OR_EXTENTS }),
        .format = "$arg attr-dict `:` type($arg) `->` type($result)",
        .traits = PURE,
        .infer = infer_shape_of,
        .compatible = shapes_agree,
        .verify = verify_shape_result,
        .eval = shape_of,
        .formula = "result = shape(arg)",
        .undefined = "Where there are more or fewer extents than the type says.\n",
        .decisions = "T5",
        .example = "  %t = arith.constant dense<0> : tensor<4x5xi8>\n"
                   "  %shape = shape.shape_of %t : tensor<4x5xi8> -> tensor<2xindex>\n",
        .gives = "dense<[4, 5]> : tensor<2xindex>\n",
    },
    {
        .name = "shape.concat",
        .summary = "one shape behind another",
        .doc = "The extents of lhs, and then those of rhs; an error where one of the shapes\n"
               "is, else not known where one is not.\n",
        .operands = OPERANDS({ "lhs", &SHAPE_OR_EXTENTS }, { "rhs", &SHAPE_OR_EXTENTS }),
        .results = RESULTS({ "result", &SHAPE_OR_EXTENTS }),
        .format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
        .traits = PURE,
        .eval = concat,
        .formula = "result = lhs ++ rhs",
        .undefined = "Where the result is a tensor of extents and cannot hold what it is.\n",
        .decisions = "H1, H2",
        .example = "  %0 = shape.const_shape [2, 3] : !shape.shape\n"
                   "  %1 = shape.const_shape [4] : !shape.shape\n"
                   "  %2 = shape.concat %0, %1 : !shape.shape, !shape.shape -> !shape.shape\n",
        .gives = "[2, 3, 4] : !shape.shape\n",
    },
    {
        .name = "shape.split_at",
        .summary = "a shape in two parts",
        .doc = "The extents before `index` and those from it on; a negative index counts from\n"
               "the end. Both are errors where it is beyond the rank either way.\n",
        .operands = OPERANDS({ "operand", &SHAPE_OR_EXTENTS }, { "index", &SIZE_OR_INDEX }),
        .results = RESULTS({ "head", &SHAPE_OR_EXTENTS }, { "tail", &SHAPE_OR_EXTENTS }),
        .traits = PURE,
        .eval = split_at,
        .formula = "head ++ tail = operand, length(head) = index mod length(operand)",
        .undefined = "Where a result is a tensor of extents and cannot hold what it is.\n",
        .decisions = "H1, H2",
        .example = "  %shape = shape.const_shape [4, 5, 6] : !shape.shape\n"
                   "  %minus = arith.constant -1 : index\n"
                   "  %0:2 = \"shape.split_at\"(%shape, %minus)\n"
                   "      : (!shape.shape, index) -> (!shape.shape, !shape.shape)\n"
                   "  return %0#0, %0#1 : !shape.shape, !shape.shape\n",
        .gives = "[4, 5] : !shape.shape\n"
                 "[6] : !shape.shape\n",
    },
    {
        .name = "shape.debug_print",
        .summary = "prints a shape or a size",
        .doc = "Prints the shape or size and gives it back.\n",
        .operands = OPERANDS({ "input", &SHAPE_OR_SIZE }),
        .results = RESULTS({ "output", &SHAPE_OR_SIZE }),
        .eval = debug_print,
        .fits = gives_what_it_prints,
        .formula = "output = input",
        .example = "  %shape = shape.const_shape [4, -1] : !shape.shape\n"
                   "  %0 = \"shape.debug_print\"(%shape) : (!shape.shape) -> !shape.shape\n"
                   "  return\n",
        .gives = "[4, ?]\n",
    },
    { 0 },
};

const OpDef SHAPE_VALUE_OPS[] = {
    {
        .name = "shape.with_shape",
        .summary = "a value with a shape",
        .doc = "The value with that shape instead of its own, which may say less; an error\n"
               "where the two do not agree. Tensors alone are executed.\n",
        .operands = OPERANDS({ "operand", &SHAPED_OR_VALUE }, { "shape", &SHAPE_OR_EXTENTS }),
        .results = RESULTS({ "result", &VALUE_SHAPE }),
        .format = "operands attr-dict `:` type($operand) `,` type($shape)",
        .traits = PURE,
        .eval = with_shape,
        .formula = "result = (value(operand), shape)",
        .decisions = "H5",
        .example = "  %t = arith.constant dense<0> : tensor<4xi8>\n"
                   "  %less = shape.const_shape [-1] : !shape.shape\n"
                   "  %v = shape.with_shape %t, %less : tensor<4xi8>, !shape.shape\n"
                   "  %shape = shape.shape_of %v : !shape.value_shape -> !shape.shape\n",
        .gives = "[?] : !shape.shape\n",
    },
    {
        .name = "shape.value_of",
        .summary = "the value of a value with a shape",
        .doc = "The value, without the shape.\n",
        .operands = OPERANDS({ "arg", &VALUE_SHAPE }),
        .results = RESULTS({ "result", &ANY_SHAPED }),
        .format = "$arg attr-dict `:` type($result)",
        .traits = PURE,
        .eval = value_of,
        .formula = "result = value(arg)",
        .undefined =
            "Where the shape is an error or the value is not known, and where it is none of\n"
            "the type.\n",
        .decisions = "H5, T5",
        .example = "  %t = arith.constant dense<7> : tensor<1xi8>\n"
                   "  %one = shape.const_shape [1] : !shape.shape\n"
                   "  %v = shape.with_shape %t, %one : tensor<1xi8>, !shape.shape\n"
                   "  %u = shape.value_of %v : tensor<1xi8>\n",
        .gives = "dense<[7]> : tensor<1xi8>\n",
    },
    {
        .name = "shape.value_as_shape",
        .summary = "a value as a shape",
        .doc = "The shape whose extents the elements of the value are; an error where it is\n"
               "no 1D tensor of integers, or has a negative one, and not known where the\n"
               "value is not.\n",
        .operands = OPERANDS({ "arg", &INTEGERS_OR_VALUE }),
        .results = RESULTS({ "result", &SHAPE_OR_EXTENTS }),
        .format = "$arg attr-dict `:` type($arg) `->` type($result)",
        .traits = PURE,
        .eval = value_as_shape,
        .formula = "result = value(arg)",
        .poison = "Where an element is.\n",
        .undefined = "Where the result is a tensor of extents and cannot hold what it is.\n",
        .decisions = "H1, H2",
        .example = "  %t = arith.constant dense<[4, 5]> : tensor<2xi32>\n"
                   "  %shape = shape.value_as_shape %t : tensor<2xi32> -> !shape.shape\n",
        .gives = "[4, 5] : !shape.shape\n",
    },
    { 0 },
};
