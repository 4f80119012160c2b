/* math: mathematical functions. Here: signs, rounding to integers, and what combines floats. */
#include "dialects/math/math.h"

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

static const OpDef OPS[] = {
    {
        .name = "math.absf",
        .summary = "float absolute value",
        .words = "absolute magnitude",
        .doc = "The operand with its sign bit cleared; a NaN keeps its payload.\n",
        ONE_FLOAT,
        .primitive = PRIM_FLOAT_ABS,
        .eval_lane = math_absf,
        .formula = "result = |operand|",
        .decisions = "A10, N6",
        .example = "// Negative zero and a negative NaN have a sign to lose, too.\n"
                   "  %x = arith.constant dense<[-2.5, -0.0, 0xFFC00001]> : vector<3xf32>\n"
                   "  %magnitude = math.absf %x : vector<3xf32>\n",
        .gives = "dense<[2.500000e+00, 0.000000e+00, 0x7FC00001]> : vector<3xf32>\n",
    },
    {
        .name = "math.copysign",
        .summary = "magnitude of one float, sign of another",
        .doc = "lhs with the sign bit of rhs; a NaN keeps its payload.\n",
        TWO_FLOATS(0),
        .shown_bits = SHOWS_BITS,
        .primitive = PRIM_FLOAT_COPYSIGN,
        .eval_lane = math_copysign,
        .formula = "|result| = |lhs|, sign(result) = sign(rhs)",
        .decisions = "A10, N6",
        .example = "// No comparison tells -0.0 from +0.0; its sign does.\n"
                   "  %minus_zero = arith.constant -0.0 : f64\n"
                   "  %zero = arith.constant 0.0 : f64\n"
                   "  %one = arith.constant 1.0 : f64\n"
                   "  %less = arith.cmpf olt, %minus_zero, %zero : f64\n"
                   "  %sign = math.copysign %one, %minus_zero : f64\n"
                   "  return %less, %sign : i1, f64\n",
        .gives = "false : i1\n"
                 "-1.000000e+00 : f64\n",
    },
    {
        .name = "math.clampf",
        .summary = "clamping by two bounds",
        .doc = "The maximum of `max` and the minimum of `value` and `min`: exactly in this\n"
               "order, as arith.maximumf and arith.minimumf compute them, so that `max` is the\n"
               "least result. NaN where an operand is NaN.\n",
        .operands =
            OPERANDS({ "value", &FLOAT_LIKE }, { "min", &FLOAT_LIKE }, { "max", &FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmath", &FAST_MATH_ATTR, "none" }),
        .results = RESULTS({ "result", &FLOAT_LIKE }),
        .format = "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict "
                  "`:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval_lane = math_clampf,
        .formula = "result = max(min(value, min), max)",
        .poison = FAST_MATH_POISON,
        .decisions = "A3, A10, N1",
        .example = "// Between 0 and 1 as named, all is 1; the other way around it clamps.\n"
                   "  %x = arith.constant dense<[-3.0, 0.5, 3.0]> : vector<3xf32>\n"
                   "  %zero = arith.constant dense<0.0> : vector<3xf32>\n"
                   "  %one = arith.constant dense<1.0> : vector<3xf32>\n"
                   "  %as_named = math.clampf %x to [%zero, %one] : vector<3xf32>\n"
                   "  %turned = math.clampf %x to [%one, %zero] : vector<3xf32>\n"
                   "  return %as_named, %turned : vector<3xf32>, vector<3xf32>\n",
        .gives = "dense<1.000000e+00> : vector<3xf32>\n"
                 "dense<[0.000000e+00, 5.000000e-01, 1.000000e+00]> : vector<3xf32>\n",
    },
    {
        .name = "math.fma",
        .summary = "fused multiplication and addition",
        .doc = "The exact product and sum, rounded once, to nearest, ties to even.\n",
        .operands = OPERANDS({ "a", &FLOAT_LIKE }, { "b", &FLOAT_LIKE }, { "c", &FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmath", &FAST_MATH_ATTR, "none" }),
        .results = RESULTS({ "result", &FLOAT_LIKE }),
        .format = "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .primitive = PRIM_FLOAT_FMA,
        .eval_lane = math_fma,
        .formula = "result = a * b + c, correctly rounded as a whole",
        .poison = FAST_MATH_POISON,
        .decisions = "A10, N1, N9, P3",
        .example = "// How much rounding took from a product.\n"
                   "  %x = arith.constant 0.1 : f64\n"
                   "  %product = arith.mulf %x, %x : f64\n"
                   "  %negated = arith.negf %product : f64\n"
                   "  %error = math.fma %x, %x, %negated : f64\n",
        .gives = "-8.3266726846886737E-19 : f64\n",
    },
    {
        .name = "math.ceil",
        .summary = "rounding upward to an integer",
        .words = "round",
        .doc = "The least integral number that is not below the operand, as a float; -0.0 for\n"
               "what lies between -1 and 0.\n",
        FLOAT_UNARY(float_ceil),
        .primitive = PRIM_FLOAT_CEIL,
        .formula = "result = ceil(operand)",
        .decisions = "A10, N1, N7",
        .example = "// Up is toward zero for negative numbers, and the sign stays.\n"
                   "  %x = arith.constant dense<[1.2, -1.8, -0.3, 0x7F800000]> : vector<4xf32>\n"
                   "  %up = math.ceil %x : vector<4xf32>\n",
        .gives =
            "dense<[2.000000e+00, -1.000000e+00, -0.000000e+00, 0x7F800000]> : vector<4xf32>\n",
    },
    {
        .name = "math.floor",
        .summary = "rounding downward to an integer",
        .words = "round",
        .doc = "The greatest integral number that is not above the operand, as a float.\n",
        FLOAT_UNARY(float_floor),
        .primitive = PRIM_FLOAT_FLOOR,
        .formula = "result = floor(operand)",
        .decisions = "A10, N1, N7",
        .example = "// x - floor(x) is the fraction, counted upward also below zero.\n"
                   "  %x = arith.constant dense<[1.25, -1.25]> : vector<2xf32>\n"
                   "  %floor = math.floor %x : vector<2xf32>\n"
                   "  %fraction = arith.subf %x, %floor : vector<2xf32>\n"
                   "  return %floor, %fraction : vector<2xf32>, vector<2xf32>\n",
        .gives = "dense<[1.000000e+00, -2.000000e+00]> : vector<2xf32>\n"
                 "dense<[2.500000e-01, 7.500000e-01]> : vector<2xf32>\n",
    },
    {
        .name = "math.round",
        .summary = "rounding to the nearest integer, ties away from zero",
        .doc = "The nearest integral number, as a float, with the sign of the operand; of two\n"
               "that are as near the one farther from zero.\n",
        FLOAT_UNARY(float_round),
        .primitive = PRIM_FLOAT_ROUND,
        .formula = "result = sign(operand) * floor(|operand| + 1/2)",
        .decisions = "A10, N1, N7",
        .example = "// floor(x + 1/2) is not the same: the sum is rounded, ties go up.\n"
                   "  %x = arith.constant dense<[0.49999999999999994, -2.5]> : vector<2xf64>\n"
                   "  %half = arith.constant dense<0.5> : vector<2xf64>\n"
                   "  %rounded = math.round %x : vector<2xf64>\n"
                   "  %sum = arith.addf %x, %half : vector<2xf64>\n"
                   "  %floor = math.floor %sum : vector<2xf64>\n"
                   "  return %rounded, %floor : vector<2xf64>, vector<2xf64>\n",
        .gives = "dense<[0.000000e+00, -3.000000e+00]> : vector<2xf64>\n"
                 "dense<[1.000000e+00, -2.000000e+00]> : vector<2xf64>\n",
    },
    {
        .name = "math.roundeven",
        .summary = "rounding to the nearest integer, ties to even",
        .words = "round",
        .doc = "The nearest integral number, as a float, with the sign of the operand; of two\n"
               "that are as near the even one.\n",
        FLOAT_UNARY(float_roundeven),
        .primitive = PRIM_FLOAT_ROUND_EVEN,
        .formula = "|result - operand| < 1/2, or = 1/2 and result is even",
        .decisions = "A10, N1, N7",
        .example = "// Ties away from zero lift the mean of 0.5, 1.5, 2.5 and 3.5; to even not.\n"
                   "  %x = arith.constant dense<[0.5, 1.5, 2.5, 3.5]> : vector<4xf32>\n"
                   "  %to_even = math.roundeven %x : vector<4xf32>\n"
                   "  vector.print %to_even : vector<4xf32>\n"
                   "  %away = math.round %x : vector<4xf32>\n"
                   "  vector.print %away : vector<4xf32>\n"
                   "  return\n",
        .gives = "( 0, 2, 2, 4 )\n"
                 "( 1, 2, 3, 4 )\n",
    },
    {
        .name = "math.trunc",
        .summary = "rounding toward zero to an integer",
        .words = "round",
        .doc = "The operand without its fraction, as a float, with its sign.\n",
        FLOAT_UNARY(float_trunc),
        .primitive = PRIM_FLOAT_TRUNC,
        .formula = "result = sign(operand) * floor(|operand|)",
        .decisions = "A10, N1, N7",
        .example = "// The result is a float: it cannot be too large, and zero has a sign.\n"
                   "  %large = arith.constant -1.0e+300 : f64\n"
                   "  %small = arith.constant -0.99 : f64\n"
                   "  %a = math.trunc %large : f64\n"
                   "  %b = math.trunc %small : f64\n"
                   "  return %a, %b : f64, f64\n",
        .gives = "-1.000000e+300 : f64\n"
                 "-0.000000e+00 : f64\n",
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
