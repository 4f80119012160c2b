/* How its types are written: read, and printed. The grammar stands in the dialect's documentation;
 * messages are upstream's. */
#include "dialects/quant/quant.h"

#include "core/base/vec.h"
#include "core/ir/attr.h"
#include "core/text/asm.h"

#include <inttypes.h>

/* Scales and zero points as they are written: how many they are in each dimension. */
typedef struct Params {
    VEC(double) scales;
    VEC(int64_t) zero_points;
    Dims dims;
} Params;

static void params_free(Params *params)
{
    vec_free(&params->scales);
    vec_free(&params->zero_points);
    vec_free(&params->dims);
}

/* What stands behind the letter of an unsigned integer. */
static bool read_width(Str digits, unsigned *width)
{
    uint64_t value = 0;

    for (size_t i = 0; i < digits.len; i++) {
        if (digits.data[i] < '0' || digits.data[i] > '9')
            return false;
        value = value * 10 + (uint64_t)(digits.data[i] - '0');
        if (value > UINT32_MAX)
            return false;
    }
    *width = (unsigned)value;
    return digits.len > 0;
}

static bool check_width(AsmParser *p, const char *at, unsigned width)
{
    return (width > 0 && width <= QUANT_MOST_STORAGE_BITS)
           || asm_plain_error(p, at, "illegal storage type size: %u", width);
}

/* u8, which is an i8 that is read as unsigned. */
static bool parse_unsigned(AsmParser *p, const char *at, Quantized *q)
{
    Str word;
    unsigned width;

    if (!asm_parse_any_keyword(p, &word))
        return false;
    if (!str_starts(word, "u"))
        return asm_plain_error(p, at, "illegal storage type prefix");
    if (!read_width(str_from(word, 1), &width))
        return asm_plain_error(p, at, "expected storage type width");
    if (!check_width(p, at, width))
        return false;
    q->storage = type_i(asm_context(p), width);
    return true;
}

/* Upstream takes any type for an integer here, and tells a width that is none of it. */
static bool parse_storage_type(AsmParser *p, Quantized *q)
{
    const char *at = asm_here(p);
    bool failed;

    if (!asm_optional_type(p, &q->storage, &failed))
        return !failed && parse_unsigned(p, at, q);
    if (q->storage->kind != TYPE_INTEGER)
        return asm_plain_error(p, at, "storage type must be integral");
    if (q->storage->integer.signedness != UNSIGNED)
        q->flags = QUANT_SIGNED;
    return check_width(p, at, q->storage->integer.width);
}

/* <min:max>, or all that the integers hold. */
static bool parse_storage_range(AsmParser *p, Quantized *q)
{
    int64_t least = quant_least(quant_is_signed(q), q->storage->integer.width);
    int64_t most = quant_most(quant_is_signed(q), q->storage->integer.width);
    const char *min_at, *max_at;

    q->storage_min = least;
    q->storage_max = most;
    if (!asm_optional_punct(p, "<"))
        return true;
    min_at = asm_here(p);
    if (!asm_parse_integer(p, &q->storage_min) || !asm_parse_punct(p, ":"))
        return false;
    max_at = asm_here(p);
    if (!asm_parse_integer(p, &q->storage_max) || !asm_parse_punct(p, ">"))
        return false;
    if (q->storage_min < least)
        return asm_plain_error(p, min_at, "illegal storage type minimum: %" PRId64, q->storage_min);
    return q->storage_max <= most
           || asm_plain_error(p, max_at, "illegal storage type maximum: %" PRId64, q->storage_max);
}

static bool parse_expressed_type(AsmParser *p, Quantized *q)
{
    const char *at = asm_here(p);

    if (!asm_parse_type(p, &q->expressed))
        return false;
    return type_is_any_float(q->expressed)
           || asm_plain_error(p, at, "invalid kind of type specified");
}

static bool parse_any(AsmParser *p, Quantized *q)
{
    q->kind = QUANT_ANY;
    return asm_parse_punct(p, "<") && parse_storage_type(p, q) && parse_storage_range(p, q)
           && (!asm_optional_punct(p, ":") || parse_expressed_type(p, q))
           && asm_parse_punct(p, ">");
}

static bool parse_double(AsmParser *p, double *value)
{
    Float parsed;

    if (!asm_parse_float(p, &FLOAT_F64, &parsed))
        return false;
    *value = float_to_double(parsed);
    return true;
}

static bool parse_calibrated(AsmParser *p, Quantized *q)
{
    const char *at;

    q->kind = QUANT_CALIBRATED;
    if (!asm_parse_punct(p, "<"))
        return false;
    at = asm_here(p);
    if (!parse_expressed_type(p, q))
        return asm_plain_error(p, at, "expecting float expressed type");
    if (!asm_parse_punct(p, "<") || !parse_double(p, &q->min) || !asm_parse_punct(p, ":")
        || !parse_double(p, &q->max) || !asm_parse_punct(p, ">"))
        return asm_plain_error(p, at, "calibrated values must be present");
    return asm_parse_punct(p, ">");
}

static bool wrong_scale(AsmParser *p, double scale, Sb *range)
{
    Sb number = { 0 };

    quant_print_double(&number, scale);
    asm_plain_error(p, asm_here(p), "scale %s %s", number.data, range->data);
    sb_free(&number);
    sb_free(range);
    return false;
}

/* scale, or scale:zero-point */
static bool parse_param(AsmParser *p, const Quantized *q, Params *params)
{
    int64_t zero_point = 0;
    Sb range = { 0 };
    double scale;

    if (!parse_double(p, &scale))
        return false;
    if (!quant_fits(q->expressed, scale, &range))
        return wrong_scale(p, scale, &range);
    if (asm_optional_punct(p, ":") && !asm_parse_integer(p, &zero_point))
        return false;
    vec_push(&params->scales, scale);
    vec_push(&params->zero_points, zero_point);
    return true;
}

static bool parse_list(AsmParser *p, const Quantized *q, Params *params);

/* The dimensions of what is read begin at `dims.len`, behind which it leaves them. */
static bool parse_element(AsmParser *p, const Quantized *q, Params *params)
{
    bool good;

    if (!asm_optional_punct(p, "{"))
        return parse_param(p, q, params);
    if (!asm_enter(p))
        return false;
    good = parse_list(p, q, params);
    asm_leave(p);
    return good;
}

/* Those of the first element, which begin at `first`, are those of each. */
static bool check_dims(AsmParser *p, Params *params, size_t first, size_t end)
{
    size_t count = params->dims.len - end;
    bool same = count == end - first;

    for (size_t i = 0; i < count && same; i++)
        same = params->dims.data[first + i] == params->dims.data[end + i];
    params->dims.len = end;
    return same
           || asm_plain_error(p, asm_here(p),
                              "tensor literal is invalid; ranks are not consistent between "
                              "elements");
}

/* What stands behind `{`. */
static bool parse_list(AsmParser *p, const Quantized *q, Params *params)
{
    size_t place = params->dims.len, end;

    vec_push(&params->dims, 1);
    if (!parse_element(p, q, params))
        return false;
    end = params->dims.len;
    while (asm_optional_punct(p, ",")) {
        if (!parse_element(p, q, params) || !check_dims(p, params, place + 1, end))
            return false;
        params->dims.data[place]++;
    }
    return asm_parse_punct(p, "}");
}

/* {axis:size, ...}, of which `{` was read. */
static bool parse_blocks(AsmParser *p, Quantized *q)
{
    VEC(int32_t) axes = { 0 };
    VEC(int64_t) sizes = { 0 };
    int64_t axis, size;
    bool good = true, more = !asm_optional_punct(p, "}");

    /* Scales are held as attributes of the expressed type, of which there are none then. */
    if (!type_is_float(q->expressed))
        return asm_plain_error(p, asm_here(p), "invalid kind of type specified");
    while (more && good) {
        good = asm_parse_integer_of(p, 32, SIGNED, &axis) && asm_parse_punct(p, ":")
               && asm_parse_integer(p, &size);
        if (good) {
            vec_push(&axes, (int32_t)axis);
            vec_push(&sizes, size);
        }
        more = good && asm_optional_punct(p, ",");
        if (good && !more)
            good = asm_parse_punct(p, "}");
    }
    q->kind = QUANT_SUB_CHANNEL;
    q->axes = attr_dense_i32(asm_context(p), (unsigned)axes.len, axes.data);
    q->block_sizes = attr_dense_i64(asm_context(p), (unsigned)sizes.len, sizes.data);
    vec_free(&axes);
    vec_free(&sizes);
    return good;
}

/* What stands between the expressed type and the comma: nothing, an axis, or blocks. */
static bool parse_axes(AsmParser *p, Quantized *q)
{
    int64_t axis;

    q->kind = QUANT_UNIFORM;
    if (!asm_optional_punct(p, ":"))
        return true;
    if (asm_optional_punct(p, "{"))
        return parse_blocks(p, q);
    q->kind = QUANT_PER_AXIS;
    if (!asm_parse_integer_of(p, 32, SIGNED, &axis))
        return false;
    q->axes = attr_dense_i32(asm_context(p), 1, &(int32_t){ (int32_t)axis });
    return true;
}

/* Scales are rounded to the expressed type, and zero points cut to the storage's. */
static void set_blocks(Context *context, Quantized *q, const Params *params)
{
    unsigned rank = (unsigned)params->dims.len;
    size_t wide = attr_element_bytes(q->expressed), narrow = attr_element_bytes(q->storage);
    Arena scratch = { 0 };
    unsigned char *scales = ARENA_ARRAY(&scratch, unsigned char, params->scales.len *wide);
    unsigned char *points = ARENA_ARRAY(&scratch, unsigned char, params->scales.len *narrow);

    for (size_t i = 0; i < params->scales.len; i++) {
        Float scale =
            float_convert(q->expressed->format, float_of_double(&FLOAT_F64, params->scales.data[i]),
                          FLOAT_TO_NEAREST_EVEN);

        int_to_bytes(float_to_int_bits(&scratch, scale), scales + i * wide);
        int_to_bytes(int_of_s(&scratch, q->storage->integer.width, params->zero_points.data[i]),
                     points + i * narrow);
    }
    q->scales = attr_dense(type_tensor(context, rank, params->dims.data, q->expressed, NULL),
                           (Str){ (char *)scales, params->scales.len * wide }, false);
    q->zero_points = attr_dense(type_tensor(context, rank, params->dims.data, q->storage, NULL),
                                (Str){ (char *)points, params->scales.len * narrow }, false);
    arena_free(&scratch);
}

static bool parse_params(AsmParser *p, Quantized *q)
{
    Params params = { 0 };
    bool good = q->kind == QUANT_UNIFORM ? parse_param(p, q, &params)
                                         : asm_parse_punct(p, "{") && parse_list(p, q, &params);

    good = good && asm_parse_punct(p, ">");
    if (good && q->kind == QUANT_SUB_CHANNEL) {
        set_blocks(asm_context(p), q, &params);
    } else if (good) {
        q->scales = quant_doubles(asm_context(p), (unsigned)params.scales.len, params.scales.data);
        q->zero_points = attr_dense_i64(asm_context(p), (unsigned)params.zero_points.len,
                                        params.zero_points.data);
    }
    params_free(&params);
    return good;
}

static bool parse_uniform(AsmParser *p, Quantized *q)
{
    return asm_parse_punct(p, "<") && parse_storage_type(p, q) && parse_storage_range(p, q)
           && asm_parse_punct(p, ":") && parse_expressed_type(p, q) && parse_axes(p, q)
           && asm_parse_punct(p, ",") && parse_params(p, q);
}

const Type *quant_parse_type(AsmParser *p)
{
    const char *at = asm_here(p);
    Quantized quantized = { 0 };
    const Type *type;
    bool good;
    Str word;

    if (!asm_parse_any_keyword(p, &word))
        return NULL;
    if (str_is(word, "uniform"))
        good = parse_uniform(p, &quantized);
    else if (str_is(word, "any"))
        good = parse_any(p, &quantized);
    else if (str_is(word, "calibrated"))
        good = parse_calibrated(p, &quantized);
    else
        good = asm_plain_error(p, at, "unknown quantized type %.*s", STR_ARG(word));
    if (!good)
        return NULL;
    type = quant_make(asm_context(p), &quantized);
    return type->dialect.def->verify(loc_attr(asm_context(p), asm_loc(p, at)), type) ? type : NULL;
}

/* Printing. */

static void print_storage(AsmPrinter *printer, const Quantized *q)
{
    unsigned width = q->storage->integer.width;
    bool is_signed = quant_is_signed(q);

    asm_print(printer, "%c%u", is_signed ? 'i' : 'u', width);
    if (q->storage_min != quant_least(is_signed, width)
        || q->storage_max != quant_most(is_signed, width))
        asm_print(printer, "<%" PRId64 ":%" PRId64 ">", q->storage_min, q->storage_max);
}

static void print_double(AsmPrinter *printer, double value)
{
    float_print(asm_sb(printer), float_of_double(&FLOAT_F64, value));
}

static void print_param(AsmPrinter *printer, const Quantized *q, unsigned at)
{
    int64_t zero_point = attr_i64_at(q->zero_points, at);

    print_double(printer, quant_double_at(q->scales, at));
    if (zero_point)
        asm_print(printer, ":%" PRId64, zero_point);
}

static void print_block(AsmPrinter *printer, const Quantized *q, int64_t at)
{
    Arena scratch = { 0 };
    Int zero_point = attr_element_bits(q->zero_points, at, &scratch);

    float_print(asm_sb(printer), float_of_int_bits(q->expressed->format,
                                                   attr_element_bits(q->scales, at, &scratch)));
    if (!int_is_zero(zero_point)) {
        asm_print(printer, ":");
        int_print_s(asm_sb(printer), zero_point);
    }
    arena_free(&scratch);
}

/* Of dimension `dim` and those behind it, from block `*at` on. */
static void print_blocks(AsmPrinter *printer, const Quantized *q, unsigned dim, int64_t *at)
{
    const Type *shaped = q->scales->type;

    if (dim == shaped->shaped.rank) {
        print_block(printer, q, (*at)++);
        return;
    }
    asm_print(printer, "{");
    for (int64_t i = 0; i < shaped->shaped.dims[dim]; i++) {
        asm_print(printer, i ? ", " : "");
        print_blocks(printer, q, dim + 1, at);
    }
    asm_print(printer, "}");
}

static void print_sub_channel(AsmPrinter *printer, const Quantized *q)
{
    int64_t at = 0;

    asm_print(printer, ":{");
    for (unsigned i = 0; i < q->axes->dense.count; i++)
        asm_print(printer, "%s%" PRId64 ":%" PRId64, i ? ", " : "", attr_i64_at(q->axes, i),
                  attr_i64_at(q->block_sizes, i));
    asm_print(printer, "}, ");
    print_blocks(printer, q, 0, &at);
}

static void print_per_axis(AsmPrinter *printer, const Quantized *q)
{
    asm_print(printer, ":%" PRId64 ", {", attr_i64_at(q->axes, 0));
    for (unsigned i = 0; i < q->scales->dense.count; i++) {
        asm_print(printer, i ? "," : "");
        print_param(printer, q, i);
    }
    asm_print(printer, "}");
}

static void print_calibrated(AsmPrinter *printer, const Quantized *q)
{
    asm_print_type(printer, q->expressed);
    asm_print(printer, "<");
    print_double(printer, q->min);
    asm_print(printer, ":");
    print_double(printer, q->max);
    asm_print(printer, ">");
}

static void print_stored(AsmPrinter *printer, const Quantized *q)
{
    print_storage(printer, q);
    if (!q->expressed)
        return;
    asm_print(printer, ":");
    asm_print_type(printer, q->expressed);
    if (q->kind == QUANT_UNIFORM) {
        asm_print(printer, ", ");
        print_param(printer, q, 0);
    } else if (q->kind == QUANT_PER_AXIS) {
        print_per_axis(printer, q);
    } else if (q->kind == QUANT_SUB_CHANNEL) {
        print_sub_channel(printer, q);
    }
}

void quant_print_type(AsmPrinter *printer, const Type *type)
{
    Quantized q = quant_of(type);

    asm_print(printer, "<");
    if (q.kind == QUANT_CALIBRATED)
        print_calibrated(printer, &q);
    else
        print_stored(printer, &q);
    asm_print(printer, ">");
}
