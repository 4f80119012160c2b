/* Atomic operations on memory, and fences. */
#include "dialects/arith/arith.h"
#include "dialects/llvm/atomics.h"
#include "dialects/llvm/hints.h"
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/pointers.h"

#include <string.h>

enum {
    XCHG,
    ADD,
    SUB,
    AND,
    NAND,
    OR,
    XOR,
    MAX,
    MIN,
    UMAX,
    UMIN,
    FADD,
    FSUB,
    FMAX,
    FMIN,
    UINC_WRAP,
    UDEC_WRAP,
    USUB_COND,
    USUB_SAT,
    FMAXIMUM,
    FMINIMUM
};
enum { RMW_OPERATION, RMW_ALIGNMENT = 3 };
enum { CMPXCHG_ALIGNMENT = 3, CMPXCHG_WEAK };

static bool is_float_operation(int64_t operation)
{
    return (operation >= FADD && operation <= FMIN) || operation == FMAXIMUM
           || operation == FMINIMUM;
}

static bool verify_float_value(const Op *op, const Type *type)
{
    if (llvm_is_compatible_vector(type)) {
        if (type_is_scalable(type))
            return op_error(op, "expected LLVM IR fixed vector type");
        return llvm_is_compatible_float(type->shaped.element)
               || op_error(op, "expected LLVM IR floating point type for vector element");
    }
    return llvm_is_compatible_float(type) || op_error(op, "expected LLVM IR floating point type");
}

static bool verify_value(const Op *op, int64_t operation, const Type *type)
{
    if (is_float_operation(operation))
        return verify_float_value(op, type);
    if (operation == XCHG)
        return llvm_may_be_atomic(type)
               || op_error(op, "unexpected LLVM IR type for 'xchg' bin_op");
    for (unsigned bits = 8; bits <= 128; bits *= 2)
        if (type_is_signless(type, bits))
            return true;
    return op_error(op, "expected LLVM IR integer type");
}

static bool verify_atomicrmw(const Op *op)
{
    int64_t operation = int_low_s(op_attr(op, "bin_op")->integer);

    if (!verify_value(op, operation, op->operands[1]->type))
        return false;
    return llvm_ordering(op, "ordering") >= LLVM_MONOTONIC
           || op_error(op, "expected at least 'monotonic' ordering");
}

static bool verify_cmpxchg(const Op *op)
{
    int64_t success = llvm_ordering(op, "success_ordering");
    int64_t failure = llvm_ordering(op, "failure_ordering");

    if (!llvm_may_be_atomic(op->operands[2]->type))
        return op_error(op, "unexpected LLVM IR type");
    if (success < LLVM_MONOTONIC || failure < LLVM_MONOTONIC)
        return op_error(op, "ordering must be at least 'monotonic'");
    return (failure != LLVM_RELEASE && failure != LLVM_ACQ_REL)
           || op_error(op, "failure ordering cannot be 'release' or 'acq_rel'");
}

static bool verify_fence(const Op *op)
{
    return llvm_ordering(op, "ordering") >= LLVM_ACQUIRE
           || op_error(op, "can be given only acquire, release, acq_rel, and seq_cst orderings");
}

static const Type *value_and_i1(const Type *type)
{
    const Type *elements[] = { type, type_i(type->context, 1) };

    return llvm_struct(type->context, false, 2, elements);
}

static IntBinary *const INTS[] = {
    [ADD] = int_add,      [SUB] = int_sub,       [AND] = int_and,
    [OR] = int_or,        [XOR] = int_xor,       [MAX] = int_max_of_s,
    [MIN] = int_min_of_s, [UMAX] = int_max_of_u, [UMIN] = int_min_of_u,
};

static Int combined(Arena *arena, int64_t operation, Int old, Int value)
{
    Int one = int_of_u(arena, old.width, 1), zero = int_of_u(arena, old.width, 0);
    bool is_less = int_cmp_u(old, value) < 0;

    switch (operation) {
    case NAND:
        return int_not(arena, int_and(arena, old, value));
    case UINC_WRAP:
        return is_less ? int_add(arena, old, one) : zero;
    case UDEC_WRAP:
        return int_is_zero(old) || int_cmp_u(old, value) > 0 ? value : int_sub(arena, old, one);
    case USUB_COND:
        return is_less ? old : int_sub(arena, old, value);
    case USUB_SAT:
        return is_less ? zero : int_sub(arena, old, value);
    default:
        return INTS[operation](arena, old, value);
    }
}

static Float (*const FLOATS[])(Float old, Float value) = {
    [FADD] = float_add,    [FSUB] = float_sub,         [FMAX] = float_maxnum,
    [FMIN] = float_minnum, [FMAXIMUM] = float_maximum, [FMINIMUM] = float_minimum,
};

/* Poison of either is that of what is written; an exchange takes what it gets. */
static void combine_lane(Step *s, int64_t operation, Place made, Place old, Place value)
{
    uint32_t poison = *old.poison ? *old.poison : *value.poison;
    Float result;

    if (operation == XCHG) {
        place_copy(made, value);
        return;
    }
    if (layout_is_float(made.layout)) {
        result = FLOATS[operation](place_float(old), place_float(value));
        if (float_is_nan(result))
            result = choice_nan(choice_in(s), result.format);
        place_set_float(made, result);
    } else {
        place_set_int(made, combined(s->arena, operation, place_int(old), place_int(value)));
    }
    *made.poison = poison;
}

bool llvm_acquires(int64_t ordering)
{
    return ordering == LLVM_ACQUIRE || ordering == LLVM_ACQ_REL || ordering == LLVM_SEQ_CST;
}

bool llvm_releases(int64_t ordering)
{
    return ordering == LLVM_RELEASE || ordering == LLVM_ACQ_REL || ordering == LLVM_SEQ_CST;
}

Flow llvm_order(Step *s, const MemRef *at, const Layout *layout, bool acquires, bool releases)
{
    Spot spot;

    if (team_size(s) < 2 || !layout_bytes(layout) || !(acquires || releases))
        return FLOW_NEXT;
    if (find_spot(s, at, 0, layout, 1, ACCESS_READ, &spot) == FLOW_END)
        return FLOW_END;
    if (acquires)
        atomic_acquire(s, &spot);
    if (releases)
        atomic_release(s, &spot);
    return FLOW_NEXT;
}

static Flow fence(Step *s)
{
    atomic_fence(s);
    return team_atomic(s) == FLOW_END ? FLOW_END : llvm_inform(s);
}

static Flow atomicrmw(Step *s)
{
    Place old = result_place(s, 0), value = operand_place(s, 1);
    Place made = scratch_place(s, old.layout);
    MemRef at = pointee(pointer_in(s, 0), s->op->operands[1]->type);
    uint64_t alignment = llvm_bytes_of(prop(s, RMW_ALIGNMENT), layout_stride(old.layout));
    int64_t ordering = llvm_ordering(s->op, "ordering");

    if (team_atomic(s) == FLOW_END
        || load_aligned(s, &at, 0, alignment, old, ACCESS_ATOMIC) == FLOW_END)
        return FLOW_END;
    for (uint64_t i = 0; i < layout_lanes(old.layout); i++)
        combine_lane(s, prop_int(s, RMW_OPERATION), place_lane(made, i), place_lane(old, i),
                     place_lane(value, i));
    if (store_aligned(s, &at, 0, alignment, made, ACCESS_ATOMIC) == FLOW_END)
        return FLOW_END;
    return llvm_order(s, &at, old.layout, llvm_acquires(ordering), llvm_releases(ordering));
}

/* Bit by bit: -0 is not 0, and a NaN is what has its bits. A weak one may fail: a choice. */
static Flow cmpxchg(Step *s)
{
    Place result = result_place(s, 0), old = place_part(result, 0), done = place_part(result, 1);
    Place expected = operand_place(s, 1), value = operand_place(s, 2);
    MemRef at = pointee(pointer_in(s, 0), s->op->operands[2]->type);
    uint64_t alignment = llvm_bytes_of(prop(s, CMPXCHG_ALIGNMENT), layout_stride(old.layout));
    uint64_t bits = layout_is_number(old.layout) ? layout_words(old.layout) : 1;
    int64_t ordering;
    bool same;

    if (team_atomic(s) == FLOW_END
        || load_aligned(s, &at, 0, alignment, old, ACCESS_ATOMIC) == FLOW_END)
        return FLOW_END;
    if (*old.poison || *expected.poison)
        return undefined_poison(s, *old.poison ? *old.poison : *expected.poison,
                                "what is compared is poison, and it decides what is written");
    same = memcmp(old.words, expected.words, bits * sizeof *old.words) == 0;
    if (same && prop_flag(s, CMPXCHG_WEAK))
        same = !choice_among(choice_in(s), CHOICE_OTHER, 2);
    done.words[0] = same;
    *done.poison = 0;
    if (same && store_aligned(s, &at, 0, alignment, value, ACCESS_ATOMIC) == FLOW_END)
        return FLOW_END;
    ordering = llvm_ordering(s->op, same ? "success_ordering" : "failure_ordering");
    return llvm_order(s, &at, old.layout, llvm_acquires(ordering), same && llvm_releases(ordering));
}

const OpDef LLVM_ATOMIC_OPS[] = {
    {
        .name = "llvm.atomicrmw",
        .summary = "an atomic change of memory",
        .doc = "Reads the value at the address and writes what the operation makes of it and\n"
               "val, as one step that no other atomic access comes between. The result is the\n"
               "value read.\n",
        .operands = OPERANDS({ "ptr", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "val", &LLVM_ATOMIC_RMW_VALUE, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "bin_op", &LLVM_BIN_OP }, { "ordering", &LLVM_ORDERING },
                       { "syncscope", &STR_ATTR, .optional = true },
                       { "alignment", &I64_ATTR, .optional = true }, { "volatile_", &UNIT_ATTR },
                       { "access_groups", &LLVM_ACCESS_GROUPS, .optional = true },
                       { "alias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
                       { "noalias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
                       { "tbaa", &LLVM_TBAA_TAGS, .optional = true }),
        .results = RESULTS({ "res", &LLVM_ATOMIC_RMW_VALUE }),
        .types = TYPE_RULES({ .from = "val",
                              .to = "res",
                              .derive = type_itself,
                              .summary = "result #0 and operand #1 have the same type" }),
        .format = "(`volatile` $volatile_^)? $bin_op $ptr `,` $val "
                  "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict `:` "
                  "qualified(type($ptr)) `,` type($val)",
        .verify = verify_atomicrmw,
        .eval = atomicrmw,
        .formula = "res = *ptr; *ptr = bin_op(res, val)",
        .poison = "Where memory holds poison.\n",
        .undefined =
            "Where the address is poison, or the bytes are not all of one living, writable\n"
            "object, or it is no multiple of the alignment: the value's size, if none is\n"
            "given.\n",
        .decisions = "M15",
        .example = "  %five = llvm.mlir.constant(5 : i32) : i32\n"
                   "  %p = llvm.alloca %five x i32 : (i32) -> !llvm.ptr\n"
                   "  llvm.store %five, %p : i32, !llvm.ptr\n"
                   "  %old = llvm.atomicrmw add %p, %five seq_cst : !llvm.ptr, i32\n"
                   "  %new = llvm.load %p : !llvm.ptr -> i32\n"
                   "  return %old, %new : i32, i32\n",
        .gives = "5 : i32\n10 : i32\n",
    },
    {
        .name = "llvm.cmpxchg",
        .summary = "an atomic write where memory is as expected",
        .doc = "Reads the value at the address and, where it equals cmp, writes val, as one\n"
               "step. The result is the value read and whether val was written; a `weak` one\n"
               "may fail without reason.\n",
        .operands = OPERANDS({ "ptr", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "cmp", &LLVM_ATOMIC_CMPXCHG_VALUE, .poison = POISON_MOVES },
                             { "val", &LLVM_ATOMIC_CMPXCHG_VALUE, .poison = POISON_MOVES }),
        .attrs = ATTRS(
            { "success_ordering", &LLVM_ORDERING }, { "failure_ordering", &LLVM_ORDERING },
            { "syncscope", &STR_ATTR, .optional = true },
            { "alignment", &I64_ATTR, .optional = true }, { "weak", &UNIT_ATTR },
            { "volatile_", &UNIT_ATTR }, { "access_groups", &LLVM_ACCESS_GROUPS, .optional = true },
            { "alias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
            { "noalias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
            { "tbaa", &LLVM_TBAA_TAGS, .optional = true }),
        .results = RESULTS({ "res", &LLVM_STRUCT }),
        .types =
            TYPE_RULES({ .from = "val",
                         .to = "cmp",
                         .derive = type_itself,
                         .summary = "operand #1 and operand #2 have the same type" },
                       { .from = "val",
                         .to = "res",
                         .derive = value_and_i1,
                         .summary = "result #0 has an LLVM struct type consisting of the type of "
                                    "operand #2 and a bool" }),
        .format = "(`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val "
                  "(`syncscope` `(` $syncscope^ `)`)? $success_ordering $failure_ordering "
                  "attr-dict `:` qualified(type($ptr)) `,` type($val)",
        .verify = verify_cmpxchg,
        .eval = cmpxchg,
        .formula = "res[0] = *ptr; res[1] = res[0] == cmp; if res[1]: *ptr = val",
        .undefined = "As of `llvm.atomicrmw`, and where memory holds poison, or cmp is poison.\n",
        .decisions = "M15",
        .example = "  %five = llvm.mlir.constant(5 : i32) : i32\n"
                   "  %six = llvm.mlir.constant(6 : i32) : i32\n"
                   "  %p = llvm.alloca %five x i32 : (i32) -> !llvm.ptr\n"
                   "  llvm.store %five, %p : i32, !llvm.ptr\n"
                   "  %r = llvm.cmpxchg %p, %five, %six acq_rel monotonic : !llvm.ptr, i32\n"
                   "  %new = llvm.load %p : !llvm.ptr -> i32\n"
                   "  return %r, %new : !llvm.struct<(i32, i1)>, i32\n",
        .gives = "{5, true} : !llvm.struct<(i32, i1)>\n6 : i32\n",
    },
    {
        .name = "llvm.fence",
        .summary = "an order between memory accesses",
        .doc = "Orders the accesses before it and those behind it as its ordering says.\n",
        .attrs =
            ATTRS({ "ordering", &LLVM_ORDERING }, { "syncscope", &STR_ATTR, .optional = true }),
        .format = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict",
        .verify = verify_fence,
        /* One thread runs, in its own order; of a team several do. */
        .eval = fence,
        .decisions = "Q6",
        .example = "  %r = llvm.mlir.constant(7 : i32) : i32\n"
                   "  llvm.fence seq_cst\n",
        .gives = "7 : i32\n",
    },
    { 0 },
};
