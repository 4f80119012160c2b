/* Affine maps and sets as instructions. */
#ifndef INTERP_NATIVE_LOWER_AFFINE_H
#define INTERP_NATIVE_LOWER_AFFINE_H

#include "interp/native/lower/lower.h"

LLVMValueRef affine_expression(Lower *l, const AffineExpr *expr, const LLVMValueRef *dims,
                               const LLVMValueRef *symbols);
/* The results of the map at the operands from `first` on, dimensions first; of the Lower's arena.
 */
LLVMValueRef *map_results(Lower *l, const Op *op, const AffineMap *map, unsigned first);
/* Does the point of the operation's operands lie in the set? An i1. */
LLVMValueRef is_in_set(Lower *l, const Op *op, const IntegerSet *set);
/* The least (greatest) of some values of index type. */
LLVMValueRef least_of(Lower *l, const LLVMValueRef *values, unsigned count);
LLVMValueRef greatest_of(Lower *l, const LLVMValueRef *values, unsigned count);
/* Quotient toward minus infinity, and the remainder that is not negative. Dividing by what is not
 * positive gives something, and never traps: it is poison, not undefined. */
LLVMValueRef floor_div(Lower *l, LLVMValueRef lhs, LLVMValueRef rhs);
LLVMValueRef euclid_mod(Lower *l, LLVMValueRef lhs, LLVMValueRef rhs);

#endif
