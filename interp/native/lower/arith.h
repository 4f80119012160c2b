/* Arith: the lowerings that index shares with arith, and float conversions for any dialect. */
#ifndef INTERP_NATIVE_LOWER_ARITH_H
#define INTERP_NATIVE_LOWER_ARITH_H

#include "interp/native/lower/lower.h"

/* arith_integer.c. Operations on two operands of one integer or index type. */
LowerOp lower_add, lower_sub, lower_mul;
LowerOp lower_div_s, lower_div_u, lower_ceil_div_s, lower_ceil_div_u, lower_floor_div_s;
LowerOp lower_rem_s, lower_rem_u;
LowerOp lower_max_s, lower_max_u, lower_min_s, lower_min_u;
LowerOp lower_shl, lower_shr_s, lower_shr_u;
LowerOp lower_and, lower_or, lower_xor;
/* The operation's `nsw`, `nuw` and `exact`, which mean the same in LLVM, on what it becomes; a
 * folded constant bears none. */
void set_integer_flags(const Op *op, LLVMValueRef made);

/* arith_any.c. A constant of any type from the property `value`. */
LowerOp lower_value_constant;

/* arith_cast.c. An integer, or every lane of a vector, in the width of `to`: truncated, or extended
 * by its sign or zeros. */
LLVMValueRef resize_integer(Lower *l, LLVMValueRef value, LLVMTypeRef to, bool is_signed);
/* The operand so, by its sign or by zeros, in the width of the result. */
LowerOp lower_resize_s, lower_resize_u;

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

/* The type of `shape`'s lanes, or `shape` itself; and `shape` with other lanes. */
LLVMTypeRef scalar_of(LLVMTypeRef shape);
LLVMTypeRef with_scalar(LLVMTypeRef shape, LLVMTypeRef scalar);
/* Integers of so many bits, as many as `shape` has lanes; and one of them, in every lane. */
LLVMTypeRef integers_like(Lower *l, LLVMTypeRef shape, unsigned width);
LLVMValueRef integer_in(Lower *l, LLVMTypeRef type, int64_t value);

#endif
