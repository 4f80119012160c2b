#include "interp/oracle/generate/draft.h"

#include <string.h>

static uint64_t mask(unsigned width)
{
    return width >= 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
}

/* Small numbers, powers of two and what lies beside them, the largest and least, anything. */
static uint64_t integer_word(Draft *d, unsigned width)
{
    unsigned most = width < 64 ? width : 64, bit = draft_below(d, most);
    uint64_t near = draft_below(d, 3);

    switch (draft_below(d, 8)) {
    case 0:
    case 1:
        return draft_below(d, 4);
    case 2:
        return (uint64_t)0 - draft_below(d, 3);
    case 3:
        return (UINT64_C(1) << (most - 1)) - near;
    case 4:
    case 5:
        return (UINT64_C(1) << bit) - near;
    case 6:
        return draft_below(d, 100);
    default:
        return random_word(&d->random);
    }
}

/* Index constants are mostly sizes and places, which are small. */
static uint64_t index_word(Draft *d)
{
    return draft_percent(d, 75) ? draft_below(d, 5) : integer_word(d, 64);
}

static Float float_number(Draft *d, const FloatFormat *format)
{
    static const double NUMBERS[] = { 0, 1, 0.5, 2, 3, 0.25, 1.5, 10, 0.1, 100, 65504, 1e-7, 1e30 };
    bool negative = draft_percent(d, 30);

    switch (draft_below(d, 10)) {
    case 0:
        return float_inf(format, negative);
    case 1:
        return draft_percent(d, 50) ? float_nan(format) : float_largest(format, negative);
    case 2:
        return float_zero(format, negative);
    default: {
        double number = NUMBERS[draft_below(d, sizeof NUMBERS / sizeof *NUMBERS)];

        return float_of_double(format, negative ? -number : number);
    }
    }
}

static const Attr *scalar_number(Draft *d, const Type *type)
{
    if (type->kind == TYPE_FLOAT)
        return attr_float(type, float_number(d, type_float_format(type)));
    if (type->kind == TYPE_INDEX)
        return attr_int(type, (int64_t)index_word(d));
    if (!type_is_signless_integer(type))
        return NULL;
    return attr_integer(
        type, int_of_s(&d->context->arena, type_bits(type),
                       (int64_t)(integer_word(d, type_bits(type)) & mask(type_bits(type)))));
}

/* The bytes of an element, as Attr.dense has them. */
static void put_bytes(Sb *bytes, const Attr *number, Arena *arena)
{
    Int bits =
        number->kind == ATTR_FLOAT ? float_to_int_bits(arena, number->floating) : number->integer;
    const uint64_t *words = bits.width > 64 ? (const uint64_t *)bits.limbs : &bits.word;

    sb_str(bytes, (Str){ (const char *)words, (bits.width + 7) / 8 });
}

static const Attr *dense_number(Draft *d, const Type *type)
{
    enum { MOST_ELEMENTS = 64 };
    bool splat = draft_percent(d, 40);
    int64_t count;
    Sb bytes = { 0 };
    const Attr *dense, *number = NULL;

    if (!type_has_static_shape(type) || !type_count_elements(type, &count) || count > MOST_ELEMENTS
        || count < 1 || (type_is_scalable(type) && !splat))
        return NULL;
    for (int64_t i = 0; i < (splat ? 1 : count); i++) {
        number = scalar_number(d, type->shaped.element);
        if (!number)
            break;
        put_bytes(&bytes, number, &d->context->arena);
    }
    dense = number ? attr_dense(type, sb_view(&bytes), splat) : NULL;
    sb_free(&bytes);
    return dense;
}

const Attr *draft_number(Draft *d, const Type *type)
{
    if (type->kind == TYPE_VECTOR || type->kind == TYPE_TENSOR)
        return dense_number(d, type);
    return scalar_number(d, type);
}
