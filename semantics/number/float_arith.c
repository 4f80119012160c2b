#include "semantics/number/float_real.h"

#include <float.h>
#include <math.h>
#include <string.h>

/* Else the host would compute f32 in a wider format and round twice. */
_Static_assert(FLT_EVAL_METHOD == 0 && FLT_MANT_DIG == 24 && DBL_MANT_DIG == 53,
               "the host's float and double are f32 and f64");

static double f64_of(Float value)
{
    double result;

    memcpy(&result, value.bits, sizeof result);
    return result;
}

static float f32_of(Float value)
{
    uint32_t bits = (uint32_t)value.bits[0];
    float result;

    memcpy(&result, &bits, sizeof result);
    return result;
}

/* The host's NaN is its own accident; ours is the canonical one. */
static Float of_f64(double result)
{
    Float value = { &FLOAT_F64, { 0, 0 } };

    if (isnan(result))
        return float_nan(&FLOAT_F64);
    memcpy(value.bits, &result, sizeof result);
    return value;
}

static Float of_f32(float result)
{
    Float value = { &FLOAT_F32, { 0, 0 } };
    uint32_t bits;

    if (isnan(result))
        return float_nan(&FLOAT_F32);
    memcpy(&bits, &result, sizeof bits);
    value.bits[0] = bits;
    return value;
}

Float float_add_exact(Float a, Float b)
{
    return real_binary(a, b, mpfr_add);
}

Float float_sub_exact(Float a, Float b)
{
    return real_binary(a, b, mpfr_sub);
}

Float float_mul_exact(Float a, Float b)
{
    return real_binary(a, b, mpfr_mul);
}

Float float_div_exact(Float a, Float b)
{
    return real_binary(a, b, mpfr_div);
}

Float float_sqrt_exact(Float a)
{
    return real_unary(a, mpfr_sqrt);
}

Float float_fma_exact(Float a, Float b, Float c)
{
    RealRange former = real_enter(a.format);
    Real x, y, z, result;
    Float value;
    int ternary;

    real_of(&x, a);
    real_of(&y, b);
    real_of(&z, c);
    real_init(&result, a.format);
    ternary = mpfr_fma(result.number, x.number, y.number, z.number, MPFR_RNDN);
    value = float_of_real(a.format, &result, ternary);
    real_leave(former);
    return value;
}

Float float_add(Float a, Float b)
{
    if (a.format == &FLOAT_F64)
        return of_f64(f64_of(a) + f64_of(b));
    if (a.format == &FLOAT_F32)
        return of_f32(f32_of(a) + f32_of(b));
    return float_add_exact(a, b);
}

Float float_sub(Float a, Float b)
{
    if (a.format == &FLOAT_F64)
        return of_f64(f64_of(a) - f64_of(b));
    if (a.format == &FLOAT_F32)
        return of_f32(f32_of(a) - f32_of(b));
    return float_sub_exact(a, b);
}

Float float_mul(Float a, Float b)
{
    if (a.format == &FLOAT_F64)
        return of_f64(f64_of(a) * f64_of(b));
    if (a.format == &FLOAT_F32)
        return of_f32(f32_of(a) * f32_of(b));
    return float_mul_exact(a, b);
}

/* C leaves division by zero undefined: IEEE's answer comes from the definition. */
Float float_div(Float a, Float b)
{
    if (a.format == &FLOAT_F64 && f64_of(b) != 0)
        return of_f64(f64_of(a) / f64_of(b));
    if (a.format == &FLOAT_F32 && f32_of(b) != 0)
        return of_f32(f32_of(a) / f32_of(b));
    return float_div_exact(a, b);
}

Float float_fma(Float a, Float b, Float c)
{
    if (a.format == &FLOAT_F64)
        return of_f64(fma(f64_of(a), f64_of(b), f64_of(c)));
    if (a.format == &FLOAT_F32)
        return of_f32(fmaf(f32_of(a), f32_of(b), f32_of(c)));
    return float_fma_exact(a, b, c);
}

Float float_sqrt(Float a)
{
    if (a.format == &FLOAT_F64)
        return of_f64(sqrt(f64_of(a)));
    if (a.format == &FLOAT_F32)
        return of_f32(sqrtf(f32_of(a)));
    return float_sqrt_exact(a);
}

Float float_rem(Float a, Float b)
{
    return real_binary(a, b, mpfr_fmod);
}

/* The lesser, of numbers; -0 is less than +0. */
static Float lesser(Float a, Float b)
{
    FloatOrder order = float_compare(a, b);

    if (order == FLOAT_EQUAL)
        return float_is_negative(a) ? a : b;
    return order == FLOAT_LESS ? a : b;
}

static Float greater(Float a, Float b)
{
    FloatOrder order = float_compare(a, b);

    if (order == FLOAT_EQUAL)
        return float_is_negative(a) ? b : a;
    return order == FLOAT_LESS ? b : a;
}

Float float_minimum(Float a, Float b)
{
    if (float_compare(a, b) == FLOAT_UNORDERED)
        return float_nan(a.format);
    return lesser(a, b);
}

Float float_maximum(Float a, Float b)
{
    if (float_compare(a, b) == FLOAT_UNORDERED)
        return float_nan(a.format);
    return greater(a, b);
}

Float float_minnum(Float a, Float b)
{
    if (float_is_nan(a))
        return float_is_nan(b) ? float_nan(a.format) : b;
    return float_is_nan(b) ? a : lesser(a, b);
}

Float float_maxnum(Float a, Float b)
{
    if (float_is_nan(a))
        return float_is_nan(b) ? float_nan(a.format) : b;
    return float_is_nan(b) ? a : greater(a, b);
}
