/* Atomic operations on memory, and fences. */
#include "dialects/llvm/llvm.h"

enum { XCHG = 0, FADD = 11, FSUB = 12, FMAX = 13, FMIN = 14, FMAXIMUM = 19, FMINIMUM = 20 };

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
    },
    {
        .name = "llvm.cmpxchg",
        .summary = "an atomic write where memory is as expected",
        .doc = "Reads the value at the address and, where it equals cmp, writes val, as one\n"
               "step. The result is the value read and whether val was written; a `weak` one may\n"
               "fail without reason.\n",
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
    },
    {
        .name = "llvm.fence",
        .summary = "an order between memory accesses",
        .doc = "Orders the accesses before it and those behind it as its ordering says.\n",
        .attrs =
            ATTRS({ "ordering", &LLVM_ORDERING }, { "syncscope", &STR_ATTR, .optional = true }),
        .format = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict",
        .verify = verify_fence,
    },
    { 0 },
};
