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

/* By the opcode. Shifts by the width and more are poison in LLVM too. */
static bool lower_binary(Lower *l, const Op *op, const Lowering *row)
{
    LLVMValueRef made =
        LLVMBuildBinOp(l->builder, (LLVMOpcode)row->code, in(l, op, 0), in(l, op, 1), "");

    set_integer_flags(op, made);
    return give(l, op, made);
}

/* By -1 nothing is left (decision A1). LLVM calls the minimum by -1 undefined, and so -1 becomes 1,
 * which leaves nothing either. */
static bool lower_rem_s(Lower *l, const Op *op)
{
    LLVMValueRef rhs = in(l, op, 1), is_minus_one, by;
    LLVMTypeRef type = LLVMTypeOf(rhs);

    if (is_one_bit(type))
        return give(l, op, LLVMConstNull(type));
    is_minus_one = LLVMBuildICmp(l->builder, LLVMIntEQ, rhs, LLVMConstAllOnes(type), "");
    by = LLVMBuildSelect(l->builder, is_minus_one, integer_in(l, type, 1), rhs, "");
    return give(l, op, LLVMBuildSRem(l->builder, in(l, op, 0), by, ""));
}

enum { DOWN = -1, TOWARD_ZERO, UP }; /* where quotients are rounded */

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

/* A positive quotient that was cut off is one too low, a negative one too high. One bit holds 0 and
 * -1, and only -1 may divide: LLVM calls -1 / -1 undefined, we give the pattern of 1 (decision A6),
 * so that a quotient is its dividend. */
static bool lower_div_s(Lower *l, const Op *op, const Lowering *row)
{
    LLVMTypeRef type = LLVMTypeOf(in(l, op, 0));
    LLVMValueRef quotient, off;

    if (is_one_bit(type))
        return give(l, op, in(l, op, 0));
    quotient = LLVMBuildSDiv(l->builder, in(l, op, 0), in(l, op, 1), "");
    set_integer_flags(op, quotient);
    if (row->code == TOWARD_ZERO)
        return give(l, op, quotient);
    off = LLVMBuildZExt(l->builder, inexact_with_signs(l, op, row->code == UP), type, "");
    return give(l, op,
                LLVMBuildBinOp(l->builder, row->code == UP ? LLVMAdd : LLVMSub, quotient, off, ""));
}

static bool lower_ceil_div_u(Lower *l, const Op *op)
{
    LLVMValueRef lhs = in(l, op, 0), rhs = in(l, op, 1);
    LLVMTypeRef type = LLVMTypeOf(lhs);
    LLVMValueRef quotient = LLVMBuildUDiv(l->builder, lhs, rhs, "");
    LLVMValueRef remainder = LLVMBuildURem(l->builder, lhs, rhs, "");
    LLVMValueRef low = LLVMBuildICmp(l->builder, LLVMIntNE, remainder, LLVMConstNull(type), "");

    low = LLVMBuildZExt(l->builder, low, type, "");
    return give(l, op, LLVMBuildAdd(l->builder, quotient, low, ""));
}

/* A sum that wrapped is less than what was added to. */
static bool lower_add_extended(Lower *l, const Op *op)
{
    LLVMValueRef sum = LLVMBuildAdd(l->builder, in(l, op, 0), in(l, op, 1), "");

    out(l, op, 1, LLVMBuildICmp(l->builder, LLVMIntULT, sum, in(l, op, 0), ""));
    return give(l, op, sum);
}

/* The product in twice the width, and its halves. */
static bool lower_mul_extended(Lower *l, const Op *op, const Lowering *row)
{
    LLVMTypeRef type = LLVMTypeOf(in(l, op, 0));
    unsigned width = LLVMGetIntTypeWidth(scalar_of(type));
    LLVMTypeRef wide = integers_like(l, type, 2 * width);
    LLVMValueRef product =
        LLVMBuildMul(l->builder, resize_integer(l, in(l, op, 0), wide, row->code == SIGNED),
                     resize_integer(l, in(l, op, 1), wide, row->code == SIGNED), "");
    LLVMValueRef high = LLVMBuildLShr(l->builder, product, integer_in(l, wide, width), "");

    out(l, op, 1, LLVMBuildTrunc(l->builder, high, type, ""));
    return give(l, op, LLVMBuildTrunc(l->builder, product, type, ""));
}

/* By its number, or index's word for it. */
static bool lower_cmp(Lower *l, const Op *op)
{
    static const struct {
        const char *word;
        LLVMIntPredicate predicate;
    } PREDICATES[] = {
        { "eq", LLVMIntEQ },   { "ne", LLVMIntNE },   { "slt", LLVMIntSLT }, { "sle", LLVMIntSLE },
        { "sgt", LLVMIntSGT }, { "sge", LLVMIntSGE }, { "ult", LLVMIntULT }, { "ule", LLVMIntULE },
        { "ugt", LLVMIntUGT }, { "uge", LLVMIntUGE },
    };
    int64_t number = property_int(op, "predicate", -1);

    for (int i = 0; i < (int)(sizeof PREDICATES / sizeof *PREDICATES); i++)
        if (i == number || word_in(op_attr(op, "pred"), PREDICATES[i].word))
            return give(
                l, op,
                LLVMBuildICmp(l->builder, PREDICATES[i].predicate, in(l, op, 0), in(l, op, 1), ""));
    return lower_fail(l, op, "its predicate is unknown");
}

const Lowering ARITH_INTEGER_LOWERINGS[] = {
    { "arith.addi index.add llvm.add", .by = lower_binary, .code = LLVMAdd },
    { "arith.subi index.sub llvm.sub", .by = lower_binary, .code = LLVMSub },
    { "arith.muli index.mul llvm.mul", .by = lower_binary, .code = LLVMMul },
    { "arith.divui index.divu llvm.udiv", .by = lower_binary, .code = LLVMUDiv },
    { "arith.remui index.remu llvm.urem", .by = lower_binary, .code = LLVMURem },
    { "arith.shli index.shl llvm.shl", .by = lower_binary, .code = LLVMShl },
    { "arith.shrsi index.shrs llvm.ashr", .by = lower_binary, .code = LLVMAShr },
    { "arith.shrui index.shru llvm.lshr", .by = lower_binary, .code = LLVMLShr },
    { "arith.andi index.and llvm.and", .by = lower_binary, .code = LLVMAnd },
    { "arith.ori index.or", .by = lower_binary, .code = LLVMOr },
    { "arith.xori index.xor llvm.xor", .by = lower_binary, .code = LLVMXor },
    { "arith.maxsi index.maxs", .by = lower_intrinsic, .callee = "smax" },
    { "arith.maxui index.maxu", .by = lower_intrinsic, .callee = "umax" },
    { "arith.minsi index.mins", .by = lower_intrinsic, .callee = "smin" },
    { "arith.minui index.minu", .by = lower_intrinsic, .callee = "umin" },
    { "arith.divsi index.divs", .by = lower_div_s, .code = TOWARD_ZERO },
    { "arith.ceildivsi index.ceildivs", .by = lower_div_s, .code = UP },
    { "arith.floordivsi index.floordivs", .by = lower_div_s, .code = DOWN },
    { "arith.ceildivui index.ceildivu", lower_ceil_div_u },
    { "arith.remsi index.rems", lower_rem_s },
    { "arith.addui_extended", lower_add_extended },
    { "arith.mulsi_extended", .by = lower_mul_extended, .code = SIGNED },
    { "arith.mului_extended", .by = lower_mul_extended, .code = UNSIGNED },
    { "arith.cmpi index.cmp llvm.icmp", lower_cmp },
    { 0 },
};
