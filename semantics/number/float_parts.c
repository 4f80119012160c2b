#include "semantics/number/float_parts.h"

Float float_of_pattern(const FloatFormat *format, Wide pattern)
{
    pattern &= float_low_mask(format->width);
    return (Float){ format, { (uint64_t)pattern, (uint64_t)(pattern >> 64) } };
}

/* The leading significand bit where the pattern stores it, else 0. */
static Wide stored_leading_bit(const FloatFormat *format)
{
    return format->explicit_leading ? (Wide)1 << (format->precision - 1) : 0;
}

static Wide quiet_bit(const FloatFormat *format)
{
    return (Wide)1 << (format->precision - 2);
}

/* The exponent field of the least normal number. */
static int least_field(const FloatFormat *format)
{
    return format->has_zero ? 1 : 0;
}

static Wide exponent_field(const FloatFormat *format, int exponent)
{
    return (Wide)(exponent - format->min_exponent + least_field(format))
           << float_fraction_bits(format);
}

/* A field of ones with this fraction; of f80, only 1.000 is an infinity. */
static FloatKind kind_of_fraction(const FloatFormat *format, Wide fraction)
{
    return fraction == stored_leading_bit(format) ? KIND_INF : KIND_NAN;
}

static FloatKind kind_of(const FloatFormat *format, Wide pattern, Wide field, Wide fraction)
{
    Wide magnitude = pattern & ~float_sign_bit(format);

    switch (format->specials) {
    case FLOAT_IEEE:
        if (field == float_low_mask(format->exponent_bits))
            return kind_of_fraction(format, fraction);
        /* An f80 with a clear leading bit but a nonzero exponent is none of the x87's numbers. */
        if (field && !(fraction & stored_leading_bit(format)) && format->explicit_leading)
            return KIND_NAN;
        break;
    case FLOAT_NAN_ALL_ONES:
        if (magnitude == float_low_mask(format->width - (format->has_sign ? 1 : 0)))
            return KIND_NAN;
        break;
    case FLOAT_NAN_NEG_ZERO:
        if (pattern == float_sign_bit(format))
            return KIND_NAN;
        break;
    case FLOAT_FINITE:
        break;
    }
    return magnitude == 0 && format->has_zero ? KIND_ZERO : KIND_FINITE;
}

FloatParts float_take_apart(Float value)
{
    const FloatFormat *format = value.format;
    unsigned fraction_bits = float_fraction_bits(format);
    Wide pattern = float_pattern(value);
    Wide fraction = pattern & float_low_mask(fraction_bits);
    Wide field = pattern >> fraction_bits & float_low_mask(format->exponent_bits);
    int steps = (int)field - least_field(format); /* above the least normal exponent */
    FloatParts parts = {
        .kind = kind_of(format, pattern, field, fraction),
        .negative = (pattern & float_sign_bit(format)) != 0,
        .significand = fraction,
    };

    if (parts.kind == KIND_NAN) {
        parts.significand &= ~stored_leading_bit(format);
        /* The sign bit is what makes it a NaN there, not its sign. */
        parts.negative &= format->specials != FLOAT_NAN_NEG_ZERO;
    }
    if (parts.kind != KIND_FINITE)
        return parts;
    if (steps >= 0 && !format->explicit_leading)
        parts.significand |= (Wide)1 << (format->precision - 1);
    parts.exponent = format->min_exponent + (steps > 0 ? steps : 0) - (int)format->precision + 1;
    return parts;
}

/* The largest number's significand, `precision` bits: all ones, unless that pattern is the NaN. */
static Wide largest_significand(const FloatFormat *format)
{
    Wide ones = float_low_mask(format->precision);

    return format->specials == FLOAT_NAN_ALL_ONES && format->has_zero ? ones - 1 : ones;
}

/* `significand` < 2^precision counts units of the last place at `exponent`, that of the leading
 * bit; below 2^(precision-1) it is subnormal. */
static Float put_together(const FloatFormat *format, bool negative, Wide significand, int exponent)
{
    Wide leading = (Wide)1 << (format->precision - 1);
    Wide pattern = negative ? float_sign_bit(format) : 0;

    if (significand & leading)
        pattern |= exponent_field(format, exponent);
    if (!format->explicit_leading)
        significand &= ~leading;
    return float_of_pattern(format, pattern | significand);
}

static Float signed_zero(const FloatFormat *format, bool negative)
{
    if (format->specials == FLOAT_NAN_NEG_ZERO)
        negative = false;
    /* N5: where there is no zero the least number stands for it. The pattern is 0 all the same. */
    return float_of_pattern(format, negative ? float_sign_bit(format) : 0);
}

/* A NaN of this sign and payload as far as the format has them; N4 where it has no NaN. */
static Float signed_nan(const FloatFormat *format, bool negative, Wide payload)
{
    Wide sign = negative ? float_sign_bit(format) : 0;

    switch (format->specials) {
    case FLOAT_IEEE:
        payload |= quiet_bit(format) | stored_leading_bit(format);
        return float_of_pattern(format, sign | payload
                                            | float_low_mask(format->exponent_bits)
                                                  << float_fraction_bits(format));
    case FLOAT_NAN_ALL_ONES:
        return float_of_pattern(format, sign | (~(Wide)0 & ~float_sign_bit(format)));
    case FLOAT_NAN_NEG_ZERO:
        return float_of_pattern(format, float_sign_bit(format));
    case FLOAT_FINITE:
        break;
    }
    return float_largest(format, false);
}

static Float signed_infinity(const FloatFormat *format, bool negative)
{
    switch (format->specials) {
    case FLOAT_IEEE:
        return float_inf(format, negative);
    case FLOAT_NAN_ALL_ONES:
    case FLOAT_NAN_NEG_ZERO:
        return signed_nan(format, negative, 0);
    case FLOAT_FINITE:
        break;
    }
    return float_largest(format, negative);
}

/* Whether a number between two neighbours goes to the one further from zero, given the unit's
 * `rest` out of 2^shift. */
static bool rounds_away(FloatParts exact, FloatRounding rounding, int shift)
{
    bool odd = shift < 128 && (exact.significand >> shift & 1);
    Wide rest = exact.significand & float_low_mask((unsigned)shift);
    Wide half = shift <= 128 ? (Wide)1 << (shift - 1) : 0;
    int order = half == 0 || rest < half ? -1 : rest > half;

    if (rest == 0)
        return false;
    switch (rounding) {
    case FLOAT_TO_NEAREST_EVEN:
        return order > 0 || (order == 0 && odd);
    case FLOAT_TO_NEAREST_AWAY:
        return order >= 0;
    case FLOAT_DOWNWARD:
        return exact.negative;
    case FLOAT_UPWARD:
        return !exact.negative;
    case FLOAT_TOWARD_ZERO:
        break;
    }
    return false;
}

static Float too_large(const FloatFormat *format, bool negative, FloatRounding rounding)
{
    if (rounding == FLOAT_TOWARD_ZERO || rounding == (negative ? FLOAT_UPWARD : FLOAT_DOWNWARD))
        return float_largest(format, negative);
    return signed_infinity(format, negative);
}

static Float round_finite(const FloatFormat *format, FloatParts exact, FloatRounding rounding)
{
    int precision = (int)format->precision;
    int exponent = float_bit_length(exact.significand) + exact.exponent - 1;
    Wide significand;
    int shift;

    if (exponent < format->min_exponent)
        exponent = format->min_exponent;
    shift = exponent - precision + 1 - exact.exponent;
    if (shift <= 0) {
        significand = exact.significand << -shift;
    } else {
        significand = shift < 128 ? exact.significand >> shift : 0;
        significand += rounds_away(exact, rounding, shift);
        if (significand >> precision) {
            significand >>= 1;
            exponent++;
        }
    }
    if (exponent > format->max_exponent
        || (exponent == format->max_exponent && significand > largest_significand(format)))
        return too_large(format, exact.negative, rounding);
    if (significand == 0)
        return signed_zero(format, exact.negative);
    return put_together(format, exact.negative, significand, exponent);
}

Float float_of_parts(const FloatFormat *format, FloatParts exact, FloatRounding rounding)
{
    /* N6: a format without signs has no number for a negative one. */
    if (!format->has_sign && exact.negative && exact.kind != KIND_ZERO)
        return float_nan(format);
    switch (exact.kind) {
    case KIND_ZERO:
        return signed_zero(format, exact.negative);
    case KIND_FINITE:
        return round_finite(format, exact, rounding);
    case KIND_INF:
        return signed_infinity(format, exact.negative);
    case KIND_NAN:
        break;
    }
    return signed_nan(format, exact.negative, exact.significand);
}

Float float_zero(const FloatFormat *format, bool negative)
{
    return signed_zero(format, negative);
}

Float float_one(const FloatFormat *format)
{
    return put_together(format, false, (Wide)1 << (format->precision - 1), 0);
}

Float float_nan(const FloatFormat *format)
{
    return signed_nan(format, false, 0);
}

Float float_inf(const FloatFormat *format, bool negative)
{
    Wide sign = negative ? float_sign_bit(format) : 0;

    if (format->specials != FLOAT_IEEE)
        return float_largest(format, negative);
    return float_of_pattern(format, sign | stored_leading_bit(format)
                                        | float_low_mask(format->exponent_bits)
                                              << float_fraction_bits(format));
}

Float float_largest(const FloatFormat *format, bool negative)
{
    return put_together(format, negative, largest_significand(format), format->max_exponent);
}

Float float_smallest_normal(const FloatFormat *format)
{
    return put_together(format, false, (Wide)1 << (format->precision - 1), format->min_exponent);
}
