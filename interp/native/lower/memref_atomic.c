/* memref: updates that nothing comes between. */
#include "interp/native/lower/arith.h"
#include "interp/native/lower/structured.h"

/* What an element becomes; NULL, reported, where that has no counterpart. */
typedef LLVMValueRef NewValue(Lower *l, const Op *op, LLVMValueRef old);

/* Operand 0 of memref.atomic_rmw combined with the element. */
static LLVMValueRef combined(Lower *l, const Op *op, LLVMValueRef old)
{
    return combine_by_kind(l, property_int(op, "kind", 0), old, in(l, op, 0));
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
    LLVMValueRef old = build_load(l, op, element, pointer);
    LLVMValueRef new = old ? change(l, op, old) : NULL;

    return new &&build_store(l, op, element, new, pointer) ? old : NULL;
}

/* The result is what the element was before. */
static bool update(Lower *l, const Op *op, unsigned memref, NewValue *change)
{
    const Type *element = op->operands[memref]->type->shaped.element;
    LLVMValueRef pointer = operand_address(l, op, memref);
    LLVMTypeRef made = lower_type(l, op, element);
    unsigned width = type_bits(element);
    LLVMValueRef old;

    if (!pointer || !made)
        return false;
    old = width == 8 || width == 16 || width == 32 || width == 64
              ? exchange(l, op, LLVMIntTypeInContext(l->context, width), made, pointer, change)
              : read_and_write(l, op, element, pointer, change);
    return give(l, op, old);
}

static bool lower_atomic_rmw(Lower *l, const Op *op)
{
    return update(l, op, 1, combined);
}

static bool lower_generic_atomic_rmw(Lower *l, const Op *op)
{
    return update(l, op, 0, yielded);
}

const Lowering MEMREF_ATOMIC_LOWERINGS[] = {
    { "memref.atomic_rmw", lower_atomic_rmw },
    { "memref.generic_atomic_rmw", lower_generic_atomic_rmw },
    { "memref.atomic_yield", lower_yield },
    { 0 },
};
