/* Numbers, alone or in lanes; floats are rounded in every mode of arith's. */
#include "interp/native/lower/numbers.h"

LLVMTypeRef scalar_of(LLVMTypeRef shape)
{
    return LLVMGetTypeKind(shape) == LLVMVectorTypeKind ? LLVMGetElementType(shape) : shape;
}

LLVMTypeRef with_scalar(LLVMTypeRef shape, LLVMTypeRef scalar)
{
    return LLVMGetTypeKind(shape) == LLVMVectorTypeKind
               ? LLVMVectorType(scalar, LLVMGetVectorSize(shape))
               : scalar;
}

LLVMTypeRef integers_like(Lower *l, LLVMTypeRef shape, unsigned width)
{
    return with_scalar(shape, LLVMIntTypeInContext(l->context, width));
}

LLVMValueRef integer_in(Lower *l, LLVMTypeRef type, int64_t value)
{
    return splat_to(l, type, LLVMConstInt(scalar_of(type), (unsigned long long)value, true));
}

enum { NEAREST_EVEN, DOWNWARD, UPWARD, TOWARD_ZERO, NEAREST_AWAY }; /* arith's numbers */

enum { F80_FRACTION = 63 };

LLVMTypeRef working_type(Lower *l, LLVMTypeRef type)
{
    return LLVMGetTypeKind(scalar_of(type)) == LLVMBFloatTypeKind
               ? with_scalar(type, LLVMFloatTypeInContext(l->context))
               : type;
}

unsigned float_width(LLVMTypeRef type)
{
    switch (LLVMGetTypeKind(scalar_of(type))) {
    case LLVMFloatTypeKind:
        return 32;
    case LLVMDoubleTypeKind:
        return 64;
    case LLVMX86_FP80TypeKind:
        return 80;
    case LLVMFP128TypeKind:
        return 128;
    default:
        return 16;
    }
}

static bool is_f80(LLVMTypeRef type)
{
    return LLVMGetTypeKind(scalar_of(type)) == LLVMX86_FP80TypeKind;
}

/* f80 writes out the leading bit of its significand; without it, numbers next to each other are
 * integers next to each other, as in the other formats. */
static LLVMValueRef without_leading_bit(Lower *l, LLVMValueRef bits)
{
    LLVMTypeRef type = LLVMTypeOf(bits);
    LLVMValueRef above = LLVMBuildLShr(l->builder, bits, integer_in(l, type, F80_FRACTION + 1), "");
    LLVMValueRef fraction = LLVMBuildAnd(l->builder, bits, integer_in(l, type, INT64_MAX), "");

    above = LLVMBuildShl(l->builder, above, integer_in(l, type, F80_FRACTION), "");
    return LLVMBuildOr(l->builder, above, fraction, "");
}

static LLVMValueRef with_leading_bit(Lower *l, LLVMValueRef bits)
{
    LLVMTypeRef type = LLVMTypeOf(bits);
    LLVMValueRef one = integer_in(l, type, 1), at = integer_in(l, type, F80_FRACTION);
    LLVMValueRef above = LLVMBuildLShr(l->builder, bits, at, "");
    LLVMValueRef exponent = LLVMBuildAnd(l->builder, above, integer_in(l, type, 0x7FFF), "");
    LLVMValueRef normal = LLVMBuildICmp(l->builder, LLVMIntNE, exponent, LLVMConstNull(type), "");
    LLVMValueRef fraction = LLVMBuildAnd(l->builder, bits, integer_in(l, type, INT64_MAX), "");

    above = LLVMBuildShl(l->builder, above, one, "");
    above = LLVMBuildOr(l->builder, above, LLVMBuildZExt(l->builder, normal, type, ""), "");
    return LLVMBuildOr(l->builder, LLVMBuildShl(l->builder, above, at, ""), fraction, "");
}

LLVMValueRef float_bits(Lower *l, LLVMValueRef value)
{
    LLVMTypeRef type = LLVMTypeOf(value);
    LLVMValueRef bits =
        LLVMBuildBitCast(l->builder, value, integers_like(l, type, float_width(type)), "");

    return is_f80(type) ? without_leading_bit(l, bits) : bits;
}

LLVMValueRef bits_float(Lower *l, LLVMValueRef bits, LLVMTypeRef type)
{
    return LLVMBuildBitCast(l->builder, is_f80(type) ? with_leading_bit(l, bits) : bits, type, "");
}

/* A number, and what it is in a narrower type, to nearest even. */
typedef struct Rounded {
    LLVMValueRef number, near;
    LLVMValueRef back;         /* `near` in the number's type */
    LLVMValueRef grew, shrank; /* in magnitude; neither when it is exact or NaN */
} Rounded;

static LLVMValueRef magnitude(Lower *l, LLVMValueRef number)
{
    return call_same(l, "llvm.fabs", &number, 1);
}

static Rounded round_to_nearest(Lower *l, LLVMValueRef number, LLVMTypeRef to)
{
    Rounded r = { .number = number, .near = convert_float(l, number, to) };
    LLVMValueRef before, after;

    r.back = LLVMBuildFPExt(l->builder, r.near, LLVMTypeOf(number), "");
    before = magnitude(l, number);
    after = magnitude(l, r.back);
    r.grew = LLVMBuildFCmp(l->builder, LLVMRealOGT, after, before, "");
    r.shrank = LLVMBuildFCmp(l->builder, LLVMRealOLT, after, before, "");
    return r;
}

/* `near`, or its neighbour on the number's other side: toward zero where it grew and `down` holds,
 * away from zero where it shrank and `up` holds. The neighbour of infinity is the largest number.
 */
static LLVMValueRef step(Lower *l, Rounded r, LLVMValueRef down, LLVMValueRef up)
{
    LLVMValueRef bits = float_bits(l, r.near);
    LLVMTypeRef type = LLVMTypeOf(bits);

    down = LLVMBuildZExt(l->builder, LLVMBuildAnd(l->builder, down, r.grew, ""), type, "");
    up = LLVMBuildZExt(l->builder, LLVMBuildAnd(l->builder, up, r.shrank, ""), type, "");
    bits = LLVMBuildSub(l->builder, LLVMBuildAdd(l->builder, bits, up, ""), down, "");
    return bits_float(l, bits, LLVMTypeOf(r.near));
}

/* Inexact numbers become the neighbour with an odd last bit: rounded on to a type that is narrower
 * by two bits or more, they are rounded as if once. */
static LLVMValueRef round_to_odd(Lower *l, LLVMValueRef number, LLVMTypeRef to)
{
    Rounded r = round_to_nearest(l, number, to);
    LLVMValueRef bits = float_bits(l, r.near);
    LLVMTypeRef last_bit = integers_like(l, to, 1);
    LLVMValueRef even =
        LLVMBuildNot(l->builder, LLVMBuildTrunc(l->builder, bits, last_bit, ""), "");

    return step(l, r, even, even);
}

/* The upper half of the float, plus one where the lower half, or a tie's last bit, asks for it. */
static LLVMValueRef bfloat_of_float(Lower *l, LLVMValueRef number, LLVMTypeRef to)
{
    LLVMValueRef bits = float_bits(l, number);
    LLVMTypeRef type = LLVMTypeOf(bits);
    LLVMValueRef half = integer_in(l, type, 16);
    LLVMValueRef kept = LLVMBuildLShr(l->builder, bits, half, ""), quiet, near;

    near = LLVMBuildAnd(l->builder, kept, integer_in(l, type, 1), "");
    near = LLVMBuildAdd(l->builder, near, integer_in(l, type, 0x7FFF), "");
    near = LLVMBuildLShr(l->builder, LLVMBuildAdd(l->builder, bits, near, ""), half, "");
    quiet = LLVMBuildOr(l->builder, kept, integer_in(l, type, 0x40), "");
    near = LLVMBuildSelect(l->builder, LLVMBuildFCmp(l->builder, LLVMRealUNO, number, number, ""),
                           quiet, near, "");
    near = LLVMBuildTrunc(l->builder, near, integers_like(l, to, 16), "");
    return LLVMBuildBitCast(l->builder, near, to, "");
}

LLVMValueRef convert_float(Lower *l, LLVMValueRef value, LLVMTypeRef to)
{
    LLVMTypeRef as_float = with_scalar(to, LLVMFloatTypeInContext(l->context));

    if (LLVMTypeOf(value) == to)
        return value;
    if (float_width(LLVMTypeOf(value)) < float_width(to))
        return LLVMBuildFPExt(l->builder, value, to, "");
    if (float_width(LLVMTypeOf(value)) == float_width(to)) /* half and bfloat */
        value = LLVMBuildFPExt(l->builder, value, as_float, "");
    if (LLVMGetTypeKind(scalar_of(to)) != LLVMBFloatTypeKind)
        return LLVMBuildFPTrunc(l->builder, value, to, "");
    if (LLVMTypeOf(value) != as_float)
        value = round_to_odd(l, value, as_float);
    return bfloat_of_float(l, value, to);
}

/* Is the number as far from `near` as from the next number away from zero? The differences are
 * exact. Beyond the largest number nearest even goes to infinity, as it is asked here. */
static LLVMValueRef is_tie(Lower *l, Rounded r)
{
    LLVMTypeRef to = LLVMTypeOf(r.near), wide = LLVMTypeOf(r.number);
    LLVMValueRef bits = float_bits(l, r.near), next, low, high;

    bits = LLVMBuildAdd(l->builder, bits, integer_in(l, LLVMTypeOf(bits), 1), "");
    next = LLVMBuildFPExt(l->builder, bits_float(l, bits, to), wide, "");
    low = LLVMBuildFSub(l->builder, r.number, r.back, "");
    high = LLVMBuildFSub(l->builder, next, r.number, "");
    return LLVMBuildFCmp(l->builder, LLVMRealOEQ, low, high, "");
}

LLVMValueRef round_float(Lower *l, LLVMValueRef number, LLVMTypeRef to, int64_t mode)
{
    LLVMTypeRef truth = integers_like(l, to, 1);
    LLVMValueRef never = LLVMConstNull(truth), always = LLVMConstAllOnes(truth);
    LLVMValueRef zero = LLVMConstNull(LLVMTypeOf(number)), negative, positive;
    Rounded r;

    if (mode == NEAREST_EVEN)
        return convert_float(l, number, to);
    r = round_to_nearest(l, number, to);
    if (mode == TOWARD_ZERO)
        return step(l, r, always, never);
    if (mode == NEAREST_AWAY)
        return step(l, r, never, is_tie(l, r));
    negative = LLVMBuildFCmp(l->builder, LLVMRealOLT, number, zero, "");
    positive = LLVMBuildNot(l->builder, negative, "");
    return mode == UPWARD ? step(l, r, negative, positive) : step(l, r, positive, negative);
}
