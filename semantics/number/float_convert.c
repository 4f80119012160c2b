#include "semantics/number/float_parts.h"

/* A payload keeps its high bits: they stay next to the quiet bit. */
static Wide move_payload(const FloatFormat *from, const FloatFormat *to, Wide payload)
{
    if (to->precision >= from->precision)
        return payload << (to->precision - from->precision);
    return payload >> (from->precision - to->precision);
}

Float float_convert(const FloatFormat *format, Float value, FloatRounding rounding)
{
    FloatParts parts = float_take_apart(value);

    if (format == value.format)
        return value;
    if (parts.kind == KIND_NAN)
        parts.significand = move_payload(value.format, format, parts.significand);
    return float_of_parts(format, parts, rounding);
}

/* What remains of the magnitude, at most 128 bits of it, without its lowest `dropped` ones. */
static Wide high_bits(Arena *scratch, Int magnitude, unsigned dropped)
{
    const uint64_t *words;

    if (magnitude.width <= INT_WORD_BITS)
        return magnitude.word;
    magnitude = int_resize_u(scratch, int_shr_u(scratch, magnitude, dropped), 128);
    words = int_data(&magnitude);
    return (Wide)words[1] << 64 | words[0];
}

/* Of a magnitude longer than 128 bits, that some dropped bit is set is told by the lowest kept,
 * which no format's precision reaches. */
static Float of_magnitude(Arena *scratch, const FloatFormat *format, bool negative, Int magnitude,
                          FloatRounding rounding)
{
    unsigned length = magnitude.width - int_leading_zeros(magnitude);
    unsigned dropped = length > 128 ? length - 128 : 0;
    FloatParts parts = {
        .kind = length ? KIND_FINITE : KIND_ZERO,
        .negative = negative,
        .significand = high_bits(scratch, magnitude, dropped),
        .exponent = (int)dropped,
    };

    if (int_trailing_zeros(magnitude) < dropped)
        parts.significand |= 1;
    return float_of_parts(format, parts, rounding);
}

Float float_of_int(const FloatFormat *format, Int value, bool is_signed, FloatRounding rounding)
{
    Arena scratch = { 0 };
    bool negative = is_signed && int_is_negative(value);
    Float result = of_magnitude(&scratch, format, negative,
                                is_signed ? int_abs(&scratch, value) : value, rounding);

    arena_free(&scratch);
    return result;
}

Float float_of_int_u(const FloatFormat *format, Int value)
{
    return float_of_int(format, value, false, FLOAT_TO_NEAREST_EVEN);
}

Float float_of_int_s(const FloatFormat *format, Int value)
{
    return float_of_int(format, value, true, FLOAT_TO_NEAREST_EVEN);
}

/* A power beyond every format's range is as good as one at its end. */
Float float_scale(Float a, Int power)
{
    enum { FARTHEST = 1 << 16 };
    FloatParts parts = float_take_apart(a);
    int64_t by = int_fits_s64(power)      ? int_low_s(power)
                 : int_is_negative(power) ? -FARTHEST
                                          : FARTHEST;

    if (parts.kind != KIND_FINITE)
        return a;
    by = by < -FARTHEST ? -FARTHEST : by > FARTHEST ? FARTHEST : by;
    parts.exponent += (int)by;
    return float_of_parts(a.format, parts, FLOAT_TO_NEAREST_EVEN);
}

/* The number without its fraction; false when that is not an integer or needs more than `width`
 * bits. `*length` is the magnitude's length in bits. */
static bool whole_part(Float value, FloatParts *parts, unsigned width, unsigned *length)
{
    *parts = float_take_apart(value);
    if (parts->kind == KIND_NAN || parts->kind == KIND_INF)
        return false;
    if (parts->exponent < 0) {
        parts->significand = parts->exponent > -128 ? parts->significand >> -parts->exponent : 0;
        parts->exponent = 0;
    }
    if (parts->significand == 0)
        parts->exponent = 0;
    *length = (unsigned)(float_bit_length(parts->significand) + parts->exponent);
    return *length <= width;
}

static Int integer_of(Arena *arena, FloatParts parts, unsigned width)
{
    uint64_t words[2] = { (uint64_t)parts.significand, (uint64_t)(parts.significand >> 64) };
    Int magnitude = int_resize_u(arena, int_of_words(arena, 128, words), width);

    if (parts.exponent > 0)
        magnitude = int_shl(arena, magnitude, (unsigned)parts.exponent);
    return parts.negative ? int_neg(arena, magnitude) : magnitude;
}

bool float_to_int_s(Arena *arena, Float value, unsigned width, Int *result)
{
    FloatParts parts;
    unsigned length;
    Int whole;

    if (!whole_part(value, &parts, width, &length))
        return false;
    whole = integer_of(arena, parts, width);
    /* A magnitude of all n bits fits as the minimum alone, 2^(n-1). */
    if (length > 0 && length == width && !(parts.negative && int_is_min_s(whole)))
        return false;
    *result = whole;
    return true;
}

bool float_to_int_u(Arena *arena, Float value, unsigned width, Int *result)
{
    FloatParts parts;
    unsigned length;

    if (!whole_part(value, &parts, width, &length) || (parts.negative && length > 0))
        return false;
    *result = integer_of(arena, parts, width);
    return true;
}
