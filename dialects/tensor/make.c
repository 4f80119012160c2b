/* tensor: tensors made of sizes and single elements. */
#include "dialects/tensor/tensor.h"

static bool verify_empty(const Op *op)
{
    return verify_dynamic_sizes(op, op->results[0]->type, op->operand_count);
}

static Flow empty(Step *s)
{
    unsigned rank = s->op->results[0]->type->shaped.rank;
    uint64_t *sizes = ARENA_ARRAY(s->arena, uint64_t, rank);
    Tensor *made;

    if (!tensor_sizes_in(s, 0, 0, sizes))
        return FLOW_END;
    made = tensor_uninitialised(s, 0, sizes, rank, TENSOR_NEVER_GIVEN);
    return made ? give_tensor(s, 0, made) : FLOW_END;
}

static bool verify_splat(const Op *op)
{
    return verify_dynamic_sizes(op, op->results[0]->type, op->operand_count - 1);
}

static Flow splat(Step *s)
{
    unsigned rank = s->op->results[0]->type->shaped.rank;
    uint64_t *sizes = ARENA_ARRAY(s->arena, uint64_t, rank);
    Tensor *made;

    if (!tensor_sizes_in(s, 0, 1, sizes))
        return FLOW_END;
    made = tensor_made(s, 0, sizes, rank);
    if (!made || !tensor_fill(s, made, 0, made->count, operand_place(s, 0)))
        return FLOW_END;
    return give_tensor(s, 0, made);
}

static Flow from_elements(Step *s)
{
    const Type *type = s->op->results[0]->type;
    Tensor *made = tensor_made(s, 0, (const uint64_t *)type->shaped.dims, type->shaped.rank);

    for (unsigned i = 0; made && i < s->op->operand_count; i++) {
        Place element = operand_place(s, i);

        layout_store(element.layout, element.words, element.poison, &made->memory,
                     tensor_offset(made, i));
    }
    return made ? give_tensor(s, 0, made) : FLOW_END;
}

const OpDef TENSOR_MAKE_OPS[] = {
    {
        .name = "tensor.empty",
        .summary = "empty tensor operation",
        .words = "new make",
        .doc = "A tensor of the result's shape, whose unknown sizes are the operands in turn.\n"
               "What its elements are is not said.\n",
        .operands = OPERANDS({ "dynamicSizes", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "result", &ANY_RANKED_TENSOR }),
        .format = "`(`$dynamicSizes`)` attr-dict `:` type($result)",
        .traits = PURE,
        .verify = verify_empty,
        .eval = empty,
        .poison = "Every element is poison.\n",
        .poison_decision = "T3",
        .undefined = "The behaviour is undefined where a size is negative or poison.\n",
        .decisions = "T1, T3",
        .example = "  %c0 = arith.constant 0 : index\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %c2 = arith.constant 2 : index\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %none = tensor.empty(%c2) : tensor<?xi32>\n"
                   "  %one = tensor.insert %seven into %none[%c1] : tensor<?xi32>\n"
                   "  %a = tensor.extract %one[%c0] : tensor<?xi32>\n"
                   "  %b = tensor.extract %one[%c1] : tensor<?xi32>\n"
                   "  return %a, %b : i32, i32\n",
        .gives = "poison : i32\n"
                 "7 : i32\n",
    },
    {
        .name = "tensor.splat",
        .summary = "tensor splat or broadcast operation",
        .words = "broadcast fill make",
        .doc = "A tensor of the result's shape, whose unknown sizes are the operands in turn;\n"
               "all its elements are input.\n",
        .operands = OPERANDS({ "input", &ANY_TYPE, ONE, POISON_MOVES },
                             { "dynamicSizes", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "aggregate", &ANY_RANKED_TENSOR }),
        .types = TYPE_RULES({ .from = "aggregate",
                              .to = "input",
                              .derive = type_element,
                              .summary = "operand type matches element type of result" }),
        .format = "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)",
        .traits = PURE,
        .result_name = "splat",
        .verify = verify_splat,
        .eval = splat,
        .formula = "aggregate[i0, i1, ...] = input",
        .poison = "Every element is poison where input is.\n",
        .poison_decision = "T3",
        .undefined = "The behaviour is undefined where a size is negative or poison.\n",
        .decisions = "T3",
        .example = "  %c3 = arith.constant 3 : index\n"
                   "  %seven = arith.constant 7 : i8\n"
                   "  %t = tensor.splat %seven[%c3] : tensor<?x2xi8>\n",
        .gives = "dense<[[7, 7], [7, 7], [7, 7]]> : tensor<?x2xi8>\n",
    },
    {
        .name = "tensor.from_elements",
        .summary = "tensor from elements operation.",
        .words = "make",
        .doc = "A tensor of the operands, the last dimension the fastest.\n",
        .operands = OPERANDS({ "elements", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .results = RESULTS({ "result", &ANY_STATIC_SHAPE_TENSOR }),
        .types = TYPE_RULES({ .from = "result",
                              .to = "elements",
                              .derive = type_element,
                              .count = type_num_elements,
                              .summary = "operand types match result element type" }),
        .format = "$elements attr-dict `:` type($result)",
        .traits = PURE,
        .result_name = "from_elements",
        .eval = from_elements,
        .poison = "An element is poison where its operand is.\n",
        .example = "  %a = arith.constant 3 : index\n"
                   "  %b = arith.constant 4 : index\n"
                   "  %t = tensor.from_elements %a, %b, %b, %a : tensor<2x2xindex>\n",
        .gives = "dense<[[3, 4], [4, 3]]> : tensor<2x2xindex>\n",
    },
    { 0 },
};
