/* Operations of the llvm dialect that nothing else means: what a builder makes, and intrinsics by
 * their names. */
#include "interp/native/lower/arith.h"

/* llvm.intr.NAME is llvm.NAME, of the first operand's type. */
const char *lower_intrinsic_name(Lower *l, const Op *op)
{
    enum { PREFIX = sizeof "llvm.intr." - 1 };

    return str_printf(&l->arena, "llvm.%.*s", STR_ARG(str_from(op_name(op), PREFIX))).data;
}

static bool lower_named(Lower *l, const Op *op, const Lowering *row)
{
    unsigned count = op->operand_count;

    (void)row;
    return give_fast(
        l, op, call_same(l, lower_intrinsic_name(l, op), operand_values(l, op, 0, count), count));
}

/* With a bit behind its operand, which the operation has as an attribute. */
static bool lower_with_bit(Lower *l, const Op *op, const Lowering *row)
{
    const Attr *bit = op_attr(op, row->callee);
    LLVMTypeRef i1 = LLVMInt1TypeInContext(l->context);
    LLVMValueRef args[] = { in(l, op, 0), LLVMConstInt(i1, !int_is_zero(bit->integer), false) };

    return give(l, op, call_same(l, lower_intrinsic_name(l, op), args, 2));
}

/* Its name tells of the result, and then of the operands. */
static bool lower_order(Lower *l, const Op *op)
{
    LLVMValueRef *args = operand_values(l, op, 0, 2);
    LLVMTypeRef types[] = { result_type(l, op), LLVMTypeOf(args[0]) };

    return types[0]
           && give(l, op, call_intrinsic(l, lower_intrinsic_name(l, op), types, 2, args, 2));
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

/* LLVM's own maxnum and minnum do not order zeros on x86_64, as LangRef has them. */
LLVMValueRef lower_extremum(Lower *l, LLVMValueRef a, LLVMValueRef b, bool greatest)
{
    return call_same(l, greatest ? "llvm.maximumnum" : "llvm.minimumnum", (LLVMValueRef[]){ a, b },
                     2);
}

static bool extremum(Lower *l, const Op *op, const Lowering *row)
{
    return give_fast(l, op, lower_extremum(l, in(l, op, 0), in(l, op, 1), row->code));
}

/* LLVM has it of 32-bit exponents; beyond these, or far less, the result is zero or infinite. */
static bool scale(Lower *l, const Op *op)
{
    enum { FAR = 1 << 20, WIDTH = 32 };
    LLVMTypeRef i32 = LLVMInt32TypeInContext(l->context), shape = result_type(l, op), types[2];
    LLVMValueRef power = in(l, op, 1), args[2];

    if (LLVMGetIntTypeWidth(LLVMTypeOf(power)) > WIDTH) {
        LLVMValueRef end = integer_in(l, LLVMTypeOf(power), FAR);

        power = call_same(l, "llvm.smin", (LLVMValueRef[]){ power, end }, 2);
        power = call_same(l, "llvm.smax",
                          (LLVMValueRef[]){ power, LLVMBuildNeg(l->builder, end, "") }, 2);
    }
    power = resize_integer(l, power, i32, true);
    args[0] = in(l, op, 0);
    args[1] = splat_to(l, integers_like(l, shape, WIDTH), power);
    types[0] = shape;
    types[1] = LLVMTypeOf(args[1]);
    return give_fast(l, op, call_intrinsic(l, "llvm.ldexp", types, 2, args, 2));
}

/* LLVM's modes as arith's; `dynamic` is the usual one. */
static int64_t rounding_of(const Op *op)
{
    static const int64_t MODES[] = { 3, 0, 2, 1, 4 };
    int64_t mode = property_int(op, "roundingmode", 1);

    return mode >= 0 && mode < (int64_t)(sizeof MODES / sizeof *MODES) ? MODES[mode] : 0;
}

static bool narrow_by_mode(Lower *l, const Op *op)
{
    LLVMTypeRef to = result_type(l, op);

    return to && give(l, op, round_float(l, in(l, op, 0), to, rounding_of(op)));
}

static bool widen(Lower *l, const Op *op)
{
    LLVMTypeRef to = result_type(l, op);

    return to && give(l, op, convert_float(l, in(l, op, 0), to));
}

/* Through x86_fp80, which has room for 64 bits. */
static bool from_integer_by_mode(Lower *l, const Op *op, const Lowering *row)
{
    LLVMTypeRef to = result_type(l, op), from = LLVMTypeOf(in(l, op, 0)), wide;
    LLVMValueRef number;

    if (!to)
        return false;
    if (LLVMGetIntTypeWidth(scalar_of(from)) > 64 || float_width(to) >= 80)
        return lower_fail(l, op, "of integers of more than 64 bits, and into formats of more");
    wide = with_scalar(from, LLVMX86FP80TypeInContext(l->context));
    number = LLVMBuildCast(l->builder, (LLVMOpcode)row->code, in(l, op, 0), wide, "");
    return give(l, op, round_float(l, number, to, rounding_of(op)));
}

static bool assume(Lower *l, const Op *op)
{
    LLVMValueRef condition = in(l, op, 0);

    if (op->operand_count > 1)
        return lower_fail(l, op, "with operand bundles");
    call_intrinsic(l, "llvm.assume", NULL, 0, &condition, 1);
    return true;
}

static bool end_abnormally(Lower *l, const Op *op)
{
    (void)op;
    trap_unless(l, LLVMConstNull(LLVMInt1TypeInContext(l->context)), (Str){ 0 });
    return true;
}

const Lowering LLVM_LOWERINGS[] = {
    { "llvm.intr.maxnum", .by = extremum, .code = true },
    { "llvm.intr.minnum", .by = extremum, .code = false },
    { "llvm.intr.ldexp", scale },
    { "llvm.intr.experimental.constrained.fpext", widen },
    { "llvm.intr.experimental.constrained.fptrunc", narrow_by_mode },
    { "llvm.intr.experimental.constrained.sitofp", .by = from_integer_by_mode, .code = LLVMSIToFP },
    { "llvm.intr.experimental.constrained.uitofp", .by = from_integer_by_mode, .code = LLVMUIToFP },
    { "llvm.intr.assume", assume },
    { "llvm.intr.trap llvm.intr.debugtrap llvm.intr.ubsantrap", end_abnormally },
    { "llvm.intr.expect llvm.intr.expect.with.probability llvm.intr.ssa.copy", lower_same },
    { "llvm.intr.dbg.label llvm.intr.dbg.value llvm.intr.experimental.noalias.scope.decl",
      lower_nothing },
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
      "llvm.intr.fabs llvm.intr.floor llvm.intr.fma llvm.intr.fmuladd llvm.intr.fshl "
      "llvm.intr.fshr "
      "llvm.intr.log llvm.intr.log10 llvm.intr.log2 llvm.intr.maximum "
      "llvm.intr.minimum "
      "llvm.intr.nearbyint llvm.intr.rint llvm.intr.round llvm.intr.roundeven "
      "llvm.intr.sadd.sat llvm.intr.sin llvm.intr.sinh llvm.intr.smax llvm.intr.smin "
      "llvm.intr.sqrt llvm.intr.sshl.sat llvm.intr.ssub.sat llvm.intr.tan "
      "llvm.intr.tanh llvm.intr.trunc llvm.intr.uadd.sat llvm.intr.umax llvm.intr.umin "
      "llvm.intr.ushl.sat llvm.intr.usub.sat",
      .by = lower_named },
    { 0 },
};
