/* The bounds of interp/oracle/judge/ulps.c against the C library of this machine, which native code
 * calls. */
#include "testsuite/unit/float_twin.h"

#include "interp/oracle/judge/ulps.h"

#include <math.h>
#include <string.h>

enum { ROUNDS = 4000 };

typedef struct Function {
    const char *op;
    Float (*right)(Float a);
    float (*f32)(float a);
    double (*f64)(double a);
} Function;

typedef struct PairFunction {
    const char *op;
    Float (*right)(Float a, Float b);
    float (*f32)(float a, float b);
    double (*f64)(double a, double b);
} PairFunction;

static const Function FUNCTIONS[] = {
    { "math.acos", float_acos, acosf, acos },     { "math.acosh", float_acosh, acoshf, acosh },
    { "math.asin", float_asin, asinf, asin },     { "math.asinh", float_asinh, asinhf, asinh },
    { "math.atan", float_atan, atanf, atan },     { "math.atanh", float_atanh, atanhf, atanh },
    { "math.cbrt", float_cbrt, cbrtf, cbrt },     { "math.cos", float_cos, cosf, cos },
    { "math.cosh", float_cosh, coshf, cosh },     { "math.erf", float_erf, erff, erf },
    { "math.erfc", float_erfc, erfcf, erfc },     { "math.exp", float_exp, expf, exp },
    { "math.exp2", float_exp2, exp2f, exp2 },     { "math.expm1", float_expm1, expm1f, expm1 },
    { "math.log", float_log, logf, log },         { "math.log10", float_log10, log10f, log10 },
    { "math.log1p", float_log1p, log1pf, log1p }, { "math.log2", float_log2, log2f, log2 },
    { "math.sin", float_sin, sinf, sin },         { "math.sinh", float_sinh, sinhf, sinh },
    { "math.sincos", float_sin, sinf, sin },      { "math.sincos", float_cos, cosf, cos },
    { "math.tan", float_tan, tanf, tan },         { "math.tanh", float_tanh, tanhf, tanh },
    { "math.sqrt", float_sqrt, sqrtf, sqrt },     { "math.floor", float_floor, floorf, floor },
};

static const PairFunction PAIR_FUNCTIONS[] = {
    { "math.atan2", float_atan2, atan2f, atan2 },
    { "math.powf", float_pow, powf, pow },
};

static Float of_f32(float value)
{
    uint32_t bits;

    memcpy(&bits, &value, sizeof bits);
    return float_of_bits(&FLOAT_F32, bits, 0);
}

static Float of_f64(double value)
{
    uint64_t bits;

    memcpy(&bits, &value, sizeof bits);
    return float_of_bits(&FLOAT_F64, bits, 0);
}

/* Random magnitudes from 2^-20 to 2^20, where functions do most of what they do. */
static double draw(void)
{
    double digits = 1 + (double)random() * 0x1p-31 + (double)random() * 0x1p-53;

    return ldexp(random() & 1 ? digits : -digits, (int)(random() % 40) - 20);
}

static void check_within(const char *op, Float right, Float native)
{
    int64_t a = (int64_t)twin_magnitude(right), b = (int64_t)twin_magnitude(native);
    double allowed = ulps_allowed(str_of(op), right.format), apart;

    ck_assert_msg(float_is_nan(right) == float_is_nan(native), "%s gives one NaN", op);
    if (float_is_nan(right))
        return;
    a = float_is_negative(right) ? -a : a;
    b = float_is_negative(native) ? -b : b;
    apart = fabs((double)(a - b));
    ck_assert_msg(apart <= allowed, "%s of %s: %#llx is %g from %#llx, and %g is allowed", op,
                  right.format->name, (long long)b, apart, (long long)a, allowed);
}

START_TEST(the_library_keeps_its_bounds)
{
    for (size_t i = 0; i < sizeof FUNCTIONS / sizeof *FUNCTIONS; i++) {
        const Function *f = &FUNCTIONS[i];

        for (int round = 0; round < ROUNDS; round++) {
            double a = draw();

            check_within(f->op, f->right(of_f64(a)), of_f64(f->f64(a)));
            check_within(f->op, f->right(of_f32((float)a)), of_f32(f->f32((float)a)));
        }
    }
}
END_TEST

START_TEST(the_library_keeps_its_bounds_on_pairs)
{
    for (size_t i = 0; i < sizeof PAIR_FUNCTIONS / sizeof *PAIR_FUNCTIONS; i++) {
        const PairFunction *f = &PAIR_FUNCTIONS[i];

        for (int round = 0; round < ROUNDS; round++) {
            double a = draw(), b = draw();
            float a32 = (float)a, b32 = (float)b;

            check_within(f->op, f->right(of_f64(a), of_f64(b)), of_f64(f->f64(a, b)));
            check_within(f->op, f->right(of_f32(a32), of_f32(b32)), of_f32(f->f32(a32, b32)));
        }
    }
}
END_TEST

START_TEST(what_ieee_fixes_is_exact)
{
    static const char *const FIXED[] = { "math.sqrt", "math.fma",    "math.absf",
                                         "math.ceil", "math.clampf", "arith.addf" };

    for (size_t i = 0; i < sizeof FIXED / sizeof *FIXED; i++)
        for (int f = 0; FLOAT_FORMATS[f]; f++)
            ck_assert(ulps_allowed(str_of(FIXED[i]), FLOAT_FORMATS[f]) == 0);
}
END_TEST

/* A function of f32 rounded once more is never two numbers of a narrower format away. */
START_TEST(narrow_formats_are_a_neighbour_away)
{
    for (size_t i = 0; i < sizeof FUNCTIONS / sizeof *FUNCTIONS; i++) {
        const Function *f = &FUNCTIONS[i];

        for (uint32_t bits = 0; bits < 0x10000; bits += 7) {
            Float a = float_of_bits(&FLOAT_F16, bits, 0);
            float wide = (float)float_to_double(a);

            check_within(f->op, f->right(a),
                         float_convert(&FLOAT_F16, of_f32(f->f32(wide)), FLOAT_TO_NEAREST_EVEN));
        }
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("ulps");
    TCase *tests = tcase_create("ulps");
    SRunner *runner = srunner_create(suite);
    int failed;

    srandom(1);
    suite_add_tcase(suite, tests);
    tcase_add_test(tests, the_library_keeps_its_bounds);
    tcase_add_test(tests, the_library_keeps_its_bounds_on_pairs);
    tcase_add_test(tests, what_ieee_fixes_is_exact);
    tcase_add_test(tests, narrow_formats_are_a_neighbour_away);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    float_free_caches();
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
