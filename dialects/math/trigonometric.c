/* Angles, and the hyperbolic functions. */
#include "dialects/math/math.h"

static Flow math_acos(Step *s)
{
    return give_unary(s, float_acos);
}

static Flow math_acosh(Step *s)
{
    return give_unary(s, float_acosh);
}

static Flow math_asin(Step *s)
{
    return give_unary(s, float_asin);
}

static Flow math_asinh(Step *s)
{
    return give_unary(s, float_asinh);
}

static Flow math_atan(Step *s)
{
    return give_unary(s, float_atan);
}

static Flow math_atan2(Step *s)
{
    return give_binary(s, float_atan2);
}

static Flow math_atanh(Step *s)
{
    return give_unary(s, float_atanh);
}

static Flow math_cos(Step *s)
{
    return give_unary(s, float_cos);
}

static Flow math_cosh(Step *s)
{
    return give_unary(s, float_cosh);
}

static Flow math_sin(Step *s)
{
    return give_unary(s, float_sin);
}

static Flow math_sincos(Step *s)
{
    uint64_t flags = prop_bits(s, 0);
    Float sine = float_sin(float_in(s, 0)), cosine = float_cos(float_in(s, 0));
    const char *why = fast_math_broken(s, flags);

    if (!why)
        why = fast_math_broken_by(flags, sine);
    if (why)
        return give_poison(s, why);
    give_float_at(s, 0, sine);
    return give_float_at(s, 1, cosine);
}

static Flow math_sinh(Step *s)
{
    return give_unary(s, float_sinh);
}

static Flow math_tan(Step *s)
{
    return give_unary(s, float_tan);
}

static Flow math_tanh(Step *s)
{
    return give_unary(s, float_tanh);
}

const OpDef MATH_TRIGONOMETRIC_OPS[] = {
    {
        .name = "math.acos",
        .summary = "arc cosine",
        .doc = "The angle in radians, 0 to pi, whose cosine the operand is, correctly rounded.\n"
               "NaN outside of [-1, 1]. Under `nnan` (`ninf`) poison where the operand or the\n"
               "result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_acos,
    },
    {
        .name = "math.acosh",
        .summary = "inverse hyperbolic cosine",
        .doc = "The number, not negative, whose hyperbolic cosine the operand is, correctly\n"
               "rounded. NaN below 1. Under `nnan` (`ninf`) poison where the operand or the\n"
               "result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_acosh,
    },
    {
        .name = "math.asin",
        .summary = "arc sine",
        .doc = "The angle in radians, -pi/2 to pi/2, whose sine the operand is, correctly\n"
               "rounded. NaN outside of [-1, 1]. Under `nnan` (`ninf`) poison where the operand\n"
               "or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_asin,
    },
    {
        .name = "math.asinh",
        .summary = "inverse hyperbolic sine",
        .doc = "The number whose hyperbolic sine the operand is, correctly rounded. Under\n"
               "`nnan` (`ninf`) poison where the operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_asinh,
    },
    {
        .name = "math.atan",
        .summary = "arc tangent",
        .doc = "The angle in radians, -pi/2 to pi/2, whose tangent the operand is, correctly\n"
               "rounded. Under `nnan` (`ninf`) poison where the operand or the result is NaN\n"
               "(infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_atan,
    },
    {
        .name = "math.atan2",
        .summary = "angle of a point",
        .doc = "The angle in radians, -pi to pi, between the positive x axis and the ray to the\n"
               "point x = rhs, y = lhs, correctly rounded. Signed zeros and infinities are as C\n"
               "has them. Under `nnan` (`ninf`) poison where an operand or the result is NaN\n"
               "(infinite).\n",
        .operands = { { "lhs", &FLOAT_LIKE }, { "rhs", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_atan2,
    },
    {
        .name = "math.atanh",
        .summary = "inverse hyperbolic tangent",
        .doc = "The number whose hyperbolic tangent the operand is, correctly rounded: infinite\n"
               "for 1 and -1, NaN beyond. Under `nnan` (`ninf`) poison where the operand or the\n"
               "result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_atanh,
    },
    {
        .name = "math.cos",
        .summary = "cosine",
        .doc = "The cosine of an angle in radians, correctly rounded. NaN of an infinity. Under\n"
               "`nnan` (`ninf`) poison where the operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_cos,
    },
    {
        .name = "math.cosh",
        .summary = "hyperbolic cosine",
        .doc = "The hyperbolic cosine, correctly rounded. Under `nnan` (`ninf`) poison where\n"
               "the operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_cosh,
    },
    {
        .name = "math.sin",
        .summary = "sine",
        .doc = "The sine of an angle in radians, correctly rounded. NaN of an infinity. Under\n"
               "`nnan` (`ninf`) poison where the operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_sin,
    },
    {
        .name = "math.sincos",
        .summary = "sine and cosine",
        .doc = "The sine and the cosine of an angle in radians, each correctly rounded. Both\n"
               "NaN of an infinity. Under `nnan` (`ninf`) both poison where the operand or they\n"
               "are NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "sin", &FLOAT_LIKE }, { "cos", &FLOAT_LIKE } },
        .types = { { .same = "operand sin cos" } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_SHAPE,
        .eval = math_sincos,
    },
    {
        .name = "math.sinh",
        .summary = "hyperbolic sine",
        .doc = "The hyperbolic sine, correctly rounded. Under `nnan` (`ninf`) poison where the\n"
               "operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_sinh,
    },
    {
        .name = "math.tan",
        .summary = "tangent",
        .doc = "The tangent of an angle in radians, correctly rounded. NaN of an infinity.\n"
               "Under `nnan` (`ninf`) poison where the operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_tan,
    },
    {
        .name = "math.tanh",
        .summary = "hyperbolic tangent",
        .doc = "The hyperbolic tangent, correctly rounded. Under `nnan` (`ninf`) poison where\n"
               "the operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_tanh,
    },
    { 0 },
};
