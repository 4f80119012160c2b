/* Powers, roots, logarithms, and the error function. */
#include "dialects/math/math.h"

static Flow math_cbrt(Step *s)
{
    return give_unary(s, float_cbrt);
}

static Flow math_erf(Step *s)
{
    return give_unary(s, float_erf);
}

static Flow math_erfc(Step *s)
{
    return give_unary(s, float_erfc);
}

static Flow math_exp(Step *s)
{
    return give_unary(s, float_exp);
}

static Flow math_exp2(Step *s)
{
    return give_unary(s, float_exp2);
}

static Flow math_expm1(Step *s)
{
    return give_unary(s, float_expm1);
}

static Flow math_log(Step *s)
{
    return give_unary(s, float_log);
}

static Flow math_log10(Step *s)
{
    return give_unary(s, float_log10);
}

static Flow math_log1p(Step *s)
{
    return give_unary(s, float_log1p);
}

static Flow math_log2(Step *s)
{
    return give_unary(s, float_log2);
}

static Flow math_powf(Step *s)
{
    return give_binary(s, float_pow);
}

static Flow math_fpowi(Step *s)
{
    return give_float_fast(s, prop_bits(s, 0), float_powi(float_in(s, 0), int_in(s, 1)));
}

static Flow math_rsqrt(Step *s)
{
    return give_unary(s, float_rsqrt);
}

static Flow math_sqrt(Step *s)
{
    return give_unary(s, float_sqrt);
}

const OpDef MATH_EXPONENTIAL_OPS[] = {
    {
        .name = "math.cbrt",
        .summary = "cube root",
        .doc = "The real cube root, correctly rounded, of negative numbers too. Under `nnan`\n"
               "(`ninf`) poison where the operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_cbrt,
    },
    {
        .name = "math.erf",
        .summary = "error function",
        .doc = "2 / sqrt(pi) times the integral of exp(-t^2) from 0 to the operand, correctly\n"
               "rounded. Under `nnan` (`ninf`) poison where the operand or the result is NaN\n"
               "(infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_erf,
    },
    {
        .name = "math.erfc",
        .summary = "complementary error function",
        .doc = "1 - erf of the operand, correctly rounded as a whole. Under `nnan` (`ninf`)\n"
               "poison where the operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_erfc,
    },
    {
        .name = "math.exp",
        .summary = "power of e",
        .doc = "e to the power of the operand, correctly rounded. Under `nnan` (`ninf`) poison\n"
               "where the operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_exp,
    },
    {
        .name = "math.exp2",
        .summary = "power of 2",
        .doc = "2 to the power of the operand, correctly rounded. Under `nnan` (`ninf`) poison\n"
               "where the operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_exp2,
    },
    {
        .name = "math.expm1",
        .summary = "power of e, minus 1",
        .doc = "e to the power of the operand, minus 1, correctly rounded as a whole. Under\n"
               "`nnan` (`ninf`) poison where the operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_expm1,
    },
    {
        .name = "math.log",
        .summary = "natural logarithm",
        .doc = "The logarithm to base e, correctly rounded: -infinity of zero, NaN of less.\n"
               "Under `nnan` (`ninf`) poison where the operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_log,
    },
    {
        .name = "math.log10",
        .summary = "logarithm to base 10",
        .doc = "The logarithm to base 10, correctly rounded: -infinity of zero, NaN of less.\n"
               "Under `nnan` (`ninf`) poison where the operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_log10,
    },
    {
        .name = "math.log1p",
        .summary = "natural logarithm of 1 + x",
        .doc = "The logarithm to base e of 1 plus the operand, correctly rounded as a whole:\n"
               "-infinity of -1, NaN of less. Under `nnan` (`ninf`) poison where the operand or\n"
               "the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_log1p,
    },
    {
        .name = "math.log2",
        .summary = "logarithm to base 2",
        .doc = "The logarithm to base 2, correctly rounded: -infinity of zero, NaN of less.\n"
               "Under `nnan` (`ninf`) poison where the operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_log2,
    },
    {
        .name = "math.powf",
        .summary = "float power",
        .doc = "lhs to the power of rhs, correctly rounded. Anything to the power of 0 is 1,\n"
               "and 1 to any power is 1, even of NaN. NaN where a negative finite lhs has a\n"
               "power that is no integer. Under `nnan` (`ninf`) poison where an operand or the\n"
               "result is NaN (infinite).\n",
        .operands = { { "lhs", &FLOAT_LIKE }, { "rhs", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_powf,
    },
    {
        .name = "math.fpowi",
        .summary = "float to an integer power",
        .doc = "lhs to the power of rhs, an integer read as signed, correctly rounded. Anything\n"
               "to the power of 0 is 1, even of NaN. Under `nnan` (`ninf`) poison where lhs or\n"
               "the result is NaN (infinite).\n",
        .operands = { { "lhs", &FLOAT_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .types = { { .same = "lhs result" } },
        .format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` "
                  "type($rhs)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_SHAPE,
        .eval = math_fpowi,
    },
    {
        .name = "math.rsqrt",
        .summary = "reciprocal of the square root",
        .doc = "1 / sqrt(x), correctly rounded as a whole: infinite of zero, NaN of less. Under\n"
               "`nnan` (`ninf`) poison where the operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_rsqrt,
    },
    {
        .name = "math.sqrt",
        .summary = "square root",
        .doc = "The square root, correctly rounded; -0.0 of -0.0, NaN of less. Under `nnan`\n"
               "(`ninf`) poison where the operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_sqrt,
    },
    { 0 },
};
