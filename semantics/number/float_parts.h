/* What the files of Float share: a pattern taken apart, and put together again. */
#ifndef SEMANTICS_NUMBER_FLOAT_PARTS_H
#define SEMANTICS_NUMBER_FLOAT_PARTS_H

#include "semantics/number/float.h"

__extension__ typedef unsigned __int128 Wide; /* the widest pattern, and the widest significand */

typedef enum FloatKind { KIND_ZERO, KIND_FINITE, KIND_INF, KIND_NAN } FloatKind;

/* A finite number is significand * 2^exponent, exactly, the significand not zero. A NaN's
 * significand is its payload, quiet bit included. */
typedef struct FloatParts {
    FloatKind kind;
    bool negative;
    Wide significand;
    int exponent;
} FloatParts;

static inline Wide float_pattern(Float value)
{
    return (Wide)value.bits[1] << 64 | value.bits[0];
}

/* Bits above the format's width are dropped. */
Float float_of_pattern(const FloatFormat *format, Wide pattern);

static inline Wide float_low_mask(unsigned bits)
{
    return bits >= 128 ? ~(Wide)0 : ((Wide)1 << bits) - 1;
}

/* The bits of the pattern below the exponent field. */
static inline unsigned float_fraction_bits(const FloatFormat *format)
{
    return format->width - format->exponent_bits - (format->has_sign ? 1 : 0);
}

static inline Wide float_sign_bit(const FloatFormat *format)
{
    return format->has_sign ? (Wide)1 << (format->width - 1) : 0;
}

FloatParts float_take_apart(Float value);

/* The number of the format next to `exact`. What does not fit becomes infinity, NaN or the largest
 * number, as format and rounding have it; an infinity or NaN that the format lacks likewise. */
Float float_of_parts(const FloatFormat *format, FloatParts exact, FloatRounding rounding);

/* Position of the highest set bit, from 1; 0 for zero. */
static inline int float_bit_length(Wide value)
{
    uint64_t high = (uint64_t)(value >> 64), low = (uint64_t)value;

    if (high)
        return 128 - __builtin_clzll(high);
    return low ? 64 - __builtin_clzll(low) : 0;
}

#endif
