/* What the casts give, element by element. Rules: the operations' documents, and DECISIONS.md Z1 to
 * Z4. */
#include "dialects/quant/quant.h"

#include "dialects/quant/verify.h"
#include "dialects/step.h"
#include "semantics/value/tensor.h"

#include <inttypes.h>

/* How one element is held: as this times the scale, counted from the zero point. */
typedef struct Measure {
    Float scale, zero_point; /* in the expressed type's format */
} Measure;

/* The shape of the tensor that the step is on an element of. */
static const Tensor *tensor_around(const Step *s)
{
    return tensor_of(operand_place(s->whole, 0).words);
}

/* Its index in a dimension. */
static uint64_t index_of(const Step *s, const Tensor *tensor, unsigned dim)
{
    return s->whole->lane / tensor->strides[dim] % tensor->sizes[dim];
}

static Flow wrong_size(Step *s, int64_t axis, uint64_t size, int64_t expected)
{
    return undefined_by(
        s, "Z3", "dimension %" PRId64 " of the tensor is %" PRIu64 ", and scales are of %" PRId64,
        axis, size, expected);
}

/* Which of the scales is that of the element. */
static Flow find_on_axis(Step *s, const Quantized *q, int64_t *at)
{
    const Tensor *tensor = tensor_around(s);
    int64_t axis = attr_i64_at(q->axes, 0), count = q->scales->dense.count;

    if (axis >= tensor->rank)
        return undefined_by(
            s, "Z3", "a tensor of rank %u has no dimension %" PRId64 ", of which the scales are",
            tensor->rank, axis);
    if (tensor->sizes[axis] != (uint64_t)count)
        return wrong_size(s, axis, tensor->sizes[axis], count);
    *at = (int64_t)index_of(s, tensor, (unsigned)axis);
    return FLOW_NEXT;
}

/* How many elements in the dimension share a scale; where its axis has no blocks, all. */
static uint64_t block_size(const Quantized *q, unsigned dim, uint64_t size)
{
    for (unsigned i = q->axes->dense.count; i-- > 0;)
        if (attr_i64_at(q->axes, i) == dim)
            return (uint64_t)attr_i64_at(q->block_sizes, i);
    return size;
}

static Flow find_block(Step *s, const Quantized *q, int64_t *at)
{
    const Tensor *tensor = tensor_around(s);
    const Type *scales = q->scales->type;

    *at = 0;
    for (unsigned i = 0; i < tensor->rank; i++) {
        uint64_t size = tensor->sizes[i], block = block_size(q, i, size);
        int64_t blocks = scales->shaped.dims[i], expected;

        if (__builtin_mul_overflow(blocks, (int64_t)block, &expected) || size != (uint64_t)expected)
            return wrong_size(s, i, size, expected);
        *at = *at * blocks + (int64_t)(index_of(s, tensor, i) / block);
    }
    return FLOW_NEXT;
}

/* Zero points are cut to the bits of the storage (Z2). */
static Float zero_point_of(Step *s, const Quantized *q, Int value)
{
    Int cut = int_resize_s(s->arena, value, q->storage->integer.width);

    return float_of_int(q->expressed->format, cut, quant_is_signed(q), FLOAT_TO_NEAREST_EVEN);
}

static Flow find_measure(Step *s, const Quantized *q, Measure *measure)
{
    const FloatFormat *format;
    int64_t at = 0;
    Flow flow = FLOW_NEXT;

    if (!q->scales)
        return unsupported(s, "a value of type '%s', which says no scale",
                           type_text(quant_type_in(s->op)));
    format = q->kind == QUANT_SUB_CHANNEL ? q->expressed->format : &FLOAT_F64;
    if (q->kind == QUANT_PER_AXIS)
        flow = find_on_axis(s, q, &at);
    else if (q->kind == QUANT_SUB_CHANNEL)
        flow = find_block(s, q, &at);
    if (flow == FLOW_END)
        return flow;
    measure->scale = float_convert(
        q->expressed->format, float_of_int_bits(format, attr_element_bits(q->scales, at, s->arena)),
        FLOAT_TO_NEAREST_EVEN);
    measure->zero_point = zero_point_of(s, q, attr_element_bits(q->zero_points, at, s->arena));
    return FLOW_NEXT;
}

/* Into the range that the type says. */
static Int clamp(Step *s, const Quantized *q, Int stored)
{
    unsigned width = q->storage->integer.width;
    int64_t value = quant_is_signed(q) ? int_low_s(stored) : (int64_t)int_low_u(stored);

    if (value < q->storage_min)
        return int_of_s(s->arena, width, q->storage_min);
    return value > q->storage_max ? int_of_s(s->arena, width, q->storage_max) : stored;
}

Flow quant_qcast(Step *s)
{
    Quantized q = quant_of(quant_type_in(s->op));
    Measure measure;
    Float scaled;
    Int stored;

    if (find_measure(s, &q, &measure) == FLOW_END)
        return FLOW_END;
    scaled = float_add(float_div(float_in(s, 0), measure.scale), measure.zero_point);
    if (!(quant_is_signed(&q) ? float_to_int_s : float_to_int_u)(s->arena, scaled,
                                                                 q.storage->integer.width, &stored))
        return give_poison(s, "the scaled value does not fit the type that is stored");
    return give_int(s, clamp(s, &q, stored));
}

Flow quant_dcast(Step *s)
{
    Quantized q = quant_of(quant_type_in(s->op));
    Measure measure;
    Float stored;

    if (find_measure(s, &q, &measure) == FLOW_END)
        return FLOW_END;
    stored =
        float_of_int(q.expressed->format, int_in(s, 0), quant_is_signed(&q), FLOAT_TO_NEAREST_EVEN);
    return give_float(s, float_mul(float_sub(stored, measure.zero_point), measure.scale));
}

Flow quant_scast(Step *s)
{
    return give_operand(s, 0, 0);
}
