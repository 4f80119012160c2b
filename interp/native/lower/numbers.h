/* Numbers, alone or in lanes: shapes of types, and floats in other formats, for any dialect. */
#ifndef INTERP_NATIVE_LOWER_NUMBERS_H
#define INTERP_NATIVE_LOWER_NUMBERS_H

#include "interp/native/lower/lower.h"

/* The type of `shape`'s lanes, or `shape` itself; and `shape` with other lanes. */
LLVMTypeRef scalar_of(LLVMTypeRef shape);
LLVMTypeRef with_scalar(LLVMTypeRef shape, LLVMTypeRef scalar);
/* Integers of so many bits, as many as `shape` has lanes; and one of them, in every lane. */
LLVMTypeRef integers_like(Lower *l, LLVMTypeRef shape, unsigned width);
LLVMValueRef integer_in(Lower *l, LLVMTypeRef type, int64_t value);

/* A float, or every lane of a vector, as the float type `to`, rounded once, to
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

#endif
