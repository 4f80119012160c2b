/* tensor: the same tensor under another type. */
#include "dialects/tensor/tensor.h"

static bool shapes_may_agree(const Type *from, const Type *to)
{
    return !type_has_rank(from) || !type_has_rank(to) || type_dims_agree(from, to);
}

static bool cast_compatible(const Type *from, const Type *to)
{
    return type_is_any_tensor(from) && type_is_any_tensor(to)
           && from->shaped.element == to->shaped.element && shapes_may_agree(from, to);
}

static Flow cast(Step *s)
{
    const Tensor *tensor = tensor_in(s, 0);

    if (tensor_check_type(s, tensor->sizes, tensor->rank, s->op->results[0]->type) == FLOW_END)
        return FLOW_END;
    return give_tensor(s, 0, tensor_given(s, 0));
}

static unsigned number_width(const Type *type)
{
    return type->kind == TYPE_INTEGER ? type->integer.width : type->format->width;
}

static bool bitcast_compatible(const Type *from, const Type *to)
{
    return type_is_any_tensor(from) && type_is_any_tensor(to)
           && number_width(from->shaped.element) == number_width(to->shaped.element)
           && shapes_may_agree(from, to);
}

/* Numbers of one width lie alike, whatever they are. */
static Flow bitcast(Step *s)
{
    const Tensor *from = tensor_in(s, 0);
    Tensor *made;

    if (tensor_check_type(s, from->sizes, from->rank, s->op->results[0]->type) == FLOW_END)
        return FLOW_END;
    made = tensor_taken_as(s, 0, 0, from->sizes, from->rank);
    return made ? give_tensor(s, 0, made) : FLOW_END;
}

static bool is_tensor_of_numbers(const Type *type)
{
    return type_is_any_integer(type->shaped.element) || type_is_float(type->shaped.element);
}

static const TypeConstraint TENSOR_OF_NUMBERS = {
    "tensor of signless integer or unsigned integer or signed integer or floating-point values",
    is_tensor_of_numbers, NULL, &TENSOR_CLASS
};

const OpDef TENSOR_CAST_OPS[] = {
    {
        .name = "tensor.cast",
        .summary = "tensor cast operation",
        .doc = "The same tensor under a type that says more or less of its shape: of its sizes,\n"
               "or of its rank.\n",
        .operands = OPERANDS({ "source", &ANY_TENSOR }),
        .results = RESULTS({ "dest", &ANY_TENSOR }),
        .format = "$source attr-dict `:` type($source) `to` type($dest)",
        .traits = PURE | CAST,
        .result_name = "cast",
        .casts = cast_compatible,
        .eval = cast,
        .undefined =
            "The behaviour is undefined where the tensor has another rank, or other sizes,\n"
            "than the type says.\n",
        .decisions = "T5",
        .example = "  %size = arith.constant 3 : index\n"
                   "  %t = tensor.empty(%size) : tensor<?xi32>\n"
                   "  // The type promises four elements.\n"
                   "  %four = tensor.cast %t : tensor<?xi32> to tensor<4xi32>\n"
                   "  return %four : tensor<4xi32>\n",
        .gives = "error: undefined behaviour: the size of dimension 0 is 3 in the tensor, but 4 "
                 "in its type\n",
    },
    {
        .name = "tensor.bitcast",
        .summary = "tensor bitcast operation",
        .doc = "A tensor of numbers of another type and the same width, that have the bits of\n"
               "source's.\n",
        .operands = OPERANDS({ "source", &TENSOR_OF_NUMBERS }),
        .results = RESULTS({ "dest", &TENSOR_OF_NUMBERS }),
        .shown_bits = SHOWS_BITS_RECAST,
        .format = "$source attr-dict `:` type($source) `to` type($dest)",
        .traits = PURE | CAST,
        .casts = bitcast_compatible,
        .eval = bitcast,
        .poison = "An element is poison where that of source is.\n",
        .undefined =
            "The behaviour is undefined where the tensor has another rank, or other sizes,\n"
            "than the type says.\n",
        .decisions = "T5",
        .example = "  %t = arith.constant dense<[1.0, -0.0]> : tensor<2xf32>\n"
                   "  %bits = tensor.bitcast %t : tensor<2xf32> to tensor<2xi32>\n",
        .gives = "dense<[1065353216, -2147483648]> : tensor<2xi32>\n",
    },
    { 0 },
};
