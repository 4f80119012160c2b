/* Values that are finite: intervals of more and more bits, until both parts are settled. */
#include "semantics/number/complex.h"
#include "semantics/number/complex_special.h"
#include "semantics/number/interval.h"

/* A number whose parts are somewhere in these. */
typedef struct Area {
    Interval re, im;
} Area;

typedef struct Operands {
    Complex of[2];
    Int power;
    mpfr_prec_t most; /* bits to compute with; 0: as many as tell all numbers apart */
} Operands;

typedef Area Formula(Reals reals, const Operands *operands);

/* Beyond it no exponential is a number of any format, but 0 or infinite; within, all are numbers of
 * MPFR. */
enum { MOST_EXPONENT = 1 << 20 };

/* Powers by multiplication up to this one. Beyond it only powers with a part that is 0 are exact
 * in any format: but for such numbers, the square of the magnitude of which is a power of 2, all
 * have more digits. */
enum { MOST_FACTORS = 1024 };

/* With so many bits, whatever numbers of the format make by + - * / and roots is told from one of
 * its numbers, and from the middle between two; and what they make by other functions, which never
 * is one exactly. */
static mpfr_prec_t all_bits(const FloatFormat *format)
{
    return 1024 + 8 * (format->max_exponent + (int)format->precision);
}

static Complex settled(Formula *formula, const Operands *operands)
{
    const FloatFormat *format = operands->of[0].re.format;
    Reals reals = { .precision = 2 * (mpfr_prec_t)format->precision + 64 };
    mpfr_prec_t most = operands->most ? operands->most : all_bits(format);
    Complex result = { .re = float_zero(format, false) };
    bool re = false, im = false;

    for (; !re || !im; reals.precision *= 2) {
        Arena scratch = { 0 };
        Area area;

        reals.arena = &scratch;
        area = formula(reals, operands);
        re = re || interval_settles(area.re, format, &result.re);
        im = im || interval_settles(area.im, format, &result.im);
        if (reals.precision >= most) {
            result.re = re ? result.re : interval_presumed(reals, area.re, format);
            result.im = im ? result.im : interval_presumed(reals, area.im, format);
            re = im = true;
        }
        arena_free(&scratch);
    }
    return result;
}

static Complex settled_unary(Formula *formula, Complex a)
{
    return settled(formula, &(Operands){ .of = { a } });
}

static Complex settled_binary(Formula *formula, Complex a, Complex b)
{
    return settled(formula, &(Operands){ .of = { a, b } });
}

static Area operand(Reals reals, const Operands *operands, int which)
{
    return (Area){ interval_of_float(reals, operands->of[which].re),
                   interval_of_float(reals, operands->of[which].im) };
}

static Interval one(Reals reals)
{
    return interval_of_float(reals, float_one(&FLOAT_F32));
}

static bool is_finite(Complex a)
{
    return float_is_finite(a.re) && float_is_finite(a.im);
}

static bool is_zero(Complex a)
{
    return float_is_zero(a.re) && float_is_zero(a.im);
}

/* |a|^2 */
static Interval norm(Reals reals, Area a)
{
    return interval_add(reals, interval_square(reals, a.re), interval_square(reals, a.im));
}

static Area product(Reals reals, Area a, Area b)
{
    return (Area){
        interval_sub(reals, interval_mul(reals, a.re, b.re), interval_mul(reals, a.im, b.im)),
        interval_add(reals, interval_mul(reals, a.re, b.im), interval_mul(reals, a.im, b.re))
    };
}

static Area conjugate(Reals reals, Area a)
{
    return (Area){ a.re, interval_neg(reals, a.im) };
}

static Area part_by_part(Reals reals, Area a, Interval divisor)
{
    return (Area){ interval_div(reals, a.re, divisor), interval_div(reals, a.im, divisor) };
}

static Area quotient(Reals reals, Area a, Area b)
{
    return part_by_part(reals, product(reals, a, conjugate(reals, b)), norm(reals, b));
}

/* Of the two roots the one whose real part is not negative. */
static Area root(Reals reals, Area a)
{
    Interval size = interval_root(reals, norm(reals, a)), large, small;
    bool left = interval_is_negative(a.re);

    large = (left ? interval_sub : interval_add)(reals, size, a.re);
    large = interval_root(reals, interval_scale(reals, large, -1));
    small = interval_div(reals, interval_scale(reals, a.im, -1), large);
    return left ? (Area){ interval_abs(reals, small), interval_copysign(reals, large, a.im) }
                : (Area){ large, small };
}

static Area exponential(Reals reals, Area a)
{
    Interval size = interval_map(reals, mpfr_exp, interval_clamp(reals, a.re, MOST_EXPONENT));

    return (Area){ interval_mul(reals, size, interval_cos(reals, a.im)),
                   interval_mul(reals, size, interval_sin(reals, a.im)) };
}

/* ln(1 + by) / 2 */
static Interval half_log1p(Reals reals, Interval by)
{
    return interval_scale(reals, interval_map(reals, mpfr_log1p, by), -1);
}

static Interval half_log(Reals reals, Interval of)
{
    return interval_scale(reals, interval_map(reals, mpfr_log, of), -1);
}

/* ln(|a|). Near 1 by how much |a|^2 is more: (m - 1) (m + 1) + n^2, m the greater part. */
static Interval log_of_size(Reals reals, Area a)
{
    Interval re = interval_abs(reals, a.re), im = interval_abs(reals, a.im), square, more;
    bool wide = mpfr_cmp(re.high, im.high) >= 0;
    Interval greater = wide ? re : im, less = wide ? im : re;

    square = norm(reals, a);
    if (mpfr_cmp_d(square.low, 0.5) < 0 || mpfr_cmp_d(square.high, 2) > 0)
        return half_log(reals, square);
    more = interval_mul(reals, interval_sub(reals, greater, one(reals)),
                        interval_add(reals, greater, one(reals)));
    return half_log1p(reals, interval_add(reals, more, interval_square(reals, less)));
}

static Area logarithm(Reals reals, Area a)
{
    return (Area){ log_of_size(reals, a), interval_atan2(reals, a.im, a.re) };
}

Float complex_abs(Complex a)
{
    return real_binary(a.re, a.im, mpfr_hypot);
}

Float complex_angle(Complex a)
{
    return float_atan2(a.im, a.re);
}

static Area div_formula(Reals reals, const Operands *operands)
{
    return quotient(reals, operand(reals, operands, 0), operand(reals, operands, 1));
}

Complex complex_div(Complex a, Complex b)
{
    return is_finite(a) && is_finite(b) && !is_zero(b) ? settled_binary(div_formula, a, b)
                                                       : special_div(a, b);
}

static Area sign_formula(Reals reals, const Operands *operands)
{
    Area a = operand(reals, operands, 0);

    return part_by_part(reals, a, interval_root(reals, norm(reals, a)));
}

Complex complex_sign(Complex a)
{
    if (is_zero(a))
        return a;
    return is_finite(a)
               ? settled_unary(sign_formula, a)
               : (Complex){ float_div(a.re, complex_abs(a)), float_div(a.im, complex_abs(a)) };
}

static Area exp_formula(Reals reals, const Operands *operands)
{
    return exponential(reals, operand(reals, operands, 0));
}

Complex complex_exp(Complex a)
{
    return is_finite(a) ? settled_unary(exp_formula, a) : special_exp(a);
}

/* (e^x - 1) cos y - 2 sin(y / 2)^2, and e^x sin y. */
static Area expm1_formula(Reals reals, const Operands *operands)
{
    Area a = operand(reals, operands, 0);
    Interval less = interval_map(reals, mpfr_expm1, interval_clamp(reals, a.re, MOST_EXPONENT));
    Interval sine = interval_sin(reals, interval_scale(reals, a.im, -1));

    return (Area){ interval_sub(reals, interval_mul(reals, less, interval_cos(reals, a.im)),
                                interval_scale(reals, interval_square(reals, sine), 1)),
                   exponential(reals, a).im };
}

Complex complex_expm1(Complex a)
{
    Complex result;

    if (is_finite(a))
        return float_is_zero(a.im) ? (Complex){ float_expm1(a.re), a.im }
                                   : settled_unary(expm1_formula, a);
    result = special_exp(a);
    result.re = float_sub(result.re, float_one(a.re.format));
    return result;
}

static Area log_formula(Reals reals, const Operands *operands)
{
    return logarithm(reals, operand(reals, operands, 0));
}

/* Of zeros, infinities and NaN as its parts are: annex G says the same. */
Complex complex_log(Complex a)
{
    return is_finite(a) && !is_zero(a) ? settled_unary(log_formula, a)
                                       : (Complex){ float_log(complex_abs(a)), complex_angle(a) };
}

/* |1 + a|^2 - 1 = x (2 + x) + y^2, unless 1 + a is small. */
static Area log1p_formula(Reals reals, const Operands *operands)
{
    Area a = operand(reals, operands, 0), more = { interval_add(reals, one(reals), a.re), a.im };
    Interval two = interval_add(reals, one(reals), one(reals));

    if (mpfr_cmp_d(a.re.low, -0.5) < 0)
        return logarithm(reals, more);
    return (Area){ half_log1p(reals,
                              interval_add(
                                  reals, interval_mul(reals, a.re, interval_add(reals, two, a.re)),
                                  interval_square(reals, a.im))),
                   interval_atan2(reals, more.im, more.re) };
}

Complex complex_log1p(Complex a)
{
    Float one = float_one(a.re.format);
    FloatOrder order = float_compare(float_neg(one), a.re);

    if (!is_finite(a) || (float_is_zero(a.im) && order == FLOAT_EQUAL))
        return complex_log((Complex){ float_add(one, a.re), a.im });
    return float_is_zero(a.im) && order == FLOAT_LESS ? (Complex){ float_log1p(a.re), a.im }
                                                      : settled_unary(log1p_formula, a);
}

static Area sqrt_formula(Reals reals, const Operands *operands)
{
    return root(reals, operand(reals, operands, 0));
}

Complex complex_sqrt(Complex a)
{
    return is_finite(a) && !is_zero(a) ? settled_unary(sqrt_formula, a) : special_sqrt(a);
}

/* The root's conjugate, by the square of its magnitude. */
static Area rsqrt_formula(Reals reals, const Operands *operands)
{
    Area a = operand(reals, operands, 0);

    return part_by_part(reals, conjugate(reals, root(reals, a)),
                        interval_root(reals, norm(reals, a)));
}

Complex complex_rsqrt(Complex a)
{
    Complex one = { float_one(a.re.format), float_zero(a.re.format, false) };

    return is_finite(a) && !is_zero(a) ? settled_unary(rsqrt_formula, a)
                                       : special_div(one, special_sqrt(a));
}

static Interval hyperbolic(Reals reals, RealUnary *function, Interval a)
{
    return interval_map(reals, function, interval_clamp(reals, a, MOST_EXPONENT));
}

/* sin x cosh y, and cos x sinh y. */
static Area sin_formula(Reals reals, const Operands *operands)
{
    Area a = operand(reals, operands, 0);

    return (
        Area){ interval_mul(reals, interval_sin(reals, a.re), hyperbolic(reals, mpfr_cosh, a.im)),
               interval_mul(reals, interval_cos(reals, a.re), hyperbolic(reals, mpfr_sinh, a.im)) };
}

Complex complex_sin(Complex a)
{
    return is_finite(a) ? settled_unary(sin_formula, a) : special_sin(a);
}

/* cos x cosh y, and - sin x sinh y. */
static Area cos_formula(Reals reals, const Operands *operands)
{
    Area a = operand(reals, operands, 0);
    Interval im =
        interval_mul(reals, interval_sin(reals, a.re), hyperbolic(reals, mpfr_sinh, a.im));

    return (
        Area){ interval_mul(reals, interval_cos(reals, a.re), hyperbolic(reals, mpfr_cosh, a.im)),
               interval_neg(reals, im) };
}

Complex complex_cos(Complex a)
{
    return is_finite(a) ? settled_unary(cos_formula, a) : special_cos(a);
}

/* sinh x cosh x and sin y cos y, both by sinh(x)^2 + cos(y)^2. */
static Area tanh_formula(Reals reals, const Operands *operands)
{
    Area a = operand(reals, operands, 0);
    Interval sinh = hyperbolic(reals, mpfr_sinh, a.re), sine = interval_sin(reals, a.im);
    Interval cosh = hyperbolic(reals, mpfr_cosh, a.re), cosine = interval_cos(reals, a.im);
    Area above = { interval_mul(reals, sinh, cosh), interval_mul(reals, sine, cosine) };

    return part_by_part(reals, above, norm(reals, (Area){ sinh, cosine }));
}

Complex complex_tanh(Complex a)
{
    return is_finite(a) ? settled_unary(tanh_formula, a) : special_tanh(a);
}

/* -i tanh(i a): both are odd, so that one of the parts changes places and the other its sign
 * twice. */
Complex complex_tan(Complex a)
{
    Complex turned = complex_tanh((Complex){ float_neg(a.im), a.re });

    return (Complex){ turned.im, float_neg(turned.re) };
}

/* x + i y */
static Area turned_sum(Reals reals, Area x, Area y)
{
    return (Area){ interval_sub(reals, x.re, y.im), interval_add(reals, x.im, y.re) };
}

/* w = (x + i y) / sqrt(x^2 + y^2), of which w^2 is (x + i y) / (x - i y): so much more than 1 is
 * |w|^4 as 4 (x_im y_re - x_re y_im) is of |x - i y|^2. */
static Area atan2_formula(Reals reals, const Operands *operands)
{
    Area y = operand(reals, operands, 0), x = operand(reals, operands, 1);
    Area minus_y = { interval_neg(reals, y.re), interval_neg(reals, y.im) };
    Area above = turned_sum(reals, x, y), below = turned_sum(reals, x, minus_y);
    Area xx = product(reals, x, x), yy = product(reals, y, y), direction;
    Interval more =
        interval_sub(reals, interval_mul(reals, x.im, y.re), interval_mul(reals, x.re, y.im));

    xx = (Area){ interval_add(reals, xx.re, yy.re), interval_add(reals, xx.im, yy.im) };
    direction = product(reals, above, conjugate(reals, root(reals, xx)));
    more = interval_div(reals, interval_scale(reals, more, 2), norm(reals, below));
    more = interval_scale(reals, half_log1p(reals, more), -1);
    return (
        Area){ interval_atan2(reals, direction.im, direction.re),
               interval_sub(reals, interval_of_float(reals, float_zero(&FLOAT_F32, false)), more) };
}

/* Is x = i y, or x = -i y? */
static bool has_no_angle(Complex y, Complex x)
{
    return (float_compare(x.re, float_neg(y.im)) == FLOAT_EQUAL
            && float_compare(x.im, y.re) == FLOAT_EQUAL)
           || (float_compare(x.re, y.im) == FLOAT_EQUAL
               && float_compare(x.im, float_neg(y.re)) == FLOAT_EQUAL);
}

Complex complex_atan2(Complex y, Complex x)
{
    return is_finite(y) && is_finite(x) && !has_no_angle(y, x) ? settled_binary(atan2_formula, y, x)
                                                               : special_atan2(y, x);
}

static Area inverse(Reals reals, Area a)
{
    return part_by_part(reals, conjugate(reals, a), norm(reals, a));
}

/* By squaring; the power is not 0. */
static Area power(Reals reals, Area base, int64_t power_of)
{
    uint64_t left = power_of < 0 ? -(uint64_t)power_of : (uint64_t)power_of;
    Area result = base;
    bool begun = false;

    for (; left; left >>= 1) {
        if (left & 1) {
            result = begun ? product(reals, result, base) : base;
            begun = true;
        }
        base = product(reals, base, base);
    }
    return power_of < 0 ? inverse(reals, result) : result;
}

/* What is 0 exactly, among parts of a power, has no sign. */
static Interval without_signed_zero(Interval a)
{
    if (mpfr_zero_p(a.low) && mpfr_zero_p(a.high)) {
        mpfr_set_zero(a.low, 1);
        mpfr_set_zero(a.high, 1);
    }
    return a;
}

static Area as_power(Area a)
{
    return (Area){ without_signed_zero(a.re), without_signed_zero(a.im) };
}

static Area powi_formula(Reals reals, const Operands *operands)
{
    return as_power(power(reals, operand(reals, operands, 0), int_low_s(operands->power)));
}

static Area large_powi_formula(Reals reals, const Operands *operands)
{
    Area log = logarithm(reals, operand(reals, operands, 0));
    Interval power_of = interval_of_int(reals, operands->power);

    return as_power(exponential(reals, (Area){ interval_mul(reals, log.re, power_of),
                                               interval_mul(reals, log.im, power_of) }));
}

static Area pow_formula(Reals reals, const Operands *operands)
{
    return as_power(exponential(reals, product(reals, operand(reals, operands, 1),
                                               logarithm(reals, operand(reals, operands, 0)))));
}

/* Powers may be exact. What is not told from a number of the format, or from the middle between
 * two, with four times its digits is taken to be it: these, besides the bits of an exponent. */
static mpfr_prec_t power_bits(const FloatFormat *format, mpfr_prec_t exponent)
{
    return 256 + 4 * (mpfr_prec_t)format->precision + exponent;
}

static bool is_small(Int exponent)
{
    return int_fits_s64(exponent) && int_low_s(exponent) <= MOST_FACTORS
           && int_low_s(exponent) >= -MOST_FACTORS;
}

Complex complex_powi(Complex base, Int exponent)
{
    const FloatFormat *format = base.re.format;
    Operands operands = { .of = { base }, .power = exponent };

    if (!is_small(exponent))
        operands.most = power_bits(format, exponent.width);
    if (!int_is_zero(exponent) && is_finite(base) && !is_zero(base))
        return settled(operands.most ? large_powi_formula : powi_formula, &operands);
    return special_pow(base,
                       (Complex){ float_of_int_s(format, exponent), float_zero(format, false) });
}

/* An exponent that is an integer is one exactly. */
Complex complex_pow(Complex base, Complex exponent)
{
    const FloatFormat *format = base.re.format;
    Operands operands = { .of = { base, exponent },
                          .most = power_bits(format, format->max_exponent) };
    Arena scratch = { 0 };
    Int power_of;
    bool is_integer = float_is_zero(exponent.im)
                      && float_compare(float_trunc(exponent.re), exponent.re) == FLOAT_EQUAL
                      && float_to_int_s(&scratch, exponent.re, INT_WORD_BITS, &power_of);

    arena_free(&scratch);
    if (!is_finite(base) || !is_finite(exponent) || is_zero(base) || is_zero(exponent))
        return special_pow(base, exponent);
    return is_integer && is_small(power_of) ? complex_powi(base, power_of)
                                            : settled(pow_formula, &operands);
}
