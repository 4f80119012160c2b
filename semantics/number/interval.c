#include "semantics/number/interval.h"

static mpfr_ptr number_new(Reals reals)
{
    mpfr_ptr number = ARENA_ARRAY(reals.arena, mpfr_t, 1)[0];
    void *limbs = arena_alloc(reals.arena, mpfr_custom_get_size(reals.precision));

    mpfr_custom_init_set(number, MPFR_NAN_KIND, 0, reals.precision, limbs);
    return number;
}

static Interval interval_new(Reals reals)
{
    return (Interval){ number_new(reals), number_new(reals) };
}

static bool is_unknown(Interval a)
{
    return mpfr_nan_p(a.low) || mpfr_nan_p(a.high);
}

static Interval unknown(Reals reals)
{
    return interval_new(reals);
}

static Interval exactly(Reals reals, mpfr_srcptr number)
{
    Interval made = interval_new(reals);

    mpfr_set(made.low, number, MPFR_RNDD);
    mpfr_set(made.high, number, MPFR_RNDU);
    return made;
}

Interval interval_of_float(Reals reals, Float value)
{
    Real real;

    real_of(&real, value);
    return exactly(reals, real.number);
}

Interval interval_of_int(Reals reals, Int value)
{
    Interval made = interval_new(reals);
    Arena scratch = { 0 };
    Int magnitude = int_abs(&scratch, value);
    mp_size_t size = (mp_size_t)int_words(value.width);
    mpz_t number;

    mpz_roinit_n(number, (const mp_limb_t *)int_data(&magnitude),
                 int_is_negative(value) ? -size : size);
    mpfr_set_z(made.low, number, MPFR_RNDD);
    mpfr_set_z(made.high, number, MPFR_RNDU);
    arena_free(&scratch);
    return made;
}

Interval interval_neg(Reals reals, Interval a)
{
    Interval made = interval_new(reals);

    mpfr_neg(made.low, a.high, MPFR_RNDD);
    mpfr_neg(made.high, a.low, MPFR_RNDU);
    return made;
}

/* A sum that is exactly zero is -0 where both terms are. */
Interval interval_add(Reals reals, Interval a, Interval b)
{
    Interval made = interval_new(reals);

    mpfr_add(made.low, a.low, b.low, MPFR_RNDD);
    mpfr_add(made.high, a.high, b.high, MPFR_RNDU);
    if (mpfr_zero_p(made.low) && mpfr_zero_p(made.high))
        mpfr_set(made.low, made.high, MPFR_RNDD);
    return made;
}

Interval interval_sub(Reals reals, Interval a, Interval b)
{
    return interval_add(reals, a, interval_neg(reals, b));
}

static void widen(Interval made, mpfr_srcptr low, mpfr_srcptr high)
{
    if (mpfr_nan_p(low) || mpfr_nan_p(high)) {
        mpfr_set_nan(made.low);
        mpfr_set_nan(made.high);
    } else if (!is_unknown(made)) {
        mpfr_min(made.low, made.low, low, MPFR_RNDD);
        mpfr_max(made.high, made.high, high, MPFR_RNDU);
    }
}

/* From the least to the greatest that the function makes of the ends: of one that rises, or falls,
 * in each of its operands. */
static Interval of_ends(Reals reals, RealBinary *function, Interval a, Interval b)
{
    mpfr_srcptr of_a[] = { a.low, a.high }, of_b[] = { b.low, b.high };
    Interval made = interval_new(reals), corner = interval_new(reals);

    function(made.low, a.low, b.low, MPFR_RNDD);
    function(made.high, a.low, b.low, MPFR_RNDU);
    for (int i = 1; i < 4; i++) {
        function(corner.low, of_a[i & 1], of_b[i >> 1], MPFR_RNDD);
        function(corner.high, of_a[i & 1], of_b[i >> 1], MPFR_RNDU);
        widen(made, corner.low, corner.high);
    }
    return made;
}

Interval interval_mul(Reals reals, Interval a, Interval b)
{
    return of_ends(reals, mpfr_mul, a, b);
}

Interval interval_div(Reals reals, Interval a, Interval b)
{
    return interval_is_positive(b) || interval_is_negative(b) ? of_ends(reals, mpfr_div, a, b)
                                                              : unknown(reals);
}

Interval interval_scale(Reals reals, Interval a, int power)
{
    Interval made = interval_new(reals);

    mpfr_mul_2si(made.low, a.low, power, MPFR_RNDD);
    mpfr_mul_2si(made.high, a.high, power, MPFR_RNDU);
    return made;
}

Interval interval_abs(Reals reals, Interval a)
{
    Interval made = interval_new(reals), negative = interval_neg(reals, a);

    mpfr_max(made.high, a.high, negative.high, MPFR_RNDU);
    mpfr_max(made.low, a.low, negative.low, MPFR_RNDD);
    if (mpfr_sgn(made.low) <= 0)
        mpfr_set_zero(made.low, 1);
    return is_unknown(a) ? unknown(reals) : made;
}

Interval interval_square(Reals reals, Interval a)
{
    Interval magnitude = interval_abs(reals, a);

    return of_ends(reals, mpfr_mul, magnitude, magnitude);
}

Interval interval_copysign(Reals reals, Interval magnitude, Interval sign)
{
    if (is_unknown(sign) || mpfr_signbit(sign.low) != mpfr_signbit(sign.high))
        return unknown(reals);
    return mpfr_signbit(sign.low) ? interval_neg(reals, magnitude) : magnitude;
}

Interval interval_map(Reals reals, RealUnary *function, Interval a)
{
    Interval made = interval_new(reals);

    function(made.low, a.low, MPFR_RNDD);
    function(made.high, a.high, MPFR_RNDU);
    return made;
}

/* Of what is known not to be negative. */
Interval interval_root(Reals reals, Interval a)
{
    Interval least = a;

    if (mpfr_sgn(a.low) < 0) {
        least = exactly(reals, a.low);
        mpfr_set_zero(least.low, 1);
    }
    return interval_map(reals, mpfr_sqrt, (Interval){ least.low, a.high });
}

/* What the function gives at the lower end, and around that as far as the other end is from it:
 * neither function is ever steeper. */
static Interval of_angle(Reals reals, RealUnary *function, Interval a)
{
    Interval made = interval_map(reals, function, (Interval){ a.low, a.low });
    mpfr_ptr distance = number_new(reals);

    mpfr_sub(distance, a.high, a.low, MPFR_RNDU);
    if (mpfr_zero_p(distance))
        return made;
    mpfr_sub(made.low, made.low, distance, MPFR_RNDD);
    mpfr_add(made.high, made.high, distance, MPFR_RNDU);
    return made;
}

Interval interval_sin(Reals reals, Interval a)
{
    return of_angle(reals, mpfr_sin, a);
}

Interval interval_cos(Reals reals, Interval a)
{
    return of_angle(reals, mpfr_cos, a);
}

/* The angles of a rectangle's points are between those of its corners, unless 0 is within. */
Interval interval_atan2(Reals reals, Interval y, Interval x)
{
    bool around = !interval_is_positive(x) && !interval_is_negative(x) && !interval_is_positive(y)
                  && !interval_is_negative(y);

    return around ? unknown(reals) : of_ends(reals, mpfr_atan2, y, x);
}

static void clamp(mpfr_ptr number, long most)
{
    if (mpfr_cmp_si(number, most) > 0)
        mpfr_set_si(number, most, MPFR_RNDN);
    else if (mpfr_cmp_si(number, -most) < 0)
        mpfr_set_si(number, -most, MPFR_RNDN);
}

Interval interval_clamp(Reals reals, Interval a, long most)
{
    Interval made = { number_new(reals), number_new(reals) };

    if (is_unknown(a))
        return made;
    mpfr_set(made.low, a.low, MPFR_RNDD);
    mpfr_set(made.high, a.high, MPFR_RNDU);
    clamp(made.low, most);
    clamp(made.high, most);
    return made;
}

bool interval_is_positive(Interval a)
{
    return !is_unknown(a) && mpfr_sgn(a.low) > 0;
}

bool interval_is_negative(Interval a)
{
    return !is_unknown(a) && mpfr_sgn(a.high) < 0;
}

static Float rounded(mpfr_srcptr number, const FloatFormat *format)
{
    RealRange former;
    Real real;
    Float value;
    int ternary;

    real_init(&real, format);
    ternary = mpfr_set(real.number, number, MPFR_RNDN);
    former = real_enter(format);
    ternary = mpfr_check_range(real.number, ternary, MPFR_RNDN);
    value = float_of_real(format, &real, ternary);
    real_leave(former);
    return value;
}

bool interval_settles(Interval a, const FloatFormat *format, Float *value)
{
    if (is_unknown(a))
        return false;
    *value = rounded(a.low, format);
    return float_same_bits(*value, rounded(a.high, format));
}

Float interval_presumed(Reals reals, Interval a, const FloatFormat *format)
{
    Reals half = { reals.arena, reals.precision / 2 };
    mpfr_ptr middle = number_new(half);

    if (is_unknown(a))
        return float_nan(format);
    if (!interval_is_positive(a) && !interval_is_negative(a))
        return float_zero(format, false);
    mpfr_add(middle, a.low, a.high, MPFR_RNDN);
    mpfr_div_2ui(middle, middle, 1, MPFR_RNDN);
    return rounded(middle, format);
}
