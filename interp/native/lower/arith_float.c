/* arith: arithmetic and comparison of floats. */
#include "interp/native/lower/arith.h"

/* The operand in the type that is computed in. */
static LLVMValueRef working_in(Lower *l, const Op *op, unsigned operand)
{
    LLVMValueRef value = in(l, op, operand);

    return convert_float(l, value, working_type(l, LLVMTypeOf(value)));
}

/* What was made in the type that is computed in is the result, rounded, under the operation's
 * fast-math flags. */
static bool give(Lower *l, const Op *op, LLVMValueRef made)
{
    set_fastmath(made, fastmath_of(op));
    out(l, op, 0, convert_float(l, made, LLVMTypeOf(in(l, op, 0))));
    return true;
}

static bool binary(Lower *l, const Op *op, LLVMOpcode opcode)
{
    LLVMValueRef lhs = working_in(l, op, 0), rhs = working_in(l, op, 1);

    return give(l, op, LLVMBuildBinOp(l->builder, opcode, lhs, rhs, ""));
}

static bool lower_addf(Lower *l, const Op *op)
{
    return binary(l, op, LLVMFAdd);
}

static bool lower_subf(Lower *l, const Op *op)
{
    return binary(l, op, LLVMFSub);
}

static bool lower_mulf(Lower *l, const Op *op)
{
    return binary(l, op, LLVMFMul);
}

static bool lower_divf(Lower *l, const Op *op)
{
    return binary(l, op, LLVMFDiv);
}

/* C's fmod, which is exact. */
static bool lower_remf(Lower *l, const Op *op)
{
    return binary(l, op, LLVMFRem);
}

static bool lower_negf(Lower *l, const Op *op)
{
    LLVMValueRef made = LLVMBuildFNeg(l->builder, in(l, op, 0), "");

    set_fastmath(made, fastmath_of(op));
    out(l, op, 0, made);
    return true;
}

/* A minimum or maximum: what LLVM calls it, and what it does with one NaN. */
typedef struct Extreme {
    const char *intrinsic;
    bool greater, nan_loses;
} Extreme;

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
static LLVMValueRef extreme_by_comparing(Lower *l, LLVMValueRef lhs, LLVMValueRef rhs,
                                         Extreme extreme)
{
    LLVMValueRef left = choose_lhs(l, lhs, rhs, extreme.greater), unordered, made;

    made = LLVMBuildSelect(l->builder, left, lhs, rhs, "");
    if (extreme.nan_loses) {
        unordered = LLVMBuildFCmp(l->builder, LLVMRealUNO, rhs, rhs, "");
        return LLVMBuildSelect(l->builder, unordered, lhs, made, "");
    }
    unordered = LLVMBuildFCmp(l->builder, LLVMRealUNO, lhs, rhs, "");
    return LLVMBuildSelect(l->builder, unordered, LLVMBuildFAdd(l->builder, lhs, rhs, ""), made,
                           "");
}

static bool lower_extreme(Lower *l, const Op *op, Extreme extreme)
{
    LLVMValueRef args[] = { working_in(l, op, 0), working_in(l, op, 1) };

    return give(l, op,
                float_width(LLVMTypeOf(args[0])) > 64
                    ? extreme_by_comparing(l, args[0], args[1], extreme)
                    : call_same(l, extreme.intrinsic, args, 2));
}

static bool lower_maximumf(Lower *l, const Op *op)
{
    return lower_extreme(l, op, (Extreme){ "llvm.maximum", true, false });
}

static bool lower_minimumf(Lower *l, const Op *op)
{
    return lower_extreme(l, op, (Extreme){ "llvm.minimum", false, false });
}

/* llvm.maxnum treats a signaling NaN as IEEE 754-2008 does, so that the result may be NaN beside a
 * number; arith's "the result is the other argument" is 754-2019's maximumNumber. */
static bool lower_maxnumf(Lower *l, const Op *op)
{
    return lower_extreme(l, op, (Extreme){ "llvm.maximumnum", true, true });
}

static bool lower_minnumf(Lower *l, const Op *op)
{
    return lower_extreme(l, op, (Extreme){ "llvm.minimumnum", false, true });
}

static bool lower_cmpf(Lower *l, const Op *op)
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
    LLVMValueRef made = LLVMBuildFCmp(l->builder, predicate, in(l, op, 0), in(l, op, 1), "");

    set_fastmath(made, fastmath_of(op));
    out(l, op, 0, made);
    return true;
}

const Lowering ARITH_FLOAT_LOWERINGS[] = {
    { "arith.negf", lower_negf },
    { "arith.addf", lower_addf },
    { "arith.subf", lower_subf },
    { "arith.mulf", lower_mulf },
    { "arith.divf", lower_divf },
    { "arith.remf", lower_remf },
    { "arith.maximumf", lower_maximumf },
    { "arith.maxnumf", lower_maxnumf },
    { "arith.minimumf", lower_minimumf },
    { "arith.minnumf", lower_minnumf },
    { "arith.cmpf", lower_cmpf },
    { "llvm.fneg", lower_negf },
    { "llvm.fadd", lower_addf },
    { "llvm.fsub", lower_subf },
    { "llvm.fmul", lower_mulf },
    { "llvm.fdiv", lower_divf },
    { "llvm.frem", lower_remf },
    { "llvm.fcmp", lower_cmpf },
    { 0 },
};
