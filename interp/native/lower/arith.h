/* Arith: integers, floats and their conversions, for any dialect. */
#ifndef INTERP_NATIVE_LOWER_ARITH_H
#define INTERP_NATIVE_LOWER_ARITH_H

#include "interp/native/lower/numbers.h"

/* arith_integer.c. The operation's `nsw`, `nuw` and `exact`, which mean the same in LLVM, on what
 * it becomes; a folded constant bears none. */
void set_integer_flags(const Op *op, LLVMValueRef made);

/* arith_cast.c. An integer, or every lane of a vector, in the width of `to`: truncated, or extended
 * by its sign or zeros. */
LLVMValueRef resize_integer(Lower *l, LLVMValueRef value, LLVMTypeRef to, bool is_signed);

/* arith_float.c. A sum, product or the like of two floats, rounded once. */
LLVMValueRef float_binary(Lower *l, LLVMOpcode opcode, LLVMValueRef lhs, LLVMValueRef rhs);

/* math.c. */
LLVMValueRef exponential(Lower *l, LLVMValueRef value);
/* a * b + c of scalars, rounded once. */
LLVMValueRef fused(Lower *l, LLVMValueRef a, LLVMValueRef b, LLVMValueRef c);

/* atomic_kind.c. What an old value and a new one become by arith's AtomicRMWKind, and the number
 * that changes none: NULL where affine.parallel has no such reduction. */
LLVMValueRef combine_by_kind(Lower *l, int64_t kind, LLVMValueRef old, LLVMValueRef value);
LLVMValueRef neutral_of_kind(Lower *l, int64_t kind, LLVMTypeRef type);

#endif
