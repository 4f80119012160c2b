/* Arith: integers, floats and their conversions, for any dialect. */
#ifndef INTERP_NATIVE_LOWER_ARITH_H
#define INTERP_NATIVE_LOWER_ARITH_H

#include "interp/native/lower/lower.h"

/* arith_integer.c. The operation's `nsw`, `nuw` and `exact`, which mean the same in LLVM, on what
 * it becomes; a folded constant bears none. */
void set_integer_flags(const Op *op, LLVMValueRef made);

/* arith_cast.c. An integer, or every lane of a vector, in the width of `to`: truncated, or extended
 * by its sign or zeros. */
LLVMValueRef resize_integer(Lower *l, LLVMValueRef value, LLVMTypeRef to, bool is_signed);

/* arith_round.c. A float, or every lane of a vector, as the float type `to`, rounded once, to
 * nearest even. LLVM's own instructions into bfloat are not to be relied on: x86's flush subnormal
 * numbers. */
LLVMValueRef convert_float(Lower *l, LLVMValueRef value, LLVMTypeRef to);
/* The same by a mode of arith's RoundingMode; `to` is narrower. */
LLVMValueRef round_float(Lower *l, LLVMValueRef number, LLVMTypeRef to, int64_t mode);
/* What to compute in for results of `type` that are rounded once in the end: float for bfloat, else
 * `type`. Right for + - * / and the square root, whose results in float, rounded again, are those
 * rounded once; and for what is exact, or one of its operands. */
LLVMTypeRef working_type(Lower *l, LLVMTypeRef type);
unsigned float_width(LLVMTypeRef type); /* in bits, of a float or of each lane */
/* The bits of floats, without the leading bit of a significand that f80 writes out: integers in the
 * order of the numbers' magnitudes. And back. */
LLVMValueRef float_bits(Lower *l, LLVMValueRef value);
LLVMValueRef bits_float(Lower *l, LLVMValueRef bits, LLVMTypeRef type);

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

/* The type of `shape`'s lanes, or `shape` itself; and `shape` with other lanes. */
LLVMTypeRef scalar_of(LLVMTypeRef shape);
LLVMTypeRef with_scalar(LLVMTypeRef shape, LLVMTypeRef scalar);
/* Integers of so many bits, as many as `shape` has lanes; and one of them, in every lane. */
LLVMTypeRef integers_like(Lower *l, LLVMTypeRef shape, unsigned width);
LLVMValueRef integer_in(Lower *l, LLVMTypeRef type, int64_t value);

#endif
