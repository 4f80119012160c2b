/* arith: casts with a scale, by the formulas of their documentation. */
#include "interp/native/lower/arith.h"

#include <math.h>

/* Bits of the fraction in `float_bits`. */
static unsigned fraction_width(LLVMTypeRef type)
{
    return float_width(type) == 64 ? 52 : float_width(type) == 80 ? 63 : 112;
}

/* The power of two that is nearest, the larger of two: adding half of the fraction's range carries
 * into the exponent where it should. For positive normal numbers of 64
 * bits or more. */
static LLVMValueRef nearest_power(Lower *l, LLVMValueRef number)
{
    LLVMTypeRef type = LLVMTypeOf(number);
    LLVMValueRef bits = float_bits(l, number), at, half;

    at = integer_in(l, LLVMTypeOf(bits), fraction_width(type));
    half = integer_in(l, LLVMTypeOf(bits), fraction_width(type) - 1);
    half = LLVMBuildShl(l->builder, integer_in(l, LLVMTypeOf(bits), 1), half, "");
    bits = LLVMBuildLShr(l->builder, LLVMBuildAdd(l->builder, bits, half, ""), at, "");
    return bits_float(l, LLVMBuildShl(l->builder, bits, at, ""), type);
}

static LLVMValueRef float_in(Lower *l, LLVMTypeRef type, double value)
{
    return splat_to(l, type, LLVMConstReal(scalar_of(type), value));
}

/* The scale as f8E8M0FNU, in `to`. That format has the powers of two from 2^-127 to 2^127 and NaN:
 * nothing is less than the least of them, and what is too large, or negative, is NaN (decisions N5,
 * N6, A8). A type of at least 64 bits has all of them as normal numbers. */
static LLVMValueRef scale_in(Lower *l, LLVMValueRef scale, LLVMTypeRef to)
{
    LLVMTypeRef f64 = with_scalar(to, LLVMDoubleTypeInContext(l->context)), type;
    LLVMValueRef power, least, tiny, good;

    if (float_width(LLVMTypeOf(scale)) < float_width(f64))
        scale = convert_float(l, scale, f64);
    type = LLVMTypeOf(scale);
    least = float_in(l, type, 0x1p-127);
    power = nearest_power(l, scale);
    tiny = LLVMBuildFCmp(l->builder, LLVMRealOLT, power, least, "");
    power = LLVMBuildSelect(l->builder, tiny, least, power, "");
    good = LLVMBuildAnd(
        l->builder, LLVMBuildFCmp(l->builder, LLVMRealOGE, scale, LLVMConstNull(type), ""),
        LLVMBuildFCmp(l->builder, LLVMRealOLE, power, float_in(l, type, 0x1p127), ""), "");
    power = LLVMBuildSelect(l->builder, good, power, float_in(l, type, NAN), "");
    return convert_float(l, power, to);
}

/* Multiplied by the scale, in the wider type, or divided, in the operand's. The fast-math flags
 * allow more than the plain result; nothing here makes use of them. */
static bool lower_scaling(Lower *l, const Op *op, const Lowering *row)
{
    LLVMTypeRef to = result_type(l, op), work;
    LLVMValueRef number = in(l, op, 0);

    if (!to)
        return false;
    work = row->code == LLVMFMul ? to : LLVMTypeOf(number);
    number = float_binary(l, (LLVMOpcode)row->code, convert_float(l, number, work),
                          scale_in(l, in(l, op, 1), work));
    return give(l, op, round_float(l, number, to, property_int(op, "roundingmode", 0)));
}

const Lowering ARITH_SCALING_LOWERINGS[] = {
    { "arith.scaling_extf", .by = lower_scaling, .code = LLVMFMul },
    { "arith.scaling_truncf", .by = lower_scaling, .code = LLVMFDiv },
    { 0 },
};
