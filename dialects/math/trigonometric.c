/* Angles, and the hyperbolic functions. */
#include "dialects/math/math.h"

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

const OpDef MATH_TRIGONOMETRIC_OPS[] = {
    {
        .name = "math.acos",
        .summary = "arc cosine",
        .doc = "The angle in radians, 0 to pi, whose cosine the operand is. NaN outside of\n"
               "[-1, 1].\n",
        FUNCTION_OF_ONE(float_acos),
        .formula = "result = arccos(operand), correctly rounded",
        .example = "// pi, pi/2, and no angle at all.\n"
                   "  %x = arith.constant dense<[-1.0, 0.0, 1.5]> : vector<3xf32>\n"
                   "  %angle = math.acos %x : vector<3xf32>\n",
        .gives = "dense<[3.14159274, 1.57079637, 0x7FC00000]> : vector<3xf32>\n",
    },
    {
        .name = "math.acosh",
        .summary = "inverse hyperbolic cosine",
        .doc = "The number, not negative, whose hyperbolic cosine the operand is. NaN below 1.\n",
        FUNCTION_OF_ONE(float_acosh),
        .formula = "result = ln(operand + sqrt(operand^2 - 1)), correctly rounded",
        .example = "// cosh gives 1 or more, so there is nothing to invert below.\n"
                   "  %x = arith.constant dense<[1.0, 2.0, 0.5]> : vector<3xf32>\n"
                   "  %number = math.acosh %x : vector<3xf32>\n",
        .gives = "dense<[0.000000e+00, 1.31695795, 0x7FC00000]> : vector<3xf32>\n",
    },
    {
        .name = "math.asin",
        .summary = "arc sine",
        .doc = "The angle in radians, -pi/2 to pi/2, whose sine the operand is. NaN outside of\n"
               "[-1, 1].\n",
        FUNCTION_OF_ONE(float_asin),
        .formula = "result = arcsin(operand), correctly rounded",
        .example = "// Many angles have one sine: of 3 comes back pi - 3.\n"
                   "  %angle = arith.constant 3.0 : f64\n"
                   "  %sine = math.sin %angle : f64\n"
                   "  %back = math.asin %sine : f64\n",
        .gives = "0.14159265358979323 : f64\n",
    },
    {
        .name = "math.asinh",
        .summary = "inverse hyperbolic sine",
        .doc = "The number whose hyperbolic sine the operand is.\n",
        FUNCTION_OF_ONE(float_asinh),
        .formula = "result = ln(operand + sqrt(operand^2 + 1)), correctly rounded",
        .example = "// Computed step by step, the formula would square 10^200: infinity.\n"
                   "  %x = arith.constant dense<[1.0e200, -1.0]> : vector<2xf64>\n"
                   "  %number = math.asinh %x : vector<2xf64>\n",
        .gives = "dense<[461.21016577936911, -0.88137358701954305]> : vector<2xf64>\n",
    },
    {
        .name = "math.atan",
        .summary = "arc tangent",
        .doc = "The angle in radians, -pi/2 to pi/2, whose tangent the operand is.\n",
        FUNCTION_OF_ONE(float_atan),
        .formula = "result = arctan(operand), correctly rounded",
        .example = "// pi as programs have always made it; pi/2 at infinity.\n"
                   "  %one = arith.constant 1.0 : f64\n"
                   "  %four = arith.constant 4.0 : f64\n"
                   "  %quarter = math.atan %one : f64\n"
                   "  %pi = arith.mulf %four, %quarter : f64\n"
                   "  %infinity = arith.constant 0x7FF0000000000000 : f64\n"
                   "  %half = math.atan %infinity : f64\n"
                   "  return %pi, %half : f64, f64\n",
        .gives = "3.1415926535897931 : f64\n"
                 "1.5707963267948966 : f64\n",
    },
    {
        .name = "math.atan2",
        .summary = "angle of a point",
        .doc = "The angle in radians, -pi to pi, between the positive x axis and the ray to the\n"
               "point x = rhs, y = lhs. Signed zeros and infinities are as C has them.\n",
        FUNCTION_OF_TWO(float_atan2),
        .formula = "result = arg(rhs + lhs * i), correctly rounded",
        .decisions = "A10, N1, N9",
        .example = "// From (1, 1) around to (-1, 0), seen from above and from below.\n"
                   "  %y = arith.constant dense<[1.0, 1.0, 0.0, -0.0]> : vector<4xf32>\n"
                   "  %x = arith.constant dense<[1.0, 0.0, -1.0, -1.0]> : vector<4xf32>\n"
                   "  %angle = math.atan2 %y, %x : vector<4xf32>\n",
        .gives = "dense<[0.785398185, 1.57079637, 3.14159274, -3.14159274]> : vector<4xf32>\n",
    },
    {
        .name = "math.atanh",
        .summary = "inverse hyperbolic tangent",
        .doc = "The number whose hyperbolic tangent the operand is: infinite for 1 and -1, NaN\n"
               "beyond.\n",
        FUNCTION_OF_ONE(float_atanh),
        .formula = "result = ln((1 + operand) / (1 - operand)) / 2, correctly rounded",
        .example = "// The ends of the range of tanh, and beyond them.\n"
                   "  %x = arith.constant dense<[0.5, 1.0, -1.0, 1.5]> : vector<4xf32>\n"
                   "  %number = math.atanh %x : vector<4xf32>\n",
        .gives = "dense<[0.549306154, 0x7F800000, 0xFF800000, 0x7FC00000]> : vector<4xf32>\n",
    },
    {
        .name = "math.cos",
        .summary = "cosine",
        .doc = "The cosine of an angle in radians. NaN of an infinity.\n",
        FUNCTION_OF_ONE(float_cos),
        .formula = "result = cos(operand), correctly rounded",
        .example = "// The f64 nearest to pi/2 is not pi/2: the cosine tells by how much.\n"
                   "  %angle = arith.constant dense<[0.0, 1.5707963267948966]> : vector<2xf64>\n"
                   "  %cosine = math.cos %angle : vector<2xf64>\n",
        .gives = "dense<[1.000000e+00, 6.123233995736766E-17]> : vector<2xf64>\n",
    },
    {
        .name = "math.cosh",
        .summary = "hyperbolic cosine",
        .doc = "The hyperbolic cosine.\n",
        FUNCTION_OF_ONE(float_cosh),
        .formula = "result = (e^operand + e^-operand) / 2, correctly rounded",
        .example = "// Even: the sign does not matter. Beyond about 89 no f32 is large enough.\n"
                   "  %x = arith.constant dense<[0.0, 1.0, -1.0, 100.0]> : vector<4xf32>\n"
                   "  %cosine = math.cosh %x : vector<4xf32>\n",
        .gives = "dense<[1.000000e+00, 1.54308069, 1.54308069, 0x7F800000]> : vector<4xf32>\n",
    },
    {
        .name = "math.sin",
        .summary = "sine",
        .doc = "The sine of an angle in radians. NaN of an infinity.\n",
        FUNCTION_OF_ONE(float_sin),
        .formula = "result = sin(operand), correctly rounded",
        .example = "// Large angles count in full: 10^22 is turned back 1.6 * 10^21 times.\n"
                   "  %pi = arith.constant 3.141592653589793 : f64\n"
                   "  %large = arith.constant 1.0e22 : f64\n"
                   "  %0 = math.sin %pi : f64\n"
                   "  %1 = math.sin %large : f64\n"
                   "  return %0, %1 : f64, f64\n",
        .gives = "1.2246467991473532E-16 : f64\n"
                 "-0.85220084976718879 : f64\n",
    },
    {
        .name = "math.sincos",
        .summary = "sine and cosine",
        .doc = "The sine and the cosine of an angle in radians. Both NaN of an infinity.\n",
        .operands = OPERANDS({ "operand", &FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmath", &FAST_MATH_ATTR, "none" }),
        .results = RESULTS({ "sin", &FLOAT_LIKE }, { "cos", &FLOAT_LIKE }),
        .types = TYPE_RULES({ .same = "operand sin cos" }),
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_SHAPE,
        .eval_lane = math_sincos,
        .formula = "sin = sin(operand), cos = cos(operand), each correctly rounded",
        .poison = "Under `nnan` (`ninf`) both results are poison where the operand or they are\n"
                  "NaN (infinite).\n",
        .decisions = "A10, N1, N9",
        .example = "// The point (2, 0) turned by an angle whose tangent is 3/4.\n"
                   "  %angle = arith.constant 0.6435011 : f32\n"
                   "  %radius = arith.constant 2.0 : f32\n"
                   "  %sin, %cos = math.sincos %angle : f32\n"
                   "  %x = arith.mulf %radius, %cos : f32\n"
                   "  %y = arith.mulf %radius, %sin : f32\n"
                   "  return %x, %y : f32, f32\n",
        .gives = "1.600000e+00 : f32\n"
                 "1.200000e+00 : f32\n",
    },
    {
        .name = "math.sinh",
        .summary = "hyperbolic sine",
        .doc = "The hyperbolic sine.\n",
        FUNCTION_OF_ONE(float_sinh),
        .formula = "result = (e^operand - e^-operand) / 2, correctly rounded",
        .example = "// Near zero about its operand; of 12 it is too large for f16.\n"
                   "  %x = arith.constant dense<[-0.001, 11.0, 12.0]> : vector<3xf16>\n"
                   "  %sine = math.sinh %x : vector<3xf16>\n",
        .gives = "dense<[-1.000400e-03, 2.993600e+04, 0x7C00]> : vector<3xf16>\n",
    },
    {
        .name = "math.tan",
        .summary = "tangent",
        .doc = "The tangent of an angle in radians. NaN of an infinity.\n",
        FUNCTION_OF_ONE(float_tan),
        .formula = "result = tan(operand), correctly rounded",
        .example = "// No float is pi/2: large on one side of it, and on the other.\n"
                   "  %angle = arith.constant dense<[1.57079625, 1.57079637]> : vector<2xf32>\n"
                   "  %tangent = math.tan %angle : vector<2xf32>\n"
                   "  vector.print %tangent : vector<2xf32>\n"
                   "  return\n",
        .gives = "( 1.32454e+07, -2.28773e+07 )\n",
    },
    {
        .name = "math.tanh",
        .summary = "hyperbolic tangent",
        .doc = "The hyperbolic tangent.\n",
        FUNCTION_OF_ONE(float_tanh),
        .formula =
            "result = (e^operand - e^-operand) / (e^operand + e^-operand), correctly rounded",
        .example = "// It stays below 1, but rounding reaches 1 at 9.1 already.\n"
                   "  %x = arith.constant dense<[-0.0, 0.5, 9.0, 9.1]> : vector<4xf32>\n"
                   "  %tangent = math.tanh %x : vector<4xf32>\n",
        .gives = "dense<[-0.000000e+00, 0.462117165, 0.99999994, 1.000000e+00]> : vector<4xf32>\n",
    },
    { 0 },
};
