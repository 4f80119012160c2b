/* tensor: tensors one behind the other. */
#include "dialects/tensor/tensor.h"

enum { DIM };

static bool verify_inputs(const Op *op, const Type *result)
{
    if (!op->operand_count)
        return op_error(op, "requires at least one input");
    for (unsigned i = 0; i < op->operand_count; i++)
        if (op->operands[i]->type->shaped.rank != result->shaped.rank)
            return op_error(op, "rank of concatenated inputs must match result rank");
    for (unsigned i = 0; i < op->operand_count; i++)
        if (op->operands[i]->type->shaped.element != result->shaped.element)
            return op_error(op, "inputs and result element type must match");
    return true;
}

/* The size that all inputs have in the dimension, as far as is known. */
static bool infer_common(const Op *op, unsigned dim, int64_t *size)
{
    *size = DYNAMIC;
    for (unsigned i = 0; i < op->operand_count; i++) {
        int64_t other = op->operands[i]->type->shaped.dims[dim];

        if (*size != DYNAMIC && other != DYNAMIC && *size != other)
            return op_error(op,
                            "static concatenation size mismatch along non-concatenated dimension "
                            "%u",
                            dim);
        if (*size == DYNAMIC)
            *size = other;
    }
    return true;
}

static int64_t infer_sum(const Op *op, unsigned dim)
{
    uint64_t sum = 0;

    for (unsigned i = 0; i < op->operand_count; i++) {
        if (op->operands[i]->type->shaped.dims[dim] == DYNAMIC)
            return DYNAMIC;
        sum += (uint64_t)op->operands[i]->type->shaped.dims[dim];
    }
    return (int64_t)sum;
}

static bool verify_concat(const Op *op)
{
    const Type *result = op->results[0]->type;
    int64_t dim = int_low_s(op_inherent(op, DIM)->integer), *sizes;
    unsigned rank = result->shaped.rank;

    if (!verify_inputs(op, result))
        return false;
    if (dim < 0 || dim >= rank)
        return op_error(op, "concatenation dim must be less than the tensor rank");
    sizes = ARENA_ARRAY(&op_context(op)->arena, int64_t, rank);
    for (unsigned i = 0; i < rank; i++)
        if (i != dim && !infer_common(op, i, &sizes[i]))
            return false;
    sizes[dim] = infer_sum(op, (unsigned)dim);
    for (unsigned i = 0; i < rank; i++)
        if (sizes[i] != DYNAMIC && result->shaped.dims[i] != DYNAMIC
            && sizes[i] != result->shaped.dims[i])
            return op_error(
                op, "result type '%s'does not match inferred shape '%s' static sizes",
                type_text(result),
                type_text(type_tensor(op_context(op), rank, sizes, result->shaped.element, NULL)));
    return true;
}

/* Those of the result; dimensions that are not concatenated have one size. */
static Flow sizes_in(Step *s, unsigned dim, uint64_t *sizes)
{
    const Tensor *first = tensor_in(s, 0);

    for (unsigned i = 0; i < first->rank; i++)
        sizes[i] = first->sizes[i];
    for (unsigned n = 1; n < s->op->operand_count; n++) {
        const Tensor *other = tensor_in(s, n);

        for (unsigned i = 0; i < first->rank; i++)
            if (i != dim && sizes[i] != other->sizes[i])
                return tensor_differs(s, i, name_in(s, 0), sizes[i], name_in(s, n),
                                      other->sizes[i]);
        if (__builtin_add_overflow(sizes[dim], other->sizes[dim], &sizes[dim]))
            return tensor_too_long(s, dim);
    }
    return tensor_check_type(s, sizes, first->rank, s->op->results[0]->type);
}

static Flow concat(Step *s)
{
    unsigned dim = (unsigned)prop_int(s, DIM), rank = s->op->results[0]->type->shaped.rank;
    uint64_t *sizes = ARENA_ARRAY(s->arena, uint64_t, rank), at = 0;
    Tensor *made;

    if (sizes_in(s, dim, sizes) == FLOW_END)
        return FLOW_END;
    made = tensor_made(s, 0, sizes, rank);
    for (unsigned i = 0; made && i < s->op->operand_count; i++) {
        Tensor *from = tensor_in(s, i);
        Box to = box_of(made);

        to.first = tensor_offset(made, at * made->strides[dim]);
        if (!box_copy(s, from->element, to, box_of(from), from->sizes, rank))
            return FLOW_END;
        at += from->sizes[dim];
    }
    return made ? give_tensor(s, 0, made) : FLOW_END;
}

const OpDef TENSOR_CONCAT_OPS[] = {
    {
        .name = "tensor.concat",
        .summary = "tensor concatenation operation",
        .words = "join append",
        .doc = "The operands one behind the other along dimension `dim`. In all others they\n"
               "have the same sizes.\n",
        .operands = OPERANDS({ "inputs", &ANY_RANKED_TENSOR, VARIADIC }),
        .attrs = ATTRS([DIM] = { "dim", &I64_ATTR }),
        .results = RESULTS({ "result", &ANY_RANKED_TENSOR }),
        .format = "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)",
        .traits = PURE,
        .result_name = "concat",
        .verify = verify_concat,
        .eval = concat,
        .poison = "An element is poison where that of the operand is.\n",
        .undefined =
            "The behaviour is undefined where sizes differ in another dimension, and where\n"
            "the result's type says others.\n",
        .decisions = "T5",
        .example = "  %a = arith.constant dense<[[1], [2]]> : tensor<2x1xi8>\n"
                   "  %b = arith.constant dense<[[3, 4], [5, 6]]> : tensor<2x2xi8>\n"
                   "  %r = tensor.concat dim(1) %a, %b\n"
                   "      : (tensor<2x1xi8>, tensor<2x2xi8>) -> tensor<2x3xi8>\n",
        .gives = "dense<[[1, 3, 4], [2, 5, 6]]> : tensor<2x3xi8>\n",
    },
    { 0 },
};
