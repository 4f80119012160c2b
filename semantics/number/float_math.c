#include "semantics/number/float_host.h"
#include "semantics/number/float_real.h"

#include <math.h>

/* The functions of one operand that MPFR and C have under the same name, special values as in annex
 * F. */
#define MPFR_FUNCTION(name)                                                                        \
    Float float_##name(Float a)                                                                    \
    {                                                                                              \
        Float sure;                                                                                \
                                                                                                   \
        return host_unary(a, name, &sure) ? sure : real_unary(a, mpfr_##name);                     \
    }

MPFR_FUNCTION(acos)
MPFR_FUNCTION(acosh)
MPFR_FUNCTION(asin)
MPFR_FUNCTION(asinh)
MPFR_FUNCTION(atan)
MPFR_FUNCTION(atanh)
MPFR_FUNCTION(cbrt)
MPFR_FUNCTION(cos)
MPFR_FUNCTION(cosh)
MPFR_FUNCTION(erf)
MPFR_FUNCTION(erfc)
MPFR_FUNCTION(exp)
MPFR_FUNCTION(exp2)
MPFR_FUNCTION(exp10)
MPFR_FUNCTION(expm1)
MPFR_FUNCTION(log)
MPFR_FUNCTION(log10)
MPFR_FUNCTION(log1p)
MPFR_FUNCTION(log2)
MPFR_FUNCTION(sin)
MPFR_FUNCTION(sinh)
MPFR_FUNCTION(tan)
MPFR_FUNCTION(tanh)

Float float_tgamma(Float a)
{
    return real_unary(a, mpfr_gamma);
}

static int log_of_gamma(mpfr_ptr result, mpfr_srcptr operand, mpfr_rnd_t rounding)
{
    int sign;

    return mpfr_lgamma(result, &sign, operand, rounding);
}

Float float_lgamma(Float a)
{
    return real_unary(a, log_of_gamma);
}

Float float_atan2(Float y, Float x)
{
    Float sure;

    return host_binary(y, x, atan2, &sure) ? sure : real_binary(y, x, mpfr_atan2);
}

Float float_pow(Float base, Float exponent)
{
    Float sure;

    return host_binary(base, exponent, pow, &sure) ? sure : real_binary(base, exponent, mpfr_pow);
}

static double one_by_root(double a)
{
    return 1 / sqrt(a);
}

/* IEEE 754's rSqrt keeps the sign of a zero; MPFR's does not. */
Float float_rsqrt(Float a)
{
    Float sure;

    if (float_is_zero(a))
        return float_div_exact(float_one(a.format), a);
    return host_unary(a, one_by_root, &sure) ? sure : real_unary(a, mpfr_rec_sqrt);
}

Float float_powi(Float base, Int exponent)
{
    Arena scratch = { 0 };
    Int magnitude = int_abs(&scratch, exponent);
    mp_size_t size = (mp_size_t)int_words(exponent.width);
    RealRange former = real_enter(base.format);
    Real x, result;
    Float value;
    mpz_t power;
    int ternary;

    mpz_roinit_n(power, (const mp_limb_t *)int_data(&magnitude),
                 int_is_negative(exponent) ? -size : size);
    real_of(&x, base);
    real_init(&result, base.format);
    ternary = mpfr_pow_z(result.number, x.number, power, MPFR_RNDN);
    value = float_of_real(base.format, &result, ternary);
    real_leave(former);
    arena_free(&scratch);
    return value;
}

static int to_integer_up(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t unused)
{
    (void)unused;
    return mpfr_ceil(result, x);
}

static int to_integer_down(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t unused)
{
    (void)unused;
    return mpfr_floor(result, x);
}

static int to_integer_toward_zero(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t unused)
{
    (void)unused;
    return mpfr_trunc(result, x);
}

static int to_integer_away(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t unused)
{
    (void)unused;
    return mpfr_round(result, x);
}

static int to_integer_even(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t unused)
{
    (void)unused;
    return mpfr_roundeven(result, x);
}

/* NaN keeps its bits, as the other values that are integral already do. */
static Float integral(Float a, RealUnary *function)
{
    return float_is_nan(a) ? a : real_unary(a, function);
}

Float float_ceil(Float a)
{
    return integral(a, to_integer_up);
}

Float float_floor(Float a)
{
    return integral(a, to_integer_down);
}

Float float_trunc(Float a)
{
    return integral(a, to_integer_toward_zero);
}

Float float_round(Float a)
{
    return integral(a, to_integer_away);
}

Float float_roundeven(Float a)
{
    return integral(a, to_integer_even);
}
