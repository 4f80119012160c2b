/* math: what its files share. */
#ifndef DIALECTS_MATH_MATH_H
#define DIALECTS_MATH_MATH_H

#include "dialects/arith/arith.h"

extern const OpDef MATH_INTEGER_OPS[], MATH_CLASSIFY_OPS[], MATH_TRIGONOMETRIC_OPS[],
    MATH_EXPONENTIAL_OPS[];

/* Functions of one or two floats; attribute 0 holds the fast-math flags. */
typedef Float FloatUnary(Float operand);
typedef Float FloatBinary(Float lhs, Float rhs);
Flow give_unary(Step *s, FloatUnary *function);
Flow give_binary(Step *s, FloatBinary *function);

#endif
