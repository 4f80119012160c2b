/* Complex: numbers of two floats of one format, and the functions of the `complex` dialect on them.
 *
 * Where the operands are finite and the function is defined, each part of a result is the exact
 * one, correctly rounded to nearest even (N16 in semantics/DECISIONS.md). Elsewhere C's annex G
 * says what it is; where it has no such function, what the formula's steps give (N17).
 */
#ifndef SEMANTICS_NUMBER_COMPLEX_H
#define SEMANTICS_NUMBER_COMPLEX_H

#include "semantics/number/float.h"

typedef struct Complex {
    Float re, im;
} Complex;

Float complex_abs(Complex a);
Float complex_angle(Complex a);
Complex complex_div(Complex a, Complex b);
Complex complex_sign(Complex a);
Complex complex_exp(Complex a);
Complex complex_expm1(Complex a);
Complex complex_log(Complex a);
Complex complex_log1p(Complex a);
Complex complex_sqrt(Complex a);
Complex complex_rsqrt(Complex a);
Complex complex_sin(Complex a);
Complex complex_cos(Complex a);
Complex complex_tan(Complex a);
Complex complex_tanh(Complex a);
Complex complex_atan2(Complex y, Complex x);
Complex complex_pow(Complex base, Complex exponent);
/* The exponent is signed, and no wider than this. */
enum { COMPLEX_POWI_BITS = 1024 };
Complex complex_powi(Complex base, Int exponent);

#endif
