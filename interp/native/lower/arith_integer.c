/* arith: arithmetic and comparison of integers. */
#include "interp/native/lower/arith.h"

static bool is_one_bit(LLVMTypeRef type)
{
    return LLVMGetIntTypeWidth(scalar_of(type)) == 1;
}

void set_integer_flags(const Op *op, LLVMValueRef made)
{
    const Attr *overflow = op_attr(op, "overflowFlags");

    if (!LLVMIsAInstruction(made))
        return;
    if (word_in(overflow, "nsw"))
        LLVMSetNSW(made, true);
    if (word_in(overflow, "nuw"))
        LLVMSetNUW(made, true);
    if (property_flag(op, "isExact"))
        LLVMSetExact(made, true);
}

static bool binary(Lower *l, const Op *op, LLVMOpcode opcode)
{
    LLVMValueRef made = LLVMBuildBinOp(l->builder, opcode, in(l, op, 0), in(l, op, 1), "");

    set_integer_flags(op, made);
    out(l, op, 0, made);
    return true;
}

bool lower_add(Lower *l, const Op *op)
{
    return binary(l, op, LLVMAdd);
}

bool lower_sub(Lower *l, const Op *op)
{
    return binary(l, op, LLVMSub);
}

bool lower_mul(Lower *l, const Op *op)
{
    return binary(l, op, LLVMMul);
}

bool lower_and(Lower *l, const Op *op)
{
    return binary(l, op, LLVMAnd);
}

bool lower_or(Lower *l, const Op *op)
{
    return binary(l, op, LLVMOr);
}

bool lower_xor(Lower *l, const Op *op)
{
    return binary(l, op, LLVMXor);
}

/* Shifts by the width and more are poison in LLVM too. */
bool lower_shl(Lower *l, const Op *op)
{
    return binary(l, op, LLVMShl);
}

bool lower_shr_s(Lower *l, const Op *op)
{
    return binary(l, op, LLVMAShr);
}

bool lower_shr_u(Lower *l, const Op *op)
{
    return binary(l, op, LLVMLShr);
}

static bool by_intrinsic(Lower *l, const Op *op, const char *name)
{
    out(l, op, 0, call_same(l, name, (LLVMValueRef[]){ in(l, op, 0), in(l, op, 1) }, 2));
    return true;
}

bool lower_max_s(Lower *l, const Op *op)
{
    return by_intrinsic(l, op, "llvm.smax");
}

bool lower_max_u(Lower *l, const Op *op)
{
    return by_intrinsic(l, op, "llvm.umax");
}

bool lower_min_s(Lower *l, const Op *op)
{
    return by_intrinsic(l, op, "llvm.smin");
}

bool lower_min_u(Lower *l, const Op *op)
{
    return by_intrinsic(l, op, "llvm.umin");
}

/* One bit holds 0 and -1, and only -1 may divide: LLVM calls -1 / -1 undefined, we give the pattern
 * of 1 (decision A6), so that a quotient is its dividend. */
static bool one_bit_quotient(Lower *l, const Op *op)
{
    out(l, op, 0, in(l, op, 0));
    return true;
}

bool lower_div_s(Lower *l, const Op *op)
{
    if (is_one_bit(LLVMTypeOf(in(l, op, 0))))
        return one_bit_quotient(l, op);
    return binary(l, op, LLVMSDiv);
}

bool lower_div_u(Lower *l, const Op *op)
{
    return binary(l, op, LLVMUDiv);
}

/* By -1 nothing is left (decision A1). LLVM calls the minimum by -1 undefined, and so -1 becomes 1,
 * which leaves nothing either. */
bool lower_rem_s(Lower *l, const Op *op)
{
    LLVMValueRef rhs = in(l, op, 1), is_minus_one, by;
    LLVMTypeRef type = LLVMTypeOf(rhs);

    if (is_one_bit(type)) {
        out(l, op, 0, LLVMConstNull(type));
        return true;
    }
    is_minus_one = LLVMBuildICmp(l->builder, LLVMIntEQ, rhs, LLVMConstAllOnes(type), "");
    by = LLVMBuildSelect(l->builder, is_minus_one, integer_in(l, type, 1), rhs, "");
    out(l, op, 0, LLVMBuildSRem(l->builder, in(l, op, 0), by, ""));
    return true;
}

bool lower_rem_u(Lower *l, const Op *op)
{
    return binary(l, op, LLVMURem);
}

/* Do operands of these signs (`same` or not) leave a remainder? */
static LLVMValueRef inexact_with_signs(Lower *l, const Op *op, bool same)
{
    LLVMValueRef lhs = in(l, op, 0), rhs = in(l, op, 1), zero = LLVMConstNull(LLVMTypeOf(lhs));
    LLVMValueRef remainder = LLVMBuildSRem(l->builder, lhs, rhs, "");
    LLVMValueRef inexact = LLVMBuildICmp(l->builder, LLVMIntNE, remainder, zero, "");
    LLVMValueRef signs = LLVMBuildXor(l->builder, lhs, rhs, "");
    LLVMValueRef wanted =
        LLVMBuildICmp(l->builder, same ? LLVMIntSGE : LLVMIntSLT, signs, zero, "");

    return LLVMBuildAnd(l->builder, inexact, wanted, "");
}

/* A positive quotient that was cut off is one too low. */
bool lower_ceil_div_s(Lower *l, const Op *op)
{
    LLVMTypeRef type = LLVMTypeOf(in(l, op, 0));
    LLVMValueRef quotient, low;

    if (is_one_bit(type))
        return one_bit_quotient(l, op);
    quotient = LLVMBuildSDiv(l->builder, in(l, op, 0), in(l, op, 1), "");
    low = LLVMBuildZExt(l->builder, inexact_with_signs(l, op, true), type, "");
    out(l, op, 0, LLVMBuildAdd(l->builder, quotient, low, ""));
    return true;
}

/* A negative quotient that was cut off is one too high. */
bool lower_floor_div_s(Lower *l, const Op *op)
{
    LLVMTypeRef type = LLVMTypeOf(in(l, op, 0));
    LLVMValueRef quotient, high;

    if (is_one_bit(type))
        return one_bit_quotient(l, op);
    quotient = LLVMBuildSDiv(l->builder, in(l, op, 0), in(l, op, 1), "");
    high = LLVMBuildZExt(l->builder, inexact_with_signs(l, op, false), type, "");
    out(l, op, 0, LLVMBuildSub(l->builder, quotient, high, ""));
    return true;
}

bool lower_ceil_div_u(Lower *l, const Op *op)
{
    LLVMValueRef lhs = in(l, op, 0), rhs = in(l, op, 1);
    LLVMTypeRef type = LLVMTypeOf(lhs);
    LLVMValueRef quotient = LLVMBuildUDiv(l->builder, lhs, rhs, "");
    LLVMValueRef remainder = LLVMBuildURem(l->builder, lhs, rhs, "");
    LLVMValueRef low = LLVMBuildICmp(l->builder, LLVMIntNE, remainder, LLVMConstNull(type), "");

    out(l, op, 0, LLVMBuildAdd(l->builder, quotient, LLVMBuildZExt(l->builder, low, type, ""), ""));
    return true;
}

/* A sum that wrapped is less than what was added to. */
static bool lower_add_extended(Lower *l, const Op *op)
{
    LLVMValueRef sum = LLVMBuildAdd(l->builder, in(l, op, 0), in(l, op, 1), "");

    out(l, op, 0, sum);
    out(l, op, 1, LLVMBuildICmp(l->builder, LLVMIntULT, sum, in(l, op, 0), ""));
    return true;
}

/* The product in twice the width, and its halves. */
static bool multiply_extended(Lower *l, const Op *op, bool is_signed)
{
    LLVMTypeRef type = LLVMTypeOf(in(l, op, 0));
    unsigned width = LLVMGetIntTypeWidth(scalar_of(type));
    LLVMTypeRef wide = integers_like(l, type, 2 * width);
    LLVMValueRef product =
        LLVMBuildMul(l->builder, resize_integer(l, in(l, op, 0), wide, is_signed),
                     resize_integer(l, in(l, op, 1), wide, is_signed), "");
    LLVMValueRef high = LLVMBuildLShr(l->builder, product, integer_in(l, wide, width), "");

    out(l, op, 0, LLVMBuildTrunc(l->builder, product, type, ""));
    out(l, op, 1, LLVMBuildTrunc(l->builder, high, type, ""));
    return true;
}

static bool lower_mulsi_extended(Lower *l, const Op *op)
{
    return multiply_extended(l, op, true);
}

static bool lower_mului_extended(Lower *l, const Op *op)
{
    return multiply_extended(l, op, false);
}

static bool lower_cmpi(Lower *l, const Op *op)
{
    static const LLVMIntPredicate PREDICATES[] = {
        LLVMIntEQ,  LLVMIntNE,  LLVMIntSLT, LLVMIntSLE, LLVMIntSGT,
        LLVMIntSGE, LLVMIntULT, LLVMIntULE, LLVMIntUGT, LLVMIntUGE,
    };
    LLVMIntPredicate predicate = PREDICATES[property_int(op, "predicate", 0)];

    out(l, op, 0, LLVMBuildICmp(l->builder, predicate, in(l, op, 0), in(l, op, 1), ""));
    return true;
}

const Lowering ARITH_INTEGER_LOWERINGS[] = {
    { "arith.addi", lower_add },
    { "arith.addui_extended", lower_add_extended },
    { "arith.subi", lower_sub },
    { "arith.muli", lower_mul },
    { "arith.mulsi_extended", lower_mulsi_extended },
    { "arith.mului_extended", lower_mului_extended },
    { "arith.divsi", lower_div_s },
    { "arith.divui", lower_div_u },
    { "arith.ceildivsi", lower_ceil_div_s },
    { "arith.ceildivui", lower_ceil_div_u },
    { "arith.floordivsi", lower_floor_div_s },
    { "arith.remsi", lower_rem_s },
    { "arith.remui", lower_rem_u },
    { "arith.maxsi", lower_max_s },
    { "arith.maxui", lower_max_u },
    { "arith.minsi", lower_min_s },
    { "arith.minui", lower_min_u },
    { "arith.shli", lower_shl },
    { "arith.shrsi", lower_shr_s },
    { "arith.shrui", lower_shr_u },
    { "arith.andi", lower_and },
    { "arith.ori", lower_or },
    { "arith.xori", lower_xor },
    { "arith.cmpi", lower_cmpi },
    { "llvm.add", lower_add },
    { "llvm.sub", lower_sub },
    { "llvm.mul", lower_mul },
    { "llvm.udiv", lower_div_u },
    { "llvm.urem", lower_rem_u },
    { "llvm.and", lower_and },
    { "llvm.xor", lower_xor },
    { "llvm.shl", lower_shl },
    { "llvm.lshr", lower_shr_u },
    { "llvm.ashr", lower_shr_s },
    { "llvm.icmp", lower_cmpi },
    { 0 },
};
