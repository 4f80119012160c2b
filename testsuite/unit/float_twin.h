/* Another way to a Float: the real number at a high precision, then the integer nearest to it in
 * units of the format's last place. Patterns in order are numbers in order, so that integer and the
 * exponent add up to the pattern. Included by the tests of Float; shares nothing with semantics/
 * but the formats' description. */
#ifndef TESTSUITE_UNIT_FLOAT_TWIN_H
#define TESTSUITE_UNIT_FLOAT_TWIN_H

#include "semantics/number/float.h"

#include <check.h>
#include <mpfr.h>
#include <stdlib.h>

__extension__ typedef unsigned __int128 Bits;

typedef int TwinUnary(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);
typedef int TwinBinary(mpfr_ptr, mpfr_srcptr, mpfr_srcptr, mpfr_rnd_t);

/* The magnitude of a pattern: what is left without the sign, and of f80 without the leading bit. */
static inline Bits twin_magnitude(Float value)
{
    const FloatFormat *format = value.format;
    Bits bits = (Bits)value.bits[1] << 64 | value.bits[0];

    if (format->has_sign)
        bits &= ((Bits)1 << (format->width - 1)) - 1;
    if (format->explicit_leading)
        bits = bits >> 64 << 63 | (bits & (((Bits)1 << 63) - 1));
    return bits;
}

static inline Float twin_of_magnitude(const FloatFormat *format, bool negative, Bits magnitude)
{
    Bits bits = magnitude;

    if (format->explicit_leading) {
        bits = magnitude >> 63 << 64 | (magnitude & (((Bits)1 << 63) - 1));
        if (magnitude >> 63)
            bits |= (Bits)1 << 63;
    }
    if (negative && format->has_sign)
        bits |= (Bits)1 << (format->width - 1);
    return float_of_bits(format, (uint64_t)bits, (uint64_t)(bits >> 64));
}

static inline unsigned twin_magnitude_bits(const FloatFormat *format)
{
    return format->exponent_bits + format->precision - 1;
}

static inline Bits twin_largest(const FloatFormat *format)
{
    Bits all = ((Bits)1 << twin_magnitude_bits(format)) - 1;

    switch (format->specials) {
    case FLOAT_IEEE:
        return all - ((Bits)1 << (format->precision - 1));
    case FLOAT_NAN_ALL_ONES:
        return all - 1;
    default:
        return all;
    }
}

/* The NaN that arithmetic gives. A format without one gives its largest number (N4). */
static inline Float twin_nan(const FloatFormat *format)
{
    Bits quiet = (Bits)1 << (format->precision - (format->precision > 1 ? 2 : 1));

    switch (format->specials) {
    case FLOAT_IEEE:
        return twin_of_magnitude(format, false, twin_largest(format) + 1 + quiet);
    case FLOAT_NAN_ALL_ONES:
        return twin_of_magnitude(format, false, twin_largest(format) + 1);
    case FLOAT_NAN_NEG_ZERO:
        return twin_of_magnitude(format, true, 0);
    default:
        return twin_of_magnitude(format, false, twin_largest(format));
    }
}

/* `x` becomes the value; it needs a precision that holds it. */
static inline void twin_value(mpfr_ptr x, Float value)
{
    const FloatFormat *format = value.format;
    int fraction_bits = (int)format->precision - 1;
    Bits magnitude = twin_magnitude(value), leading = (Bits)1 << fraction_bits;
    long field = (long)(magnitude >> fraction_bits) + (format->has_zero ? 0 : 1);
    Bits significand = (magnitude & (leading - 1)) | (field ? leading : 0);
    bool negative =
        format->has_sign && value.bits[(format->width - 1) / 64] >> ((format->width - 1) % 64) & 1;

    if (magnitude > twin_largest(format)
        || (format->specials == FLOAT_NAN_NEG_ZERO && negative && magnitude == 0)) {
        mpfr_set_nan(x);
        if (format->specials == FLOAT_IEEE && magnitude == twin_largest(format) + 1)
            mpfr_set_inf(x, negative ? -1 : 1);
        return;
    }
    mpfr_set_ui_2exp(x, (unsigned long)(significand >> 64), 64, MPFR_RNDN);
    mpfr_add_ui(x, x, (unsigned long)(uint64_t)significand, MPFR_RNDN);
    mpfr_mul_2si(x, x, format->min_exponent + (field ? field - 1 : 0) - fraction_bits, MPFR_RNDN);
    if (negative)
        mpfr_neg(x, x, MPFR_RNDN);
}

static inline Float twin_overflow(const FloatFormat *format, bool negative, bool away)
{
    if (!away || format->specials == FLOAT_FINITE)
        return twin_of_magnitude(format, negative, twin_largest(format));
    if (format->specials == FLOAT_NAN_NEG_ZERO)
        return twin_nan(format);
    return twin_of_magnitude(format, negative, twin_largest(format) + 1);
}

/* The nonnegative integer magnitude * unit, rounded; tells in `*away` where a larger one would go.
 */
static inline void twin_integer(mpfr_ptr x, bool negative, FloatRounding rounding, bool *away)
{
    *away = true;
    if (rounding == FLOAT_TO_NEAREST_EVEN) {
        mpfr_rint(x, x, MPFR_RNDN);
    } else if (rounding == FLOAT_TO_NEAREST_AWAY) {
        mpfr_round(x, x);
    } else {
        *away = rounding == (negative ? FLOAT_DOWNWARD : FLOAT_UPWARD);
        mpfr_rint(x, x, *away ? MPFR_RNDU : MPFR_RNDZ);
    }
}

/* The format's number for `exact`, which is changed. */
static inline Float twin_round(const FloatFormat *format, mpfr_ptr exact, FloatRounding rounding)
{
    bool negative = mpfr_signbit(exact), away = true;
    Bits magnitude, low;
    long exponent;
    mpz_t integer;

    if (mpfr_nan_p(exact) || (negative && !format->has_sign && !mpfr_zero_p(exact)))
        return twin_nan(format);
    if (mpfr_inf_p(exact))
        return twin_overflow(format, negative, true);
    if (mpfr_zero_p(exact))
        return twin_of_magnitude(format, negative && format->specials != FLOAT_NAN_NEG_ZERO, 0);
    exponent = mpfr_get_exp(exact) - 1;
    if (exponent < format->min_exponent)
        exponent = format->min_exponent;
    mpfr_abs(exact, exact, MPFR_RNDN);
    mpfr_mul_2si(exact, exact, (long)format->precision - 1 - exponent, MPFR_RNDN);
    twin_integer(exact, negative, rounding, &away);
    if (exponent > format->max_exponent + 1)
        return twin_overflow(format, negative, away);
    mpz_init(integer);
    mpfr_get_z(integer, exact, MPFR_RNDN);
    low = mpz_get_ui(integer);
    mpz_tdiv_q_2exp(integer, integer, 64);
    magnitude = (Bits)mpz_get_ui(integer) << 64 | low;
    mpz_clear(integer);
    magnitude += (Bits)(exponent - format->min_exponent) << (format->precision - 1);
    if (!format->has_zero && magnitude > 0)
        magnitude--;
    if (magnitude > twin_largest(format))
        return twin_overflow(format, negative, away);
    return twin_of_magnitude(
        format, negative && (magnitude || format->specials != FLOAT_NAN_NEG_ZERO), magnitude);
}

/* As arithmetic rounds: to nearest, every NaN the canonical one. */
static inline Float twin_result(const FloatFormat *format, mpfr_ptr exact)
{
    Float result = twin_round(format, exact, FLOAT_TO_NEAREST_EVEN);

    return float_is_nan(result) ? twin_nan(format) : result;
}

/* Rounding to odd: where a truncated result is inexact its last bit becomes one, so that it lies on
 * the right side of every number of fewer bits and may be rounded again. */
static inline void twin_odd(mpfr_ptr truncated, int ternary)
{
    if (ternary == 0 || !mpfr_regular_p(truncated)
        || mpfr_min_prec(truncated) == mpfr_get_prec(truncated))
        return;
    if (mpfr_signbit(truncated))
        mpfr_nextbelow(truncated);
    else
        mpfr_nextabove(truncated);
}

/* xorshift64*, the same sequence in every run. */
static inline uint64_t twin_random_word(void)
{
    static uint64_t state = 88172645463325252u;

    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return state * 2685821657736338717u;
}

enum { TWIN_CORNERS = 34 };

/* Around zero, the least normal number, one, two, three and the largest number; of both signs. */
static inline Float twin_corner(const FloatFormat *format, unsigned which)
{
    Bits unit = (Bits)1 << (format->precision - 1);
    Bits least = format->has_zero ? unit : 0;
    Bits one = (Bits)(-format->min_exponent) * unit + least;
    Bits corners[TWIN_CORNERS / 2] = {
        0,
        1,
        2,
        least - 1,
        least,
        least + 1,
        one - 1,
        one,
        one + 1,
        one + unit,
        one + unit + unit / 2,
        one / 2,
        twin_largest(format) / 2,
        twin_largest(format) - 1,
        twin_largest(format),
        twin_largest(format) + 1,
        twin_magnitude(twin_nan(format)),
    };

    return twin_of_magnitude(format, which % 2,
                             corners[which / 2] & (((Bits)1 << twin_magnitude_bits(format)) - 1));
}

/* A corner, any pattern, or a number of medium size. */
static inline Float twin_random(const FloatFormat *format)
{
    Bits bits = (Bits)twin_random_word() << 64 | twin_random_word();
    Bits one = (Bits)(1 - format->min_exponent) << (format->precision - 1);
    uint64_t kind = twin_random_word() % 8;
    bool negative = twin_random_word() % 2;

    bits &= ((Bits)1 << twin_magnitude_bits(format)) - 1;
    if (kind == 0)
        return twin_corner(format, (unsigned)(twin_random_word() % TWIN_CORNERS));
    if (kind <= 4 && format->has_zero && format->exponent_bits > 3)
        bits = one + bits % ((Bits)16 << (format->precision - 1))
               - ((Bits)4 << (format->precision - 1));
    if (kind == 1) /* few significant bits: ties and exact results */
        bits &= ~(((Bits)1 << (format->precision / 2)) - 1);
    return twin_of_magnitude(format, negative, bits);
}

/* Ends the test with both results where they differ. */
static inline void twin_same(const char *what, Float a, Float b, Float got, Float expected)
{
    if (float_same_bits(got, expected))
        return;
    ck_abort_msg("%s %s of %llx:%llx, %llx:%llx: %llx:%llx instead of %llx:%llx", a.format->name,
                 what, (unsigned long long)a.bits[1], (unsigned long long)a.bits[0],
                 (unsigned long long)b.bits[1], (unsigned long long)b.bits[0],
                 (unsigned long long)got.bits[1], (unsigned long long)got.bits[0],
                 (unsigned long long)expected.bits[1], (unsigned long long)expected.bits[0]);
}

#endif
