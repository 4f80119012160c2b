/* Interval: a real number that is known to lie between two numbers of MPFR.
 *
 * Every operation rounds its lower end down and its upper one up, so that the exact result lies
 * within. Where both ends round to one number of a format, that is the exact result, correctly
 * rounded; where they do not, more bits are needed. What is exact has equal ends, zeros with the
 * sign that IEEE 754 gives them. Ends that are NaN: nothing is known.
 */
#ifndef SEMANTICS_NUMBER_INTERVAL_H
#define SEMANTICS_NUMBER_INTERVAL_H

#include "semantics/number/float_real.h"

typedef struct Interval {
    mpfr_ptr low, high;
} Interval;

/* Where new ones live, and with how many bits. */
typedef struct Reals {
    Arena *arena;
    mpfr_prec_t precision; /* that of any format at the least */
} Reals;

Interval interval_of_float(Reals reals, Float value);
Interval interval_of_int(Reals reals, Int value); /* signed */

Interval interval_neg(Reals reals, Interval a);
Interval interval_add(Reals reals, Interval a, Interval b);
Interval interval_sub(Reals reals, Interval a, Interval b);
Interval interval_mul(Reals reals, Interval a, Interval b);
Interval interval_div(Reals reals, Interval a, Interval b);
Interval interval_scale(Reals reals, Interval a, int power); /* a * 2^power */
Interval interval_square(Reals reals, Interval a);
Interval interval_abs(Reals reals, Interval a);
Interval interval_copysign(Reals reals, Interval magnitude, Interval sign);
Interval interval_root(Reals reals, Interval a);
/* Of a function that rises, or of one at a number that is known exactly. */
Interval interval_map(Reals reals, RealUnary *function, Interval a);
Interval interval_sin(Reals reals, Interval a);
Interval interval_cos(Reals reals, Interval a);
Interval interval_atan2(Reals reals, Interval y, Interval x);
/* The nearest number that is within [-most, most]. */
Interval interval_clamp(Reals reals, Interval a, long most);

/* Does all of it lie above 0? Below? */
bool interval_is_positive(Interval a);
bool interval_is_negative(Interval a);

/* The number of the format that all of it rounds to, to nearest even; false where there are
 * several. */
bool interval_settles(Interval a, const FloatFormat *format, Float *value);
/* What it is taken to be where no precision settles it: the number with half as many bits that is
 * in its middle, or +0 where 0 is within. */
Float interval_presumed(Reals reals, Interval a, const FloatFormat *format);

#endif
