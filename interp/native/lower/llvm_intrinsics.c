/* llvm: atomic updates, bytes that are copied and filled, lifetimes, the stack. */
#include "interp/native/lower/llvm_memory.h"

#include <string.h>

/* How many: an operand, or a number of the operation's own. */
static LLVMValueRef length_of(Lower *l, const Op *op)
{
    const Attr *length = op_attr(op, "len");

    return length
               ? LLVMConstInt(LLVMInt64TypeInContext(l->context), int_low_u(length->integer), false)
               : in(l, op, 2);
}

static bool is_volatile(const Op *op)
{
    const Attr *attr = op_attr(op, "isVolatile");

    return attr && !int_is_zero(attr->integer);
}

static bool lower_copy(Lower *l, const Op *op)
{
    LLVMValueRef made =
        LLVMBuildMemCpy(l->builder, in(l, op, 0), 1, in(l, op, 1), 1, length_of(l, op));

    if (is_volatile(op))
        LLVMSetArgOperand(made, 3, LLVMConstInt(LLVMInt1TypeInContext(l->context), 1, false));
    return true;
}

static bool lower_move(Lower *l, const Op *op)
{
    LLVMBuildMemMove(l->builder, in(l, op, 0), 1, in(l, op, 1), 1, length_of(l, op));
    return true;
}

static bool lower_fill(Lower *l, const Op *op)
{
    LLVMBuildMemSet(l->builder, in(l, op, 0), in(l, op, 1), length_of(l, op), 1);
    return true;
}

/* Of the first operand's type, without a result. */
static bool lower_on_pointer(Lower *l, const Op *op, const Lowering *row)
{
    LLVMValueRef pointer = in(l, op, 0);
    LLVMTypeRef type = LLVMTypeOf(pointer);

    call_intrinsic(l, row->callee, &type, 1, &pointer, 1);
    return true;
}

static bool lower_invariant_start(Lower *l, const Op *op)
{
    LLVMTypeRef i64 = LLVMInt64TypeInContext(l->context), type = LLVMTypeOf(in(l, op, 0));
    LLVMValueRef args[] = { LLVMConstInt(i64, int_low_u(op_attr(op, "size")->integer), true),
                            in(l, op, 0) };

    return give(l, op, call_intrinsic(l, "llvm.invariant.start", &type, 1, args, 2));
}

static bool lower_invariant_end(Lower *l, const Op *op)
{
    LLVMTypeRef i64 = LLVMInt64TypeInContext(l->context), type = LLVMTypeOf(in(l, op, 1));
    LLVMValueRef args[] = { in(l, op, 0),
                            LLVMConstInt(i64, int_low_u(op_attr(op, "size")->integer), true),
                            in(l, op, 1) };

    call_intrinsic(l, "llvm.invariant.end", &type, 1, args, 3);
    return true;
}

static bool lower_same_group(Lower *l, const Op *op, const Lowering *row)
{
    LLVMValueRef pointer = in(l, op, 0);

    return give(l, op, call_same(l, row->callee, &pointer, 1));
}

static bool lower_mask(Lower *l, const Op *op)
{
    LLVMValueRef *args = operand_values(l, op, 0, 2);
    LLVMTypeRef types[] = { LLVMTypeOf(args[0]), LLVMTypeOf(args[1]) };

    return give(l, op, call_intrinsic(l, "llvm.ptrmask", types, 2, args, 2));
}

static bool lower_stack_save(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);

    return type && give(l, op, call_intrinsic(l, "llvm.stacksave", &type, 1, NULL, 0));
}

enum { GREATEST = 13, LEAST = 14 }; /* fmax, fmin, of which LLVM's own do not order zeros */

/* A program runs in one thread. */
static bool lower_extreme_update(Lower *l, const Op *op, bool greatest)
{
    LLVMValueRef value = in(l, op, 1), pointer = in(l, op, 0);
    LLVMValueRef old = LLVMBuildLoad2(l->builder, LLVMTypeOf(value), pointer, "");

    LLVMBuildStore(l->builder, lower_extremum(l, old, value, greatest), pointer);
    return give(l, op, old);
}

static bool lower_update(Lower *l, const Op *op)
{
    int64_t kind = property_int(op, "bin_op", 0);
    LLVMValueRef value = in(l, op, 1), made;

    if (kind == GREATEST || kind == LEAST)
        return lower_extreme_update(l, op, kind == GREATEST);
    made = LLVMBuildAtomicRMW(l->builder, (LLVMAtomicRMWBinOp)kind, in(l, op, 0), value,
                              atomic_ordering(op, "ordering"), false);
    set_access(l, op, made, LLVMTypeOf(value));
    return give(l, op, made);
}

static bool lower_exchange(Lower *l, const Op *op)
{
    LLVMValueRef value = in(l, op, 1);
    LLVMValueRef made = LLVMBuildAtomicCmpXchg(l->builder, in(l, op, 0), value, in(l, op, 2),
                                               atomic_ordering(op, "success_ordering"),
                                               atomic_ordering(op, "failure_ordering"), false);

    set_access(l, op, made, LLVMTypeOf(value));
    LLVMSetWeak(made, property_flag(op, "weak"));
    return give(l, op, made);
}

static bool lower_fence(Lower *l, const Op *op)
{
    LLVMBuildFence(l->builder, atomic_ordering(op, "ordering"), false, "");
    return true;
}

/* The other operands are notes. */
static bool lower_first(Lower *l, const Op *op)
{
    return give(l, op, in(l, op, 0));
}

/* Those that the interpreter knows by their names, and what they are overloaded on: the result, an
 * operand. */
static const struct NamedOverloads {
    const char *name, *overloads;
} NAMED[] = {
    { "llvm.modf", "0" },         { "llvm.load.relative", "1" }, { "llvm.fptosi.sat", "r0" },
    { "llvm.fptoui.sat", "r0" },  { "llvm.minimumnum", "r" },    { "llvm.maximumnum", "r" },
    { "llvm.smul.fix.sat", "r" }, { "llvm.smul.fix", "r" },      { "llvm.umul.fix.sat", "r" },
    { "llvm.umul.fix", "r" },     { "llvm.sdiv.fix.sat", "r" },  { "llvm.sdiv.fix", "r" },
    { "llvm.udiv.fix.sat", "r" }, { "llvm.udiv.fix", "r" },
};

/* Types follow its name. */
static const struct NamedOverloads *named_overloads(Str name)
{
    for (size_t i = 0; i < sizeof NAMED / sizeof *NAMED; i++) {
        size_t length = strlen(NAMED[i].name);

        if (str_starts(name, NAMED[i].name) && name.len > length && name.data[length] == '.')
            return &NAMED[i];
    }
    return NULL;
}

static bool lower_named(Lower *l, const Op *op)
{
    enum { MOST_OPERANDS = 3, MOST_OVERLOADS = 2 };
    Str name = op_attr(op, "intrin")->string;
    const struct NamedOverloads *row = op->result_count ? named_overloads(name) : NULL;
    LLVMTypeRef types[MOST_OVERLOADS];
    LLVMValueRef *args;
    unsigned count = 0;

    if (!row || !op->operand_count || op->operand_count > MOST_OPERANDS)
        return lower_fail(l, op, "the intrinsic '%.*s' is not lowered", STR_ARG(name));
    args = operand_values(l, op, 0, op->operand_count);
    if (op->operand_count == MOST_OPERANDS && !LLVMIsAConstantInt(args[MOST_OPERANDS - 1]))
        return lower_fail(l, op, "the scale is not a constant");
    for (const char *of = row->overloads; *of; of++)
        types[count++] = *of == 'r' ? result_type(l, op) : LLVMTypeOf(args[*of - '0']);
    return give_fast(l, op, call_intrinsic(l, row->name, types, count, args, op->operand_count));
}

const Lowering LLVM_INTRINSIC_LOWERINGS[] = {
    { "llvm.call_intrinsic", lower_named },
    { "llvm.intr.memcpy llvm.intr.memcpy.inline", lower_copy },
    { "llvm.intr.memmove", lower_move },
    { "llvm.intr.memset llvm.intr.memset.inline", lower_fill },
    { "llvm.intr.lifetime.start", .by = lower_on_pointer, .callee = "llvm.lifetime.start" },
    { "llvm.intr.lifetime.end", .by = lower_on_pointer, .callee = "llvm.lifetime.end" },
    { "llvm.intr.stackrestore", .by = lower_on_pointer, .callee = "llvm.stackrestore" },
    { "llvm.intr.stacksave", lower_stack_save },
    { "llvm.intr.invariant.start", lower_invariant_start },
    { "llvm.intr.invariant.end", lower_invariant_end },
    { "llvm.intr.launder.invariant.group", .by = lower_same_group,
      .callee = "llvm.launder.invariant.group" },
    { "llvm.intr.strip.invariant.group", .by = lower_same_group,
      .callee = "llvm.strip.invariant.group" },
    { "llvm.intr.ptrmask", lower_mask },
    { "llvm.intr.prefetch llvm.intr.dbg.declare llvm.intr.var.annotation", lower_nothing },
    { "llvm.intr.annotation llvm.intr.ptr.annotation", lower_first },
    { "llvm.intr.threadlocal.address", lower_same }, /* a program runs in one thread */
    { "llvm.atomicrmw", lower_update },
    { "llvm.cmpxchg", lower_exchange },
    { "llvm.fence", lower_fence },
    { 0 },
};
