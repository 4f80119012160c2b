/* Conversions between formats in each rounding, and from and to integers, against the twin. */
#include "testsuite/unit/float_twin.h"

#include <math.h>
#include <string.h>

/* f80 and f128 numbers against integers of 1000 bits, exactly. */
enum { TWIN_PRECISION = 1200, RANDOM_ROUNDS = 3000, ROUNDINGS = 5 };

static const FloatRounding ALL_ROUNDINGS[ROUNDINGS] = {
    FLOAT_TO_NEAREST_EVEN, FLOAT_DOWNWARD, FLOAT_UPWARD, FLOAT_TOWARD_ZERO, FLOAT_TO_NEAREST_AWAY,
};
static const unsigned WIDTHS[] = { 0, 1, 2, 3, 8, 16, 31, 32, 53, 64, 65, 128, 129, 300, 1000 };
enum { WIDTH_COUNT = sizeof WIDTHS / sizeof *WIDTHS };

static mpfr_t exact;
static mpz_t whole, limit;
static Arena arena;

static void check_formats(Float a)
{
    for (const FloatFormat *const *to = FLOAT_FORMATS; *to; to++) {
        for (int i = 0; i < ROUNDINGS && *to != a.format; i++) {
            Float got = float_convert(*to, a, ALL_ROUNDINGS[i]), expected;

            twin_value(exact, a);
            expected = twin_round(*to, exact, ALL_ROUNDINGS[i]);
            if (mpfr_nan_p(exact) && (*to)->specials != FLOAT_FINITE)
                ck_assert(float_is_nan(got) && !float_is_signaling(got));
            else
                twin_same((*to)->name, a, a, got, expected);
        }
        twin_same("itself", a, a, float_convert(a.format, a, FLOAT_UPWARD), a);
    }
}

static void check_double(Float a)
{
    double got = float_to_double(a), expected;

    twin_value(exact, a);
    expected = mpfr_get_d(exact, MPFR_RNDN);
    if (isnan(expected) ? !isnan(got) : memcmp(&got, &expected, sizeof got) != 0)
        ck_abort_msg("%s %llx: %a instead of %a", a.format->name, (unsigned long long)a.bits[0],
                     got, expected);
}

static void mpz_of_int(mpz_ptr number, Int value, bool is_signed)
{
    mpz_import(number, int_words(value.width), -1, sizeof(uint64_t), 0, 0, int_data(&value));
    if (is_signed && int_is_negative(value)) {
        mpz_set_ui(limit, 1);
        mpz_mul_2exp(limit, limit, value.width);
        mpz_sub(number, number, limit);
    }
}

static bool fits(mpz_srcptr number, unsigned width, bool is_signed)
{
    if (is_signed && width == 0)
        return mpz_sgn(number) == 0;
    mpz_set_ui(limit, 1);
    mpz_mul_2exp(limit, limit, is_signed ? width - 1 : width);
    if (mpz_cmp(number, limit) >= 0)
        return false;
    if (!is_signed)
        return mpz_sgn(number) >= 0;
    mpz_neg(limit, limit);
    return mpz_cmp(number, limit) >= 0;
}

static void check_to_int(Float a, unsigned width, bool is_signed)
{
    bool good, expected;
    Int got = { 0 };
    mpz_t number;

    good =
        is_signed ? float_to_int_s(&arena, a, width, &got) : float_to_int_u(&arena, a, width, &got);
    twin_value(exact, a);
    expected = mpfr_number_p(exact) != 0;
    if (expected) {
        mpfr_get_z(whole, exact, MPFR_RNDZ);
        expected = fits(whole, width, is_signed);
    }
    if (good != expected)
        ck_abort_msg("%s %llx:%llx to i%u", a.format->name, (unsigned long long)a.bits[1],
                     (unsigned long long)a.bits[0], width);
    if (!good)
        return;
    ck_assert(got.width == width);
    mpz_init(number);
    mpz_of_int(number, got, is_signed);
    if (mpz_cmp(number, whole) != 0)
        ck_abort_msg("%s %llx:%llx to i%u", a.format->name, (unsigned long long)a.bits[1],
                     (unsigned long long)a.bits[0], width);
    mpz_clear(number);
}

static void check_of_int_as(const FloatFormat *format, Int value, bool is_signed)
{
    Float zero = float_zero(format, false);

    mpz_of_int(whole, value, is_signed);
    for (FloatRounding mode = FLOAT_TO_NEAREST_EVEN; mode <= FLOAT_TO_NEAREST_AWAY; mode++) {
        mpfr_set_z(exact, whole, MPFR_RNDN);
        twin_same("of_int", zero, zero, float_of_int(format, value, is_signed, mode),
                  twin_round(format, exact, mode));
    }
}

static void check_of_int(const FloatFormat *format, Int value)
{
    check_of_int_as(format, value, true);
    check_of_int_as(format, value, false);
}

/* By powers that leave the number within reach of the format, and by those that do not. */
static void check_scale(Float a)
{
    static const int64_t POWERS[] = { 0, 1, -1, 7, -23, 126, -149, 1074, -1074, 40000, INT64_MIN };

    if (float_is_zero(a) || !float_is_finite(a))
        return;
    for (size_t i = 0; i < sizeof POWERS / sizeof *POWERS; i++) {
        twin_value(exact, a);
        mpfr_mul_2si(exact, exact, POWERS[i] < -60000 ? -60000 : POWERS[i], MPFR_RNDN);
        twin_same("scale", a, a, float_scale(a, int_of_s(&arena, 64, POWERS[i])),
                  twin_round(a.format, exact, FLOAT_TO_NEAREST_EVEN));
    }
}

static void check_value(Float a)
{
    ArenaMark mark = arena_mark(&arena);

    check_formats(a);
    check_scale(a);
    check_double(a);
    for (size_t i = 0; i < WIDTH_COUNT; i++) {
        check_to_int(a, WIDTHS[i], true);
        check_to_int(a, WIDTHS[i], false);
    }
    arena_release(&arena, mark);
}

START_TEST(every_number_of_8_bits_and_less)
{
    for (const FloatFormat *const *at = FLOAT_FORMATS; *at; at++)
        for (uint64_t i = 0; (*at)->width <= 8 && i < (uint64_t)1 << (*at)->width; i++)
            check_value(float_of_bits(*at, i, 0));
}
END_TEST

START_TEST(wider_numbers)
{
    for (const FloatFormat *const *at = FLOAT_FORMATS; *at; at++) {
        for (unsigned i = 0; i < TWIN_CORNERS; i++)
            check_value(twin_corner(*at, i));
        for (int round = 0; round < RANDOM_ROUNDS && (*at)->width > 8; round++)
            check_value(twin_random(*at));
    }
}
END_TEST

/* Through a wider format and back nothing is lost but what a NaN's sign and payload were. */
START_TEST(every_half_and_bfloat_as_double)
{
    for (uint64_t i = 0; i < 2 << 16; i++) {
        const FloatFormat *format = i >> 16 ? &FLOAT_BF16 : &FLOAT_F16;
        Float a = float_of_bits(format, i, 0);

        check_double(a);
        if (!float_is_nan(a))
            twin_same("of_double", a, a, float_of_double(format, float_to_double(a)), a);
    }
}
END_TEST

START_TEST(every_small_integer)
{
    for (const FloatFormat *const *at = FLOAT_FORMATS; *at; at++)
        for (uint64_t i = 0; i < 1 << 12; i++)
            check_of_int(*at, int_of_u(&arena, 12, i));
}
END_TEST

/* Runs of equal bits, which make ties and near ties at any precision. */
START_TEST(wide_integers)
{
    gmp_randstate_t state;

    gmp_randinit_mt(state);
    gmp_randseed_ui(state, 7);
    for (int round = 0; round < RANDOM_ROUNDS; round++) {
        unsigned width = WIDTHS[2 + gmp_urandomm_ui(state, WIDTH_COUNT - 2)];
        ArenaMark mark = arena_mark(&arena);
        uint64_t words[16] = { 0 };

        mpz_rrandomb(whole, state, 1 + gmp_urandomm_ui(state, width));
        mpz_export(words, NULL, -1, sizeof *words, 0, 0, whole);
        for (const FloatFormat *const *at = FLOAT_FORMATS; *at; at++)
            check_of_int(*at, int_of_words(&arena, width, words));
        arena_release(&arena, mark);
    }
    gmp_randclear(state);
}
END_TEST

static uint64_t converted(const FloatFormat *to, const FloatFormat *from, uint64_t bits)
{
    return float_convert(to, float_of_bits(from, bits, 0), FLOAT_TO_NEAREST_EVEN).bits[0];
}

START_TEST(nans_keep_sign_and_payload)
{
    ck_assert_uint_eq(converted(&FLOAT_F32, &FLOAT_F64, 0xFFF8000000000000), 0xFFC00000);
    ck_assert_uint_eq(converted(&FLOAT_F32, &FLOAT_F64, 0x7FFC000020000000), 0x7FE00001);
    ck_assert_uint_eq(converted(&FLOAT_F64, &FLOAT_F32, 0x7FE00001), 0x7FFC000020000000);
    /* A signaling one becomes quiet, and so never an infinity. */
    ck_assert_uint_eq(converted(&FLOAT_F32, &FLOAT_F64, 0x7FF0000000000001), 0x7FC00000);
    ck_assert_uint_eq(converted(&FLOAT_F64, &FLOAT_F32, 0x7F800001), 0x7FF8000020000000);
    ck_assert_uint_eq(converted(&FLOAT_F8E4M3FN, &FLOAT_F32, 0xFFC00000), 0xFF);
    ck_assert_uint_eq(converted(&FLOAT_F32, &FLOAT_F8E4M3FN, 0xFF), 0xFFF00000);
    ck_assert_uint_eq(converted(&FLOAT_F32, &FLOAT_F8E5M2FNUZ, 0x80), 0x7FC00000);
    ck_assert_uint_eq(converted(&FLOAT_F8E5M2FNUZ, &FLOAT_F32, 0x7FC00000), 0x80);
    ck_assert_uint_eq(converted(&FLOAT_F32, &FLOAT_F8E8M0FNU, 0xFF), 0x7FC00000);
}
END_TEST

START_TEST(what_a_format_lacks)
{
    uint64_t infinity = 0x7F800000, minus_infinity = 0xFF800000, nan = 0xFFC00000;

    ck_assert_uint_eq(converted(&FLOAT_F8E4M3FN, &FLOAT_F32, infinity), 0x7F);
    ck_assert_uint_eq(converted(&FLOAT_F8E4M3FN, &FLOAT_F32, minus_infinity), 0xFF);
    ck_assert_uint_eq(converted(&FLOAT_F8E4M3FNUZ, &FLOAT_F32, minus_infinity), 0x80);
    ck_assert_uint_eq(converted(&FLOAT_F8E4M3FNUZ, &FLOAT_F32, 0x80000000), 0x00);
    /* N4 */
    ck_assert_uint_eq(converted(&FLOAT_F4E2M1FN, &FLOAT_F32, minus_infinity), 0xF);
    ck_assert_uint_eq(converted(&FLOAT_F4E2M1FN, &FLOAT_F32, nan), 0x7);
    ck_assert_uint_eq(converted(&FLOAT_F6E3M2FN, &FLOAT_F32, nan), 0x1F);
    /* N5 */
    ck_assert_uint_eq(converted(&FLOAT_F8E8M0FNU, &FLOAT_F32, 0), 0x00);
    ck_assert_uint_eq(converted(&FLOAT_F8E8M0FNU, &FLOAT_F32, 0x80000000), 0x00);
    ck_assert_uint_eq(converted(&FLOAT_F8E8M0FNU, &FLOAT_F32, 1), 0x00);
    ck_assert_uint_eq(converted(&FLOAT_F8E8M0FNU, &FLOAT_F32, infinity), 0xFF);
    /* N6 */
    ck_assert_uint_eq(converted(&FLOAT_F8E8M0FNU, &FLOAT_F32, 0xBF800000), 0xFF);
    /* A tie of powers of two goes up: 1.5 to 2. */
    ck_assert_uint_eq(converted(&FLOAT_F8E8M0FNU, &FLOAT_F32, 0x3FC00000), 0x80);
}
END_TEST

static void start(void)
{
    mpfr_init2(exact, TWIN_PRECISION);
    mpz_inits(whole, limit, NULL);
}

static void finish(void)
{
    mpfr_clear(exact);
    mpz_clears(whole, limit, NULL);
    mpfr_free_cache();
    arena_free(&arena);
}

int main(void)
{
    Suite *suite = suite_create("float_convert");
    TCase *tests = tcase_create("float_convert");
    SRunner *runner = srunner_create(suite);
    int failed;

    suite_add_tcase(suite, tests);
    tcase_add_checked_fixture(tests, start, finish);
    tcase_add_test(tests, every_number_of_8_bits_and_less);
    tcase_add_test(tests, wider_numbers);
    tcase_add_test(tests, every_half_and_bfloat_as_double);
    tcase_add_test(tests, every_small_integer);
    tcase_add_test(tests, wide_integers);
    tcase_add_test(tests, nans_keep_sign_and_payload);
    tcase_add_test(tests, what_a_format_lacks);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
