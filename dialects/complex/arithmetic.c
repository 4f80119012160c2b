/* Arithmetic: sums, products and quotients, signs and sizes. */
#include "dialects/complex/complex.h"

#define ONE_INTO_PARTS                                                                             \
    "%a = complex.re %complex : type($complex)\n"                                                  \
    "%b = complex.im %complex : type($complex)\n"

#define TWO_INTO_PARTS                                                                             \
    "%a = complex.re %lhs : type($lhs)\n"                                                          \
    "%b = complex.im %lhs : type($lhs)\n"                                                          \
    "%c = complex.re %rhs : type($rhs)\n"                                                          \
    "%d = complex.im %rhs : type($rhs)\n"

#define RESULT_OF_PARTS "%result = complex.create %real, %imaginary : type($result)\n"

/* An operation of arith on floats, with the flags. */
#define PART(result, operation, operands)                                                          \
    "%" result " = arith." operation " " operands " {fastmath = $fastmath} : element($result)\n"

static Flow give_size(Step *s)
{
    return give_float_fast(s, prop_bits(s, 0), complex_abs(complex_in(s, 0)));
}

static Flow give_angle(Step *s)
{
    return give_float_fast(s, prop_bits(s, 0), complex_angle(complex_in(s, 0)));
}

const OpDef COMPLEX_ARITHMETIC_OPS[] = {
    {
        .name = "complex.abs",
        .summary = "absolute value",
        .words = "magnitude modulus hypot",
        .doc = "How far the number is from 0, whatever the parts' squares would be. Infinite\n"
               "where a part is, even beside NaN.\n",
        COMPLEX_TO_FLOAT("result"),
        .eval = give_size,
        .formula = "result = sqrt(real^2 + imaginary^2), correctly rounded",
        COMPLEX_FLAGS_POISON,
        .decisions = "N14, N16, N17",
        .example = "// The square of 10^300 is no f64; the size is.\n"
                   "  %z = complex.constant [3.0, -4.0] : complex<f64>\n"
                   "  %large = complex.constant [1.0e300, 1.0e300] : complex<f64>\n"
                   "  %0 = complex.abs %z : complex<f64>\n"
                   "  %1 = complex.abs %large : complex<f64>\n"
                   "  return %0, %1 : f64, f64\n",
        .gives = "5.000000e+00 : f64\n"
                 "1.4142135623730952E+300 : f64\n",
    },
    {
        .name = "complex.add",
        .summary = "complex addition",
        .words = "plus sum",
        .doc = "The sum of real parts and the sum of imaginary ones, each rounded to nearest.\n",
        TWO_COMPLEX,
        .expand = TWO_INTO_PARTS PART("real", "addf", "%a, %c") PART("imaginary", "addf", "%b, %d")
            RESULT_OF_PARTS,
        .formula = "result = lhs + rhs",
        .decisions = "N14, N15",
        .example = "  %one = arith.constant 1.0 : f32\n"
                   "  %two = arith.constant 2.0 : f32\n"
                   "  %z = complex.create %one, %two : complex<f32>\n"
                   "  %sum = complex.add %z, %z : complex<f32>\n",
        .gives = "[2.000000e+00, 4.000000e+00] : complex<f32>\n",
    },
    {
        .name = "complex.angle",
        .summary = "argument",
        .words = "arg phase direction",
        .doc = "The angle in radians, -pi to pi, between the positive real axis and the ray to\n"
               "the number: what math.atan2 gives of its parts. It jumps at the negative real\n"
               "axis, where the imaginary part's sign tells the side.\n",
        COMPLEX_TO_FLOAT("result"),
        .eval = give_angle,
        .formula = "result = arg(complex), correctly rounded",
        COMPLEX_FLAGS_POISON,
        .decisions = "N9, N14, N16",
        .example = "// -1, seen from above and from below.\n"
                   "  %above = complex.constant [-1.0 : f32, 0.0 : f32] : complex<f32>\n"
                   "  %below = complex.conj %above : complex<f32>\n"
                   "  %0 = complex.angle %above : complex<f32>\n"
                   "  %1 = complex.angle %below : complex<f32>\n"
                   "  return %0, %1 : f32, f32\n",
        .gives = "3.14159274 : f32\n"
                 "-3.14159274 : f32\n",
    },
    {
        .name = "complex.conj",
        .summary = "conjugate",
        .words = "conjugation",
        .doc = "The number with the sign of its imaginary part flipped; a NaN keeps its\n"
               "payload. Flags speak of the part that is flipped.\n",
        COMPLEX_TO_COMPLEX,
        .expand = "%real = complex.re %complex : type($complex)\n"
                  "%b = complex.im %complex : type($complex)\n" PART("imaginary", "negf", "%b")
                      RESULT_OF_PARTS,
        .formula = "result = real - imaginary * i",
        .decisions = "N14, N15",
        .example = "// A number times its conjugate is the square of its size.\n"
                   "  %z = complex.constant [3.0, -4.0] : complex<f64>\n"
                   "  %conjugate = complex.conj %z : complex<f64>\n"
                   "  %square = complex.mul %z, %conjugate : complex<f64>\n",
        .gives = "[2.500000e+01, 0.000000e+00] : complex<f64>\n",
    },
    {
        .name = "complex.div",
        .summary = "complex division",
        .words = "divide quotient",
        .doc = "The quotient, each part correctly rounded: nothing on the way overflows or\n"
               "cancels. By 0 it is infinite in the direction of lhs, and NaN for 0; an\n"
               "infinite number by a finite one is infinite, and a finite one by an infinite\n"
               "one 0.\n",
        COMPLEX_BINARY(complex_div),
        .formula = "result = lhs / rhs, each part correctly rounded",
        .decisions = "N14, N16, N17",
        .example = "// The squares of such a divisor's parts are no f32.\n"
                   "  %z = complex.constant [1.0e30 : f32, 2.0e30 : f32] : complex<f32>\n"
                   "  %w = complex.constant [1.0e30 : f32, 1.0e30 : f32] : complex<f32>\n"
                   "  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>\n"
                   "  %0 = complex.div %z, %w : complex<f32>\n"
                   "  %1 = complex.div %z, %zero : complex<f32>\n"
                   "  return %0, %1 : complex<f32>, complex<f32>\n",
        .gives = "[1.500000e+00, 5.000000e-01] : complex<f32>\n"
                 "[0x7F800000, 0x7F800000] : complex<f32>\n",
    },
    {
        .name = "complex.mul",
        .summary = "complex multiplication",
        .words = "times product",
        .doc = "The product, of the parts' products, each rounded to nearest, and so are their\n"
               "difference and their sum. An infinite number may have a NaN among these.\n",
        TWO_COMPLEX,
        .expand = TWO_INTO_PARTS PART("ac", "mulf", "%a, %c") PART("bd", "mulf", "%b, %d")
            PART("real", "subf", "%ac, %bd") PART("bc", "mulf", "%b, %c")
                PART("ad", "mulf", "%a, %d") PART("imaginary", "addf", "%bc, %ad") RESULT_OF_PARTS,
        .formula = "result = lhs * rhs",
        .decisions = "N14, N15",
        .example = "// i * i; and a number that its factor 1 does not leave alone.\n"
                   "  %i = complex.constant [0.0, 1.0] : complex<f64>\n"
                   "  %one = complex.constant [1.0, 0.0] : complex<f64>\n"
                   "  %large = complex.constant [0x7FF0000000000000 : f64, 1.0] : complex<f64>\n"
                   "  %0 = complex.mul %i, %i : complex<f64>\n"
                   "  %1 = complex.mul %large, %one : complex<f64>\n"
                   "  return %0, %1 : complex<f64>, complex<f64>\n",
        .gives = "[-1.000000e+00, 0.000000e+00] : complex<f64>\n"
                 "[0x7FF0000000000000, 0x7FF8000000000000] : complex<f64>\n",
    },
    {
        .name = "complex.neg",
        .summary = "complex negation",
        .words = "negate negative",
        .doc = "The number with the signs of both parts flipped; a NaN keeps its payload.\n",
        COMPLEX_TO_COMPLEX,
        .expand = ONE_INTO_PARTS PART("real", "negf", "%a") PART("imaginary", "negf", "%b")
            RESULT_OF_PARTS,
        .formula = "result = -complex",
        .decisions = "N14, N15",
        .example = "  %z = complex.constant [3.0, -4.0] : complex<f64>\n"
                   "  %minus = complex.neg %z : complex<f64>\n",
        .gives = "[-3.000000e+00, 4.000000e+00] : complex<f64>\n",
    },
    {
        .name = "complex.sign",
        .summary = "direction",
        .words = "signum unit normalize",
        .doc = "The number of size 1 in the same direction, each part correctly rounded; 0\n"
               "stays 0. Of an infinite number each part is that by infinity: NaN or 0.\n",
        COMPLEX_UNARY(complex_sign),
        .formula = "result = complex / |complex|, each part correctly rounded",
        .decisions = "N14, N16, N17",
        .example = "  %z = complex.constant [3.0, -4.0] : complex<f64>\n"
                   "  %zero = complex.constant [0.0, -0.0] : complex<f64>\n"
                   "  %0 = complex.sign %z : complex<f64>\n"
                   "  %1 = complex.sign %zero : complex<f64>\n"
                   "  return %0, %1 : complex<f64>, complex<f64>\n",
        .gives = "[6.000000e-01, -8.000000e-01] : complex<f64>\n"
                 "[0.000000e+00, -0.000000e+00] : complex<f64>\n",
    },
    {
        .name = "complex.sub",
        .summary = "complex subtraction",
        .words = "minus difference",
        .doc = "The difference of real parts and that of imaginary ones, each rounded to\n"
               "nearest.\n",
        TWO_COMPLEX,
        .expand = TWO_INTO_PARTS PART("real", "subf", "%a, %c") PART("imaginary", "subf", "%b, %d")
            RESULT_OF_PARTS,
        .formula = "result = lhs - rhs",
        .decisions = "N14, N15",
        .example = "  %z = complex.constant [3.0, -4.0] : complex<f64>\n"
                   "  %i = complex.constant [0.0, 1.0] : complex<f64>\n"
                   "  %difference = complex.sub %z, %i : complex<f64>\n",
        .gives = "[3.000000e+00, -5.000000e+00] : complex<f64>\n",
    },
    { 0 },
};
