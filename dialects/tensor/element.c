/* tensor: elements, and questions about a tensor. */
#include "dialects/tensor/tensor.h"

/* The number of the element at the indices, operands from `first` on; that there is none is
 * undefined (T3). */
static bool element_number(Step *s, const Tensor *tensor, unsigned first, int64_t *indices,
                           uint64_t *number)
{
    *number = 0;
    for (unsigned i = 0; i < tensor->rank; i++) {
        indices[i] = index_in(s, first + i);
        if (indices[i] < 0 || (uint64_t)indices[i] >= tensor->sizes[i]) {
            undefined(s, "index %lld is out of bounds: dimension %u has size %llu",
                      (long long)indices[i], i, (unsigned long long)tensor->sizes[i]);
            by_decision(s, "T3");
            return false;
        }
        *number += (uint64_t)indices[i] * tensor->strides[i];
    }
    return true;
}

/* To whoever watches the run. */
static void tell_element(Step *s, const Tensor *tensor, uint64_t number, AccessMode mode)
{
    memory_tell(memory_in(s), &tensor->memory, tensor_offset(tensor, number),
                layout_bytes(tensor->element), mode);
}

static bool verify_indices(const Op *op, unsigned first, const char *message)
{
    const Type *type = op->operands[first - 1]->type;

    return op->operand_count - first == type->shaped.rank || op_error(op, "%s", message);
}

static bool verify_extract_element(const Op *op)
{
    return verify_indices(op, 1, "incorrect number of indices for extract_element");
}

static Flow extract(Step *s)
{
    const Tensor *tensor = tensor_in(s, 0);
    int64_t *indices = ARENA_ARRAY(s->arena, int64_t, tensor->rank);
    Place result = result_place(s, 0);
    uint64_t number;

    if (!element_number(s, tensor, 1, indices, &number))
        return FLOW_END;
    tell_element(s, tensor, number, ACCESS_READ);
    layout_load(result.layout, &tensor->memory, tensor_offset(tensor, number), result.words,
                result.poison);
    for (uint64_t i = 0; i < layout_lanes(result.layout); i++)
        if (result.poison[i])
            result.poison[i] = poison_read(s, result.poison[i], indices, tensor->rank);
    return FLOW_NEXT;
}

static bool verify_insert(const Op *op)
{
    return verify_indices(op, 2, "incorrect number of indices");
}

static Flow insert(Step *s)
{
    Tensor *tensor = tensor_in(s, 1);
    int64_t *indices = ARENA_ARRAY(s->arena, int64_t, tensor->rank);
    Place scalar = operand_place(s, 0);
    uint64_t number;

    if (!element_number(s, tensor, 2, indices, &number))
        return FLOW_END;
    tensor = tensor_taken(s, 1);
    if (!tensor)
        return FLOW_END;
    tell_element(s, tensor, number, ACCESS_WRITE);
    layout_store(scalar.layout, scalar.words, scalar.poison, &tensor->memory,
                 tensor_offset(tensor, number));
    return give_tensor(s, 0, tensor);
}

static Flow dim(Step *s)
{
    const Tensor *tensor = tensor_in(s, 0);
    int64_t index = index_in(s, 1);

    if (index < 0 || index >= tensor->rank)
        return undefined(s, "dimension %lld is asked of a tensor of %u dimension%s",
                         (long long)index, tensor->rank, plural(tensor->rank));
    return give_index(s, (int64_t)tensor->sizes[index]);
}

static bool has_dimensions(const Type *type)
{
    return type->kind == TYPE_UNRANKED_TENSOR
           || (type->kind == TYPE_TENSOR && type->shaped.rank > 0);
}

static const TypeConstraint NON0_RANKED_OR_UNRANKED = { "non-0-ranked or unranked tensor",
                                                        has_dimensions, NULL, NULL };

static Flow rank(Step *s)
{
    return give_index(s, tensor_in(s, 0)->rank);
}

const OpDef TENSOR_ELEMENT_OPS[] = {
    {
        .name = "tensor.extract",
        .summary = "element extraction operation",
        .words = "read element",
        .doc = "The element at the indices.\n",
        .operands = OPERANDS({ "tensor", &ANY_RANKED_TENSOR },
                             { "indices", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "result", &ANY_TYPE }),
        .types = TYPE_RULES({ .from = "tensor",
                              .to = "result",
                              .derive = type_element,
                              .summary = "result type matches element type of tensor" }),
        .format = "$tensor `[` $indices `]` attr-dict `:` type($tensor)",
        .traits = PURE,
        .verify = verify_extract_element,
        .eval = extract,
        .result_name = "extracted",
        .formula = "result = tensor[i0, i1, ...]",
        .poison = "The result is poison where the element is.\n",
        .poison_decision = "T3",
        .undefined =
            "The behaviour is undefined unless every index is at least 0 and below the size\n"
            "of its dimension.\n",
        .decisions = "T3",
        .example = "  %t = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>\n"
                   "  %c0 = arith.constant 0 : index\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %e = tensor.extract %t[%c1, %c0] : tensor<2x2xf32>\n",
        .gives = "3.000000e+00 : f32\n",
    },
    {
        .name = "tensor.insert",
        .summary = "element insertion operation",
        .words = "write update element",
        .doc = "A tensor that is dest but for the element at the indices, which is scalar. dest\n"
               "itself stays what it is.\n",
        .operands =
            OPERANDS({ "scalar", &ANY_TYPE, ONE, POISON_MOVES }, { "dest", &ANY_RANKED_TENSOR },
                     { "indices", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "result", &ANY_RANKED_TENSOR }),
        .types = TYPE_RULES({ .from = "dest",
                              .to = "result",
                              .derive = type_itself,
                              .summary = "result type matches type of dest" },
                            { .from = "dest",
                              .to = "scalar",
                              .derive = type_element,
                              .summary = "scalar type matches element type of dest" }),
        .format = "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)",
        .traits = PURE,
        .verify = verify_insert,
        .eval = insert,
        .result_name = "inserted",
        .formula = "result[j0, j1, ...] = scalar where j0 = i0, j1 = i1, ...; else dest[j0, ...]",
        .poison = "One element is poison where scalar is.\n",
        .poison_decision = "T3",
        .undefined =
            "The behaviour is undefined unless every index is at least 0 and below the size\n"
            "of its dimension.\n",
        .decisions = "T3",
        .example = "// The tensor that was there before is still there.\n"
                   "  %before = arith.constant dense<[1, 2, 3]> : tensor<3xi8>\n"
                   "  %nine = arith.constant 9 : i8\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %after = tensor.insert %nine into %before[%c1] : tensor<3xi8>\n"
                   "  return %before, %after : tensor<3xi8>, tensor<3xi8>\n",
        .gives = "dense<[1, 2, 3]> : tensor<3xi8>\n"
                 "dense<[1, 9, 3]> : tensor<3xi8>\n",
    },
    {
        .name = "tensor.dim",
        .summary = "dimension index operation",
        .words = "size shape",
        .doc = "The size of dimension `index`.\n",
        .operands = OPERANDS({ "source", &NON0_RANKED_OR_UNRANKED },
                             { "index", &INDEX, ONE, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "result", &INDEX }),
        .format = "attr-dict $source `,` $index `:` type($source)",
        .traits = NO_MEMORY_EFFECT,
        .eval = dim,
        .result_name = "dim",
        .undefined =
            "The behaviour is undefined where the index is negative or not below the rank.\n",
        .example = "  %c1 = arith.constant 1 : index\n"
                   "  %c5 = arith.constant 5 : index\n"
                   "  %t = tensor.empty(%c5) : tensor<2x?xf32>\n"
                   "  %n = tensor.dim %t, %c1 : tensor<2x?xf32>\n",
        .gives = "5 : index\n",
    },
    {
        .name = "tensor.rank",
        .summary = "rank operation",
        .doc = "The number of dimensions, of an unranked tensor as it is at run time.\n",
        .operands = OPERANDS({ "tensor", &ANY_TENSOR }),
        .results = RESULTS({ "result", &INDEX }),
        .format = "$tensor attr-dict `:` type($tensor)",
        .traits = PURE,
        .result_name = "rank",
        .eval = rank,
        .example = "  %t = tensor.empty() : tensor<2x5x1xf32>\n"
                   "  %any = tensor.cast %t : tensor<2x5x1xf32> to tensor<*xf32>\n"
                   "  %r = tensor.rank %any : tensor<*xf32>\n",
        .gives = "3 : index\n",
    },
    { 0 },
};
