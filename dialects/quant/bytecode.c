/* How bytecode has its types. Rules: QuantDialectBytecode.td. What a type says that it cannot is
 * refused, as its text is. */
#include "dialects/quant/quant.h"

#include "core/bytecode/decoder.h"
#include "core/bytecode/encoder.h"

#include <inttypes.h>
#include <string.h>

typedef enum TypeCode {
    CODE_RESERVED,
    CODE_ANY,
    CODE_ANY_EXPRESSED,
    CODE_CALIBRATED,
    CODE_UNIFORM,
    CODE_PER_AXIS,
    CODE_SUB_CHANNEL,
    CODES,
} TypeCode;

static const QuantKind KINDS[CODES] = {
    [CODE_ANY] = QUANT_ANY,
    [CODE_ANY_EXPRESSED] = QUANT_ANY,
    [CODE_CALIBRATED] = QUANT_CALIBRATED,
    [CODE_UNIFORM] = QUANT_UNIFORM,
    [CODE_PER_AXIS] = QUANT_PER_AXIS,
    [CODE_SUB_CHANNEL] = QUANT_SUB_CHANNEL,
};

/* Writing. */

static void encode_double(Encoder *e, double value)
{
    uint64_t word;

    memcpy(&word, &value, sizeof word);
    encode_words(e, INT_WORD_BITS, &word);
}

static void encode_doubles(Encoder *e, const Attr *doubles)
{
    encode_varint(e, (uint64_t)doubles->dense.count);
    for (unsigned i = 0; i < doubles->dense.count; i++)
        encode_double(e, quant_double_at(doubles, i));
}

static void encode_signeds(Encoder *e, const Attr *numbers)
{
    encode_varint(e, (uint64_t)numbers->dense.count);
    for (unsigned i = 0; i < numbers->dense.count; i++)
        encode_signed(e, attr_i64_at(numbers, i));
}

static void encode_range(Encoder *e, const Quantized *q)
{
    encode_signed(e, q->storage_min);
    encode_signed(e, q->storage_max);
}

/* What stands behind the types. */
static void encode_params(Encoder *e, const Quantized *q)
{
    switch (q->kind) {
    case QUANT_CALIBRATED:
        encode_double(e, q->min);
        encode_double(e, q->max);
        return;
    case QUANT_ANY:
        encode_range(e, q);
        return;
    case QUANT_UNIFORM:
        encode_double(e, quant_double_at(q->scales, 0));
        encode_signed(e, attr_i64_at(q->zero_points, 0));
        encode_range(e, q);
        return;
    case QUANT_PER_AXIS:
        encode_varint(e, (uint64_t)attr_i64_at(q->axes, 0));
        encode_range(e, q);
        encode_doubles(e, q->scales);
        encode_signeds(e, q->zero_points);
        return;
    case QUANT_SUB_CHANNEL:
        encode_range(e, q);
        encode_signeds(e, q->axes);
        encode_signeds(e, q->block_sizes);
        encode_attr(e, q->scales);
        encode_attr(e, q->zero_points);
        return;
    }
}

bool quant_encode_type(Encoder *e, const Type *type)
{
    Quantized q = quant_of(type);
    TypeCode code = CODE_ANY;

    while (KINDS[code] != q.kind)
        code++;
    if (q.kind == QUANT_ANY && q.expressed)
        code = CODE_ANY_EXPRESSED;
    encode_varint(e, code);
    if (q.storage) {
        encode_varint(e, q.flags);
        encode_type(e, q.storage);
    }
    if (q.expressed)
        encode_type(e, q.expressed);
    encode_params(e, &q);
    return true;
}

/* Reading. */

static double decode_double(Decoder *d)
{
    uint64_t word = (uint64_t)cursor_signed(&d->cursor);
    double value;

    memcpy(&value, &word, sizeof value);
    return value;
}

static const Attr *decode_doubles(Decoder *d)
{
    uint64_t count = cursor_count(&d->cursor, "numbers");
    double *values = ARENA_ARRAY(&d->reader->arena, double, count);

    for (uint64_t i = 0; i < count && !d->reader->failed; i++)
        values[i] = decode_double(d);
    return quant_doubles(d->reader->context, (unsigned)count, values);
}

static const Attr *decode_numbers(Decoder *d)
{
    unsigned count;
    int64_t *values = decode_signeds(d, &count);

    return attr_dense_i64(d->reader->context, count, values);
}

/* Upstream cuts them to 32 bits. */
static int32_t axis_of(Decoder *d, int64_t value)
{
    if (value < INT32_MIN || value > INT32_MAX)
        decoder_error(d, "illegal quantized dimension: %" PRId64, value);
    return (int32_t)value;
}

static const Attr *decode_axes(Decoder *d)
{
    unsigned count;
    int64_t *values = decode_signeds(d, &count);
    int32_t *axes = ARENA_ARRAY(&d->reader->arena, int32_t, count);

    for (unsigned i = 0; i < count; i++)
        axes[i] = axis_of(d, values[i]);
    return attr_dense_i32(d->reader->context, count, axes);
}

static const Attr *decode_axis(Decoder *d)
{
    int32_t axis = axis_of(d, (int64_t)cursor_varint(&d->cursor));

    return attr_dense_i32(d->reader->context, 1, &axis);
}

static void decode_range(Decoder *d, Quantized *q)
{
    q->storage_min = cursor_signed(&d->cursor);
    q->storage_max = cursor_signed(&d->cursor);
}

static void decode_params(Decoder *d, Quantized *q)
{
    Context *context = d->reader->context;
    const unsigned dense = 1u << ATTR_DENSE;
    double scale;
    int64_t zero_point;

    switch (q->kind) {
    case QUANT_CALIBRATED:
        q->min = decode_double(d);
        q->max = decode_double(d);
        return;
    case QUANT_ANY:
        decode_range(d, q);
        return;
    case QUANT_UNIFORM:
        scale = decode_double(d);
        zero_point = cursor_signed(&d->cursor);
        decode_range(d, q);
        q->scales = quant_doubles(context, 1, &scale);
        q->zero_points = attr_dense_i64(context, 1, &zero_point);
        return;
    case QUANT_PER_AXIS:
        q->axes = decode_axis(d);
        decode_range(d, q);
        q->scales = decode_doubles(d);
        q->zero_points = decode_numbers(d);
        return;
    case QUANT_SUB_CHANNEL:
        decode_range(d, q);
        q->axes = decode_axes(d);
        q->block_sizes = decode_numbers(d);
        q->scales = decode_attr_of(d, dense, "DenseElementsAttr");
        q->zero_points = decode_attr_of(d, dense, "DenseElementsAttr");
        return;
    }
}

static uint32_t decode_flags(Decoder *d)
{
    uint64_t flags = cursor_varint(&d->cursor);

    if (flags > UINT32_MAX)
        decoder_error(d, "illegal flags of a quantized type: %" PRIu64, flags);
    return (uint32_t)flags;
}

const Type *quant_decode_type(Decoder *d)
{
    uint64_t code = cursor_varint(&d->cursor);
    Quantized q = { 0 };
    const Type *type;
    const char *wrong;

    if (code == CODE_RESERVED || code >= CODES) {
        decoder_error(d, "unknown attribute code: %" PRIu64, code);
        return NULL;
    }
    q.kind = KINDS[code];
    if (q.kind != QUANT_CALIBRATED) {
        q.flags = decode_flags(d);
        q.storage = decode_type(d);
    }
    if (code != CODE_ANY)
        q.expressed = decode_type(d);
    decode_params(d, &q);
    if (!decoded(d))
        return NULL;
    type = quant_make(d->reader->context, &q);
    wrong = quant_wrong(type);
    if (wrong)
        decoder_error(d, "%s", wrong);
    return wrong ? NULL : type;
}
