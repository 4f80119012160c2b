/* Functions of the C library where what they give, computed as double, leaves no doubt how the
 * exact value is rounded to a format of at most 24 bits: their errors are far below 2^-44 of a
 * result. */
#ifndef SEMANTICS_NUMBER_FLOAT_HOST_H
#define SEMANTICS_NUMBER_FLOAT_HOST_H

#include "semantics/number/float.h"

/* False where there is a doubt, and where the result is zero, subnormal, as large as the largest
 * numbers, infinite or NaN: MPFR decides then. */
bool host_unary(Float a, double (*function)(double), Float *result);
bool host_binary(Float a, Float b, double (*function)(double, double), Float *result);

#endif
