/* Externals of C's complex numbers: <complex.h>, and what compilers call for products and
 * quotients. As x86-64 has it those of double go by their parts, and come in a struct; those of
 * float are vectors. Each part is what the operations of complex give, of special values what
 * annex G says. */
#include "interp/machine/externals.h"

#include "semantics/number/complex.h"

#include <string.h>

typedef struct Function {
    const char *name; /* of double */
    Complex (*of_one)(Complex a);
    Complex (*of_two)(Complex a, Complex b);
    Float (*to_real)(Complex a);
} Function;

/* An infinity is 1, a number 0, with its sign. */
static Float boxed(Float part)
{
    Float size = float_is_inf(part) ? float_one(part.format) : float_zero(part.format, false);

    return float_copysign(size, part);
}

static Float number_or_zero(Float part)
{
    return float_is_nan(part) ? float_copysign(float_zero(part.format, false), part) : part;
}

static bool is_infinite(Complex a)
{
    return float_is_inf(a.re) || float_is_inf(a.im);
}

static Complex without_nan(Complex a)
{
    return (Complex){ number_or_zero(a.re), number_or_zero(a.im) };
}

static Complex product_by_parts(Complex a, Complex b)
{
    return (Complex){ float_sub(float_mul(a.re, b.re), float_mul(a.im, b.im)),
                      float_add(float_mul(a.re, b.im), float_mul(a.im, b.re)) };
}

static bool has_infinite_part(Complex a, Complex b)
{
    return float_is_inf(float_mul(a.re, b.re)) || float_is_inf(float_mul(a.im, b.im))
           || float_is_inf(float_mul(a.re, b.im)) || float_is_inf(float_mul(a.im, b.re));
}

/* As C11 G.5.1 has it in example 1: where both parts are NaN, infinities are found again. */
static Complex product(Complex a, Complex b)
{
    Complex result = product_by_parts(a, b);
    bool a_is_infinite = is_infinite(a), b_is_infinite = is_infinite(b);
    Float infinity = float_inf(a.re.format, false);

    if (!float_is_nan(result.re) || !float_is_nan(result.im)
        || (!a_is_infinite && !b_is_infinite && !has_infinite_part(a, b)))
        return result;
    a = a_is_infinite ? (Complex){ boxed(a.re), boxed(a.im) } : without_nan(a);
    b = b_is_infinite ? (Complex){ boxed(b.re), boxed(b.im) } : without_nan(b);
    result = product_by_parts(a, b);
    return (Complex){ float_mul(infinity, result.re), float_mul(infinity, result.im) };
}

static const Function FUNCTIONS[] = {
    { .name = "__muldc3", .of_two = product },     { .name = "__mulsc3", .of_two = product },
    { .name = "__divdc3", .of_two = complex_div }, { .name = "__divsc3", .of_two = complex_div },
    { .name = "cabs", .to_real = complex_abs },    { .name = "carg", .to_real = complex_angle },
    { .name = "ccos", .of_one = complex_cos },     { .name = "cexp", .of_one = complex_exp },
    { .name = "clog", .of_one = complex_log },     { .name = "cpow", .of_two = complex_pow },
    { .name = "csin", .of_one = complex_sin },     { .name = "csqrt", .of_one = complex_sqrt },
    { .name = "ctan", .of_one = complex_tan },     { .name = "ctanh", .of_one = complex_tanh },
};

/* Behind its name, `f` stands for float. */
static const Function *function_of(const External *external)
{
    for (size_t i = 0; i < sizeof FUNCTIONS / sizeof *FUNCTIONS; i++) {
        size_t length = strlen(FUNCTIONS[i].name);

        if (strncmp(FUNCTIONS[i].name, external->name, length) == 0
            && (!external->name[length] || strcmp(external->name + length, "f") == 0))
            return &FUNCTIONS[i];
    }
    return NULL;
}

/* At operand `*next`: a vector, or two parts. */
static Complex take_complex(Step *s, unsigned *next)
{
    Place place = operand_place(s, *next);

    if (layout_is_vector(place.layout)) {
        *next += 1;
        return (Complex){ place_float(place_lane(place, 0)), place_float(place_lane(place, 1)) };
    }
    *next += 2;
    return (Complex){ place_float(place), place_float(operand_place(s, *next - 1)) };
}

/* A NaN is any of them. */
static void set_part(Step *s, Place place, Float value)
{
    place_set_float(place, float_is_nan(value) ? choice_nan(choice_in(s), value.format) : value);
    *place.poison = 0;
}

static Flow give_complex(Step *s, Complex value)
{
    Place result = result_place(s, 0);
    bool is_vector = layout_is_vector(result.layout);

    set_part(s, is_vector ? place_lane(result, 0) : place_part(result, 0), value.re);
    set_part(s, is_vector ? place_lane(result, 1) : place_part(result, 1), value.im);
    return FLOW_NEXT;
}

static Flow call_complex(Step *s, const External *self, unsigned first)
{
    const Function *function = function_of(self);
    Complex a = take_complex(s, &first);

    if (function->to_real)
        return give_float(s, function->to_real(a));
    return give_complex(s, function->of_one ? function->of_one(a)
                                            : function->of_two(a, take_complex(s, &first)));
}

#define ONE(name)                                                                                  \
    { #name, call_complex, "dd>e", NULL },                                                         \
    {                                                                                              \
#name "f", call_complex, "v>v", NULL                                                       \
    }

const External COMPLEX_EXTERNALS[] = {
    { "__muldc3", call_complex, "dddd>e", NULL },
    { "__divdc3", call_complex, "dddd>e", NULL },
    { "__mulsc3", call_complex, "ffff>v", NULL },
    { "__divsc3", call_complex, "ffff>v", NULL },
    { "cabs", call_complex, "dd>d", NULL },
    { "cabsf", call_complex, "v>f", NULL },
    { "carg", call_complex, "dd>d", NULL },
    { "cargf", call_complex, "v>f", NULL },
    ONE(ccos),
    ONE(cexp),
    ONE(clog),
    ONE(csin),
    ONE(csqrt),
    ONE(ctan),
    ONE(ctanh),
    { "cpow", call_complex, "dddd>e", NULL },
    { "cpowf", call_complex, "vv>v", NULL },
    { 0 },
};
