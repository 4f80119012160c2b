/* Functions of complex numbers, held against the C library's in a format with twice the digits; and
 * what no such function has. */
#include "semantics/number/complex.h"

#include "core/base/random.h"

#include <check.h>
#include <complex.h>
#include <math.h>
#include <string.h>

typedef __typeof__(csqrtf128(0)) Wide;

static Complex complex_of(double re, double im)
{
    return (Complex){ float_of_double(&FLOAT_F64, re), float_of_double(&FLOAT_F64, im) };
}

/* The same number, the sign of zero included, or a NaN as well. */
static bool is(Float part, double expected)
{
    return float_is_nan(part) ? isnan(expected)
                              : float_same_bits(part, float_of_double(&FLOAT_F64, expected));
}

static void expect(const char *name, Complex operand, Complex result, double re, double im)
{
    ck_assert_msg(is(result.re, re) && is(result.im, im),
                  "%s(%.17g, %.17g) = (%.17g, %.17g), not (%.17g, %.17g)", name,
                  float_to_double(operand.re), float_to_double(operand.im),
                  float_to_double(result.re), float_to_double(result.im), re, im);
}

/* A number of any size that a function does something with, or a special one. */
static double draw(Random *random)
{
    static const double SPECIAL[] = { 0,     -0.0,   1,      -1,    0.5,      2,         3,
                                      1e300, 1e-300, 5e-324, 1e-20, INFINITY, -INFINITY, NAN };
    uint64_t word = random_word(random);
    double size = ldexp((double)(word >> 11), -53);

    if (word % 4 == 0)
        return SPECIAL[(word >> 2) % (sizeof SPECIAL / sizeof *SPECIAL)];
    return ldexp(word & 4 ? -size : size, (int)(word >> 3 & 15) - 7);
}

static const struct {
    const char *name;
    Complex (*ours)(Complex);
    Wide (*theirs)(Wide);
} FUNCTIONS[] = {
    { "exp", complex_exp, cexpf128 },    { "log", complex_log, clogf128 },
    { "sqrt", complex_sqrt, csqrtf128 }, { "sin", complex_sin, csinf128 },
    { "cos", complex_cos, ccosf128 },    { "tan", complex_tan, ctanf128 },
    { "tanh", complex_tanh, ctanhf128 },
};

START_TEST(parts_are_those_of_the_library_with_twice_the_digits)
{
    Random random = { 1 };

    for (int i = 0; i < 2000; i++) {
        double re = draw(&random), im = draw(&random);
        Wide operand;

        __real__ operand = re;
        __imag__ operand = im;
        for (unsigned k = 0; k < sizeof FUNCTIONS / sizeof *FUNCTIONS; k++) {
            Wide wide = FUNCTIONS[k].theirs(operand);

            expect(FUNCTIONS[k].name, complex_of(re, im), FUNCTIONS[k].ours(complex_of(re, im)),
                   (double)__real__ wide, (double)__imag__ wide);
        }
    }
}
END_TEST

/* Gaussian integers, of which products and quotients are exact. */
START_TEST(what_is_exact_is_given_exactly)
{
    Random random = { 2 };

    for (int i = 0; i < 2000; i++) {
        double a = (double)(random_word(&random) % 2001) - 1000,
               b = (double)(random_word(&random) % 2000) - 1000 + 0.5,
               c = (double)(random_word(&random) % 2000) - 1000 + 0.5,
               d = (double)(random_word(&random) % 2001) - 1000;
        Complex product = complex_of(a * c - b * d, a * d + b * c), lhs = complex_of(a, b);
        Complex square = complex_of(a * a - b * b, 2 * a * b);
        double sign = a < 0 ? -1 : 1;

        expect("div", product, complex_div(product, complex_of(c, d)), a, b);
        if (a != 0)
            expect("sqrt", square, complex_sqrt(square), sign * a, sign * b);
        ck_assert(is(complex_abs(lhs), (double)hypotf128(a, b)));
        ck_assert(is(complex_angle(lhs), float_to_double(complex_log(lhs).im)));
    }
}
END_TEST

/* b to the power of the logarithm, multiplied by hand, and an angle that counts in full. */
START_TEST(powers)
{
    Arena arena = { 0 };
    Complex i = complex_of(0, 1), diagonal = complex_of(1, 1);

    expect("i^i", i, complex_pow(i, i), 0.20787957635076191, 0);
    for (int n = -60; n <= 60; n++) {
        Complex result = complex_powi(diagonal, int_of_s(&arena, 8, n));
        static const double COSINES[] = { 1, 1, 0, -1, -1, -1, 0, 1 };
        double size = ldexp(1, n >= 0 ? n / 2 : (n - 1) / 2), re = COSINES[n & 7] * size,
               im = COSINES[(n + 6) & 7] * size;

        expect("(1 + i)^n", diagonal, result, re + 0, im + 0);
        if (n)
            expect("pow", diagonal, complex_pow(diagonal, complex_of(n, 0)), re + 0, im + 0);
    }
    expect("(-4)^(1/2)", i, complex_pow(complex_of(-4, 0), complex_of(0.5, 0)), 0, 2);
    expect("i^large", i, complex_powi(i, int_of_s(&arena, 64, INT64_MAX)), 0, -1);
    arena_free(&arena);
}
END_TEST

/* Where the exact part lies next to the middle between two numbers, it takes all digits to tell. */
START_TEST(nearly_ties)
{
    double least = 5e-324;

    expect("sqrt", complex_of(1, 3 * least), complex_sqrt(complex_of(1, 3 * least)), 1, least);
    expect("sqrt", complex_of(-1, 3 * least), complex_sqrt(complex_of(-1, 3 * least)), least, 1);
    expect("sign", complex_of(2, 3 * least), complex_sign(complex_of(2, 3 * least)), 1, least);
    expect("log1p", complex_of(1, 3 * least), complex_log1p(complex_of(1, 3 * least)),
           0.69314718055994529, least);
    expect("expm1", complex_of(ldexp(1, -101), ldexp(1, -50)),
           complex_expm1(complex_of(ldexp(1, -101), ldexp(1, -50))), -ldexp(1, -202) / 3,
           ldexp(1, -50));
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("complex");
    TCase *all = tcase_create("all");
    SRunner *runner;
    int failed;

    tcase_add_test(all, parts_are_those_of_the_library_with_twice_the_digits);
    tcase_add_test(all, what_is_exact_is_given_exactly);
    tcase_add_test(all, powers);
    tcase_add_test(all, nearly_ties);
    tcase_set_timeout(all, 60);
    suite_add_tcase(suite, all);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    float_free_caches();
    return failed != 0;
}
