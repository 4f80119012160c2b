#include "semantics/number/float_real.h"
#include "semantics/number/float_parts.h"

_Static_assert(GMP_NUMB_BITS == 64 && sizeof(mp_limb_t) == 8, "two limbs hold any significand");

enum { LIMB_BITS = 64 };

static mpfr_prec_t precision_of(const FloatFormat *format)
{
    return (mpfr_prec_t)format->precision;
}

static int limbs_of(const FloatFormat *format)
{
    return format->precision > LIMB_BITS ? 2 : 1;
}

/* MPFR's exponents are one above ours: its significands are 0.1xxx. */
RealRange real_enter(const FloatFormat *format)
{
    RealRange former = { mpfr_get_emin(), mpfr_get_emax() };

    mpfr_set_emin(format->min_exponent - (int)format->precision + 2);
    mpfr_set_emax(format->max_exponent + 1);
    return former;
}

void real_leave(RealRange former)
{
    mpfr_set_emin(former.least);
    mpfr_set_emax(former.greatest);
}

void real_init(Real *real, const FloatFormat *format)
{
    mpfr_custom_init_set(real->number, MPFR_NAN_KIND, 0, precision_of(format), real->limbs);
}

static int mpfr_kind(FloatKind kind)
{
    switch (kind) {
    case KIND_ZERO:
        return MPFR_ZERO_KIND;
    case KIND_FINITE:
        return MPFR_REGULAR_KIND;
    case KIND_INF:
        return MPFR_INF_KIND;
    case KIND_NAN:
        break;
    }
    return MPFR_NAN_KIND;
}

/* MPFR's significands are at the high end of their limbs. */
void real_of(Real *real, Float value)
{
    FloatParts parts = float_take_apart(value);
    int bits = limbs_of(value.format) * LIMB_BITS, length = float_bit_length(parts.significand);
    int kind = mpfr_kind(parts.kind);

    if (parts.kind == KIND_FINITE)
        parts.significand <<= bits - length;
    real->limbs[0] = (mp_limb_t)parts.significand;
    real->limbs[1] = (mp_limb_t)(parts.significand >> LIMB_BITS);
    mpfr_custom_init_set(real->number, parts.negative ? -kind : kind, parts.exponent + length,
                         precision_of(value.format), real->limbs);
}

/* Too large a number becomes a NaN where there is no infinity, and that is the canonical one. */
static Float canonical(Float result)
{
    return float_is_nan(result) ? float_nan(result.format) : result;
}

Float float_of_real(const FloatFormat *format, Real *real, int ternary)
{
    FloatParts parts = { .kind = KIND_FINITE };
    const mp_limb_t *limbs = real->limbs;

    mpfr_subnormalize(real->number, ternary, MPFR_RNDN);
    if (mpfr_nan_p(real->number))
        return float_nan(format);
    parts.negative = mpfr_signbit(real->number) != 0;
    if (mpfr_inf_p(real->number)) {
        parts.kind = KIND_INF;
    } else if (mpfr_zero_p(real->number)) {
        parts.kind = KIND_ZERO;
    } else if (limbs_of(format) == 2) {
        parts.significand = (Wide)limbs[1] << LIMB_BITS | limbs[0];
        parts.exponent = (int)mpfr_get_exp(real->number) - 2 * LIMB_BITS;
    } else {
        parts.significand = limbs[0];
        parts.exponent = (int)mpfr_get_exp(real->number) - LIMB_BITS;
    }
    return canonical(float_of_parts(format, parts, FLOAT_TO_NEAREST_EVEN));
}

Float real_unary(Float a, RealUnary *function)
{
    RealRange former = real_enter(a.format);
    Real x, result;
    Float value;

    real_of(&x, a);
    real_init(&result, a.format);
    value = float_of_real(a.format, &result, function(result.number, x.number, MPFR_RNDN));
    real_leave(former);
    return value;
}

Float real_binary(Float a, Float b, RealBinary *function)
{
    RealRange former = real_enter(a.format);
    Real x, y, result;
    Float value;
    int ternary;

    real_of(&x, a);
    real_of(&y, b);
    real_init(&result, a.format);
    ternary = function(result.number, x.number, y.number, MPFR_RNDN);
    value = float_of_real(a.format, &result, ternary);
    real_leave(former);
    return value;
}

void float_free_caches(void)
{
    mpfr_free_cache();
    mpfr_mp_memory_cleanup();
}
