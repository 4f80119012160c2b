#include "semantics/number/complex_special.h"

static bool is_zero(Complex a)
{
    return float_is_zero(a.re) && float_is_zero(a.im);
}

static bool is_finite(Complex a)
{
    return float_is_finite(a.re) && float_is_finite(a.im);
}

static bool is_infinite(Complex a)
{
    return float_is_inf(a.re) || float_is_inf(a.im);
}

static Complex plain_product(Complex a, Complex b)
{
    return (Complex){ float_sub(float_mul(a.re, b.re), float_mul(a.im, b.im)),
                      float_add(float_mul(a.re, b.im), float_mul(a.im, b.re)) };
}

/* A size by a part of a direction. What is 0 stays 0, whatever the other is; and where `infinite`
 * an infinite size in no direction at all is infinite in this part: annex G leaves its sign open.
 */
static Float part_of(Float size, Float part, bool infinite)
{
    const FloatFormat *format = size.format;

    if (float_is_zero(size) || float_is_zero(part))
        return float_zero(format, (!float_is_nan(size) && float_is_negative(size))
                                      != (!float_is_nan(part) && float_is_negative(part)));
    if (infinite && (float_is_inf(size) || float_is_inf(part))
        && (float_is_nan(size) || float_is_nan(part)))
        return float_inf(format, false);
    return float_mul(size, part);
}

/* What stands for it where a finite number's size does not matter, beside a direction that is none:
 * no function of it leaves the format. */
static Float tame(Float a)
{
    return float_is_finite(a) && !float_is_zero(a) ? float_copysign(float_one(a.format), a) : a;
}

/* Of a number that vanishes in no direction the imaginary part keeps the sign. */
Complex special_exp(Complex a)
{
    Float size = float_exp(tame(a.re));
    Complex result = { part_of(size, float_cos(a.im), true),
                       part_of(size, float_sin(a.im), false) };

    if (float_is_zero(size) && float_is_inf(a.im))
        result.im = float_copysign(result.im, a.im);
    return result;
}

Complex special_sin(Complex a)
{
    return (Complex){ part_of(float_sin(a.re), float_cosh(tame(a.im)), false),
                      part_of(float_cos(a.re), float_sinh(tame(a.im)), true) };
}

/* Where a zero's sign is open it is the real part's, if that is a zero. */
Complex special_cos(Complex a)
{
    Complex result = { part_of(float_cos(a.re), float_cosh(tame(a.im)), true),
                       part_of(float_sin(a.re), float_sinh(tame(a.im)), false) };

    if (!float_is_zero(result.im) || float_is_inf(a.im))
        result.im = float_neg(result.im);
    else if (!float_is_nan(a.im))
        result.im = float_abs(result.im);
    return result;
}

Complex special_tanh(Complex a)
{
    const FloatFormat *format = a.re.format;
    Float nan = float_nan(format), zero = float_zero(format, false);

    if (float_is_inf(a.re)) {
        Float twice = float_mul(float_sin(a.im), float_cos(a.im));

        return (Complex){ float_copysign(float_one(format), a.re),
                          float_is_finite(a.im) ? float_copysign(zero, twice)
                          : float_is_inf(a.im)  ? float_copysign(zero, a.im)
                                                : zero };
    }
    if (float_is_zero(a.im))
        return (Complex){ nan, a.im };
    return (Complex){ float_is_zero(a.re) ? a.re : nan, nan };
}

Complex special_sqrt(Complex a)
{
    const FloatFormat *format = a.re.format;
    Float nan = float_nan(format), zero = float_zero(format, false);
    Float infinite = float_inf(format, false);

    if (is_zero(a))
        return (Complex){ zero, a.im };
    if (float_is_inf(a.im))
        return (Complex){ infinite, a.im };
    if (!float_is_inf(a.re))
        return (Complex){ nan, nan };
    if (!float_is_negative(a.re))
        return (Complex){ infinite, float_is_nan(a.im) ? nan : float_copysign(zero, a.im) };
    return float_is_nan(a.im) ? (Complex){ nan, infinite }
                              : (Complex){ zero, float_copysign(infinite, a.im) };
}

/* 1 or 0 with the part's sign: is it infinite? */
static Float unit_of(Float part)
{
    Float size = float_is_inf(part) ? float_one(part.format) : float_zero(part.format, false);

    return float_copysign(size, part);
}

static Complex times(Float factor, Complex a)
{
    return (Complex){ float_mul(factor, a.re), float_mul(factor, a.im) };
}

/* A quotient of which all but the direction is known: a times b's conjugate. */
static Complex direction_of(Float size, Complex a, Complex b)
{
    return times(size, plain_product(a, (Complex){ b.re, float_neg(b.im) }));
}

Complex special_div(Complex a, Complex b)
{
    const FloatFormat *format = a.re.format;
    Float nan = float_nan(format), infinite = float_inf(format, false);

    if (is_zero(b))
        return times(float_copysign(infinite, b.re), a);
    if (is_infinite(a) && is_finite(b))
        return direction_of(infinite, (Complex){ unit_of(a.re), unit_of(a.im) }, b);
    if (is_finite(a) && is_infinite(b))
        return direction_of(float_zero(format, false), a,
                            (Complex){ unit_of(b.re), unit_of(b.im) });
    return (Complex){ nan, nan };
}

Complex special_atan2(Complex y, Complex x)
{
    Complex above = { float_sub(x.re, y.im), float_add(x.im, y.re) };
    Complex xx = plain_product(x, x), yy = plain_product(y, y);
    Complex below = complex_sqrt((Complex){ float_add(xx.re, yy.re), float_add(xx.im, yy.im) });
    Complex log = complex_log(complex_div(above, below));

    return (Complex){ log.im, float_neg(log.re) };
}

Complex special_pow(Complex base, Complex exponent)
{
    const FloatFormat *format = base.re.format;
    Float nan = float_nan(format), zero = float_zero(format, false);

    if (is_zero(exponent))
        return (Complex){ float_one(format), zero };
    if (is_zero(base))
        return !float_is_nan(exponent.re) && !float_is_nan(exponent.im)
                       && !float_is_zero(exponent.re) && !float_is_negative(exponent.re)
                   ? (Complex){ zero, zero }
                   : (Complex){ nan, nan };
    return complex_exp(plain_product(exponent, complex_log(base)));
}
