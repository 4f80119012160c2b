/* Externals of C's mathematical library: each for double and, with an `f` behind its name, float.
 * They give what the operations of math give: the exact result, rounded once. */
#include "interp/machine/externals.h"

#include <string.h>

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
    { "expm1", float_expm1, NULL },
    { "fabs", float_abs, NULL },
    { "floor", float_floor, NULL },
    { "fmax", NULL, float_maxnum },
    { "fmin", NULL, float_minnum },
    { "fmod", NULL, float_rem },
    { "log", float_log, NULL },
    { "log10", float_log10, NULL },
    { "log1p", float_log1p, NULL },
    { "log2", float_log2, NULL },
    { "nearbyint", float_roundeven, NULL },
    { "pow", NULL, float_pow },
    { "rint", float_roundeven, NULL },
    { "round", float_round, NULL },
    { "roundeven", float_roundeven, NULL },
    { "sin", float_sin, NULL },
    { "sinh", float_sinh, NULL },
    { "sqrt", float_sqrt, NULL },
    { "tan", float_tan, NULL },
    { "tanh", float_tanh, NULL },
    { "trunc", float_trunc, NULL },
};

static const Function *function_named(const External *external)
{
    size_t length = strlen(external->name) - (external->signature[0] == 'f');

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

#define ONE(name)                                                                                  \
    { #name, call_function_of_floats, "d>d", NULL },                                               \
    {                                                                                              \
#name "f", call_function_of_floats, "f>f", NULL                                            \
    }
#define TWO(name)                                                                                  \
    { #name, call_function_of_floats, "dd>d", NULL },                                              \
    {                                                                                              \
#name "f", call_function_of_floats, "ff>f", NULL                                           \
    }

const External MATH_EXTERNALS[] = {
    ONE(acos), ONE(acosh), ONE(asin),      ONE(asinh), ONE(atan),  ONE(atanh),     TWO(atan2),
    ONE(cbrt), ONE(ceil),  TWO(copysign),  ONE(cos),   ONE(cosh),  ONE(erf),       ONE(erfc),
    ONE(exp),  ONE(exp2),  ONE(expm1),     ONE(fabs),  ONE(floor), TWO(fmax),      TWO(fmin),
    TWO(fmod), ONE(log),   ONE(log10),     ONE(log1p), ONE(log2),  ONE(nearbyint), TWO(pow),
    ONE(rint), ONE(round), ONE(roundeven), ONE(sin),   ONE(sinh),  ONE(sqrt),      ONE(tan),
    ONE(tanh), ONE(trunc), { 0 },
};
