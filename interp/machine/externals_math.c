/* Externals of C's mathematical library: each for double and, with an `f` or `l` behind its name,
 * for float and long double.
 * They give what the operations of math give: the exact result, rounded once. */
#include "interp/machine/externals.h"

#include "semantics/number/complex.h"

#include <math.h>
#include <string.h>

static Float hypotenuse(Float a, Float b)
{
    return complex_abs((Complex){ a, b });
}

static Float positive_difference(Float a, Float b)
{
    FloatOrder order = float_compare(a, b);

    return order == FLOAT_LESS || order == FLOAT_EQUAL ? float_zero(a.format, false)
                                                       : float_sub(a, b);
}

/* These are exact: the host's give what any would. */
static Float nearest_remainder(Float a, Float b)
{
    return float_of_double(a.format, remainder(float_to_double(a), float_to_double(b)));
}

static Float next_towards(Float a, Float b)
{
    double from = float_to_double(a), to = float_to_double(b);

    return a.format == &FLOAT_F32 ? float_of_double(a.format, nextafterf((float)from, (float)to))
                                  : float_of_double(a.format, nextafter(from, to));
}

static Float exponent_of(Float a)
{
    return float_of_double(a.format, logb(float_to_double(a)));
}

typedef struct Function {
    const char *name; /* of double */
    Float (*of_one)(Float a);
    Float (*of_two)(Float a, Float b);
} Function;

static const Function FUNCTIONS[] = {
    { "acos", float_acos, NULL },
    { "acosh", float_acosh, NULL },
    { "asin", float_asin, NULL },
    { "asinh", float_asinh, NULL },
    { "atan", float_atan, NULL },
    { "atanh", float_atanh, NULL },
    { "atan2", NULL, float_atan2 },
    { "cbrt", float_cbrt, NULL },
    { "ceil", float_ceil, NULL },
    { "copysign", NULL, float_copysign },
    { "cos", float_cos, NULL },
    { "cosh", float_cosh, NULL },
    { "erf", float_erf, NULL },
    { "erfc", float_erfc, NULL },
    { "exp", float_exp, NULL },
    { "exp2", float_exp2, NULL },
    { "exp10", float_exp10, NULL },
    { "expm1", float_expm1, NULL },
    { "fabs", float_abs, NULL },
    { "fdim", NULL, positive_difference },
    { "floor", float_floor, NULL },
    { "fmax", NULL, float_maxnum },
    { "fmin", NULL, float_minnum },
    { "fmod", NULL, float_rem },
    { "hypot", NULL, hypotenuse },
    { "lgamma", float_lgamma, NULL },
    { "log", float_log, NULL },
    { "log10", float_log10, NULL },
    { "log1p", float_log1p, NULL },
    { "log2", float_log2, NULL },
    { "logb", exponent_of, NULL },
    { "nearbyint", float_roundeven, NULL },
    { "nextafter", NULL, next_towards },
    { "pow", NULL, float_pow },
    { "remainder", NULL, nearest_remainder },
    { "rint", float_roundeven, NULL },
    { "round", float_round, NULL },
    { "roundeven", float_roundeven, NULL },
    { "sin", float_sin, NULL },
    { "sinh", float_sinh, NULL },
    { "sqrt", float_sqrt, NULL },
    { "tan", float_tan, NULL },
    { "tanh", float_tanh, NULL },
    { "tgamma", float_tgamma, NULL },
    { "trunc", float_trunc, NULL },
};

static const Function *function_named(const External *external)
{
    size_t length = strlen(external->name) - (external->signature[0] != 'd');

    for (size_t i = 0; i < sizeof FUNCTIONS / sizeof *FUNCTIONS; i++)
        if (strlen(FUNCTIONS[i].name) == length
            && strncmp(FUNCTIONS[i].name, external->name, length) == 0)
            return &FUNCTIONS[i];
    return NULL;
}

static Flow call_function_of_floats(Step *s, const External *self, unsigned first)
{
    const Function *function = function_named(self);
    Float a = place_float(operand_place(s, first));

    return give_float(s, function->of_one
                             ? function->of_one(a)
                             : function->of_two(a, place_float(operand_place(s, first + 1))));
}

/* nan(which): any is as good. */
static Flow call_nan(Step *s, const External *self, unsigned first)
{
    uint64_t length;

    (void)self;
    if (!string_length(s, pointer_in(s, first), UINT64_MAX, &length))
        return FLOW_END;
    return give_float(s, float_nan(result_place(s, 0).layout->format));
}

static Flow call_fma(Step *s, const External *self, unsigned first)
{
    (void)self;
    return give_float(s, float_fma(place_float(operand_place(s, first)),
                                   place_float(operand_place(s, first + 1)),
                                   place_float(operand_place(s, first + 2))));
}

/* lround and lrint, and those of long long. C leaves open what a number is that does not fit. */
static Flow call_to_int(Step *s, const External *self, unsigned first)
{
    Float value = place_float(operand_place(s, first));
    unsigned width = result_place(s, 0).layout->width;
    Int result;

    value = strstr(self->name, "round") ? float_round(value) : float_roundeven(value);
    if (!float_to_int_s(s->arena, value, width, &result))
        result = choice_int(choice_in(s), s->arena, width);
    return give_int(s, result);
}

/* ilogb. Of zero and NaN it is the least number, as glibc's FP_ILOGB0 and FP_ILOGBNAN are, of
 * infinities the greatest. */
static Flow call_ilogb(Step *s, const External *self, unsigned first)
{
    Float value = place_float(operand_place(s, first));

    (void)self;
    return give_int(s, int_of_s(s->arena, 32, ilogb(float_to_double(value))));
}

/* What a function gives through a pointer besides its result. */
static bool store_result(Step *s, Pointer to, Place value)
{
    MemRef at = bytes_at(s, to);

    return store_at(s, &at, 0, value, ACCESS_WRITE) != FLOW_END;
}

/* Exact: the host's takes apart what digits and exponent are. */
static Flow call_frexp(Step *s, const External *self, unsigned first)
{
    Float value = place_float(operand_place(s, first));
    Layout number = layout_int(target_in(s), 32);
    Place exponent = scratch_place(s, &number);
    int power = 0;
    double part = frexp(float_to_double(value), &power);

    (void)self;
    place_set_int(exponent, int_of_s(s->arena, 32, power));
    if (!store_result(s, pointer_in(s, first + 1), exponent))
        return FLOW_END;
    return give_float(s, float_of_double(value.format, part));
}

static Flow call_modf(Step *s, const External *self, unsigned first)
{
    Float value = place_float(operand_place(s, first));
    Layout number = layout_float(target_in(s), value.format);
    Place whole = scratch_place(s, &number);
    Float integral = float_trunc(value);
    Float part = float_is_inf(value) ? float_zero(value.format, false) : float_sub(value, integral);

    (void)self;
    place_set_float(whole, integral);
    if (!store_result(s, pointer_in(s, first + 1), whole))
        return FLOW_END;
    return give_float(s, float_is_nan(value) ? part : float_copysign(part, value));
}

/* sincos(angle, to sine, to cosine) */
static Flow call_sincos(Step *s, const External *self, unsigned first)
{
    Float angle = place_float(operand_place(s, first));
    Layout number = layout_float(target_in(s), angle.format);
    Place sine = scratch_place(s, &number), cosine = scratch_place(s, &number);

    (void)self;
    place_set_float(sine, float_sin(angle));
    place_set_float(cosine, float_cos(angle));
    return store_result(s, pointer_in(s, first + 1), sine)
                   && store_result(s, pointer_in(s, first + 2), cosine)
               ? FLOW_NEXT
               : FLOW_END;
}

/* ldexp and scalbn. */
static Flow call_scale(Step *s, const External *self, unsigned first)
{
    Float value = place_float(operand_place(s, first));
    int power = (int)index_in(s, first + 1);

    (void)self;
    return give_float(s, float_of_double(value.format, ldexp(float_to_double(value), power)));
}

#define ONE_PLAIN(name)                                                                            \
    { #name, call_function_of_floats, "d>d", NULL },                                               \
    {                                                                                              \
#name "f", call_function_of_floats, "f>f", NULL                                            \
    }
#define TWO_PLAIN(name)                                                                            \
    { #name, call_function_of_floats, "dd>d", NULL },                                              \
    {                                                                                              \
#name "f", call_function_of_floats, "ff>f", NULL                                           \
    }
/* Of long double too. */
#define ONE(name)                                                                                  \
    ONE_PLAIN(name),                                                                               \
    {                                                                                              \
#name "l", call_function_of_floats, "x>x", NULL                                            \
    }
#define TWO(name)                                                                                  \
    TWO_PLAIN(name),                                                                               \
    {                                                                                              \
#name "l", call_function_of_floats, "xx>x", NULL                                           \
    }

const External MATH_EXTERNALS[] = {
    ONE(acos),
    ONE(acosh),
    ONE(asin),
    ONE(asinh),
    ONE(atan),
    ONE(atanh),
    TWO(atan2),
    ONE(cbrt),
    ONE(ceil),
    TWO(copysign),
    ONE(cos),
    ONE(cosh),
    ONE(erf),
    ONE(erfc),
    ONE(exp),
    ONE(exp2),
    ONE(expm1),
    ONE(fabs),
    ONE(floor),
    TWO(fmax),
    TWO(fmin),
    TWO(fmod),
    ONE(log),
    ONE(log10),
    ONE(log1p),
    ONE(log2),
    ONE(nearbyint),
    TWO(pow),
    ONE(rint),
    ONE(round),
    ONE(roundeven),
    ONE(sin),
    ONE(sinh),
    ONE(sqrt),
    ONE(tan),
    ONE(tanh),
    ONE(lgamma),
    ONE(tgamma),
    ONE(exp10),
    ONE_PLAIN(logb),
    TWO_PLAIN(nextafter),
    TWO_PLAIN(remainder),
    ONE(roundeven),
    ONE(trunc),
    TWO(fdim),
    TWO(hypot),
    { "nan", call_nan, "p>d", NULL },
    { "nanf", call_nan, "p>f", NULL },
    { "fma", call_fma, "ddd>d", NULL },
    { "fmaf", call_fma, "fff>f", NULL },
    { "lround", call_to_int, "d>z", NULL },
    { "lroundf", call_to_int, "f>z", NULL },
    { "llround", call_to_int, "d>l", NULL },
    { "lrint", call_to_int, "d>z", NULL },
    { "lrintf", call_to_int, "f>z", NULL },
    { "llroundf", call_to_int, "f>l", NULL },
    { "llrint", call_to_int, "d>l", NULL },
    { "llrintf", call_to_int, "f>l", NULL },
    { "frexp", call_frexp, "dp>d", NULL },
    { "frexpf", call_frexp, "fp>f", NULL },
    { "modf", call_modf, "dp>d", NULL },
    { "modff", call_modf, "fp>f", NULL },
    { "sincos", call_sincos, "dpp", NULL },
    { "sincosf", call_sincos, "fpp", NULL },
    { "ilogb", call_ilogb, "d>i", NULL },
    { "ilogbf", call_ilogb, "f>i", NULL },
    { "ldexp", call_scale, "di>d", NULL },
    { "ldexpf", call_scale, "fi>f", NULL },
    { "scalbn", call_scale, "di>d", NULL },
    { "scalbnf", call_scale, "fi>f", NULL },
    { 0 },
};
