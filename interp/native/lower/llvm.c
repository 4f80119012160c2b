/* Operations of the llvm dialect that nothing else means: what a builder makes, and intrinsics by
 * their names. */
#include "interp/native/lower/arith.h"

/* llvm.intr.NAME is llvm.NAME, of the first operand's type. */
static const char *intrinsic_of(Lower *l, const Op *op)
{
    enum { PREFIX = sizeof "llvm.intr." - 1 };

    return str_printf(&l->arena, "llvm.%.*s", STR_ARG(str_from(op_name(op), PREFIX))).data;
}

static bool lower_named(Lower *l, const Op *op, const Lowering *row)
{
    unsigned count = op->operand_count;

    (void)row;
    return give_fast(l, op,
                     call_same(l, intrinsic_of(l, op), operand_values(l, op, 0, count), count));
}

/* With a bit behind its operand, which the operation has as an attribute. */
static bool lower_with_bit(Lower *l, const Op *op, const Lowering *row)
{
    const Attr *bit = op_attr(op, row->callee);
    LLVMTypeRef i1 = LLVMInt1TypeInContext(l->context);
    LLVMValueRef args[] = { in(l, op, 0), LLVMConstInt(i1, !int_is_zero(bit->integer), false) };

    return give(l, op, call_same(l, intrinsic_of(l, op), args, 2));
}

/* Its name tells of the result, and then of the operands. */
static bool lower_order(Lower *l, const Op *op)
{
    LLVMValueRef *args = operand_values(l, op, 0, 2);
    LLVMTypeRef types[] = { result_type(l, op), LLVMTypeOf(args[0]) };

    return types[0] && give(l, op, call_intrinsic(l, intrinsic_of(l, op), types, 2, args, 2));
}

static bool lower_binary(Lower *l, const Op *op, const Lowering *row)
{
    LLVMValueRef made =
        LLVMBuildBinOp(l->builder, (LLVMOpcode)row->code, in(l, op, 0), in(l, op, 1), "");

    set_integer_flags(op, made);
    if (LLVMIsAInstruction(made) && property_flag(op, "isDisjoint"))
        LLVMSetIsDisjoint(made, true);
    return give(l, op, made);
}

static bool lower_unsigned(Lower *l, const Op *op, const Lowering *row)
{
    LLVMTypeRef to = result_type(l, op);
    LLVMValueRef made =
        to ? LLVMBuildCast(l->builder, (LLVMOpcode)row->code, in(l, op, 0), to, "") : NULL;

    if (made && LLVMIsAInstruction(made) && property_flag(op, "nonNeg"))
        LLVMSetNNeg(made, true);
    return made && give(l, op, made);
}

static bool lower_choice(Lower *l, const Op *op)
{
    LLVMValueRef made = LLVMBuildSelect(l->builder, in(l, op, 0), in(l, op, 1), in(l, op, 2), "");

    return type_float_format(op->results[0]->type) ? give_fast(l, op, made) : give(l, op, made);
}

static bool lower_freeze(Lower *l, const Op *op)
{
    return give(l, op, LLVMBuildFreeze(l->builder, in(l, op, 0), ""));
}

const Lowering LLVM_LOWERINGS[] = {
    { "llvm.select", lower_choice },
    { "llvm.freeze", lower_freeze },
    { "llvm.sdiv", .by = lower_binary, .code = LLVMSDiv },
    { "llvm.srem", .by = lower_binary, .code = LLVMSRem },
    { "llvm.or", .by = lower_binary, .code = LLVMOr },
    { "llvm.zext", .by = lower_unsigned, .code = LLVMZExt },
    { "llvm.uitofp", .by = lower_unsigned, .code = LLVMUIToFP },
    { "llvm.intr.abs", .by = lower_with_bit, .callee = "is_int_min_poison" },
    { "llvm.intr.ctlz llvm.intr.cttz", .by = lower_with_bit, .callee = "is_zero_poison" },
    { "llvm.intr.scmp llvm.intr.ucmp", lower_order },
    { "llvm.intr.acos llvm.intr.asin llvm.intr.atan llvm.intr.atan2 "
      "llvm.intr.bitreverse llvm.intr.bswap llvm.intr.ceil llvm.intr.copysign "
      "llvm.intr.cos llvm.intr.cosh llvm.intr.ctpop llvm.intr.exp llvm.intr.exp2 "
      "llvm.intr.fabs llvm.intr.floor llvm.intr.fma llvm.intr.fshl llvm.intr.fshr "
      "llvm.intr.log llvm.intr.log10 llvm.intr.log2 llvm.intr.maximum llvm.intr.minimum "
      "llvm.intr.nearbyint llvm.intr.rint llvm.intr.round llvm.intr.roundeven "
      "llvm.intr.sadd.sat llvm.intr.sin llvm.intr.sinh llvm.intr.smax llvm.intr.smin "
      "llvm.intr.sqrt llvm.intr.sshl.sat llvm.intr.ssub.sat llvm.intr.tan "
      "llvm.intr.tanh llvm.intr.trunc llvm.intr.uadd.sat llvm.intr.umax llvm.intr.umin "
      "llvm.intr.ushl.sat llvm.intr.usub.sat",
      .by = lower_named },
    { 0 },
};
