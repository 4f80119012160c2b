/* Float's formats, arithmetic, order and signs: every pair of operands up to 8 bits, corners and
 * seeded random ones above, against the twin; f32 and f64 on the host against the definition. */
#include "testsuite/unit/float_twin.h"

typedef Float FloatUnary(Float a);
typedef Float FloatBinary(Float a, Float b);

/* Holds any sum or product of two numbers of 8 bits exactly, and needs not: it rounds to odd. */
enum { TWIN_PRECISION = 600, RANDOM_ROUNDS = 20000, HOST_ROUNDS = 200000 };

static mpfr_t x, y, z, exact;

static const struct {
    const char *name;
    FloatBinary *op;
    TwinBinary *twin;
} BINARY[] = {
    { "add", float_add, mpfr_add }, { "sub", float_sub, mpfr_sub },  { "mul", float_mul, mpfr_mul },
    { "div", float_div, mpfr_div }, { "rem", float_rem, mpfr_fmod },
};

static const FloatFormat *const WIDE[] = { &FLOAT_F16, &FLOAT_BF16, &FLOAT_TF32, &FLOAT_F32,
                                           &FLOAT_F64, &FLOAT_F80,  &FLOAT_F128, NULL };

static void check_binary(Float a, Float b)
{
    for (size_t i = 0; i < sizeof BINARY / sizeof *BINARY; i++) {
        twin_value(x, a);
        twin_value(y, b);
        twin_odd(exact, BINARY[i].twin(exact, x, y, MPFR_RNDZ));
        twin_same(BINARY[i].name, a, b, BINARY[i].op(a, b), twin_result(a.format, exact));
    }
}

static void check_fma(Float a, Float b, Float c)
{
    twin_value(x, a);
    twin_value(y, b);
    twin_value(z, c);
    twin_odd(exact, mpfr_fma(exact, x, y, z, MPFR_RNDZ));
    twin_same("fma", a, b, float_fma(a, b, c), twin_result(a.format, exact));
}

static void check_sqrt(Float a)
{
    twin_value(x, a);
    twin_odd(exact, mpfr_sqrt(exact, x, MPFR_RNDZ));
    twin_same("sqrt", a, a, float_sqrt(a), twin_result(a.format, exact));
}

static FloatOrder twin_order(void)
{
    if (mpfr_nan_p(x) || mpfr_nan_p(y))
        return FLOAT_UNORDERED;
    return mpfr_less_p(x, y) ? FLOAT_LESS : mpfr_greater_p(x, y) ? FLOAT_GREATER : FLOAT_EQUAL;
}

static void check_order(Float a, Float b)
{
    bool a_first; /* -0 before +0 */
    FloatOrder order;

    twin_value(x, a);
    twin_value(y, b);
    order = twin_order();
    a_first = order == FLOAT_LESS || (order == FLOAT_EQUAL && mpfr_signbit(x));
    ck_assert_int_eq(float_compare(a, b), order);
    if (order == FLOAT_UNORDERED) {
        Float number = mpfr_nan_p(x) ? b : a;

        if (mpfr_nan_p(x) && mpfr_nan_p(y))
            number = twin_nan(a.format);
        twin_same("minimum", a, b, float_minimum(a, b), twin_nan(a.format));
        twin_same("maximum", a, b, float_maximum(a, b), twin_nan(a.format));
        twin_same("minnum", a, b, float_minnum(a, b), number);
        twin_same("maxnum", a, b, float_maxnum(a, b), number);
        return;
    }
    twin_same("minimum", a, b, float_minimum(a, b), a_first ? a : b);
    twin_same("maximum", a, b, float_maximum(a, b), a_first ? b : a);
    twin_same("minnum", a, b, float_minnum(a, b), a_first ? a : b);
    twin_same("maxnum", a, b, float_maxnum(a, b), a_first ? b : a);
}

static void check_class(Float a)
{
    const FloatFormat *format = a.format;
    Bits magnitude = twin_magnitude(a), least = (Bits)1 << (format->precision - 1);
    bool normal = magnitude >= (format->has_zero ? least : 0);

    twin_value(x, a);
    ck_assert_int_eq(float_is_nan(a), mpfr_nan_p(x) != 0);
    ck_assert_int_eq(float_is_inf(a), mpfr_inf_p(x) != 0);
    ck_assert_int_eq(float_is_finite(a), mpfr_number_p(x) != 0);
    ck_assert_int_eq(float_is_zero(a), mpfr_zero_p(x) != 0);
    ck_assert_int_eq(float_is_normal(a), mpfr_number_p(x) && normal);
    if (!mpfr_nan_p(x))
        ck_assert_int_eq(float_is_negative(a), mpfr_signbit(x) != 0);
}

static void check_signs(Float a)
{
    const FloatFormat *format = a.format;
    bool one_sign = format->specials == FLOAT_NAN_NEG_ZERO && twin_magnitude(a) == 0;
    Float plus = one_sign ? a : twin_of_magnitude(format, false, twin_magnitude(a));
    Float minus = one_sign ? a : twin_of_magnitude(format, true, twin_magnitude(a));
    Float one = float_one(format), minus_one = float_neg(one);

    twin_same("abs", a, a, float_abs(a), plus);
    twin_same("copysign", a, one, float_copysign(a, one), plus);
    if (!format->has_sign) {
        twin_same("neg", a, a, float_neg(a), twin_nan(format));
        return;
    }
    twin_same("copysign", a, minus_one, float_copysign(a, minus_one), minus);
    twin_same("neg", a, a, float_neg(a), float_is_negative(a) ? plus : minus);
}

static void check_one(Float a)
{
    check_class(a);
    check_signs(a);
    check_sqrt(a);
}

START_TEST(every_pair_of_small_formats)
{
    for (const FloatFormat *const *at = FLOAT_FORMATS; *at; at++) {
        if ((*at)->width > 8)
            continue;
        for (uint64_t i = 0; i < (uint64_t)1 << (*at)->width; i++) {
            Float a = float_of_bits(*at, i, 0);

            check_one(a);
            for (uint64_t j = 0; j < (uint64_t)1 << (*at)->width; j++) {
                Float b = float_of_bits(*at, j, 0);

                check_binary(a, b);
                check_order(a, b);
            }
        }
    }
}
END_TEST

START_TEST(every_half_and_bfloat)
{
    for (uint64_t i = 0; i < 1 << 16; i++) {
        check_one(float_of_bits(&FLOAT_F16, i, 0));
        check_one(float_of_bits(&FLOAT_BF16, i, 0));
    }
}
END_TEST

START_TEST(corners)
{
    for (const FloatFormat *const *at = FLOAT_FORMATS; *at; at++) {
        for (unsigned i = 0; i < TWIN_CORNERS; i++) {
            Float a = twin_corner(*at, i);

            check_one(a);
            for (unsigned j = 0; j < TWIN_CORNERS; j++) {
                Float b = twin_corner(*at, j);

                check_binary(a, b);
                check_order(a, b);
                for (unsigned k = 0; k < TWIN_CORNERS; k++)
                    check_fma(a, b, twin_corner(*at, k));
            }
        }
    }
}
END_TEST

START_TEST(random_operands)
{
    for (const FloatFormat *const *at = FLOAT_FORMATS; *at; at++)
        for (int round = 0; round < RANDOM_ROUNDS; round++)
            check_fma(twin_random(*at), twin_random(*at), twin_random(*at));
    for (const FloatFormat *const *at = WIDE; *at; at++) {
        for (int round = 0; round < RANDOM_ROUNDS; round++) {
            Float a = twin_random(*at), b = twin_random(*at);

            check_one(a);
            check_binary(a, b);
            check_order(a, b);
        }
    }
}
END_TEST

static void check_host(Float a, Float b, Float c)
{
    twin_same("add", a, b, float_add(a, b), float_add_exact(a, b));
    twin_same("sub", a, b, float_sub(a, b), float_sub_exact(a, b));
    twin_same("mul", a, b, float_mul(a, b), float_mul_exact(a, b));
    twin_same("div", a, b, float_div(a, b), float_div_exact(a, b));
    twin_same("sqrt", a, a, float_sqrt(a), float_sqrt_exact(a));
    twin_same("fma", a, b, float_fma(a, b, c), float_fma_exact(a, b, c));
}

START_TEST(the_host_agrees_with_the_definition)
{
    const FloatFormat *const formats[] = { &FLOAT_F32, &FLOAT_F64 };

    for (int f = 0; f < 2; f++) {
        for (unsigned i = 0; i < TWIN_CORNERS; i++)
            for (unsigned j = 0; j < TWIN_CORNERS; j++)
                for (unsigned k = 0; k < TWIN_CORNERS; k++)
                    check_host(twin_corner(formats[f], i), twin_corner(formats[f], j),
                               twin_corner(formats[f], k));
        for (int round = 0; round < HOST_ROUNDS; round++)
            check_host(twin_random(formats[f]), twin_random(formats[f]), twin_random(formats[f]));
    }
}
END_TEST

/* The bits of one, the largest number, the least normal one, NaN and infinity, as upstream's
 * documents give them. */
START_TEST(known_patterns)
{
    static const struct {
        const FloatFormat *format;
        uint64_t one, largest, normal, nan, inf;
    } KNOWN[] = {
        { &FLOAT_F64, 0x3FF0000000000000, 0x7FEFFFFFFFFFFFFF, 0x0010000000000000,
          0x7FF8000000000000, 0x7FF0000000000000 },
        { &FLOAT_F32, 0x3F800000, 0x7F7FFFFF, 0x00800000, 0x7FC00000, 0x7F800000 },
        { &FLOAT_TF32, 0x1FC00, 0x3FBFF, 0x00400, 0x3FE00, 0x3FC00 },
        { &FLOAT_F16, 0x3C00, 0x7BFF, 0x0400, 0x7E00, 0x7C00 },
        { &FLOAT_BF16, 0x3F80, 0x7F7F, 0x0080, 0x7FC0, 0x7F80 },
        { &FLOAT_F8E5M2, 0x3C, 0x7B, 0x04, 0x7E, 0x7C },
        { &FLOAT_F8E4M3, 0x38, 0x77, 0x08, 0x7C, 0x78 },
        { &FLOAT_F8E3M4, 0x30, 0x6F, 0x10, 0x78, 0x70 },
        { &FLOAT_F8E4M3FN, 0x38, 0x7E, 0x08, 0x7F, 0x7E },
        { &FLOAT_F8E5M2FNUZ, 0x40, 0x7F, 0x04, 0x80, 0x7F },
        { &FLOAT_F8E4M3FNUZ, 0x40, 0x7F, 0x08, 0x80, 0x7F },
        { &FLOAT_F8E4M3B11FNUZ, 0x58, 0x7F, 0x08, 0x80, 0x7F },
        { &FLOAT_F8E8M0FNU, 0x7F, 0xFE, 0x00, 0xFF, 0xFE },
        { &FLOAT_F6E3M2FN, 0x0C, 0x1F, 0x04, 0x1F, 0x1F },
        { &FLOAT_F6E2M3FN, 0x08, 0x1F, 0x08, 0x1F, 0x1F },
        { &FLOAT_F4E2M1FN, 0x2, 0x7, 0x2, 0x7, 0x7 },
    };

    for (size_t i = 0; i < sizeof KNOWN / sizeof *KNOWN; i++) {
        const FloatFormat *format = KNOWN[i].format;

        ck_assert_uint_eq(float_one(format).bits[0], KNOWN[i].one);
        ck_assert_uint_eq(float_largest(format, false).bits[0], KNOWN[i].largest);
        ck_assert_uint_eq(float_smallest_normal(format).bits[0], KNOWN[i].normal);
        ck_assert_uint_eq(float_nan(format).bits[0], KNOWN[i].nan);
        ck_assert_uint_eq(float_inf(format, false).bits[0], KNOWN[i].inf);
    }
}
END_TEST

START_TEST(known_patterns_of_two_words)
{
    Float nan = float_nan(&FLOAT_F80), inf = float_inf(&FLOAT_F80, true);
    Float one = float_one(&FLOAT_F128);

    ck_assert(nan.bits[1] == 0x7FFF && nan.bits[0] == 0xC000000000000000);
    ck_assert(inf.bits[1] == 0xFFFF && inf.bits[0] == 0x8000000000000000);
    ck_assert(one.bits[1] == 0x3FFF000000000000 && one.bits[0] == 0);
}
END_TEST

/* N8: the x87 takes none of these for a number, though some have an ordinary exponent. */
START_TEST(f80_patterns_that_are_no_numbers)
{
    Float unnormal = float_of_bits(&FLOAT_F80, 0x4000000000000000, 0x3FFF);
    Float pseudo_infinity = float_of_bits(&FLOAT_F80, 0, 0x7FFF);
    Float pseudo_denormal = float_of_bits(&FLOAT_F80, 0x8000000000000000, 0);

    ck_assert(float_is_nan(unnormal) && float_is_nan(pseudo_infinity));
    ck_assert(float_is_nan(float_add(unnormal, float_one(&FLOAT_F80))));
    ck_assert(float_is_normal(pseudo_denormal));
    ck_assert_int_eq(float_compare(pseudo_denormal, float_smallest_normal(&FLOAT_F80)),
                     FLOAT_EQUAL);
}
END_TEST

START_TEST(signaling_nans)
{
    ck_assert(float_is_signaling(float_of_bits(&FLOAT_F32, 0x7F800001, 0)));
    ck_assert(!float_is_signaling(float_of_bits(&FLOAT_F32, 0x7FC00001, 0)));
    ck_assert(!float_is_signaling(float_of_bits(&FLOAT_F32, 0x7F800000, 0)));
    ck_assert(float_is_signaling(float_of_bits(&FLOAT_F80, 0x8000000000000001, 0x7FFF)));
    ck_assert(!float_is_signaling(float_of_bits(&FLOAT_F8E4M3FN, 0x7F, 0)));
}
END_TEST

START_TEST(names)
{
    for (const FloatFormat *const *at = FLOAT_FORMATS; *at; at++)
        ck_assert(float_format_named(str_of((*at)->name)) == *at);
    ck_assert(float_format_named(STR("f31")) == NULL);
    ck_assert(float_format_named(STR("f6")) == NULL);
}
END_TEST

/* MPFR's exponent range belongs to the whole process. */
START_TEST(mpfr_range_is_left_as_it_was)
{
    mpfr_exp_t least = mpfr_get_emin(), greatest = mpfr_get_emax();

    float_div(float_one(&FLOAT_F16), float_zero(&FLOAT_F16, true));
    ck_assert(mpfr_get_emin() == least && mpfr_get_emax() == greatest);
}
END_TEST

static void start(void)
{
    mpfr_inits2(TWIN_PRECISION, x, y, z, exact, (mpfr_ptr)0);
}

static void finish(void)
{
    mpfr_clears(x, y, z, exact, (mpfr_ptr)0);
    mpfr_free_cache();
}

int main(void)
{
    Suite *suite = suite_create("float");
    TCase *tests = tcase_create("float");
    SRunner *runner = srunner_create(suite);
    int failed;

    suite_add_tcase(suite, tests);
    tcase_add_checked_fixture(tests, start, finish);
    tcase_add_test(tests, every_pair_of_small_formats);
    tcase_add_test(tests, every_half_and_bfloat);
    tcase_add_test(tests, corners);
    tcase_add_test(tests, random_operands);
    tcase_add_test(tests, the_host_agrees_with_the_definition);
    tcase_add_test(tests, known_patterns);
    tcase_add_test(tests, known_patterns_of_two_words);
    tcase_add_test(tests, f80_patterns_that_are_no_numbers);
    tcase_add_test(tests, signaling_nans);
    tcase_add_test(tests, names);
    tcase_add_test(tests, mpfr_range_is_left_as_it_was);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
