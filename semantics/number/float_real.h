/* Real: a Float as a number of MPFR, on the stack, and back. */
#ifndef SEMANTICS_NUMBER_FLOAT_REAL_H
#define SEMANTICS_NUMBER_FLOAT_REAL_H

#include "semantics/number/float.h"

#include <mpfr.h>

/* Points into itself: not to be copied or moved once made. Nothing of it needs to be freed. */
typedef struct Real {
    mpfr_t number;
    mp_limb_t limbs[2];
} Real;

typedef struct RealRange {
    mpfr_exp_t least, greatest;
} RealRange;

/* MPFR's exponent range becomes the format's, subnormals included; `real_leave` puts the former one
 * back. Every result that goes through `float_of_real` is computed between the two. */
RealRange real_enter(const FloatFormat *format);
void real_leave(RealRange former);

/* The value, exactly, at the format's precision. */
void real_of(Real *real, Float value);
/* A place for a result of the format's precision. */
void real_init(Real *real, const FloatFormat *format);
/* The result, rounded to nearest once: `ternary` is what MPFR gave when it was computed. May change
 * `real`. NaN gives the canonical one. */
Float float_of_real(const FloatFormat *format, Real *real, int ternary);

/* The correctly rounded result of a function of MPFR, in the operands' format. */
typedef int RealUnary(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);
typedef int RealBinary(mpfr_ptr, mpfr_srcptr, mpfr_srcptr, mpfr_rnd_t);
Float real_unary(Float a, RealUnary *function);
Float real_binary(Float a, Float b, RealBinary *function);

#endif
