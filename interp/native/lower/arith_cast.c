/* arith: casts from and to integers, and of bits. */
#include "interp/native/lower/arith.h"

#include <math.h>

LLVMValueRef resize_integer(Lower *l, LLVMValueRef value, LLVMTypeRef to, bool is_signed)
{
    return LLVMBuildIntCast2(l->builder, value, to, is_signed, "");
}

/* By the sign or by zeros, in the width of the result. */
static bool lower_resize(Lower *l, const Op *op, const Lowering *row)
{
    LLVMTypeRef to = result_type(l, op);

    return to && give(l, op, resize_integer(l, in(l, op, 0), to, row->code == SIGNED));
}

static bool lower_trunci(Lower *l, const Op *op)
{
    LLVMTypeRef to = result_type(l, op);
    LLVMValueRef made = to ? LLVMBuildTrunc(l->builder, in(l, op, 0), to, "") : NULL;

    if (made)
        set_integer_flags(op, made);
    return give(l, op, made);
}

static unsigned integer_width(Lower *l, const Type *type)
{
    return type->kind == TYPE_INDEX ? l->index_width : type->integer.width;
}

/* The same memory with other elements: nothing changes in a descriptor, so long as one element is
 * as wide as the other (decision A4). */
static bool cast_memref_elements(Lower *l, const Op *op)
{
    const Type *from = op->operands[0]->type->shaped.element;
    const Type *to = op->results[0]->type->shaped.element;

    if (integer_width(l, from) != integer_width(l, to))
        return lower_fail(l, op, "between elements of different widths it has no meaning");
    return give(l, op, in(l, op, 0));
}

static bool lower_index_cast(Lower *l, const Op *op, const Lowering *row)
{
    return type_is_any_memref(op->operands[0]->type) ? cast_memref_elements(l, op)
                                                     : lower_resize(l, op, row);
}

static bool lower_bitcast(Lower *l, const Op *op)
{
    LLVMTypeRef to = result_type(l, op);
    LLVMValueRef value = in(l, op, 0);

    if (to && !type_is_any_memref(op->operands[0]->type))
        value = LLVMBuildBitCast(l->builder, value, to, "");
    return to && give(l, op, value);
}

/* At most the 24 highest bits of an integer, as many as float's significand has, the last of them
 * set where anything was lost. Rounded to bfloat this is as good as the integer: none becomes a tie
 * that was none. */
static LLVMValueRef highest_bits(Lower *l, LLVMValueRef magnitude)
{
    LLVMTypeRef type = LLVMTypeOf(magnitude), i1 = LLVMInt1TypeInContext(l->context);
    unsigned width = LLVMGetIntTypeWidth(scalar_of(type)), precision = 24;
    LLVMValueRef zeros, drop, kept, lost;

    if (width <= precision)
        return magnitude;
    zeros = call_intrinsic(l, "llvm.ctlz", &type, 1,
                           (LLVMValueRef[]){ magnitude, LLVMConstNull(i1) }, 2);
    drop = call_same(l, "llvm.usub.sat",
                     (LLVMValueRef[]){ integer_in(l, type, width - precision), zeros }, 2);
    kept = LLVMBuildShl(l->builder, LLVMBuildLShr(l->builder, magnitude, drop, ""), drop, "");
    lost = LLVMBuildICmp(l->builder, LLVMIntNE, kept, magnitude, "");
    lost = LLVMBuildShl(l->builder, LLVMBuildZExt(l->builder, lost, type, ""), drop, "");
    return LLVMBuildOr(l->builder, kept, lost, "");
}

enum { FLOAT_RANGE = 128 }; /* float ends at 2^128, half before */

/* LLVM 22 gives some small number, not infinity, for integers of more than 128 bits that are beyond
 * the float's range. */
static LLVMValueRef unsigned_to_float(Lower *l, LLVMValueRef value, LLVMTypeRef to)
{
    LLVMTypeRef type = LLVMTypeOf(value), low = integers_like(l, type, FLOAT_RANGE);
    LLVMValueRef infinity, high, made;

    if (LLVMGetIntTypeWidth(scalar_of(type)) <= FLOAT_RANGE || float_width(to) > 32)
        return LLVMBuildUIToFP(l->builder, value, to, "");
    high = LLVMBuildLShr(l->builder, value, integer_in(l, type, FLOAT_RANGE), "");
    high = LLVMBuildICmp(l->builder, LLVMIntNE, high, LLVMConstNull(type), "");
    infinity = splat_to(l, to, LLVMConstReal(scalar_of(to), INFINITY));
    made = LLVMBuildUIToFP(l->builder, LLVMBuildTrunc(l->builder, value, low, ""), to, "");
    return LLVMBuildSelect(l->builder, high, infinity, made, "");
}

/* The sign apart from the magnitude, which for bfloat, where LLVM would round to float first, is
 * made ready to be rounded twice. */
static LLVMValueRef by_magnitude(Lower *l, LLVMValueRef value, LLVMTypeRef to, bool is_signed)
{
    LLVMTypeRef type = LLVMTypeOf(value), i1 = LLVMInt1TypeInContext(l->context);
    LLVMTypeRef wide = working_type(l, to);
    LLVMValueRef made = value, negative;

    if (is_signed)
        made = call_intrinsic(l, "llvm.abs", &type, 1, (LLVMValueRef[]){ value, LLVMConstNull(i1) },
                              2);
    made = unsigned_to_float(l, wide == to ? made : highest_bits(l, made), wide);
    if (is_signed) {
        negative = LLVMBuildICmp(l->builder, LLVMIntSLT, value, LLVMConstNull(type), "");
        made = LLVMBuildSelect(l->builder, negative, LLVMBuildFNeg(l->builder, made, ""), made, "");
    }
    return convert_float(l, made, to);
}

static bool lower_to_float(Lower *l, const Op *op, const Lowering *row)
{
    LLVMTypeRef to = result_type(l, op);
    LLVMValueRef value = in(l, op, 0);
    bool is_signed = row->code == SIGNED;

    if (!to)
        return false;
    if (LLVMGetIntTypeWidth(scalar_of(LLVMTypeOf(value))) > FLOAT_RANGE
        || working_type(l, to) != to)
        return give(l, op, by_magnitude(l, value, to, is_signed));
    return give(l, op,
                LLVMBuildCast(l->builder, is_signed ? LLVMSIToFP : LLVMUIToFP, value, to, ""));
}

/* Lanes of a width that memory has: LLVM 22 takes it that a lane's number fits its width, and where
 * it does not fit, and is poison, the lanes beside it suffer. */
static LLVMTypeRef whole_lanes(Lower *l, LLVMTypeRef type)
{
    unsigned width = 8;

    if (scalar_of(type) == type)
        return type;
    while (width < LLVMGetIntTypeWidth(scalar_of(type)))
        width *= 2;
    return integers_like(l, type, width);
}

/* Toward zero; what does not fit is poison, here and in LLVM (decision A9). */
static bool lower_to_integer(Lower *l, const Op *op, const Lowering *row)
{
    LLVMOpcode conversion = row->code == SIGNED ? LLVMFPToSI : LLVMFPToUI;
    LLVMTypeRef to = result_type(l, op);
    LLVMValueRef made;

    if (!to)
        return false;
    made = LLVMBuildCast(l->builder, conversion, in(l, op, 0), whole_lanes(l, to), "");
    return give(l, op, LLVMBuildIntCast2(l->builder, made, to, false, ""));
}

/* llvm.experimental.constrained.fptrunc does not round as its argument says: it promises that the
 * machine was told to. */
static bool lower_float_cast(Lower *l, const Op *op)
{
    LLVMTypeRef to = result_type(l, op);
    int64_t mode = property_int(op, "roundingmode", 0);

    return to && give_fast(l, op, round_float(l, in(l, op, 0), to, mode));
}

const Lowering ARITH_CAST_LOWERINGS[] = {
    { "arith.extsi index.casts llvm.sext", .by = lower_resize, .code = SIGNED },
    { "arith.extui index.castu", .by = lower_resize, .code = UNSIGNED },
    { "arith.trunci llvm.trunc", lower_trunci },
    { "arith.index_cast", .by = lower_index_cast, .code = SIGNED },
    { "arith.index_castui", .by = lower_index_cast, .code = UNSIGNED },
    { "arith.bitcast", lower_bitcast },
    { "arith.extf arith.truncf llvm.fpext llvm.fptrunc", lower_float_cast },
    { "arith.sitofp llvm.sitofp", .by = lower_to_float, .code = SIGNED },
    { "arith.uitofp", .by = lower_to_float, .code = UNSIGNED },
    { "arith.fptosi llvm.fptosi", .by = lower_to_integer, .code = SIGNED },
    { "arith.fptoui llvm.fptoui", .by = lower_to_integer, .code = UNSIGNED },
    { 0 },
};
