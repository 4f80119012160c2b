/* How types of the operations go together. The words are ODS's and upstream's. */
#include "dialects/quant/verify.h"

#include <inttypes.h>

static bool is_float(const Type *type)
{
    return type->kind == TYPE_FLOAT;
}

static bool is_integer_or_quantized(const Type *type)
{
    return type_is_signless_integer(type) || quant_is(type);
}

static bool is_scalar(const Type *type)
{
    return is_float(type) || is_integer_or_quantized(type);
}

static bool is_scalar_or_tensor(const Type *type, bool (*holds)(const Type *type))
{
    return holds(type_is_any_tensor(type) ? type_element(type) : type);
}

static bool is_floats(const Type *type)
{
    return is_scalar_or_tensor(type, is_float);
}

static bool is_integers(const Type *type)
{
    return is_scalar_or_tensor(type, type_is_signless_integer);
}

static bool is_quantized(const Type *type)
{
    return is_scalar_or_tensor(type, quant_is);
}

static bool is_stored(const Type *type)
{
    return is_scalar_or_tensor(type, is_integer_or_quantized);
}

#define SCALAR_OR_TENSOR "scalar or tensor of "

const TypeConstraint QUANT_FLOATS = { SCALAR_OR_TENSOR "floating-point", .holds = is_floats,
                                      .plain = "float, or tensor of floats" };
const TypeConstraint QUANT_QUANTIZED = { SCALAR_OR_TENSOR "quantized type", .holds = is_quantized };
const TypeConstraint QUANT_STORED = { SCALAR_OR_TENSOR "signless integer or quantized type",
                                      .holds = is_stored };

static bool same_form(const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;

    if (is_scalar(from) || !type_has_rank(from) || from->kind != to->kind)
        return (is_scalar(from) && is_scalar(to))
               || (from->kind == TYPE_UNRANKED_TENSOR && to->kind == TYPE_UNRANKED_TENSOR);
    return type_same_dims(from, to);
}

static bool is_one_of_each(const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;

    return (is_quantized(from) && is_integers(to)) || (is_integers(from) && is_quantized(to));
}

#define SAME_FORM                                                                                  \
    {                                                                                              \
        "input and result are both scalars or both tensors with matching shape", same_form         \
    }

const OpPredicate QUANT_SAME_FORM[] = { SAME_FORM, { 0 } };
const OpPredicate QUANT_STORAGE_FORM[] = {
    SAME_FORM,
    { "input must be integer and result must be quantized, or vice versa", is_one_of_each },
    { 0 },
};

const Type *quant_type_in(const Op *op)
{
    const Type *from = type_element(op->operands[0]->type);

    return quant_is(from) ? from : type_element(op->results[0]->type);
}

static const Type *other_type_in(const Op *op)
{
    const Type *from = type_element(op->operands[0]->type);

    return quant_is(from) ? type_element(op->results[0]->type) : from;
}

static bool verify_axis(const Op *op, const Quantized *q, const Type *shaped)
{
    int64_t axis = attr_i64_at(q->axes, 0), size;

    if (!type_is_any_tensor(shaped))
        return op_plain_error(op, "scalar types may not use per-axis quantization");
    if (!type_has_rank(shaped))
        return true;
    if (axis >= shaped->shaped.rank)
        return op_plain_error(op, "quantized dimension must be less than tensor rank");
    size = shaped->shaped.dims[axis];
    return size == DYNAMIC || size == q->scales->dense.count
           || op_plain_error(op, "quantized dimension size does not match number of scales");
}

/* One axis that has blocks; `expected` becomes how many. */
static bool verify_block(const Op *op, const Quantized *q, unsigned at, const Type *shaped,
                         int64_t *expected)
{
    int64_t axis = attr_i64_at(q->axes, at), block = attr_i64_at(q->block_sizes, at), size;

    if (axis >= shaped->shaped.rank)
        return op_plain_error(op,
                              "quantized dimension %" PRId64 " must be less than tensor rank %u",
                              axis, shaped->shaped.rank);
    size = shaped->shaped.dims[axis];
    if (size != DYNAMIC && size % block)
        return op_plain_error(op,
                              "tensor dimension size %" PRId64 " at axis %" PRId64
                              " must be divisible by the corresponding block size %" PRId64,
                              size, axis, block);
    expected[axis] = size == DYNAMIC ? DYNAMIC : size / block;
    return true;
}

/* Upstream tells the number that is expected twice, and not the one that is there. */
static bool verify_scales(const Op *op, const Type *scales, unsigned rank, const int64_t *expected)
{
    if (scales->shaped.rank != rank)
        return op_plain_error(op, "Rank of scales %u must match the rank of the tensor %u",
                              scales->shaped.rank, rank);
    for (unsigned i = 0; i < rank; i++)
        if (expected[i] != DYNAMIC && expected[i] != scales->shaped.dims[i])
            return op_plain_error(
                op,
                "dimension size %" PRId64 " of scales tensor at axis %u should "
                "match (tensor dimension at axis / block sizes at axis) = %" PRId64,
                expected[i], i, expected[i]);
    return true;
}

static bool verify_blocks(const Op *op, const Quantized *q, const Type *shaped)
{
    Arena scratch = { 0 };
    int64_t *expected;
    bool good = true;

    if (!type_is_any_tensor(shaped))
        return op_plain_error(op, "scalar types may not use sub-channel quantization");
    if (!type_has_rank(shaped))
        return op_plain_error(op,
                              "tensor containing the sub-channel quantized type must be ranked");
    expected = ARENA_ARRAY(&scratch, int64_t, shaped->shaped.rank);
    for (unsigned i = 0; i < shaped->shaped.rank; i++)
        expected[i] = 1;
    for (unsigned i = 0; i < q->axes->dense.count && good; i++)
        good = verify_block(op, q, i, shaped, expected);
    if (good && type_has_no_elements(shaped))
        good = op_plain_error(op, "tensor dimension size of zero is not allowed with sub-channel "
                                  "quantization");
    good = good && verify_scales(op, q->scales->type, shaped->shaped.rank, expected);
    arena_free(&scratch);
    return good;
}

static bool verify_integrity(const Op *op, const Quantized *q)
{
    const Type *shaped = op->operands[0]->type;

    if (q->kind == QUANT_PER_AXIS)
        return verify_axis(op, q, shaped);
    return q->kind != QUANT_SUB_CHANNEL || verify_blocks(op, q, shaped);
}

bool quant_verify_expressed(const Op *op)
{
    Quantized q = quant_of(quant_type_in(op));

    if (q.expressed != other_type_in(op))
        return op_plain_error(op, "expressed type in quantized type expected to match float type");
    return verify_integrity(op, &q);
}

bool quant_verify_stored(const Op *op)
{
    Quantized q = quant_of(quant_type_in(op));

    if (q.storage != other_type_in(op))
        return op_plain_error(op, "storage type in quantized type expected to match integer type");
    return verify_integrity(op, &q);
}
