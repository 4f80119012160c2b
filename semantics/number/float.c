#include "semantics/number/float_parts.h"

#include <string.h>

Float float_of_bits(const FloatFormat *format, uint64_t low, uint64_t high)
{
    return float_of_pattern(format, (Wide)high << 64 | low);
}

Float float_of_int_bits(const FloatFormat *format, Int bits)
{
    const uint64_t *words = int_data(&bits);

    return float_of_bits(format, words[0], int_words(bits.width) > 1 ? words[1] : 0);
}

Float float_of_double(const FloatFormat *format, double value)
{
    uint64_t bits;

    memcpy(&bits, &value, sizeof bits);
    return float_convert(format, float_of_bits(&FLOAT_F64, bits, 0), FLOAT_TO_NEAREST_EVEN);
}

Int float_to_int_bits(Arena *arena, Float value)
{
    return int_of_words(arena, value.format->width, value.bits);
}

double float_to_double(Float value)
{
    double result;

    value = float_convert(&FLOAT_F64, value, FLOAT_TO_NEAREST_EVEN);
    memcpy(&result, &value.bits[0], sizeof result);
    return result;
}

bool float_is_nan(Float value)
{
    const FloatFormat *format = value.format;
    unsigned fraction_bits = format->width - format->exponent_bits - 1;

    if (format->specials == FLOAT_IEEE && format->width <= 64)
        return (value.bits[0] & (UINT64_MAX >> (65 - format->width)))
               > (((uint64_t)1 << format->exponent_bits) - 1) << fraction_bits;
    return float_take_apart(value).kind == KIND_NAN;
}

bool float_is_signaling(Float value)
{
    FloatParts parts = float_take_apart(value);

    return value.format->specials == FLOAT_IEEE && parts.kind == KIND_NAN
           && !(parts.significand >> (value.format->precision - 2) & 1);
}

bool float_is_inf(Float value)
{
    return float_take_apart(value).kind == KIND_INF;
}

bool float_is_finite(Float value)
{
    FloatKind kind = float_take_apart(value).kind;

    return kind == KIND_ZERO || kind == KIND_FINITE;
}

bool float_is_zero(Float value)
{
    return float_take_apart(value).kind == KIND_ZERO;
}

bool float_is_normal(Float value)
{
    FloatParts parts = float_take_apart(value);

    return parts.kind == KIND_FINITE && parts.significand >> (value.format->precision - 1);
}

bool float_is_negative(Float value)
{
    return (float_pattern(value) & float_sign_bit(value.format)) != 0;
}

bool float_same_bits(Float a, Float b)
{
    return a.format == b.format && float_pattern(a) == float_pattern(b);
}

/* Of numbers of one format, none a NaN or zero: by infinity, then size, then significand. */
static int compare_magnitudes(FloatParts a, FloatParts b)
{
    int a_top = float_bit_length(a.significand) + a.exponent;
    int b_top = float_bit_length(b.significand) + b.exponent;

    if (a.kind != b.kind)
        return a.kind == KIND_INF ? 1 : -1;
    if (a.kind == KIND_INF)
        return 0;
    if (a_top != b_top)
        return a_top > b_top ? 1 : -1;
    a.significand <<= 128 - float_bit_length(a.significand);
    b.significand <<= 128 - float_bit_length(b.significand);
    return (a.significand > b.significand) - (a.significand < b.significand);
}

static int sign_of(FloatParts parts)
{
    return parts.kind == KIND_ZERO ? 0 : parts.negative ? -1 : 1;
}

FloatOrder float_compare(Float a, Float b)
{
    FloatParts left = float_take_apart(a), right = float_take_apart(b);
    int left_sign = sign_of(left), right_sign = sign_of(right);

    if (left.kind == KIND_NAN || right.kind == KIND_NAN)
        return FLOAT_UNORDERED;
    if (left_sign != right_sign)
        return left_sign < right_sign ? FLOAT_LESS : FLOAT_GREATER;
    if (left_sign == 0)
        return FLOAT_EQUAL;
    return (FloatOrder)(left_sign * compare_magnitudes(left, right));
}

/* Formats with an unsigned zero have one zero and one NaN, neither of them with a sign to change.
 */
static bool has_both_signs(Float value)
{
    return value.format->specials != FLOAT_NAN_NEG_ZERO
           || (float_pattern(value) & ~float_sign_bit(value.format)) != 0;
}

static Float with_sign(Float value, bool negative)
{
    Wide sign = float_sign_bit(value.format);

    if (!has_both_signs(value))
        return value;
    return float_of_pattern(value.format, (float_pattern(value) & ~sign) | (negative ? sign : 0));
}

Float float_neg(Float a)
{
    /* N6: a format without signs has no number for a negative one. */
    if (!a.format->has_sign)
        return float_nan(a.format);
    return with_sign(a, !float_is_negative(a));
}

Float float_abs(Float a)
{
    return with_sign(a, false);
}

Float float_copysign(Float magnitude, Float sign)
{
    return with_sign(magnitude, float_is_negative(sign));
}
