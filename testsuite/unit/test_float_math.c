/* The math functions against MPFR at twice the precision and the twin's rounding: every number of
 * 16 bits and less, seeded random ones above; and the special values of C99's annex F. */
#include "testsuite/unit/float_twin.h"

#include <math.h>
#include <string.h>

typedef Float FloatUnary(Float a);
typedef Float FloatBinary(Float a, Float b);

/* More than twice the precision of the widest format; rounding to odd does the rest. */
enum { TWIN_PRECISION = 260, HALF_PRECISION = 40, WIDE_ROUNDS = 60, PAIR_ROUNDS = 4000 };

static mpfr_t x, y, exact;

static int twin_rsqrt(mpfr_ptr result, mpfr_srcptr a, mpfr_rnd_t rounding)
{
    if (mpfr_zero_p(a)) {
        mpfr_set_inf(result, mpfr_signbit(a) ? -1 : 1);
        return 0;
    }
    return mpfr_rec_sqrt(result, a, rounding);
}

static int twin_ceil(mpfr_ptr result, mpfr_srcptr a, mpfr_rnd_t rounding)
{
    (void)rounding;
    return mpfr_rint(result, a, MPFR_RNDU);
}

static int twin_floor(mpfr_ptr result, mpfr_srcptr a, mpfr_rnd_t rounding)
{
    (void)rounding;
    return mpfr_rint(result, a, MPFR_RNDD);
}

static int twin_trunc(mpfr_ptr result, mpfr_srcptr a, mpfr_rnd_t rounding)
{
    (void)rounding;
    return mpfr_rint(result, a, MPFR_RNDZ);
}

static int twin_roundeven(mpfr_ptr result, mpfr_srcptr a, mpfr_rnd_t rounding)
{
    (void)rounding;
    return mpfr_rint(result, a, MPFR_RNDN);
}

/* Half away from zero: the sign of |a| + 1/2, cut off. */
static int twin_round_away(mpfr_ptr result, mpfr_srcptr a, mpfr_rnd_t rounding)
{
    (void)rounding;
    if (!mpfr_regular_p(a))
        return mpfr_set(result, a, MPFR_RNDN);
    mpfr_abs(result, a, MPFR_RNDN);
    mpfr_add_d(result, result, 0.5, MPFR_RNDZ);
    mpfr_rint(result, result, MPFR_RNDZ);
    mpfr_copysign(result, result, a, MPFR_RNDN);
    return 0;
}

static const struct {
    const char *name;
    FloatUnary *op;
    TwinUnary *twin;
} UNARY[] = {
    { "acos", float_acos, mpfr_acos },
    { "acosh", float_acosh, mpfr_acosh },
    { "asin", float_asin, mpfr_asin },
    { "asinh", float_asinh, mpfr_asinh },
    { "atan", float_atan, mpfr_atan },
    { "atanh", float_atanh, mpfr_atanh },
    { "cbrt", float_cbrt, mpfr_cbrt },
    { "ceil", float_ceil, twin_ceil },
    { "cos", float_cos, mpfr_cos },
    { "cosh", float_cosh, mpfr_cosh },
    { "erf", float_erf, mpfr_erf },
    { "erfc", float_erfc, mpfr_erfc },
    { "exp", float_exp, mpfr_exp },
    { "exp10", float_exp10, mpfr_exp10 },
    { "exp2", float_exp2, mpfr_exp2 },
    { "expm1", float_expm1, mpfr_expm1 },
    { "floor", float_floor, twin_floor },
    { "log", float_log, mpfr_log },
    { "log10", float_log10, mpfr_log10 },
    { "log1p", float_log1p, mpfr_log1p },
    { "log2", float_log2, mpfr_log2 },
    { "round", float_round, twin_round_away },
    { "roundeven", float_roundeven, twin_roundeven },
    { "rsqrt", float_rsqrt, twin_rsqrt },
    { "sin", float_sin, mpfr_sin },
    { "sinh", float_sinh, mpfr_sinh },
    { "tan", float_tan, mpfr_tan },
    { "tanh", float_tanh, mpfr_tanh },
    { "trunc", float_trunc, twin_trunc },
};

static void set_precision(mpfr_prec_t precision)
{
    mpfr_set_prec(x, precision);
    mpfr_set_prec(y, precision);
    mpfr_set_prec(exact, precision);
}

static void check_unary(Float a)
{
    for (size_t i = 0; i < sizeof UNARY / sizeof *UNARY; i++) {
        Float got = UNARY[i].op(a);

        if (float_is_nan(got))
            got = twin_nan(a.format); /* rounding to an integer keeps a NaN's payload */
        twin_value(x, a);
        twin_odd(exact, UNARY[i].twin(exact, x, MPFR_RNDZ));
        twin_same(UNARY[i].name, a, a, got, twin_result(a.format, exact));
    }
}

static void check_binary(Float a, Float b)
{
    twin_value(x, a);
    twin_value(y, b);
    twin_odd(exact, mpfr_atan2(exact, x, y, MPFR_RNDZ));
    twin_same("atan2", a, b, float_atan2(a, b), twin_result(a.format, exact));
    twin_odd(exact, mpfr_pow(exact, x, y, MPFR_RNDZ));
    twin_same("pow", a, b, float_pow(a, b), twin_result(a.format, exact));
}

START_TEST(every_number_of_16_bits_and_less)
{
    set_precision(HALF_PRECISION);
    for (const FloatFormat *const *at = FLOAT_FORMATS; *at; at++)
        for (uint64_t i = 0; (*at)->width <= 16 && i < (uint64_t)1 << (*at)->width; i++)
            check_unary(float_of_bits(*at, i, 0));
}
END_TEST

START_TEST(random_wide_numbers)
{
    static const FloatFormat *const WIDE[] = { &FLOAT_TF32, &FLOAT_F32, &FLOAT_F64, &FLOAT_F80,
                                               &FLOAT_F128 };

    for (size_t i = 0; i < sizeof WIDE / sizeof *WIDE; i++) {
        for (unsigned corner = 0; corner < TWIN_CORNERS; corner++)
            check_unary(twin_corner(WIDE[i], corner));
        for (int round = 0; round < WIDE_ROUNDS; round++)
            check_unary(twin_random(WIDE[i]));
    }
}
END_TEST

START_TEST(pairs)
{
    for (const FloatFormat *const *at = FLOAT_FORMATS; *at; at++) {
        set_precision((*at)->precision > 11 ? TWIN_PRECISION : HALF_PRECISION);
        for (unsigned i = 0; i < TWIN_CORNERS; i++)
            for (unsigned j = 0; j < TWIN_CORNERS; j++)
                check_binary(twin_corner(*at, i), twin_corner(*at, j));
        for (int round = 0; round < PAIR_ROUNDS && (*at)->precision <= 64; round++)
            check_binary(twin_random(*at), twin_random(*at));
    }
}
END_TEST

START_TEST(every_pair_of_six_bits_and_less)
{
    set_precision(HALF_PRECISION);
    for (const FloatFormat *const *at = FLOAT_FORMATS; *at; at++)
        for (uint64_t i = 0; (*at)->width <= 6 && i < (uint64_t)1 << (*at)->width; i++)
            for (uint64_t j = 0; j < (uint64_t)1 << (*at)->width; j++)
                check_binary(float_of_bits(*at, i, 0), float_of_bits(*at, j, 0));
}
END_TEST

static Float of(double value)
{
    return float_of_double(&FLOAT_F64, value);
}

static void expect(Float got, double expected)
{
    double number = float_to_double(got);

    if (isnan(expected) ? !isnan(number) : memcmp(&number, &expected, sizeof number) != 0)
        ck_abort_msg("%g instead of %g", number, expected);
}

/* C99, F.9.4.4 */
START_TEST(annex_f_pow)
{
    expect(float_pow(of(-0.0), of(-3)), -INFINITY);
    expect(float_pow(of(-0.0), of(-2)), INFINITY);
    expect(float_pow(of(-0.0), of(3)), -0.0);
    expect(float_pow(of(-1), of(-INFINITY)), 1);
    expect(float_pow(of(1), of(NAN)), 1);
    expect(float_pow(of(NAN), of(-0.0)), 1);
    expect(float_pow(of(-8), of(1.0 / 3)), NAN);
    expect(float_pow(of(0.5), of(-INFINITY)), INFINITY);
    expect(float_pow(of(2), of(-INFINITY)), 0);
    expect(float_pow(of(-INFINITY), of(-3)), -0.0);
    expect(float_pow(of(-INFINITY), of(5)), -INFINITY);
    expect(float_pow(of(INFINITY), of(-1)), 0);
}
END_TEST

/* C99, F.9.1.4 */
START_TEST(annex_f_atan2)
{
    expect(float_atan2(of(-0.0), of(-0.0)), -M_PI);
    expect(float_atan2(of(0.0), of(0.0)), 0.0);
    expect(float_atan2(of(-0.0), of(1)), -0.0);
    expect(float_atan2(of(-1), of(0.0)), -M_PI_2);
    expect(float_atan2(of(1), of(-INFINITY)), M_PI);
    expect(float_atan2(of(INFINITY), of(INFINITY)), M_PI_4);
}
END_TEST

START_TEST(annex_f_others)
{
    expect(float_log(of(-0.0)), -INFINITY);
    expect(float_log(of(-1)), NAN);
    expect(float_log1p(of(-1)), -INFINITY);
    expect(float_atanh(of(-1)), -INFINITY);
    expect(float_acosh(of(0.5)), NAN);
    expect(float_sin(of(INFINITY)), NAN);
    expect(float_sin(of(-0.0)), -0.0);
    expect(float_cbrt(of(-27)), -3);
    expect(float_expm1(of(-INFINITY)), -1);
    expect(float_erfc(of(-INFINITY)), 2);
    expect(float_tanh(of(-INFINITY)), -1);
    expect(float_rem(of(-6), of(3)), -0.0);
    expect(float_rem(of(5), of(INFINITY)), 5);
    expect(float_rem(of(5), of(0)), NAN);
}
END_TEST

START_TEST(reciprocal_square_roots)
{
    expect(float_rsqrt(of(0.0)), INFINITY);
    expect(float_rsqrt(of(-0.0)), -INFINITY);
    expect(float_rsqrt(of(INFINITY)), 0.0);
    expect(float_rsqrt(of(-4)), NAN);
    expect(float_rsqrt(of(4)), 0.5);
}
END_TEST

START_TEST(rounding_keeps_the_sign_of_zero)
{
    expect(float_ceil(of(-0.5)), -0.0);
    expect(float_trunc(of(-0.5)), -0.0);
    expect(float_round(of(-0.25)), -0.0);
    expect(float_roundeven(of(-0.5)), -0.0);
    expect(float_floor(of(-0.0)), -0.0);
    expect(float_round(of(2.5)), 3);
    expect(float_round(of(-2.5)), -3);
    expect(float_roundeven(of(2.5)), 2);
    expect(float_round(of(0.49999999999999994)), 0);
}
END_TEST

/* N7 */
START_TEST(rounding_beyond_the_largest_number)
{
    Float wide = float_largest(&FLOAT_F8E3M4, false), finite = float_largest(&FLOAT_F6E2M3FN, true);

    expect(wide, 15.5);
    expect(float_ceil(wide), INFINITY);
    expect(float_roundeven(wide), INFINITY);
    expect(float_trunc(wide), 15);
    expect(finite, -7.5);
    expect(float_floor(finite), -7.5);
    expect(float_ceil(finite), -7);
}
END_TEST

static Arena arena;

static Float power(double base, const char *exponent, unsigned width)
{
    bool negative = *exponent == '-', fits;
    Int value;

    ck_assert(int_parse(&arena, width, str_of(exponent + negative), 10, &value, &fits));
    return float_powi(of(base), negative ? int_neg(&arena, value) : value);
}

START_TEST(integer_powers)
{
    expect(power(NAN, "0", 32), 1);
    expect(power(3, "4", 8), 81);
    expect(power(2, "-3", 8), 0.125);
    expect(power(-0.0, "-3", 8), -INFINITY);
    expect(power(-2, "9223372036854775807", 64), -INFINITY);
    expect(power(-1, "9223372036854775807", 64), -1);
    expect(power(-1, "1267650600228229401496703205377", 128), -1);
    expect(power(0.5, "1267650600228229401496703205376", 128), 0);
    expect(power(1 + 0x1p-52, "1267650600228229401496703205376", 200), INFINITY);
    expect(power(1 + 0x1p-52, "4503599627370496", 64), 0x1.5bf0a8b145769p+1);
}
END_TEST

static void start(void)
{
    mpfr_inits2(TWIN_PRECISION, x, y, exact, (mpfr_ptr)0);
}

static void finish(void)
{
    mpfr_clears(x, y, exact, (mpfr_ptr)0);
    mpfr_free_cache();
    arena_free(&arena);
}

int main(void)
{
    Suite *suite = suite_create("float_math");
    TCase *tests = tcase_create("float_math");
    SRunner *runner = srunner_create(suite);
    int failed;

    suite_add_tcase(suite, tests);
    tcase_add_checked_fixture(tests, start, finish);
    tcase_add_test(tests, every_number_of_16_bits_and_less);
    tcase_add_test(tests, random_wide_numbers);
    tcase_add_test(tests, pairs);
    tcase_add_test(tests, every_pair_of_six_bits_and_less);
    tcase_add_test(tests, annex_f_pow);
    tcase_add_test(tests, annex_f_atan2);
    tcase_add_test(tests, annex_f_others);
    tcase_add_test(tests, reciprocal_square_roots);
    tcase_add_test(tests, rounding_keeps_the_sign_of_zero);
    tcase_add_test(tests, rounding_beyond_the_largest_number);
    tcase_add_test(tests, integer_powers);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
