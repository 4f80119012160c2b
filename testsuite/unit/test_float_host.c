/* The C library's functions as the short way to a narrow number: what host_unary and host_binary
 * are sure of is what MPFR gives, they are sure of nearly everything, and a result as near to the
 * middle of two numbers as their doubt is left to MPFR. */
#include "testsuite/unit/float_twin.h"

#include "semantics/number/float_host.h"

#include <math.h>

/* More than twice the precision of the widest narrow format; rounding to odd does the rest. */
enum { TWIN_PRECISION = 120, ROUNDS = 6000 };

static mpfr_t x, y, exact;

static const struct {
    const char *name;
    double (*function)(double);
    TwinUnary *twin;
} UNARY[] = {
    { "acos", acos, mpfr_acos },    { "acosh", acosh, mpfr_acosh }, { "asin", asin, mpfr_asin },
    { "asinh", asinh, mpfr_asinh }, { "atan", atan, mpfr_atan },    { "atanh", atanh, mpfr_atanh },
    { "cbrt", cbrt, mpfr_cbrt },    { "cos", cos, mpfr_cos },       { "cosh", cosh, mpfr_cosh },
    { "erf", erf, mpfr_erf },       { "erfc", erfc, mpfr_erfc },    { "exp", exp, mpfr_exp },
    { "exp2", exp2, mpfr_exp2 },    { "expm1", expm1, mpfr_expm1 }, { "log", log, mpfr_log },
    { "log10", log10, mpfr_log10 }, { "log1p", log1p, mpfr_log1p }, { "log2", log2, mpfr_log2 },
    { "sin", sin, mpfr_sin },       { "sinh", sinh, mpfr_sinh },    { "tan", tan, mpfr_tan },
    { "tanh", tanh, mpfr_tanh },
};

static const struct {
    const char *name;
    double (*function)(double, double);
    TwinBinary *twin;
} BINARY[] = { { "atan2", atan2, mpfr_atan2 }, { "pow", pow, mpfr_pow } };

static const FloatFormat *const NARROW[] = { &FLOAT_F32, &FLOAT_TF32, &FLOAT_BF16, &FLOAT_F16 };

/* What the short way may be sure of: a number well inside the format's range. */
static bool is_inside(Float value)
{
    double size = fabs(float_to_double(value));

    return size >= ldexp(1, value.format->min_exponent + 2)
           && size < ldexp(1, value.format->max_exponent - 2);
}

typedef struct {
    unsigned inside, sure;
} Count;

/* A function was asked: `sure` is what the short way said. */
static void count(Count *count, bool sure, Float expected)
{
    if (!is_inside(expected))
        return;
    count->inside++;
    count->sure += sure;
}

static void expect_nearly_all(const char *name, const FloatFormat *format, Count count)
{
    if (count.inside < ROUNDS / 100 || count.sure < count.inside / 10 * 9)
        ck_abort_msg("%s of %s: sure of %u of %u", name, format->name, count.sure, count.inside);
}

START_TEST(what_is_sure_is_what_mpfr_gives)
{
    const FloatFormat *format = NARROW[_i];

    for (size_t i = 0; i < sizeof UNARY / sizeof *UNARY; i++) {
        Count taken = { 0 };

        for (int round = 0; round < ROUNDS; round++) {
            Float a = twin_random(format), expected, got;
            bool sure = host_unary(a, UNARY[i].function, &got);

            twin_value(x, a);
            twin_odd(exact, UNARY[i].twin(exact, x, MPFR_RNDZ));
            expected = twin_result(format, exact);
            if (sure)
                twin_same(UNARY[i].name, a, a, got, expected);
            count(&taken, sure, expected);
        }
        expect_nearly_all(UNARY[i].name, format, taken);
    }
}
END_TEST

START_TEST(what_is_sure_of_two_is_what_mpfr_gives)
{
    const FloatFormat *format = NARROW[_i];

    for (size_t i = 0; i < sizeof BINARY / sizeof *BINARY; i++) {
        Count taken = { 0 };

        for (int round = 0; round < ROUNDS; round++) {
            Float a = twin_random(format), b = twin_random(format), expected, got;
            bool sure = host_binary(a, b, BINARY[i].function, &got);

            twin_value(x, a);
            twin_value(y, b);
            twin_odd(exact, BINARY[i].twin(exact, x, y, MPFR_RNDZ));
            expected = twin_result(format, exact);
            if (sure)
                twin_same(BINARY[i].name, a, b, got, expected);
            count(&taken, sure, expected);
        }
        expect_nearly_all(BINARY[i].name, format, taken);
    }
}
END_TEST

static double given;

static double give(double ignored)
{
    (void)ignored;
    return given;
}

static bool is_sure_of(const FloatFormat *format, double value, Float *result)
{
    given = value;
    return host_unary(float_one(format), give, result);
}

/* A library's 2^-44 of error on either side of a middle could be the other side. */
START_TEST(the_middle_of_two_numbers_is_left_to_mpfr)
{
    const FloatFormat *format = NARROW[_i];
    double unit = ldexp(1, 1 - (int)format->precision), middle = 1 + unit / 2;
    Float got;

    for (int sign = -1; sign <= 1; sign += 2) {
        ck_assert(!is_sure_of(format, sign * middle, &got));
        ck_assert(!is_sure_of(format, sign * middle * (1 + 0x1p-46), &got));
        ck_assert(!is_sure_of(format, sign * middle * (1 - 0x1p-46), &got));
        ck_assert(is_sure_of(format, sign * middle * (1 + 0x1p-42), &got));
        ck_assert(float_to_double(got) == sign * (1 + unit));
        ck_assert(is_sure_of(format, sign * middle * (1 - 0x1p-42), &got));
        ck_assert(float_to_double(got) == sign * 1.0);
    }
}
END_TEST

START_TEST(what_has_other_rules_is_left_to_mpfr)
{
    const FloatFormat *format = NARROW[_i];
    Float got;

    ck_assert(!is_sure_of(format, 0.0, &got));
    ck_assert(!is_sure_of(format, -0.0, &got));
    ck_assert(!is_sure_of(format, NAN, &got));
    ck_assert(!is_sure_of(format, INFINITY, &got));
    ck_assert(!is_sure_of(format, -INFINITY, &got));
    ck_assert(!is_sure_of(format, ldexp(1, format->min_exponent - 1), &got));
    ck_assert(!is_sure_of(format, ldexp(1.999, format->max_exponent), &got));
    ck_assert(!is_sure_of(&FLOAT_F64, 1.0, &got));
    ck_assert(!is_sure_of(&FLOAT_F80, 1.0, &got));
    ck_assert(!is_sure_of(&FLOAT_F128, 1.0, &got));
}
END_TEST

static void start(void)
{
    mpfr_inits2(TWIN_PRECISION, x, y, exact, (mpfr_ptr)0);
}

static void stop(void)
{
    mpfr_clears(x, y, exact, (mpfr_ptr)0);
    mpfr_free_cache();
}

int main(void)
{
    enum { FORMATS = sizeof NARROW / sizeof *NARROW };
    Suite *suite = suite_create("float_host");
    TCase *tests = tcase_create("host");
    SRunner *runner;
    int failed;

    tcase_set_timeout(tests, 0);
    tcase_add_checked_fixture(tests, start, stop);
    tcase_add_loop_test(tests, what_is_sure_is_what_mpfr_gives, 0, FORMATS);
    tcase_add_loop_test(tests, what_is_sure_of_two_is_what_mpfr_gives, 0, FORMATS);
    tcase_add_loop_test(tests, the_middle_of_two_numbers_is_left_to_mpfr, 0, FORMATS);
    tcase_add_loop_test(tests, what_has_other_rules_is_left_to_mpfr, 0, FORMATS);
    suite_add_tcase(suite, tests);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
