/* What has to be true of operations on vectors for rows of known.c. */
#ifndef INTERP_ORACLE_JUDGE_KNOWN_VECTORS_H
#define INTERP_ORACLE_JUDGE_KNOWN_VECTORS_H

#include "dialects/step.h"

/* It stands in a vector.mask. */
bool known_is_masked(const Step *s);
/* It does, and has a mask of its own. */
bool known_has_two_masks(const Step *s);
/* An index operand is of a magnitude that no memory has, a quarter of the type's range or more. */
bool known_begins_far(const Step *s);
/* A sum of lanes that are zeros alone, of which one without an accumulator is -0.0 if all are;
 * under a mask they may be. */
bool known_begins_with_zero(const Step *s);
/* The greatest or least of masked floats. */
bool known_masks_greatest(const Step *s);
/* It gives floats that no instruction of the machine multiplies and adds at once. */
bool known_has_no_fma(const Step *s);
/* The first operand has a lane that is a subnormal number. */
bool known_takes_subnormal(const Step *s);
/* x86vector.avx512.dot: an operand, a product or a sum is subnormal, or a product of numbers is no
 * finite one. */
bool known_sums_leave_normal(const Step *s);
/* A vp operation of the llvm dialect whose mask is poison in a lane from evl on, where it says
 * nothing. */
bool known_masks_by_poison_behind(const Step *s);

#endif
