/* What kind of number a float is. */
#include "dialects/math/math.h"

/* The fast-math flags speak about the operand here. */
static Flow classify(Step *s)
{
    const char *why = fast_math_broken(s, prop_bits(s, 0));

    return why ? give_poison(s, why)
               : give_bool(s, meaning_in(s)->computes.class_of(float_in(s, 0)));
}

#define FLOAT_CLASS(function)                                                                      \
    .operands = OPERANDS({ "operand", &FLOAT_LIKE }),                                              \
    .attrs = ATTRS({ "fastmath", &FAST_MATH_ATTR, "none" }), I1_LIKE("operand"),                   \
    .format = "$operand attr-dict `:` type($operand)", .traits = PURE | ELEMENTWISE,               \
    .eval_lane = classify, .computes.class_of = function,                                          \
    .poison = "Under `nnan` (`ninf`) the result is poison where the operand is NaN\n"              \
              "(infinite).\n",                                                                     \
    .decisions = "A10"

const OpDef MATH_CLASSIFY_OPS[] = {
    {
        .name = "math.isfinite",
        .summary = "is a float finite",
        .doc = "Whether the operand is a number: neither infinite nor NaN.\n",
        FLOAT_CLASS(float_is_finite),
        .formula = "result = (|operand| < infinity)",
        .example = "// Does a product fit f16? 0 times infinity is not even a number.\n"
                   "  %a = arith.constant dense<[200.0, 300.0, 0.0]> : vector<3xf16>\n"
                   "  %b = arith.constant dense<[300.0, 300.0, 0x7C00]> : vector<3xf16>\n"
                   "  %product = arith.mulf %a, %b : vector<3xf16>\n"
                   "  %fits = math.isfinite %product : vector<3xf16>\n",
        .gives = "dense<[true, false, false]> : vector<3xi1>\n",
    },
    {
        .name = "math.isinf",
        .summary = "is a float infinite",
        .doc = "Whether the operand is positive or negative infinity.\n",
        FLOAT_CLASS(float_is_inf),
        .formula = "result = (|operand| = infinity)",
        .example = "// 1 / -0.0 is infinite, 0 / -0.0 is not.\n"
                   "  %one = arith.constant 1.0 : f64\n"
                   "  %zero = arith.constant 0.0 : f64\n"
                   "  %minus_zero = arith.constant -0.0 : f64\n"
                   "  %a = arith.divf %one, %minus_zero : f64\n"
                   "  %b = arith.divf %zero, %minus_zero : f64\n"
                   "  %0 = math.isinf %a : f64\n"
                   "  %1 = math.isinf %b : f64\n"
                   "  return %0, %1 : i1, i1\n",
        .gives = "true : i1\n"
                 "false : i1\n",
    },
    {
        .name = "math.isnan",
        .summary = "is a float NaN",
        .doc = "Whether the operand is not a number.\n",
        FLOAT_CLASS(float_is_nan),
        .formula = "result = (operand != operand)",
        .example = "// The root of -1; then with a promise that it is none.\n"
                   "  %x = arith.constant -1.0 : f32\n"
                   "  %root = math.sqrt %x : f32\n"
                   "  %here = math.isnan %root : f32\n"
                   "  %excluded = math.isnan %root {fastmath = #arith.fastmath<nnan>} : f32\n"
                   "  return %here, %excluded : i1, i1\n",
        .gives = "true : i1\n"
                 "poison : i1\n",
    },
    {
        .name = "math.isnormal",
        .summary = "is a float normal",
        .doc = "Whether the operand is neither zero, subnormal, infinite nor NaN.\n",
        FLOAT_CLASS(float_is_normal),
        .formula = "result = (least normal number <= |operand| < infinity)",
        .example = "// Half of the least normal f32 still is a number, but with fewer digits.\n"
                   "  %least = arith.constant 0x00800000 : f32\n"
                   "  %half = arith.constant 0.5 : f32\n"
                   "  %below = arith.mulf %least, %half : f32\n"
                   "  %0 = math.isnormal %least : f32\n"
                   "  %1 = math.isnormal %below : f32\n"
                   "  return %below, %0, %1 : f32, i1, i1\n",
        .gives = "5.87747175E-39 : f32\n"
                 "true : i1\n"
                 "false : i1\n",
    },
    { 0 },
};
