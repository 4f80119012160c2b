#include "interp/oracle/judge/ulps.h"

#include "core/define/alias.h"
#include "dialects/llvm/llvm.h"

/* How many numbers off, for each format: from glibc's known maximum errors on x86_64. A result e
 * units in the last place from the exact one is within floor(e + 1/2) numbers of its correctly
 * rounded neighbour. */
typedef struct Bound {
    const char *op;
    unsigned f32, f64, f80, f128;
} Bound;

static const Bound BOUNDS[] = {
    /* Functions of complex numbers, each part: in f128, of which that is one digit at most. */
    { "complex.abs", 1, 1, 1, 1 },
    { "complex.angle", 1, 1, 1, 1 },
    { "complex.atan2", 1, 1, 1, 1 },
    { "complex.cos", 1, 1, 1, 1 },
    { "complex.div", 1, 1, 1, 1 },
    { "complex.exp", 1, 1, 1, 1 },
    { "complex.expm1", 1, 1, 1, 1 },
    { "complex.log", 1, 1, 1, 1 },
    { "complex.log1p", 1, 1, 1, 1 },
    { "complex.pow", 1, 1, 1, 1 },
    { "complex.powi", 1, 1, 1, 1 },
    { "complex.rsqrt", 1, 1, 1, 1 },
    { "complex.sign", 1, 1, 1, 1 },
    { "complex.sin", 1, 1, 1, 1 },
    { "complex.sqrt", 1, 1, 1, 1 },
    { "complex.tan", 1, 1, 1, 1 },
    { "complex.tanh", 1, 1, 1, 1 },
    { "linalg.softmax", 1, 1, 1, 1 }, /* its exponentials are moved by themselves */
    { "llvm.intr.exp10", 1, 1, 2, 2 },
    { "llvm.intr.sincos", 1, 1, 1, 2 },
    { "math.acos", 1, 1, 2, 1 },
    { "math.acosh", 2, 2, 4, 4 },
    { "math.asin", 1, 1, 1, 1 },
    { "math.asinh", 2, 2, 3, 4 },
    { "math.atan", 1, 1, 1, 1 },
    { "math.atan2", 2, 1, 1, 2 },
    { "math.atanh", 2, 2, 3, 4 },
    { "math.cbrt", 1, 4, 1, 1 },
    { "math.cos", 1, 1, 1, 2 },
    { "math.cosh", 2, 2, 3, 2 },
    { "math.erf", 1, 1, 1, 1 },
    { "math.erfc", 3, 5, 5, 4 },
    { "math.exp", 1, 1, 1, 1 },
    { "math.exp2", 1, 1, 1, 1 },
    { "math.expm1", 1, 1, 3, 2 },
    /* In a format with more than twice the digits, but that f128 has none above it. */
    { "math.fpowi", 1, 1, 1, 32 },
    { "math.log", 1, 1, 1, 1 },
    { "math.log10", 2, 2, 2, 2 },
    { "math.log1p", 1, 1, 3, 3 },
    { "math.log2", 1, 1, 1, 3 },
    /* powl multiplies for small integers; powf128 loses five bits of large powers. */
    { "math.powf", 1, 1, 4, 32 },
    /* A root and a quotient, each within half a unit: together below 3/2. */
    { "math.rsqrt", 1, 1, 1, 1 },
    { "math.sin", 1, 1, 1, 2 },
    { "math.sincos", 1, 1, 1, 2 },
    { "math.sinh", 2, 2, 3, 2 },
    { "math.tan", 1, 1, 2, 1 },
    { "math.tanh", 2, 2, 4, 2 },
    { "x86vector.avx.rsqrt", 6144, 0, 0, 0 }, /* 1.5 * 2^-12 of the result, as Intel says */
    { 0 },
};

const FloatFormat *ulps_format(const Type *type)
{
    const FloatFormat *format = type_float_format(type);

    if (format || !llvm_is_struct(type) || !llvm_struct_count(type))
        return format;
    format = type_float_format(llvm_struct_element(type, 0));
    for (unsigned i = 1; i < llvm_struct_count(type); i++)
        if (type_float_format(llvm_struct_element(type, i)) != format)
            return NULL;
    return format;
}

double ulps_allowed(Str op_name, const FloatFormat *format)
{
    const Bound *bound = BOUNDS;

    while (bound->op && !str_is(op_name, bound->op))
        bound++;
    if (!bound->op)
        return 0;
    return format == &FLOAT_F32    ? bound->f32
           : format == &FLOAT_F64  ? bound->f64
           : format == &FLOAT_F80  ? bound->f80
           : format == &FLOAT_F128 ? bound->f128
                                   : 1; /* f32's result, rounded once more */
}

double ulps_of(const Op *op, const FloatFormat *format)
{
    const OpDef *meaning = op_meaning(op);
    double own = ulps_allowed(op_name(op), format);

    return own > 0 || !meaning ? own : ulps_allowed(str_of(meaning->name), format);
}
