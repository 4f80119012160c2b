/* memref: updates that nothing comes between. */
#include "interp/native/lower/arith.h"
#include "interp/native/lower/structured.h"

/* arith's AtomicRMWKind. */
enum {
    ADDF,
    ADDI,
    ANDI,
    ASSIGN,
    MAXIMUMF,
    MAXNUMF,
    MAXS,
    MAXU,
    MINIMUMF,
    MINNUMF,
    MINS,
    MINU,
    MULF,
    MULI,
    ORI,
    XORI,
};

/* What an element becomes; NULL, reported, where that has no counterpart. */
typedef LLVMValueRef NewValue(Lower *l, const Op *op, LLVMValueRef old);

static LLVMValueRef combine_integers(Lower *l, int64_t kind, LLVMValueRef *args)
{
    switch (kind) {
    case ADDI:
        return LLVMBuildAdd(l->builder, args[0], args[1], "");
    case ANDI:
        return LLVMBuildAnd(l->builder, args[0], args[1], "");
    case MAXS:
        return call_same(l, "llvm.smax", args, 2);
    case MAXU:
        return call_same(l, "llvm.umax", args, 2);
    case MINS:
        return call_same(l, "llvm.smin", args, 2);
    case MINU:
        return call_same(l, "llvm.umin", args, 2);
    case MULI:
        return LLVMBuildMul(l->builder, args[0], args[1], "");
    case ORI:
        return LLVMBuildOr(l->builder, args[0], args[1], "");
    default:
        return LLVMBuildXor(l->builder, args[0], args[1], "");
    }
}

/* A NaN where an operand is one, as a sum is; else what the number makes of two numbers. LLVM 22
 * cannot select llvm.maximum and llvm.minimum for x86_fp80. */
static LLVMValueRef nan_or(Lower *l, LLVMValueRef *args, LLVMValueRef number)
{
    LLVMValueRef unordered = LLVMBuildFCmp(l->builder, LLVMRealUNO, args[0], args[1], "");
    LLVMValueRef sum = LLVMBuildFAdd(l->builder, args[0], args[1], "");

    return LLVMBuildSelect(l->builder, unordered, sum, number, "");
}

static LLVMValueRef combine_working(Lower *l, int64_t kind, LLVMValueRef *args)
{
    switch (kind) {
    case ADDF:
        return LLVMBuildFAdd(l->builder, args[0], args[1], "");
    case MAXIMUMF:
        return nan_or(l, args, call_same(l, "llvm.maximumnum", args, 2));
    case MAXNUMF:
        return call_same(l, "llvm.maximumnum", args, 2);
    case MINIMUMF:
        return nan_or(l, args, call_same(l, "llvm.minimumnum", args, 2));
    case MINNUMF:
        return call_same(l, "llvm.minimumnum", args, 2);
    default:
        return LLVMBuildFMul(l->builder, args[0], args[1], "");
    }
}

static LLVMValueRef combine_floats(Lower *l, int64_t kind, const LLVMValueRef *args)
{
    LLVMTypeRef type = LLVMTypeOf(args[0]), working = working_type(l, type);
    LLVMValueRef wide[] = { convert_float(l, args[0], working),
                            convert_float(l, args[1], working) };

    return convert_float(l, combine_working(l, kind, wide), type);
}

/* Operand 0 of memref.atomic_rmw combined with the element. */
static LLVMValueRef combined(Lower *l, const Op *op, LLVMValueRef old)
{
    int64_t kind = property_int(op, "kind", -1);
    LLVMValueRef args[] = { old, in(l, op, 0) };

    if (kind == ASSIGN)
        return args[1];
    return op->operands[0]->type->kind == TYPE_FLOAT ? combine_floats(l, kind, args)
                                                     : combine_integers(l, kind, args);
}

/* What the region makes of the element. */
static LLVMValueRef yielded(Lower *l, const Op *op, LLVMValueRef old)
{
    Exit *exit = results_exit(l, op, "yielded");

    if (!exit || !lower_region(l, &op->regions[0], &old, exit))
        return NULL;
    LLVMPositionBuilderAtEnd(l->builder, exit->block);
    return exit->phis[0];
}

/* Tries until nobody wrote in between. `bits` is the integer type of the element's width. */
static LLVMValueRef exchange(Lower *l, const Op *op, LLVMTypeRef bits, LLVMTypeRef type,
                             LLVMValueRef pointer, NewValue *change)
{
    LLVMBasicBlockRef try = new_block(l, "try"), done = new_block(l, "exchanged");
    LLVMBasicBlockRef here = LLVMGetInsertBlock(l->builder);
    LLVMValueRef first = LLVMBuildLoad2(l->builder, bits, pointer, ""), found, old, new, pair;

    LLVMBuildBr(l->builder, try);
    LLVMPositionBuilderAtEnd(l->builder, try);
    found = LLVMBuildPhi(l->builder, bits, "");
    LLVMAddIncoming(found, &first, &here, 1);
    old = LLVMBuildBitCast(l->builder, found, type, "");
    new = change(l, op, old);
    if (!new)
        return NULL;
    pair = LLVMBuildAtomicCmpXchg(
        l->builder, pointer, found, LLVMBuildBitCast(l->builder, new, bits, ""),
        LLVMAtomicOrderingAcquireRelease, LLVMAtomicOrderingMonotonic, false);
    here = LLVMGetInsertBlock(l->builder);
    first = LLVMBuildExtractValue(l->builder, pair, 0, "");
    LLVMAddIncoming(found, &first, &here, 1);
    LLVMBuildCondBr(l->builder, LLVMBuildExtractValue(l->builder, pair, 1, ""), done, try);
    LLVMPositionBuilderAtEnd(l->builder, done);
    return old;
}

/* Elements that no machine exchanges at once: there is one thread. */
static LLVMValueRef read_and_write(Lower *l, const Op *op, const Type *element,
                                   LLVMValueRef pointer, NewValue *change)
{
    LLVMValueRef old = load_element(l, op, element, pointer);
    LLVMValueRef new = old ? change(l, op, old) : NULL;

    return new &&store_element(l, op, element, new, pointer) ? old : NULL;
}

/* The result is what the element was before. */
static bool update(Lower *l, const Op *op, unsigned memref, NewValue *change)
{
    const Type *type = op->operands[memref]->type, *element = type->shaped.element;
    LLVMValueRef pointer = element_address(l, op, type, in(l, op, memref),
                                           operand_values(l, op, memref + 1, type->shaped.rank));
    LLVMTypeRef made = lower_type(l, op, element);
    unsigned width = type_bits(element);
    LLVMValueRef old;

    if (!pointer || !made)
        return false;
    old = width == 8 || width == 16 || width == 32 || width == 64
              ? exchange(l, op, LLVMIntTypeInContext(l->context, width), made, pointer, change)
              : read_and_write(l, op, element, pointer, change);
    if (!old)
        return false;
    out(l, op, 0, old);
    return true;
}

static bool lower_atomic_rmw(Lower *l, const Op *op)
{
    return update(l, op, 1, combined);
}

static bool lower_generic_atomic_rmw(Lower *l, const Op *op)
{
    return update(l, op, 0, yielded);
}

static bool lower_atomic_yield(Lower *l, const Op *op)
{
    return leave_region(l, op, 0);
}

const Lowering MEMREF_ATOMIC_LOWERINGS[] = {
    { "memref.atomic_rmw", lower_atomic_rmw },
    { "memref.generic_atomic_rmw", lower_generic_atomic_rmw },
    { "memref.atomic_yield", lower_atomic_yield },
    { 0 },
};
