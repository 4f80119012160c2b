/* Formats: floats as the words of a frame, for handlers.
 *
 * f64 and f32 are the host's: IEEE 754 fixes every bit of what is done with them. A result that is
 * NaN, which may be any NaN, is left to the definition, and so is all that is undefined or poison.
 */
#ifndef INTERP_FAST_FORMATS_H
#define INTERP_FAST_FORMATS_H

#include "interp/fast/code.h"

#include "dialects/arith/arith.h"

#include <string.h>

#define FAST_RARELY(condition) __builtin_expect((condition) != 0, 0)

typedef enum Format { IN_F64, IN_F32, IN_F16, IN_BF16, FORMATS } Format;

/* FORMATS where it is none of these. */
static inline Format format_of(const Slot *slot)
{
    const FloatFormat *format =
        slot->layout && layout_is_float(slot->layout) ? slot->layout->format : NULL;

    return format == &FLOAT_F64    ? IN_F64
           : format == &FLOAT_F32  ? IN_F32
           : format == &FLOAT_F16  ? IN_F16
           : format == &FLOAT_BF16 ? IN_BF16
                                   : FORMATS;
}

/* Under `nnan` and `ninf` results may be poison. The flags are asked of what the operation means:
 * an alias has them under another name. */
static inline bool has_promises(const Node *node)
{
    for (unsigned i = 0; i < def_attr_count(node->def); i++)
        if (strcmp(node->def->attrs[i].name, "fastmath") == 0)
            return fast_flags(node, i) & (FAST_NNAN | FAST_NINF);
    return false;
}

static inline double get_f64(uint64_t word)
{
    double value;

    memcpy(&value, &word, sizeof value);
    return value;
}

static inline uint64_t put_f64(double value)
{
    uint64_t word;

    memcpy(&word, &value, sizeof word);
    return word;
}

static inline float get_f32(uint64_t word)
{
    uint32_t low = (uint32_t)word;
    float value;

    memcpy(&value, &low, sizeof value);
    return value;
}

static inline uint64_t put_f32(float value)
{
    uint32_t low;

    memcpy(&low, &value, sizeof low);
    return low;
}

static inline float get_bf16(uint64_t word)
{
    return get_f32(word << 16);
}

enum { F16_FRACTION = 10, F16_BIAS = 15, F16_INFINITY = 0x7c00 };
enum { BF16_FRACTION = 7, BF16_BIAS = 127, BF16_INFINITY = 0x7f80 };

static inline float get_f16(uint64_t word)
{
    uint64_t magnitude = word & 0x7fff, sign = (word & 0x8000) << 16;
    uint64_t moved = magnitude << 13; /* the fraction stands where that of f32 does */

    if (FAST_RARELY(magnitude < 1 << F16_FRACTION))
        return get_f32(sign | put_f32((float)(int)magnitude * 0x1p-24f));
    if (FAST_RARELY(magnitude >= F16_INFINITY))
        return get_f32(sign | moved | 0x7f800000);
    return get_f32(sign | (moved + ((uint64_t)(127 - F16_BIAS) << 23)));
}

/* In 16 bits, rounded to nearest, ties to even; not of a NaN. The exponent carries where the
 * fraction does. Below the normal numbers a sum rounds: with the number whose last bit counts as
 * much as theirs. */
static inline uint64_t narrow(double value, unsigned fraction_bits, int bias)
{
    uint64_t word = put_f64(value), sign = word >> 63 << 15, magnitude = word << 1 >> 1;
    uint64_t infinity = (uint64_t)(2 * bias + 1) << fraction_bits, moved;
    unsigned drop = 52 - fraction_bits;
    double last = get_f64((uint64_t)(1023 + 1 - bias - (int)fraction_bits + 52) << 52);

    if (magnitude >= (uint64_t)(1024 + bias) << 52)
        return sign | infinity;
    if (magnitude < (uint64_t)(1024 - bias) << 52)
        return sign | (put_f64(get_f64(magnitude) + last) - put_f64(last));
    moved = magnitude - ((uint64_t)(1023 - bias) << 52);
    return sign | ((moved + ((uint64_t)1 << (drop - 1)) - 1 + (moved >> drop & 1)) >> drop);
}

static inline uint64_t put_f16(double value)
{
    return narrow(value, F16_FRACTION, F16_BIAS);
}

static inline uint64_t put_bf16(double value)
{
    return narrow(value, BF16_FRACTION, BF16_BIAS);
}

/* For loops over many: no branches. */

static inline float widen_f16(uint16_t half)
{
    uint32_t magnitude = half & 0x7fff, sign = (uint32_t)(half & 0x8000) << 16;
    uint32_t finite = put_f32(get_f32(magnitude << 13) * 0x1p112f); /* 127 - F16_BIAS */

    return get_f32(sign | (magnitude >= F16_INFINITY ? magnitude << 13 | 0x7f800000 : finite));
}

static inline float widen_bf16(uint16_t half)
{
    return get_bf16(half);
}

/* Of the bits of an f32: does `round_*` round it, to nearest, ties to even? */

static inline bool rounds_f16(uint32_t f32)
{
    uint32_t least = (uint32_t)(128 - F16_BIAS) << 23, end = (uint32_t)(128 + F16_BIAS) << 23;

    return ((f32 & 0x7fffffff) - least < end - least) | !(f32 << 1);
}

static inline bool rounds_bf16(uint32_t f32)
{
    return ((f32 & 0x7fffffff) - 0x00800000 < 0x7f000000) | !(f32 << 1);
}

static inline uint16_t round_f16(uint32_t f32)
{
    uint32_t moved = (f32 & 0x7fffffff) - ((uint32_t)(127 - F16_BIAS) << 23);
    uint32_t rounded = (moved + 0xfff + (moved >> 13 & 1)) >> 13;

    return (uint16_t)((f32 >> 16 & 0x8000) | (f32 << 1 ? rounded : 0));
}

static inline uint16_t round_bf16(uint32_t f32)
{
    return (uint16_t)((f32 + 0x7fff + (f32 >> 16 & 1)) >> 16);
}

static inline double get(Format format, uint64_t word)
{
    return format == IN_F64   ? get_f64(word)
           : format == IN_F32 ? get_f32(word)
           : format == IN_F16 ? get_f16(word)
                              : get_bf16(word);
}

static inline uint64_t put(Format format, double value)
{
    return format == IN_F64   ? put_f64(value)
           : format == IN_F32 ? put_f32((float)value)
           : format == IN_F16 ? put_f16(value)
                              : put_bf16(value);
}

#endif
