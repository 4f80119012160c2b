/* Printing as MLIR's printer does, reading as strtod does, and the exact decimal. */
#include "testsuite/unit/float_twin.h"

#include <stdio.h>
#include <string.h>

enum { RANDOM_ROUNDS = 20000 };

static Sb text;

static const char *printed(Float value)
{
    text.len = 0;
    float_print(&text, value);
    return text.data;
}

static const char *printed_exactly(const FloatFormat *format, const char *number)
{
    Float value;

    ck_assert(float_parse(format, str_of(number), &value));
    text.len = 0;
    float_print_exact(&text, value);
    return text.data;
}

static const char *printed_after(const FloatFormat *format, const char *number)
{
    Float value;

    ck_assert(float_parse(format, str_of(number), &value));
    return printed(value);
}

static uint64_t parsed(const FloatFormat *format, const char *number)
{
    Float value;

    ck_assert_msg(float_parse(format, str_of(number), &value), "%s", number);
    return value.bits[0];
}

/* What mlir-opt 22 prints for these attributes. */
START_TEST(upstream_text)
{
    static const struct {
        const FloatFormat *format;
        const char *number, *expected;
    } TEXTS[] = {
        { &FLOAT_F64, "3.14159265", "3.1415926500000002" },
        { &FLOAT_F32, "0.1", "1.000000e-01" },
        { &FLOAT_F64, "1.0e300", "1.000000e+300" },
        { &FLOAT_F64, "123456789.0", "0x419D6F3454000000" },
        { &FLOAT_F32, "1.0e10", "1.000000e+10" },
        { &FLOAT_F16, "-0.0", "-0.000000e+00" },
        { &FLOAT_F16, "5.9604644775390625E-8", "5.960460e-08" },
        { &FLOAT_F64, "100000.5", "100000.5" },
        { &FLOAT_F80, "3.10000000000000008882", "3.10000000000000008882" },
        { &FLOAT_F128, "3.10000000000000008881784197001252323",
          "3.10000000000000008881784197001252323" },
        { &FLOAT_F64, "16777217.0", "0x4170000010000000" },
        { &FLOAT_F6E2M3FN, "3.3", "3.250000e+00" },
        { &FLOAT_F64, "0.001234567", "0.001234567" },
        { &FLOAT_F64, "0.0001234567", "1.234567E-4" },
        { &FLOAT_F32, "1e99", "0x7F800000" },
    };

    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++)
        ck_assert_str_eq(printed_after(TEXTS[i].format, TEXTS[i].number), TEXTS[i].expected);
    ck_assert_str_eq(printed(float_nan(&FLOAT_F32)), "0x7FC00000");
    ck_assert_str_eq(printed(float_of_bits(&FLOAT_F32, 0xFF800000, 0)), "0xFF800000");
    ck_assert_str_eq(printed(float_nan(&FLOAT_F80)), "0x7FFFC000000000000000");
}
END_TEST

static const char *literal(Float value)
{
    text.len = 0;
    float_print_literal(&text, value);
    return text.data;
}

/* Through f64, as upstream reads decimals: what f64 does not hold is written as bits. */
START_TEST(literals_read_back)
{
    static const struct {
        const FloatFormat *format;
        const char *number, *expected;
    } TEXTS[] = {
        { &FLOAT_F80, "0.1", "0x3FFBCCCCCCCCCCCCCCCD" },
        { &FLOAT_F80, "-1e400", "0xC52FDA763FC8CB9FF9E6" },
        { &FLOAT_F80, "1e-400", "0x3ACE95FE7E07C91EFAFA" },
        { &FLOAT_F128, "0.1", "0x3FFB999999999999999999999999999A" },
        { &FLOAT_F80, "0.5", "5.000000e-01" },
        { &FLOAT_F128, "-0.0", "-0.000000e+00" },
        { &FLOAT_F80, "3.10000000000000008882", "3.10000000000000008882" },
        { &FLOAT_F128, "3.10000000000000008881784197001252323",
          "3.10000000000000008881784197001252323" },
        { &FLOAT_F64, "0.1", "1.000000e-01" },
        { &FLOAT_F32, "0.1", "1.000000e-01" },
    };
    Float value;

    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++) {
        ck_assert(float_parse(TEXTS[i].format, str_of(TEXTS[i].number), &value));
        ck_assert_str_eq(literal(value), TEXTS[i].expected);
    }
}
END_TEST

/* A decimal reads back to the same bits; a hexadecimal is the bits. */
static void check_round_trip(Float a)
{
    Float back;
    Arena arena = { 0 };
    bool fits;
    Int bits;

    printed(a);
    if (str_starts(sb_view(&text), "0x")) {
        ck_assert(
            int_parse(&arena, a.format->width, str_from(sb_view(&text), 2), 16, &bits, &fits));
        ck_assert(fits);
        back = float_of_int_bits(a.format, bits);
        ck_assert(int_eq(float_to_int_bits(&arena, a), bits));
    } else if (!float_parse(a.format, sb_view(&text), &back)) {
        ck_abort_msg("%s does not parse", text.data);
    }
    twin_same(text.data, a, a, back, a);
    arena_free(&arena);
}

START_TEST(every_number_of_16_bits_and_less)
{
    for (const FloatFormat *const *at = FLOAT_FORMATS; *at; at++)
        for (uint64_t i = 0; (*at)->width <= 16 && i < (uint64_t)1 << (*at)->width; i++)
            check_round_trip(float_of_bits(*at, i, 0));
}
END_TEST

START_TEST(wider_numbers)
{
    for (const FloatFormat *const *at = FLOAT_FORMATS; *at; at++) {
        for (unsigned i = 0; i < TWIN_CORNERS; i++)
            check_round_trip(twin_corner(*at, i));
        for (int round = 0; round < RANDOM_ROUNDS && (*at)->width > 16 && (*at)->width < 80;
             round++)
            check_round_trip(twin_random(*at));
    }
}
END_TEST

/* glibc's strtod and strtof round correctly; so does reading here, in one step. */
START_TEST(random_decimals_as_the_c_library)
{
    for (int round = 0; round < RANDOM_ROUNDS; round++) {
        int exponent = (int)(twin_random_word() % 90) - 50;
        char number[64];
        uint64_t bits = 0;
        uint32_t bits32;
        double wide;
        float narrow;

        snprintf(number, sizeof number, "%s%llu.%llue%d", round % 2 ? "-" : "",
                 (unsigned long long)(twin_random_word() >> twin_random_word() % 64),
                 (unsigned long long)twin_random_word(), exponent);
        wide = strtod(number, NULL);
        narrow = strtof(number, NULL);
        memcpy(&bits, &wide, sizeof wide);
        memcpy(&bits32, &narrow, sizeof narrow);
        ck_assert_msg(parsed(&FLOAT_F64, number) == bits, "%s", number);
        ck_assert_msg(parsed(&FLOAT_F32, number) == bits32, "%s", number);
    }
}
END_TEST

/* 1 + 2^-24 is a tie of f32; what follows it, beyond f64's digits, breaks the tie (N3). */
START_TEST(reading_rounds_once)
{
    ck_assert_uint_eq(parsed(&FLOAT_F32, "1.000000059604644775390625"), 0x3F800000);
    ck_assert_uint_eq(parsed(&FLOAT_F32, "1.00000005960464477539062500001"), 0x3F800001);
}
END_TEST

START_TEST(reading_beyond_the_range)
{
    ck_assert_uint_eq(parsed(&FLOAT_F32, "1e400"), 0x7F800000);
    ck_assert_uint_eq(parsed(&FLOAT_F32, "-1e99999999999999999999"), 0xFF800000);
    ck_assert_uint_eq(parsed(&FLOAT_F32, "1e-99999999999999999999"), 0);
    ck_assert_uint_eq(parsed(&FLOAT_F32, "-1e-60"), 0x80000000);
    ck_assert_uint_eq(parsed(&FLOAT_F32, "1e-45"), 1);
    ck_assert_uint_eq(parsed(&FLOAT_F8E4M3FN, "464"), 0x7E);
    ck_assert_uint_eq(parsed(&FLOAT_F8E4M3FN, "464.1"), 0x7F);
    ck_assert_uint_eq(parsed(&FLOAT_F4E2M1FN, "1000"), 0x7);
    ck_assert_uint_eq(parsed(&FLOAT_F8E4M3FNUZ, "-0.0"), 0);
}
END_TEST

START_TEST(what_is_a_decimal)
{
    static const char *const GOOD[] = { "1", "1.", ".5", "+1.5", "-0", "1e5", "1.E-5", "00.00" };
    static const char *const BAD[] = {
        "", "-", ".", "e5", "1e", "1e+", "1.5x", " 1", "1 ", "0x10", "inf", "nan", "1..2", "1e5.0",
    };
    Float value;

    for (size_t i = 0; i < sizeof GOOD / sizeof *GOOD; i++)
        ck_assert_msg(float_parse(&FLOAT_F64, str_of(GOOD[i]), &value), "%s", GOOD[i]);
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        ck_assert_msg(!float_parse(&FLOAT_F64, str_of(BAD[i]), &value), "%s", BAD[i]);
    ck_assert(float_parse(&FLOAT_F64, (Str){ "1.5e3", 3 }, &value));
    ck_assert(float_to_double(value) == 1.5);
}
END_TEST

START_TEST(exact_text)
{
    ck_assert_str_eq(printed_exactly(&FLOAT_F32, "0.1"), "0.100000001490116119384765625");
    ck_assert_str_eq(printed_exactly(&FLOAT_F64, "-2.5"), "-2.5");
    ck_assert_str_eq(printed_exactly(&FLOAT_F64, "100"), "100");
    ck_assert_str_eq(printed_exactly(&FLOAT_F64, "-0"), "-0");
    ck_assert_str_eq(printed_exactly(&FLOAT_F32, "1e-45"),
                     "1."
                     "40129846432481707092372958328991613128026194187651577175706828388979108268586"
                     "060148663818836212158203125E-45");
    ck_assert_str_eq(printed_exactly(&FLOAT_F64, "1e20"), "100000000000000000000");
    ck_assert_str_eq(printed_exactly(&FLOAT_F64, "1e22"), "1.0E+22");
    ck_assert_str_eq(printed_exactly(&FLOAT_F64, "-1e999"), "-inf");
}
END_TEST

static void finish(void)
{
    sb_free(&text);
    text = (Sb){ 0 };
    mpfr_free_cache();
}

int main(void)
{
    Suite *suite = suite_create("float_text");
    TCase *tests = tcase_create("float_text");
    SRunner *runner = srunner_create(suite);
    int failed;

    suite_add_tcase(suite, tests);
    tcase_add_checked_fixture(tests, NULL, finish);
    tcase_add_test(tests, upstream_text);
    tcase_add_test(tests, literals_read_back);
    tcase_add_test(tests, every_number_of_16_bits_and_less);
    tcase_add_test(tests, wider_numbers);
    tcase_add_test(tests, random_decimals_as_the_c_library);
    tcase_add_test(tests, reading_rounds_once);
    tcase_add_test(tests, reading_beyond_the_range);
    tcase_add_test(tests, what_is_a_decimal);
    tcase_add_test(tests, exact_text);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
