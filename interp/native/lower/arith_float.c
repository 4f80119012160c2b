/* arith: arithmetic and comparison of floats. */
#include "interp/native/lower/arith.h"

LLVMValueRef float_binary(Lower *l, LLVMOpcode opcode, LLVMValueRef lhs, LLVMValueRef rhs)
{
    LLVMTypeRef type = LLVMTypeOf(lhs), working = working_type(l, type);

    return convert_float(l,
                         LLVMBuildBinOp(l->builder, opcode, convert_float(l, lhs, working),
                                        convert_float(l, rhs, working), ""),
                         type);
}

/* The operand in the type that is computed in. */
static LLVMValueRef working_in(Lower *l, const Op *op, unsigned operand)
{
    LLVMValueRef value = in(l, op, operand);

    return convert_float(l, value, working_type(l, LLVMTypeOf(value)));
}

/* What was made in the type that is computed in is the result, rounded, under the operation's
 * fast-math flags. */
static bool give_rounded(Lower *l, const Op *op, LLVMValueRef made)
{
    set_fastmath(made, fastmath_of(op));
    return give(l, op, convert_float(l, made, LLVMTypeOf(in(l, op, 0))));
}

/* LLVM's remainder is C's fmod, which is exact. */
static bool lower_binary(Lower *l, const Op *op, const Lowering *row)
{
    LLVMValueRef lhs = working_in(l, op, 0), rhs = working_in(l, op, 1);

    return give_rounded(l, op, LLVMBuildBinOp(l->builder, (LLVMOpcode)row->code, lhs, rhs, ""));
}

static bool lower_neg(Lower *l, const Op *op)
{
    return give_fast(l, op, LLVMBuildFNeg(l->builder, in(l, op, 0), ""));
}

/* What a minimum or maximum does. */
enum { GREATER = 1, NAN_LOSES = 2 };

/* Of equal operands, zeros with different signs count: the maximum is the positive one. */
static LLVMValueRef choose_lhs(Lower *l, LLVMValueRef lhs, LLVMValueRef rhs, bool greater)
{
    LLVMTypeRef bits = integers_like(l, LLVMTypeOf(lhs), float_width(LLVMTypeOf(lhs)));
    LLVMRealPredicate better = greater ? LLVMRealOGT : LLVMRealOLT;
    LLVMIntPredicate sign = greater ? LLVMIntSGE : LLVMIntSLT;
    LLVMValueRef wins = LLVMBuildFCmp(l->builder, better, lhs, rhs, "");
    LLVMValueRef equal = LLVMBuildFCmp(l->builder, LLVMRealOEQ, lhs, rhs, "");
    LLVMValueRef signed_so = LLVMBuildICmp(
        l->builder, sign, LLVMBuildBitCast(l->builder, lhs, bits, ""), LLVMConstNull(bits), "");

    return LLVMBuildOr(l->builder, wins, LLVMBuildAnd(l->builder, equal, signed_so, ""), "");
}

/* By comparisons: LLVM 22 cannot select the intrinsics on x86_fp80 and fp128. The sum of a NaN and
 * anything is NaN. */
static LLVMValueRef extreme_by_comparing(Lower *l, LLVMValueRef lhs, LLVMValueRef rhs, int code)
{
    LLVMValueRef left = choose_lhs(l, lhs, rhs, code & GREATER), unordered, made;

    made = LLVMBuildSelect(l->builder, left, lhs, rhs, "");
    if (code & NAN_LOSES) {
        unordered = LLVMBuildFCmp(l->builder, LLVMRealUNO, rhs, rhs, "");
        return LLVMBuildSelect(l->builder, unordered, lhs, made, "");
    }
    unordered = LLVMBuildFCmp(l->builder, LLVMRealUNO, lhs, rhs, "");
    return LLVMBuildSelect(l->builder, unordered, LLVMBuildFAdd(l->builder, lhs, rhs, ""), made,
                           "");
}

static bool lower_extreme(Lower *l, const Op *op, const Lowering *row)
{
    LLVMValueRef args[] = { working_in(l, op, 0), working_in(l, op, 1) };

    return give_rounded(l, op,
                        float_width(LLVMTypeOf(args[0])) > 64
                            ? extreme_by_comparing(l, args[0], args[1], row->code)
                            : call_same(l, row->callee, args, 2));
}

static bool lower_cmp(Lower *l, const Op *op)
{
    static const LLVMRealPredicate PREDICATES[] = {
        LLVMRealPredicateFalse,
        LLVMRealOEQ,
        LLVMRealOGT,
        LLVMRealOGE,
        LLVMRealOLT,
        LLVMRealOLE,
        LLVMRealONE,
        LLVMRealORD,
        LLVMRealUEQ,
        LLVMRealUGT,
        LLVMRealUGE,
        LLVMRealULT,
        LLVMRealULE,
        LLVMRealUNE,
        LLVMRealUNO,
        LLVMRealPredicateTrue,
    };
    LLVMRealPredicate predicate = PREDICATES[property_int(op, "predicate", 0)];

    return give_fast(l, op, LLVMBuildFCmp(l->builder, predicate, in(l, op, 0), in(l, op, 1), ""));
}

/* llvm.maxnum treats a signaling NaN as IEEE 754-2008 does, so that the result may be NaN beside a
 * number; arith's "the result is the other argument" is 754-2019's maximumNumber. */
const Lowering ARITH_FLOAT_LOWERINGS[] = {
    { "arith.addf llvm.fadd", .by = lower_binary, .code = LLVMFAdd },
    { "arith.subf llvm.fsub", .by = lower_binary, .code = LLVMFSub },
    { "arith.mulf llvm.fmul", .by = lower_binary, .code = LLVMFMul },
    { "arith.divf llvm.fdiv", .by = lower_binary, .code = LLVMFDiv },
    { "arith.remf llvm.frem", .by = lower_binary, .code = LLVMFRem },
    { "arith.negf llvm.fneg", lower_neg },
    { "arith.maximumf", .by = lower_extreme, .code = GREATER, .callee = "llvm.maximum" },
    { "arith.minimumf", .by = lower_extreme, .callee = "llvm.minimum" },
    { "arith.maxnumf", .by = lower_extreme, .code = GREATER | NAN_LOSES,
      .callee = "llvm.maximumnum" },
    { "arith.minnumf", .by = lower_extreme, .code = NAN_LOSES, .callee = "llvm.minimumnum" },
    { "arith.cmpf llvm.fcmp", lower_cmp },
    { 0 },
};
