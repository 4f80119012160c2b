/* Exponentials and logarithms, powers and roots. */
#include "dialects/complex/complex.h"

static Flow powi(Step *s)
{
    uint64_t flags = prop(s, 0) ? prop_bits(s, 0) : 0;
    Int exponent = int_in(s, 1), magnitude = int_abs(s->arena, exponent);

    if (exponent.width - int_leading_zeros(magnitude) > COMPLEX_POWI_BITS)
        return unsupported(s, "a power by an exponent of more than %d bits", COMPLEX_POWI_BITS);
    if (exponent.width > COMPLEX_POWI_BITS)
        exponent = int_trunc(s->arena, exponent, COMPLEX_POWI_BITS + 1);
    return give_complex_fast(s, flags, complex_powi(complex_in(s, 0), exponent));
}

const OpDef COMPLEX_EXPONENTIAL_OPS[] = {
    {
        .name = "complex.exp",
        .summary = "exponential",
        .words = "e",
        .doc = "e to the power of the number: its size is that of the real part, its angle the\n"
               "imaginary one, in radians.\n",
        COMPLEX_UNARY(complex_exp),
        .formula = "result = e^real (cos(imaginary) + sin(imaginary) i), correctly rounded",
        .decisions = "N14, N16, N17",
        .example = "// The f64 nearest to pi is not pi; e^1000 is no f64, and real all the same.\n"
                   "  %z0 = complex.constant [0.0, 3.1415926535897931] : complex<f64>\n"
                   "  %z1 = complex.constant [1000.0, 0.0] : complex<f64>\n"
                   "  %0 = complex.exp %z0 : complex<f64>\n"
                   "  %1 = complex.exp %z1 : complex<f64>\n"
                   "  return %0, %1 : complex<f64>, complex<f64>\n",
        .gives = "[-1.000000e+00, 1.2246467991473532E-16] : complex<f64>\n"
                 "[0x7FF0000000000000, 0.000000e+00] : complex<f64>\n",
    },
    {
        .name = "complex.expm1",
        .summary = "exponential less 1",
        .words = "exp",
        .doc = "e to the power of the number, less 1: near 0 with all digits, which a\n"
               "subtraction would not leave.\n",
        COMPLEX_UNARY(complex_expm1),
        .formula = "result = e^complex - 1, each part correctly rounded",
        .decisions = "N14, N16, N17",
        .example = "// Computed in two steps the first would be 0.\n"
                   "  %z0 = complex.constant [1.0e-20, 1.0e-20] : complex<f64>\n"
                   "  %z1 = complex.constant [0.0, 3.1415926535897931] : complex<f64>\n"
                   "  %0 = complex.expm1 %z0 : complex<f64>\n"
                   "  %1 = complex.expm1 %z1 : complex<f64>\n"
                   "  return %0, %1 : complex<f64>, complex<f64>\n",
        .gives = "[9.9999999999999995E-21, 9.9999999999999995E-21] : complex<f64>\n"
                 "[-2.000000e+00, 1.2246467991473532E-16] : complex<f64>\n",
    },
    {
        .name = "complex.log",
        .summary = "natural logarithm",
        .words = "ln",
        .doc = "The number whose exponential the operand is, with an imaginary part from -pi to\n"
               "pi: the logarithm of its size, and its angle. It jumps at the negative real\n"
               "axis, where the imaginary part's sign tells the side.\n",
        COMPLEX_UNARY(complex_log),
        .formula = "result = ln(|complex|) + arg(complex) * i, each part correctly rounded",
        .decisions = "N14, N16, N17",
        .example = "// Of -1; of 3/5 + 4i/5, as near to the circle as f64 has it; of 0.\n"
                   "  %z0 = complex.constant [-1.0, 0.0] : complex<f64>\n"
                   "  %z1 = complex.constant [0.6, 0.8] : complex<f64>\n"
                   "  %z2 = complex.constant [0.0, 0.0] : complex<f64>\n"
                   "  %0 = complex.log %z0 : complex<f64>\n"
                   "  %1 = complex.log %z1 : complex<f64>\n"
                   "  %2 = complex.log %z2 : complex<f64>\n"
                   "  return %0, %1, %2 : complex<f64>, complex<f64>, complex<f64>\n",
        .gives = "[0.000000e+00, 3.1415926535897931] : complex<f64>\n"
                 "[2.2204460492503132E-17, 0.9272952180016123] : complex<f64>\n"
                 "[0xFFF0000000000000, 0.000000e+00] : complex<f64>\n",
    },
    {
        .name = "complex.log1p",
        .summary = "natural logarithm of the number and 1",
        .words = "ln",
        .doc = "The logarithm of 1 + complex: near 0 with all digits, which a sum would not\n"
               "leave.\n",
        COMPLEX_UNARY(complex_log1p),
        .formula = "result = ln(1 + complex), each part correctly rounded",
        .decisions = "N14, N16, N17",
        .example = "// Computed in two steps the first would have the real part 0.\n"
                   "  %z0 = complex.constant [1.0e-20, 1.0e-20] : complex<f64>\n"
                   "  %z1 = complex.constant [-1.0, 1.0] : complex<f64>\n"
                   "  %0 = complex.log1p %z0 : complex<f64>\n"
                   "  %1 = complex.log1p %z1 : complex<f64>\n"
                   "  return %0, %1 : complex<f64>, complex<f64>\n",
        .gives = "[9.9999999999999995E-21, 9.9999999999999995E-21] : complex<f64>\n"
                 "[0.000000e+00, 1.5707963267948966] : complex<f64>\n",
    },
    {
        .name = "complex.pow",
        .summary = "power",
        .words = "power exponent",
        .doc = "lhs to the power of rhs, by lhs's logarithm, the one with an imaginary part\n"
               "from -pi to pi. Anything to the power 0 is 1; 0 to a power with a positive real\n"
               "part is 0, and to others NaN.\n",
        COMPLEX_BINARY(complex_pow),
        .formula = "result = e^(rhs * ln(lhs)), each part correctly rounded",
        .decisions = "N14, N16, N17",
        .example = "// (1 + i)^2, i^i, and 0 to the power -1.\n"
                   "  %z0 = complex.constant [1.0, 1.0] : complex<f64>\n"
                   "  %w0 = complex.constant [2.0, 0.0] : complex<f64>\n"
                   "  %z1 = complex.constant [0.0, 1.0] : complex<f64>\n"
                   "  %w1 = complex.constant [0.0, 1.0] : complex<f64>\n"
                   "  %z2 = complex.constant [0.0, 0.0] : complex<f64>\n"
                   "  %w2 = complex.constant [-1.0, 0.0] : complex<f64>\n"
                   "  %0 = complex.pow %z0, %w0 : complex<f64>\n"
                   "  %1 = complex.pow %z1, %w1 : complex<f64>\n"
                   "  %2 = complex.pow %z2, %w2 : complex<f64>\n"
                   "  return %0, %1, %2 : complex<f64>, complex<f64>, complex<f64>\n",
        .gives = "[0.000000e+00, 2.000000e+00] : complex<f64>\n"
                 "[0.2078795763507619, 0.000000e+00] : complex<f64>\n"
                 "[0x7FF8000000000000, 0x7FF8000000000000] : complex<f64>\n",
    },
    {
        .name = "complex.powi",
        .summary = "integer power",
        .words = "power exponent",
        .doc = "lhs to the power of rhs, an integer read as signed. Anything to the power 0 is\n"
               "1, and 0 to a negative one NaN.\n",
        .operands = OPERANDS({ "lhs", &COMPLEX_OF_FLOATS }, { "rhs", &ANY_SIGNLESS_INTEGER }),
        .attrs = ATTRS({ "fastmath", &FAST_MATH_ATTR, .optional = true }),
        .results = RESULTS({ "result", &COMPLEX_OF_FLOATS }),
        .types = TYPE_RULES({ .same = "lhs result" }),
        .format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` "
                  "type($rhs)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_SHAPE,
        .eval = powi,
        COMPLEX_FLAGS_POISON,
        .formula = "result = lhs^rhs, each part correctly rounded",
        .decisions = "N14, N16, N17",
        .example = "// (1 + i)^8 = 16; a negative power is the reciprocal of one.\n"
                   "  %z = complex.constant [1.0, 1.0] : complex<f64>\n"
                   "  %eight = arith.constant 8 : i32\n"
                   "  %minus = arith.constant -2 : i32\n"
                   "  %0 = complex.powi %z, %eight : complex<f64>, i32\n"
                   "  %1 = complex.powi %z, %minus : complex<f64>, i32\n"
                   "  return %0, %1 : complex<f64>, complex<f64>\n",
        .gives = "[1.600000e+01, 0.000000e+00] : complex<f64>\n"
                 "[0.000000e+00, -5.000000e-01] : complex<f64>\n",
    },
    {
        .name = "complex.rsqrt",
        .summary = "reciprocal of a square root",
        .words = "reciprocal inverse",
        .doc = "1 by the square root, the one whose real part is not negative. Of 0 it is\n"
               "infinite, with an imaginary part that is NaN: 1 divided by 0.\n",
        COMPLEX_UNARY(complex_rsqrt),
        .formula = "result = 1 / sqrt(complex), each part correctly rounded",
        .decisions = "N14, N16, N17",
        .example = "  %z0 = complex.constant [3.0, -4.0] : complex<f64>\n"
                   "  %z1 = complex.constant [0.0, 0.0] : complex<f64>\n"
                   "  %0 = complex.rsqrt %z0 : complex<f64>\n"
                   "  %1 = complex.rsqrt %z1 : complex<f64>\n"
                   "  return %0, %1 : complex<f64>, complex<f64>\n",
        .gives = "[4.000000e-01, 2.000000e-01] : complex<f64>\n"
                 "[0x7FF0000000000000, 0x7FF8000000000000] : complex<f64>\n",
    },
    {
        .name = "complex.sqrt",
        .summary = "square root",
        .doc = "The number whose square the operand is, that of the two whose real part is not\n"
               "negative. It jumps at the negative real axis, where the imaginary part's sign\n"
               "tells the side.\n",
        COMPLEX_UNARY(complex_sqrt),
        .formula = "result = sqrt(complex), each part correctly rounded",
        .decisions = "N14, N16, N17",
        .example = "// 2 - i; and both roots of -4.\n"
                   "  %z0 = complex.constant [3.0, -4.0] : complex<f64>\n"
                   "  %z1 = complex.constant [-4.0, 0.0] : complex<f64>\n"
                   "  %z2 = complex.constant [-4.0, -0.0] : complex<f64>\n"
                   "  %0 = complex.sqrt %z0 : complex<f64>\n"
                   "  %1 = complex.sqrt %z1 : complex<f64>\n"
                   "  %2 = complex.sqrt %z2 : complex<f64>\n"
                   "  return %0, %1, %2 : complex<f64>, complex<f64>, complex<f64>\n",
        .gives = "[2.000000e+00, -1.000000e+00] : complex<f64>\n"
                 "[0.000000e+00, 2.000000e+00] : complex<f64>\n"
                 "[0.000000e+00, -2.000000e+00] : complex<f64>\n",
    },
    { 0 },
};
