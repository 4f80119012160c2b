/* math: what its files share. */
#ifndef DIALECTS_MATH_MATH_H
#define DIALECTS_MATH_MATH_H

#include "dialects/arith/arith.h"

extern const OpDef MATH_INTEGER_OPS[], MATH_CLASSIFY_OPS[], MATH_TRIGONOMETRIC_OPS[],
    MATH_EXPONENTIAL_OPS[];

#endif
