/* math: mathematical functions. Here: signs, rounding to integers, and what combines floats. */
#include "dialects/math/math.h"

Flow give_unary(Step *s, FloatUnary *function)
{
    return give_float_fast(s, prop_bits(s, 0), function(float_in(s, 0)));
}

Flow give_binary(Step *s, FloatBinary *function)
{
    return give_float_fast(s, prop_bits(s, 0), function(float_in(s, 0), float_in(s, 1)));
}

static Flow math_absf(Step *s)
{
    return give_float_exact_fast(s, prop_bits(s, 0), float_abs(float_in(s, 0)));
}

static Flow math_copysign(Step *s)
{
    return give_float_exact_fast(s, prop_bits(s, 0),
                                 float_copysign(float_in(s, 0), float_in(s, 1)));
}

/* As the document writes it, though it is no clamp where min < max: DECISIONS.md A3. */
static Flow math_clampf(Step *s)
{
    Float least = float_minimum(float_in(s, 0), float_in(s, 1));

    return give_float_fast(s, prop_bits(s, 0), float_maximum(least, float_in(s, 2)));
}

static Flow math_fma(Step *s)
{
    return give_float_fast(s, prop_bits(s, 0),
                           float_fma(float_in(s, 0), float_in(s, 1), float_in(s, 2)));
}

static Flow math_ceil(Step *s)
{
    return give_unary(s, float_ceil);
}

static Flow math_floor(Step *s)
{
    return give_unary(s, float_floor);
}

static Flow math_round(Step *s)
{
    return give_unary(s, float_round);
}

static Flow math_roundeven(Step *s)
{
    return give_unary(s, float_roundeven);
}

static Flow math_trunc(Step *s)
{
    return give_unary(s, float_trunc);
}

static const OpDef OPS[] = {
    {
        .name = "math.absf",
        .summary = "float absolute value",
        .doc = "The operand with its sign bit cleared; a NaN keeps its payload. Under `nnan`\n"
               "(`ninf`) poison where the operand is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_absf,
    },
    {
        .name = "math.copysign",
        .summary = "magnitude of one float, sign of another",
        .doc = "lhs with the sign bit of rhs; a NaN keeps its payload. Under `nnan` (`ninf`)\n"
               "poison where an operand is NaN (infinite).\n",
        .operands = { { "lhs", &FLOAT_LIKE }, { "rhs", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_copysign,
    },
    {
        .name = "math.clampf",
        .summary = "clamping by two bounds",
        .doc = "The maximum of `max` and the minimum of `value` and `min`: exactly in this\n"
               "order, as arith.maximumf and arith.minimumf compute them. NaN where an operand\n"
               "is NaN. Under `nnan` (`ninf`) poison where an operand is NaN (infinite).\n",
        .operands = { { "value", &FLOAT_LIKE }, { "min", &FLOAT_LIKE }, { "max", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict "
                  "`:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_clampf,
    },
    {
        .name = "math.fma",
        .summary = "fused multiplication and addition",
        .doc = "a * b + c, rounded once, to nearest, ties to even. Under `nnan` (`ninf`) poison\n"
               "where an operand or the result is NaN (infinite).\n",
        .operands = { { "a", &FLOAT_LIKE }, { "b", &FLOAT_LIKE }, { "c", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_fma,
    },
    {
        .name = "math.ceil",
        .summary = "rounding upward to an integer",
        .doc = "The least integral number that is not below the operand, as a float; -0.0 for\n"
               "what lies between -1 and 0. Under `nnan` (`ninf`) poison where the operand or\n"
               "the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_ceil,
    },
    {
        .name = "math.floor",
        .summary = "rounding downward to an integer",
        .doc = "The greatest integral number that is not above the operand, as a float. Under\n"
               "`nnan` (`ninf`) poison where the operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_floor,
    },
    {
        .name = "math.round",
        .summary = "rounding to the nearest integer, ties away from zero",
        .doc = "The nearest integral number, as a float, with the sign of the operand; of two\n"
               "that are as near the one farther from zero. Under `nnan` (`ninf`) poison where\n"
               "the operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_round,
    },
    {
        .name = "math.roundeven",
        .summary = "rounding to the nearest integer, ties to even",
        .doc = "The nearest integral number, as a float, with the sign of the operand; of two\n"
               "that are as near the even one. Under `nnan` (`ninf`) poison where the operand\n"
               "or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_roundeven,
    },
    {
        .name = "math.trunc",
        .summary = "rounding toward zero to an integer",
        .doc = "The operand without its fraction, as a float, with its sign. Under `nnan`\n"
               "(`ninf`) poison where the operand or the result is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_trunc,
    },
    { 0 },
};

static const OpDef *const MORE_OPS[] = {
    MATH_INTEGER_OPS, MATH_CLASSIFY_OPS, MATH_TRIGONOMETRIC_OPS, MATH_EXPONENTIAL_OPS, NULL,
};

const DialectDef MATH_DIALECT = {
    .name = "math",
    .summary = "mathematical functions",
    .doc = "Functions of integers and floats beyond plain arithmetic. They apply lane by lane to\n"
           "vectors and tensors, and their float results are correctly rounded. A poison operand\n"
           "makes the result poison, lane by lane, unless an operation says otherwise.\n",
    .ops = OPS,
    .more_ops = MORE_OPS,
};
