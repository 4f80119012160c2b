#include "semantics/number/float_host.h"

#include <math.h>
#include <string.h>

enum { MOST_PRECISION = 24 };

static bool is_narrow(const FloatFormat *format)
{
    return format->precision <= MOST_PRECISION && format->max_exponent <= FLOAT_F32.max_exponent
           && format->min_exponent >= FLOAT_F32.min_exponent && format->has_sign;
}

/* Exactly: every number of a narrow format is a double. */
static double double_of(Float value)
{
    float number;
    uint32_t bits = (uint32_t)value.bits[0];

    if (value.format != &FLOAT_F32)
        return float_to_double(value);
    memcpy(&number, &bits, sizeof number);
    return number;
}

static Float rounded(const FloatFormat *format, double value)
{
    float number = (float)value; /* C's conversion rounds to nearest, ties to even (annex F) */
    uint32_t bits;

    if (format != &FLOAT_F32)
        return float_of_double(format, value);
    memcpy(&bits, &number, sizeof bits);
    return float_of_bits(format, bits, 0);
}

/* 2^exponent, which a double has as a normal number. */
static double power_of_two(int exponent)
{
    enum { BIAS = 1023, FRACTION_BITS = 52 };
    uint64_t bits = (uint64_t)(exponent + BIAS) << FRACTION_BITS;
    double value;

    memcpy(&value, &bits, sizeof value);
    return value;
}

/* Does all that lies near `value` round to one number of the format? */
static bool is_sure(const FloatFormat *format, double value, Float *result)
{
    static const double DOUBT = 0x1p-44;
    double size = fabs(value);
    Float low, high;

    /* A NaN fails the first comparison. */
    if (!(size >= power_of_two(format->min_exponent + 1))
        || size >= power_of_two(format->max_exponent - 1))
        return false;
    low = rounded(format, value - size * DOUBT);
    high = rounded(format, value + size * DOUBT);
    *result = low;
    return float_same_bits(low, high);
}

bool host_unary(Float a, double (*function)(double), Float *result)
{
    return is_narrow(a.format) && is_sure(a.format, function(double_of(a)), result);
}

bool host_binary(Float a, Float b, double (*function)(double, double), Float *result)
{
    return is_narrow(a.format) && is_sure(a.format, function(double_of(a), double_of(b)), result);
}
