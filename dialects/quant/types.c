/* Its types, and what they must be. The words are upstream's. */
#include "dialects/quant/quant.h"

#include "core/ir/attr.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>

/* How a type of this dialect holds what it says; as many are there as its kind has. */
enum {
    FLAGS,
    STORAGE,
    EXPRESSED,
    STORAGE_MIN,
    STORAGE_MAX,
    SCALES,
    ZERO_POINTS,
    AXES,
    BLOCK_SIZES
};
enum { CALIBRATED_EXPRESSED, CALIBRATED_MIN, CALIBRATED_MAX };
enum { ANY, CALIBRATED, UNIFORM, TYPES };

static const struct {
    unsigned type, count;
} KINDS[] = {
    [QUANT_ANY] = { ANY, STORAGE_MAX + 1 },
    [QUANT_CALIBRATED] = { CALIBRATED, CALIBRATED_MAX + 1 },
    [QUANT_UNIFORM] = { UNIFORM, ZERO_POINTS + 1 },
    [QUANT_PER_AXIS] = { UNIFORM, AXES + 1 },
    [QUANT_SUB_CHANNEL] = { UNIFORM, BLOCK_SIZES + 1 },
};

static bool verify(const Attr *loc, const Type *type)
{
    const char *wrong = quant_wrong(type);

    return !wrong || loc_error(loc, "%s", wrong);
}

/* As the integer that is stored, read as it is meant. */
static const Type *held_as(const Type *type)
{
    Quantized q = quant_of(type);

    return q.storage ? type_integer(type->context, q.storage->integer.width,
                                    quant_is_signed(&q) ? SIGNLESS : UNSIGNED)
                     : NULL;
}

#define BY_HAND .held_as = held_as, .print = quant_print_type, .verify = verify

const TypeDef QUANT_TYPES[] = {
    [ANY] = { .name = "quant.any",
              .summary = "stored as an integer, in a way that is left open",
              BY_HAND },
    [CALIBRATED] = { .name = "quant.calibrated",
                     .summary = "a float of which the range is known",
                     BY_HAND },
    [UNIFORM] = { .name = "quant.uniform",
                  .summary =
                      "stored as an integer, with a scale and a zero point: of all elements, "
                      "of each index of an axis, or of blocks",
                  BY_HAND },
    { 0 },
};

bool quant_is(const Type *type)
{
    return type->kind == TYPE_DIALECT && type->dialect.def >= QUANT_TYPES
           && type->dialect.def < QUANT_TYPES + TYPES;
}

static QuantKind kind_of(const Type *type)
{
    QuantKind kind = QUANT_ANY;

    while (type->dialect.def != &QUANT_TYPES[KINDS[kind].type]
           || type->dialect.count != KINDS[kind].count)
        kind++;
    return kind;
}

static const Type *type_at(const Type *type, unsigned param)
{
    const Attr *attr = type->dialect.params[param];

    return attr ? attr->type_value : NULL;
}

static int64_t number_at(const Type *type, unsigned param)
{
    return int_low_s(type->dialect.params[param]->integer);
}

static double double_at(const Type *type, unsigned param)
{
    return float_to_double(type->dialect.params[param]->floating);
}

static const Attr *attr_at(const Type *type, unsigned param)
{
    return param < type->dialect.count ? type->dialect.params[param] : NULL;
}

Quantized quant_of(const Type *type)
{
    QuantKind kind = kind_of(type);

    if (kind == QUANT_CALIBRATED)
        return (Quantized){ .kind = kind,
                            .expressed = type_at(type, CALIBRATED_EXPRESSED),
                            .min = double_at(type, CALIBRATED_MIN),
                            .max = double_at(type, CALIBRATED_MAX) };
    return (Quantized){ .kind = kind,
                        .flags = (uint32_t)number_at(type, FLAGS),
                        .storage = type_at(type, STORAGE),
                        .expressed = type_at(type, EXPRESSED),
                        .storage_min = number_at(type, STORAGE_MIN),
                        .storage_max = number_at(type, STORAGE_MAX),
                        .scales = attr_at(type, SCALES),
                        .zero_points = attr_at(type, ZERO_POINTS),
                        .axes = attr_at(type, AXES),
                        .block_sizes = attr_at(type, BLOCK_SIZES) };
}

static const Attr *double_attr(Context *context, double value)
{
    return attr_float(type_float(context, &FLOAT_F64), float_of_double(&FLOAT_F64, value));
}

/* One number stands for all blocks where they are the same, and each is written out. */
static const Type *extended(const Type *type, const Quantized *q)
{
    uint64_t parts = q->scales ? (uint64_t)q->scales->dense.count : 0;

    if (type->extent.parts < parts)
        extent_add_parts(&((Type *)type)->extent, parts);
    return type;
}

const Type *quant_make(Context *context, const Quantized *q)
{
    const Attr *params[BLOCK_SIZES + 1] = {
        [FLAGS] = attr_i64(context, q->flags),
        [STORAGE] = q->storage ? attr_type(q->storage) : NULL,
        [EXPRESSED] = q->expressed ? attr_type(q->expressed) : NULL,
        [STORAGE_MIN] = attr_i64(context, q->storage_min),
        [STORAGE_MAX] = attr_i64(context, q->storage_max),
        [SCALES] = q->scales,
        [ZERO_POINTS] = q->zero_points,
        [AXES] = q->axes,
        [BLOCK_SIZES] = q->block_sizes,
    };

    if (q->kind == QUANT_CALIBRATED) {
        params[CALIBRATED_EXPRESSED] = attr_type(q->expressed);
        params[CALIBRATED_MIN] = double_attr(context, q->min);
        params[CALIBRATED_MAX] = double_attr(context, q->max);
    }
    return extended(
        type_dialect(context, &QUANT_TYPES[KINDS[q->kind].type], KINDS[q->kind].count, params), q);
}

int64_t quant_least(bool is_signed, unsigned width)
{
    return is_signed ? -((int64_t)1 << (width - 1)) : 0;
}

int64_t quant_most(bool is_signed, unsigned width)
{
    return ((int64_t)1 << (is_signed ? width - 1 : width)) - 1;
}

const Attr *quant_doubles(Context *context, unsigned count, const double *values)
{
    enum { BYTES = sizeof(double) };
    Arena scratch = { 0 };
    unsigned char *data = ARENA_ARRAY(&scratch, unsigned char, (size_t)count *BYTES);
    const Attr *made;

    for (unsigned i = 0; i < count; i++)
        int_to_bytes(float_to_int_bits(&scratch, float_of_double(&FLOAT_F64, values[i])),
                     data + (size_t)i * BYTES);
    made = attr_dense_array(context, type_float(context, &FLOAT_F64), count,
                            (Str){ (const char *)data, (size_t)count * BYTES });
    arena_free(&scratch);
    return made;
}

double quant_double_at(const Attr *doubles, unsigned at)
{
    Arena scratch = { 0 };
    double value =
        float_to_double(float_of_int_bits(&FLOAT_F64, attr_element_bits(doubles, at, &scratch)));

    arena_free(&scratch);
    return value;
}

bool quant_fits(const Type *expressed, double scale, Sb *range)
{
    /* One that is two of f64 reaches as far as that. */
    const FloatFormat *format = type_is_float(expressed) ? expressed->format : &FLOAT_F64;
    double least = float_to_double(float_of_bits(format, format->has_zero, 0));
    double most = float_to_double(float_largest(format, false));

    if (!(scale < least || scale > most))
        return true;
    sb_add(range, "out of expressed type range [");
    quant_print_double(range, least);
    sb_add(range, ", ");
    quant_print_double(range, most);
    sb_char(range, ']');
    return false;
}

void quant_print_double(Sb *sb, double value)
{
    if (isinf(value))
        sb_add(sb, value < 0 ? "-INF" : "INF");
    else if (isnan(value))
        sb_add(sb, "nan");
    else
        float_print_as(sb, float_of_double(&FLOAT_F64, value), 'e', 6);
}

/* What is wrong. */

#define WRONG(context, ...) (str_printf(&(context)->arena, __VA_ARGS__).data)

static const char *wrong_storage(Context *context, const Quantized *q)
{
    unsigned width;

    if (q->storage->kind != TYPE_INTEGER)
        return "storage type must be integral";
    width = q->storage->integer.width;
    if (width == 0 || width > QUANT_MOST_STORAGE_BITS)
        return WRONG(context, "illegal storage type size: %u", width);
    if (q->storage_max <= q->storage_min || q->storage_min < quant_least(quant_is_signed(q), width)
        || q->storage_max > quant_most(quant_is_signed(q), width))
        return WRONG(context, "illegal storage min and storage max: (%" PRId64 ":%" PRId64 ")",
                     q->storage_min, q->storage_max);
    return NULL;
}

static const char *wrong_expressed(const Quantized *q)
{
    if (!q->expressed)
        return q->kind == QUANT_ANY ? NULL : "uniform quantization requires expressed type";
    return type_is_any_float(q->expressed) ? NULL : "expressed type must be floating point";
}

static const char *wrong_range(Context *context, const Quantized *q)
{
    Sb text = { 0 };
    const char *said;

    if (!(q->max <= q->min))
        return NULL;
    sb_add(&text, "illegal min and max: (");
    quant_print_double(&text, q->min);
    sb_char(&text, ':');
    quant_print_double(&text, q->max);
    said = WRONG(context, "%s)", text.data);
    sb_free(&text);
    return said;
}

static const char *wrong_scale(Context *context, const Type *expressed, double scale)
{
    Sb range = { 0 };
    const char *said;

    if (quant_fits(expressed, scale, &range))
        return NULL;
    said = WRONG(context, "scale %s", range.data);
    sb_free(&range);
    return said;
}

static const char *wrong_axes(Context *context, const Quantized *q)
{
    for (unsigned i = 0; i < q->axes->dense.count; i++)
        if (attr_i64_at(q->axes, i) < 0)
            return WRONG(context, "illegal quantized dimension: %" PRId64, attr_i64_at(q->axes, i));
    return NULL;
}

static const char *wrong_scales(Context *context, const Quantized *q)
{
    const char *wrong = NULL;

    if (q->scales->dense.count != q->zero_points->dense.count)
        return WRONG(context, "illegal number of scales and zeroPoints: %" PRId64 ", %" PRId64,
                     q->scales->dense.count, q->zero_points->dense.count);
    for (unsigned i = 0; i < q->scales->dense.count && !wrong; i++)
        wrong = wrong_scale(context, q->expressed, quant_double_at(q->scales, i));
    return wrong ? wrong : q->axes ? wrong_axes(context, q) : NULL;
}

static void print_shape(Sb *sb, const Type *shaped)
{
    for (unsigned i = 0; i < shaped->shaped.rank; i++)
        sb_printf(sb, i ? ", %" PRId64 : "%" PRId64, shaped->shaped.dims[i]);
}

static const char *wrong_shapes(Context *context, const Quantized *q)
{
    Sb text = { 0 };
    const char *said;

    if (type_same_dims(q->scales->type, q->zero_points->type))
        return NULL;
    sb_add(&text, "shape of scales and zeroPoints (");
    print_shape(&text, q->scales->type);
    sb_add(&text, " vs ");
    print_shape(&text, q->zero_points->type);
    said = WRONG(context, "%s) does not match", text.data);
    sb_free(&text);
    return said;
}

static const char *wrong_block_scales(Context *context, const Quantized *q)
{
    int64_t count = q->scales->dense.splat ? 1 : q->scales->dense.count;
    const char *wrong = NULL;
    Arena scratch = { 0 };

    for (int64_t i = 0; i < count && !wrong; i++) {
        ArenaMark mark = arena_mark(&scratch);
        Int bits = attr_element_bits(q->scales, i, &scratch);

        wrong = wrong_scale(context, q->expressed,
                            float_to_double(float_of_int_bits(q->expressed->format, bits)));
        arena_release(&scratch, mark);
    }
    arena_free(&scratch);
    return wrong;
}

/* Where numbers of blocks are wrong upstream tells those of scales. */
static const char *wrong_blocks(Context *context, const Quantized *q)
{
    const char *wrong;

    if (q->scales->dense.element != q->expressed)
        return WRONG(context, "type of scale values %s must match the expressed type %s",
                     type_text(q->scales->dense.element), type_text(q->expressed));
    if (q->zero_points->dense.element != q->storage)
        return WRONG(context, "type of zero point values %s must match the storage type %s",
                     type_text(q->zero_points->dense.element), type_text(q->storage));
    wrong = wrong_shapes(context, q);
    if (wrong)
        return wrong;
    if (q->axes->dense.count != q->block_sizes->dense.count)
        return WRONG(context,
                     "number of quantized dimensions and block sizes (%" PRId64 " vs %" PRId64
                     ") does not match",
                     q->scales->dense.count, q->zero_points->dense.count);
    wrong = wrong_axes(context, q);
    for (unsigned i = 0; i < q->block_sizes->dense.count && !wrong; i++)
        if (attr_i64_at(q->block_sizes, i) <= 0)
            wrong = WRONG(context, "illegal block size: %" PRId64, attr_i64_at(q->block_sizes, i));
    return wrong ? wrong : wrong_block_scales(context, q);
}

const char *quant_wrong(const Type *type)
{
    Context *context = type->context;
    Quantized q = quant_of(type);
    const char *wrong = q.kind == QUANT_CALIBRATED ? NULL : wrong_storage(context, &q);

    if (!wrong)
        wrong = wrong_expressed(&q);
    if (wrong || q.kind == QUANT_ANY)
        return wrong;
    if (q.kind == QUANT_CALIBRATED)
        return wrong_range(context, &q);
    return q.kind == QUANT_SUB_CHANNEL ? wrong_blocks(context, &q) : wrong_scales(context, &q);
}
