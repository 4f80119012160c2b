/* arith's AtomicRMWKind: how memref.atomic_rmw and affine.parallel combine two values. */
#include "interp/native/lower/arith.h"

#include <math.h>

/* The number that changes none, where affine.parallel begins. */
typedef enum Start {
    REFUSED, /* affine.parallel has no such reduction */
    FROM_ANYTHING,
    FROM_ZERO,
    FROM_ONE,
    FROM_ALL_ONES,
    FROM_LEAST,
    FROM_GREATEST
} Start;

static const struct {
    Start start;
    LLVMOpcode opcode;
    const char *intrinsic; /* instead of an opcode; neither: the new value */
    bool nan_wins;
} KINDS[] = {
    { FROM_ZERO, LLVMFAdd },                       /* addf */
    { FROM_ZERO, LLVMAdd },                        /* addi */
    { FROM_ALL_ONES, LLVMAnd },                    /* andi */
    { FROM_ANYTHING },                             /* assign: defined for one iteration alone */
    { FROM_LEAST, 0, "llvm.maximumnum", true },    /* maximumf */
    { REFUSED, 0, "llvm.maximumnum" },             /* maxnumf */
    { FROM_LEAST, 0, "llvm.smax" },                /* maxs */
    { FROM_ZERO, 0, "llvm.umax" },                 /* maxu */
    { FROM_GREATEST, 0, "llvm.minimumnum", true }, /* minimumf */
    { REFUSED, 0, "llvm.minimumnum" },             /* minnumf */
    { FROM_GREATEST, 0, "llvm.smin" },             /* mins */
    { FROM_ALL_ONES, 0, "llvm.umin" },             /* minu */
    { FROM_ONE, LLVMFMul },                        /* mulf */
    { FROM_ONE, LLVMMul },                         /* muli */
    { FROM_ZERO, LLVMOr },                         /* ori */
    { REFUSED, LLVMXor },                          /* xori */
};

enum { KIND_COUNT = sizeof KINDS / sizeof *KINDS };

static bool is_integer(LLVMTypeRef type)
{
    return LLVMGetTypeKind(type) == LLVMIntegerTypeKind;
}

/* A NaN where an operand is one, as a sum is; else what the number makes of two numbers. LLVM 22
 * cannot select llvm.maximum and llvm.minimum for x86_fp80. */
static LLVMValueRef nan_or(Lower *l, const LLVMValueRef *args, LLVMValueRef number)
{
    LLVMValueRef unordered = LLVMBuildFCmp(l->builder, LLVMRealUNO, args[0], args[1], "");
    LLVMValueRef sum = LLVMBuildFAdd(l->builder, args[0], args[1], "");

    return LLVMBuildSelect(l->builder, unordered, sum, number, "");
}

LLVMValueRef combine_by_kind(Lower *l, int64_t kind, LLVMValueRef old, LLVMValueRef value)
{
    LLVMTypeRef type = LLVMTypeOf(value), work = is_integer(type) ? type : working_type(l, type);
    LLVMValueRef args[] = { old, value }, made;

    if (KINDS[kind].start == FROM_ANYTHING)
        return value;
    for (int i = 0; i < 2 && work != type; i++)
        args[i] = convert_float(l, args[i], work);
    made = KINDS[kind].intrinsic
               ? call_same(l, KINDS[kind].intrinsic, args, 2)
               : LLVMBuildBinOp(l->builder, KINDS[kind].opcode, args[0], args[1], "");
    if (KINDS[kind].nan_wins)
        made = nan_or(l, args, made);
    return work == type ? made : convert_float(l, made, type);
}

static LLVMValueRef least_signed(Lower *l, LLVMTypeRef type)
{
    LLVMValueRef sign = LLVMConstInt(type, LLVMGetIntTypeWidth(type) - 1, false);

    return LLVMBuildShl(l->builder, LLVMConstInt(type, 1, false), sign, "");
}

LLVMValueRef neutral_of_kind(Lower *l, int64_t kind, LLVMTypeRef type)
{
    switch (kind >= 0 && kind < KIND_COUNT ? KINDS[kind].start : REFUSED) {
    case REFUSED:
        return NULL;
    case FROM_ZERO:
        return LLVMConstNull(type);
    case FROM_ONE:
        return is_integer(type) ? LLVMConstInt(type, 1, false) : LLVMConstReal(type, 1.0);
    case FROM_ALL_ONES:
        return LLVMConstAllOnes(type);
    case FROM_LEAST:
        return is_integer(type) ? least_signed(l, type) : LLVMConstReal(type, -INFINITY);
    case FROM_GREATEST:
        return is_integer(type) ? LLVMConstNot(least_signed(l, type))
                                : LLVMConstReal(type, INFINITY);
    default:
        return LLVMGetPoison(type);
    }
}
