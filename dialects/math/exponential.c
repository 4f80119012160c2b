/* Powers, roots, logarithms, and the error function. */
#include "dialects/math/math.h"

static Flow math_fpowi(Step *s)
{
    return give_float_fast(s, prop_bits(s, 0), float_powi(float_in(s, 0), int_in(s, 1)));
}

const OpDef MATH_EXPONENTIAL_OPS[] = {
    {
        .name = "math.cbrt",
        .summary = "cube root",
        .doc = "The real cube root, of negative numbers too.\n",
        FUNCTION_OF_ONE(float_cbrt),
        .formula = "result = operand^(1/3), correctly rounded",
        .example = "// The power 1/3 is no substitute: 1/3 is rounded, and no integer.\n"
                   "  %x = arith.constant dense<[-27.0, 64.0]> : vector<2xf64>\n"
                   "  %third = arith.constant dense<0.3333333333333333> : vector<2xf64>\n"
                   "  %root = math.cbrt %x : vector<2xf64>\n"
                   "  %power = math.powf %x, %third : vector<2xf64>\n"
                   "  return %root, %power : vector<2xf64>, vector<2xf64>\n",
        .gives = "dense<[-3.000000e+00, 4.000000e+00]> : vector<2xf64>\n"
                 "dense<[0x7FF8000000000000, 3.9999999999999996]> : vector<2xf64>\n",
    },
    {
        .name = "math.erf",
        .summary = "error function",
        .doc = "The error function, correctly rounded.\n",
        FUNCTION_OF_ONE(float_erf),
        .formula = "result = 2 / sqrt(pi) * integral from 0 to operand of e^(-t^2) dt",
        .example = "// The share of normally distributed values within 1, 2 and 3 sigma.\n"
                   "  %sigmas = arith.constant dense<[1.0, 2.0, 3.0]> : vector<3xf64>\n"
                   "  %root_half = arith.constant dense<0.7071067811865476> : vector<3xf64>\n"
                   "  %x = arith.mulf %sigmas, %root_half : vector<3xf64>\n"
                   "  %share = math.erf %x : vector<3xf64>\n"
                   "  vector.print %share : vector<3xf64>\n"
                   "  return\n",
        .gives = "( 0.682689, 0.9545, 0.9973 )\n",
    },
    {
        .name = "math.erfc",
        .summary = "complementary error function",
        .doc = "1 minus the error function, with the digits that a subtraction would lose.\n",
        FUNCTION_OF_ONE(float_erfc),
        .formula = "result = 1 - erf(operand), correctly rounded as a whole",
        .example = "// erf(10) rounds to 1, and nothing is left; erfc knows the rest.\n"
                   "  %x = arith.constant 10.0 : f64\n"
                   "  %one = arith.constant 1.0 : f64\n"
                   "  %erf = math.erf %x : f64\n"
                   "  %difference = arith.subf %one, %erf : f64\n"
                   "  %rest = math.erfc %x : f64\n"
                   "  return %difference, %rest : f64, f64\n",
        .gives = "0.000000e+00 : f64\n"
                 "2.0884875837625449E-45 : f64\n",
    },
    {
        .name = "math.exp",
        .summary = "power of e",
        .doc = "e to the power of the operand: infinite where no number of the type is large\n"
               "enough.\n",
        FUNCTION_OF_ONE(float_exp),
        .formula = "result = e^operand, correctly rounded",
        .example = "// e itself; too large for f32; subnormal; too small.\n"
                   "  %x = arith.constant dense<[1.0, 89.0, -100.0, -104.0]> : vector<4xf32>\n"
                   "  %power = math.exp %x : vector<4xf32>\n",
        .gives = "dense<[2.71828175, 0x7F800000, 3.783510e-44, 0.000000e+00]> : vector<4xf32>\n",
    },
    {
        .name = "math.exp2",
        .summary = "power of 2",
        .doc = "2 to the power of the operand: infinite where no number of the type is large\n"
               "enough, exact where the operand is integral and the type has that power of two.\n",
        FUNCTION_OF_ONE(float_exp2),
        .formula = "result = 2^operand, correctly rounded",
        .example = "// The least number is 2^-149; half of it is a tie, and 0 is even.\n"
                   "  %x = arith.constant dense<[10.0, 0.5, -149.0, -150.0]> : vector<4xf32>\n"
                   "  %power = math.exp2 %x : vector<4xf32>\n",
        .gives = "dense<[1.024000e+03, 1.41421354, 1.401300e-45, 0.000000e+00]> : vector<4xf32>\n",
    },
    {
        .name = "math.expm1",
        .summary = "power of e, minus 1",
        .doc = "e to the power of the operand, minus 1, with the digits that the subtraction\n"
               "would lose near zero.\n",
        FUNCTION_OF_ONE(float_expm1),
        .formula = "result = e^operand - 1, correctly rounded as a whole",
        .example = "// The growth by a tiny rate, and what two roundings make of it.\n"
                   "  %rate = arith.constant 1.0e-10 : f64\n"
                   "  %one = arith.constant 1.0 : f64\n"
                   "  %growth = math.expm1 %rate : f64\n"
                   "  %power = math.exp %rate : f64\n"
                   "  %difference = arith.subf %power, %one : f64\n"
                   "  return %growth, %difference : f64, f64\n",
        .gives = "1.00000000005E-10 : f64\n"
                 "1.000000082740371E-10 : f64\n",
    },
    {
        .name = "math.log",
        .summary = "natural logarithm",
        .doc = "The logarithm to base e: -infinity of zero, NaN of less.\n",
        FUNCTION_OF_ONE(float_log),
        .formula = "result = ln(operand), correctly rounded",
        .example = "// Under `ninf` the logarithm of 0 is poison, not -infinity.\n"
                   "  %x = arith.constant dense<[10.0, -0.0, -1.0]> : vector<3xf32>\n"
                   "  %plain = math.log %x : vector<3xf32>\n"
                   "  %finite = math.log %x fastmath<ninf> : vector<3xf32>\n"
                   "  return %plain, %finite : vector<3xf32>, vector<3xf32>\n",
        .gives = "dense<[2.30258512, 0xFF800000, 0x7FC00000]> : vector<3xf32>\n"
                 "dense<[2.30258512, poison, 0x7FC00000]> : vector<3xf32>\n",
    },
    {
        .name = "math.log10",
        .summary = "logarithm to base 10",
        .doc = "The logarithm to base 10: -infinity of zero, NaN of less.\n",
        FUNCTION_OF_ONE(float_log10),
        .formula = "result = log10(operand), correctly rounded",
        .example = "// Of 1000 exactly 3; a quotient of logarithms only comes near.\n"
                   "  %x = arith.constant 1000.0 : f64\n"
                   "  %ten = arith.constant 10.0 : f64\n"
                   "  %exact = math.log10 %x : f64\n"
                   "  %log_x = math.log %x : f64\n"
                   "  %log_ten = math.log %ten : f64\n"
                   "  %near = arith.divf %log_x, %log_ten : f64\n"
                   "  return %exact, %near : f64, f64\n",
        .gives = "3.000000e+00 : f64\n"
                 "2.9999999999999996 : f64\n",
    },
    {
        .name = "math.log1p",
        .summary = "natural logarithm of 1 + x",
        .doc = "The logarithm to base e of 1 plus the operand, with the digits that the\n"
               "addition would lose near zero: -infinity of -1, NaN of less.\n",
        FUNCTION_OF_ONE(float_log1p),
        .formula = "result = ln(1 + operand), correctly rounded as a whole",
        .example = "// 1 + 10^-20 is 1 in f64, and its logarithm 0.\n"
                   "  %x = arith.constant 1.0e-20 : f64\n"
                   "  %one = arith.constant 1.0 : f64\n"
                   "  %sum = arith.addf %one, %x : f64\n"
                   "  %lost = math.log %sum : f64\n"
                   "  %kept = math.log1p %x : f64\n"
                   "  return %lost, %kept : f64, f64\n",
        .gives = "0.000000e+00 : f64\n"
                 "9.9999999999999995E-21 : f64\n",
    },
    {
        .name = "math.log2",
        .summary = "logarithm to base 2",
        .doc = "The logarithm to base 2: -infinity of zero, NaN of less.\n",
        FUNCTION_OF_ONE(float_log2),
        .formula = "result = log2(operand), correctly rounded",
        .example = "// Bits that tell 1024 things apart, and 3; the least number is 2^-149.\n"
                   "  %x = arith.constant dense<[1024.0, 3.0, 0x00000001]> : vector<3xf32>\n"
                   "  %bits = math.log2 %x : vector<3xf32>\n",
        .gives = "dense<[1.000000e+01, 1.58496249, -1.490000e+02]> : vector<3xf32>\n",
    },
    {
        .name = "math.powf",
        .summary = "float power",
        .words = "power exponentiation",
        .doc = "lhs to the power of rhs. Anything to the power of 0 is 1, and 1 to any power is\n"
               "1, even of NaN. NaN where a negative finite lhs has a power that is no integer.\n",
        FUNCTION_OF_TWO(float_pow),
        .formula = "result = lhs^rhs, correctly rounded",
        .decisions = "A10, N1, N9, P2",
        .example = "// (-2)^3, (-2)^0.5, NaN^0, 0^-1\n"
                   "  %x = arith.constant dense<[-2.0, -2.0, 0x7FC00000, 0.0]> : vector<4xf32>\n"
                   "  %y = arith.constant dense<[3.0, 0.5, 0.0, -1.0]> : vector<4xf32>\n"
                   "  %power = math.powf %x, %y : vector<4xf32>\n",
        .gives = "dense<[-8.000000e+00, 0x7FC00000, 1.000000e+00, 0x7F800000]> : vector<4xf32>\n",
    },
    {
        .name = "math.fpowi",
        .summary = "float to an integer power",
        .words = "power exponentiation",
        .doc = "lhs to the power of rhs, an integer read as signed. Anything to the power of 0\n"
               "is 1, even of NaN.\n",
        .operands = OPERANDS({ "lhs", &FLOAT_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE }),
        .attrs = ATTRS({ "fastmath", &FAST_MATH_ATTR, "none" }),
        .results = RESULTS({ "result", &FLOAT_LIKE }),
        .types = TYPE_RULES({ .same = "lhs result" }),
        .format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` "
                  "type($rhs)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_SHAPE,
        .eval_lane = math_fpowi,
        .formula = "result = lhs^rhs, correctly rounded",
        .poison = FAST_MATH_POISON,
        .decisions = "A10, N1, N9, N12, P2",
        .example = "// Ten years of 5 percent, rounded once and not ten times.\n"
                   "  %rate = arith.constant 1.05 : f32\n"
                   "  %forward = arith.constant 10 : i32\n"
                   "  %back = arith.constant -10 : i32\n"
                   "  %gain = math.fpowi %rate, %forward : f32, i32\n"
                   "  %discount = math.fpowi %rate, %back : f32, i32\n"
                   "  return %gain, %discount : f32, f32\n",
        .gives = "1.62889385 : f32\n"
                 "0.613913536 : f32\n",
    },
    {
        .name = "math.rsqrt",
        .summary = "reciprocal of the square root",
        .doc = "The reciprocal of the square root. Of a zero it is the infinity of the same\n"
               "sign, of negative numbers NaN.\n",
        FLOAT_UNARY(float_rsqrt),
        .primitive = PRIM_FLOAT_RSQRT,
        .formula = "result = 1 / sqrt(operand), correctly rounded as a whole",
        .decisions = "A10, N1, N9, N10",
        .example = "// A zero has a sign, and so has the infinity that it gives.\n"
                   "  %x = arith.constant dense<[16.0, 0.0, -0.0, -1.0]> : vector<4xf32>\n"
                   "  %inverse = math.rsqrt %x : vector<4xf32>\n",
        .gives = "dense<[2.500000e-01, 0x7F800000, 0xFF800000, 0x7FC00000]> : vector<4xf32>\n",
    },
    {
        .name = "math.sqrt",
        .summary = "square root",
        .doc = "The square root. Of -0.0 it is -0.0, of negative numbers NaN.\n",
        FLOAT_UNARY(float_sqrt),
        .primitive = PRIM_FLOAT_SQRT,
        .formula = "result = sqrt(operand), correctly rounded",
        .decisions = "A10, N1, N9",
        .example = "// The square of a root that was rounded is not quite 2.\n"
                   "  %two = arith.constant 2.0 : f64\n"
                   "  %root = math.sqrt %two : f64\n"
                   "  %square = arith.mulf %root, %root : f64\n"
                   "  %minus_zero = arith.constant -0.0 : f64\n"
                   "  %zero = math.sqrt %minus_zero : f64\n"
                   "  return %square, %zero : f64, f64\n",
        .gives = "2.0000000000000004 : f64\n"
                 "-0.000000e+00 : f64\n",
    },
    { 0 },
};
