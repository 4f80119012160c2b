/* Trigonometric functions, and the hyperbolic tangent. */
#include "dialects/complex/complex.h"

const OpDef COMPLEX_TRIGONOMETRIC_OPS[] = {
    {
        .name = "complex.atan2",
        .summary = "arc tangent of a quotient",
        .words = "angle arctangent",
        .doc = "The arc tangent of lhs / rhs, by the formula, with the square root whose real\n"
               "part is not negative and the logarithm whose imaginary part is from -pi to pi:\n"
               "of real numbers the angle of the point (rhs, lhs). Where rhs = i * lhs or -i *\n"
               "lhs it divides by 0.\n",
        COMPLEX_BINARY(complex_atan2),
        .formula = "result = -i ln((rhs + lhs i) / sqrt(rhs^2 + lhs^2)), correctly rounded",
        .decisions = "N14, N16, N17",
        .example = "  %z0 = complex.constant [1.0, 0.0] : complex<f64>\n"
                   "  %w0 = complex.constant [-1.0, 0.0] : complex<f64>\n"
                   "  %z1 = complex.constant [2.0, 1.0] : complex<f64>\n"
                   "  %w1 = complex.constant [1.0, 1.0] : complex<f64>\n"
                   "  %0 = complex.atan2 %z0, %w0 : complex<f64>\n"
                   "  %1 = complex.atan2 %z1, %w1 : complex<f64>\n"
                   "  return %0, %1 : complex<f64>, complex<f64>\n",
        .gives = "[2.3561944901923448, 0.000000e+00] : complex<f64>\n"
                 "[1.0172219678978514, -0.14694666622552977] : complex<f64>\n",
    },
    {
        .name = "complex.cos",
        .summary = "cosine",
        .doc = "The cosine, of an angle in radians where the number is real.\n",
        COMPLEX_UNARY(complex_cos),
        .formula = "result = (e^(complex * i) + e^(complex * -i)) / 2, each part correctly rounded",
        .decisions = "N14, N16, N17",
        .example = "// Of i it is the hyperbolic cosine of 1.\n"
                   "  %z0 = complex.constant [1.0, 0.0] : complex<f64>\n"
                   "  %z1 = complex.constant [0.0, 1.0] : complex<f64>\n"
                   "  %0 = complex.cos %z0 : complex<f64>\n"
                   "  %1 = complex.cos %z1 : complex<f64>\n"
                   "  return %0, %1 : complex<f64>, complex<f64>\n",
        .gives = "[0.54030230586813977, -0.000000e+00] : complex<f64>\n"
                 "[1.5430806348152437, -0.000000e+00] : complex<f64>\n",
    },
    {
        .name = "complex.sin",
        .summary = "sine",
        .doc = "The sine, of an angle in radians where the number is real.\n",
        COMPLEX_UNARY(complex_sin),
        .formula =
            "result = (e^(complex * i) - e^(complex * -i)) / 2i, each part correctly rounded",
        .decisions = "N14, N16, N17",
        .example = "// Of i it is the hyperbolic sine of 1, times i.\n"
                   "  %z0 = complex.constant [1.0, 0.0] : complex<f64>\n"
                   "  %z1 = complex.constant [0.0, 1.0] : complex<f64>\n"
                   "  %0 = complex.sin %z0 : complex<f64>\n"
                   "  %1 = complex.sin %z1 : complex<f64>\n"
                   "  return %0, %1 : complex<f64>, complex<f64>\n",
        .gives = "[0.8414709848078965, 0.000000e+00] : complex<f64>\n"
                 "[0.000000e+00, 1.1752011936438014] : complex<f64>\n",
    },
    {
        .name = "complex.tan",
        .summary = "tangent",
        .doc = "The tangent, of an angle in radians where the number is real. Far from the real\n"
               "axis it is i or -i.\n",
        COMPLEX_UNARY(complex_tan),
        .formula = "result = sin(complex) / cos(complex), each part correctly rounded",
        .decisions = "N14, N16, N17",
        .example = "// Sine and cosine of the second are no f64.\n"
                   "  %z0 = complex.constant [1.0, 0.0] : complex<f64>\n"
                   "  %z1 = complex.constant [1.0, 1000.0] : complex<f64>\n"
                   "  %0 = complex.tan %z0 : complex<f64>\n"
                   "  %1 = complex.tan %z1 : complex<f64>\n"
                   "  return %0, %1 : complex<f64>, complex<f64>\n",
        .gives = "[1.5574077246549023, 0.000000e+00] : complex<f64>\n"
                 "[0.000000e+00, 1.000000e+00] : complex<f64>\n",
    },
    {
        .name = "complex.tanh",
        .summary = "hyperbolic tangent",
        .doc = "The hyperbolic tangent. Far from the imaginary axis it is 1 or -1.\n",
        COMPLEX_UNARY(complex_tanh),
        .formula = "result = sinh(complex) / cosh(complex), each part correctly rounded",
        .decisions = "N14, N16, N17",
        .example = "// Of i it is the tangent of 1, times i.\n"
                   "  %z0 = complex.constant [1.0, 0.0] : complex<f64>\n"
                   "  %z1 = complex.constant [0.0, 1.0] : complex<f64>\n"
                   "  %z2 = complex.constant [1000.0, 1.0] : complex<f64>\n"
                   "  %0 = complex.tanh %z0 : complex<f64>\n"
                   "  %1 = complex.tanh %z1 : complex<f64>\n"
                   "  %2 = complex.tanh %z2 : complex<f64>\n"
                   "  return %0, %1, %2 : complex<f64>, complex<f64>, complex<f64>\n",
        .gives = "[0.76159415595576485, 0.000000e+00] : complex<f64>\n"
                 "[0.000000e+00, 1.5574077246549023] : complex<f64>\n"
                 "[1.000000e+00, 0.000000e+00] : complex<f64>\n",
    },
    { 0 },
};
