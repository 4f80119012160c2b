/* llvm: memory under pointers, and the pointers. */
#include "interp/native/lower/llvm_memory.h"

static unsigned alignment_of(Lower *l, const Op *op, LLVMTypeRef type)
{
    int64_t bytes = property_int(op, "alignment", 0);

    return bytes ? (unsigned)bytes : LLVMABIAlignmentOfType(l->target, type);
}

/* A pointer into the stack is one of another address space where the result's type says so. */
static bool lower_alloca(Lower *l, const Op *op)
{
    LLVMTypeRef type = lower_type(l, op, op_attr(op, "elem_type")->type_value);
    LLVMTypeRef pointer = result_type(l, op);
    LLVMValueRef made;

    if (!type || !pointer)
        return false;
    made = LLVMBuildArrayAlloca(l->builder, type, in(l, op, 0), "");
    LLVMSetAlignment(made, alignment_of(l, op, type));
    return give(l, op, LLVMBuildAddrSpaceCast(l->builder, made, pointer, ""));
}

/* MLIR numbers orderings as LLVM's C++ does, and has nothing at 3. */
LLVMAtomicOrdering atomic_ordering(const Op *op, const char *name)
{
    static const LLVMAtomicOrdering ORDERINGS[] = {
        [0] = LLVMAtomicOrderingNotAtomic,
        [1] = LLVMAtomicOrderingUnordered,
        [2] = LLVMAtomicOrderingMonotonic,
        [4] = LLVMAtomicOrderingAcquire,
        [5] = LLVMAtomicOrderingRelease,
        [6] = LLVMAtomicOrderingAcquireRelease,
        [7] = LLVMAtomicOrderingSequentiallyConsistent,
    };

    return ORDERINGS[property_int(op, name, 0) & 7];
}

void set_access(Lower *l, const Op *op, LLVMValueRef access, LLVMTypeRef type)
{
    LLVMSetAlignment(access, alignment_of(l, op, type));
    LLVMSetVolatile(access, property_flag(op, "volatile_"));
}

static bool lower_load(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);
    LLVMValueRef made;

    if (!type)
        return false;
    made = LLVMBuildLoad2(l->builder, type, in(l, op, 0), "");
    set_access(l, op, made, type);
    LLVMSetOrdering(made, atomic_ordering(op, "ordering"));
    return give(l, op, made);
}

static bool lower_store(Lower *l, const Op *op)
{
    LLVMValueRef value = in(l, op, 0), made = LLVMBuildStore(l->builder, value, in(l, op, 1));

    set_access(l, op, made, LLVMTypeOf(value));
    LLVMSetOrdering(made, atomic_ordering(op, "ordering"));
    return true;
}

/* Numbers, and operands where the number says that it is none. */
static LLVMValueRef *indices_of(Lower *l, const Op *op, unsigned *count)
{
    enum { IS_OPERAND = INT32_MIN };
    const Attr *numbers = op_attr(op, "rawConstantIndices");
    LLVMTypeRef i32 = LLVMInt32TypeInContext(l->context);
    unsigned next = 1;
    LLVMValueRef *indices;

    *count = numbers->dense.count;
    indices = ARENA_ARRAY(&l->arena, LLVMValueRef, *count + 1);
    for (unsigned i = 0; i < *count; i++) {
        int64_t number = attr_i64_at(numbers, i);

        indices[i] = number == IS_OPERAND ? in(l, op, next++)
                                          : LLVMConstInt(i32, (unsigned long long)number, true);
    }
    return indices;
}

static LLVMGEPNoWrapFlags gep_flags(const Op *op)
{
    enum { INBOUNDS = 1, NUSW = 2, NUW = 4 };
    int64_t flags = property_int(op, "noWrapFlags", 0);

    return (flags & INBOUNDS ? LLVMGEPFlagInBounds : 0) | (flags & NUSW ? LLVMGEPFlagNUSW : 0)
           | (flags & NUW ? LLVMGEPFlagNUW : 0);
}

static bool lower_gep(Lower *l, const Op *op)
{
    LLVMTypeRef type = lower_type(l, op, op_attr(op, "elem_type")->type_value);
    unsigned count;
    LLVMValueRef *indices = indices_of(l, op, &count);

    return type
           && give(l, op,
                   LLVMBuildGEPWithNoWrapFlags(l->builder, type, in(l, op, 0), indices, count, "",
                                               gep_flags(op)));
}

static bool lower_cast(Lower *l, const Op *op, const Lowering *row)
{
    LLVMTypeRef to = result_type(l, op);

    return to
           && give(l, op, LLVMBuildCast(l->builder, (LLVMOpcode)row->code, in(l, op, 0), to, ""));
}

static bool lower_space_cast(Lower *l, const Op *op)
{
    LLVMTypeRef to = result_type(l, op);

    return to && give(l, op, LLVMBuildAddrSpaceCast(l->builder, in(l, op, 0), to, ""));
}

/* Functions are in the one address space that code has. */
static bool lower_address_of(Lower *l, const Op *op)
{
    const Attr *global = op_attr(op, "global_name");
    const Op *symbol = symbol_in_module(l, global ? global : op_attr(op, "function_name"));
    const char *name;
    LLVMValueRef made;

    if (!symbol)
        return lower_fail(l, op, "what it names is not in the module");
    name = str_dup(&l->arena, op_attr(symbol, "sym_name")->string).data;
    made = LLVMGetNamedGlobal(l->module, name);
    if (!made)
        made = LLVMGetNamedFunction(l->module, name);
    if (!made)
        made = LLVMGetNamedGlobalAlias(l->module, name, op_attr(symbol, "sym_name")->string.len);
    return made ? give(l, op, made) : lower_fail(l, op, "what it names is not there yet");
}

const Lowering LLVM_MEMORY_LOWERINGS[] = {
    { "llvm.alloca", lower_alloca },
    { "llvm.load", lower_load },
    { "llvm.store", lower_store },
    { "llvm.getelementptr", lower_gep },
    { "llvm.ptrtoint", .by = lower_cast, .code = LLVMPtrToInt },
    { "llvm.inttoptr", .by = lower_cast, .code = LLVMIntToPtr },
    { "llvm.addrspacecast", lower_space_cast },
    { "llvm.mlir.addressof llvm.dso_local_equivalent", lower_address_of },
    { 0 },
};
