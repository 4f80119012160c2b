/* Ulps: how far native code may be from the right result where IEEE 754 does not fix it.
 *
 * The interpreter rounds every function of `math` correctly; native code calls the C library, which
 * does not. See P1 in semantics/DECISIONS.md.
 */
#ifndef INTERP_ORACLE_JUDGE_ULPS_H
#define INTERP_ORACLE_JUDGE_ULPS_H

#include "core/ir/ir.h"
#include "semantics/number/float.h"

/* How many numbers of the format native code's result for the operation may be from the correctly
 * rounded one: that one's neighbour is 1 away. 0 for operations that have one right result. Whether
 * a result is a NaN is always fixed. */
double ulps_allowed(Str op_name, const FloatFormat *format);
/* Of what the operation means, which may be another's. */
double ulps_of(const Op *op, const FloatFormat *format);
/* Of what a result holds that may be off: floats, or a struct of nothing else, as functions with
 * two results give in the llvm dialect. NULL: anything else. */
const FloatFormat *ulps_format(const Type *type);

#endif
