/* math: what its files share. */
#ifndef DIALECTS_MATH_MATH_H
#define DIALECTS_MATH_MATH_H

#include "dialects/arith/arith.h"

extern const OpDef MATH_INTEGER_OPS[], MATH_CLASSIFY_OPS[], MATH_TRIGONOMETRIC_OPS[],
    MATH_EXPONENTIAL_OPS[];

/* A function of floats whose kind no one else asks for. */
#define FUNCTION_OF_ONE(function)                                                                  \
    FLOAT_UNARY(function), .primitive = PRIM_FLOAT_FUNCTION, .decisions = "A10, N1, N9"
#define FUNCTION_OF_TWO(function) FLOAT_BINARY(function, 0), .primitive = PRIM_FLOAT_FUNCTION

#endif
