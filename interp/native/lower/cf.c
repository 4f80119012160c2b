/* cf: branches between blocks; ub: what is never defined. */
#include "interp/native/lower/lower.h"

/* The edge to successor `index`, with the operands of a segment as the block's arguments. */
static LLVMBasicBlockRef edge_with(Lower *l, const Op *op, unsigned index, unsigned first,
                                   unsigned count)
{
    LLVMValueRef *values = ARENA_ARRAY(&l->arena, LLVMValueRef, count + 1);

    for (unsigned i = 0; i < count; i++)
        values[i] = in(l, op, first + i);
    return edge_to(l, op->successors[index], values);
}

static bool lower_br(Lower *l, const Op *op)
{
    LLVMBuildBr(l->builder, edge_with(l, op, 0, 0, op->operand_count));
    return true;
}

static bool lower_cond_br(Lower *l, const Op *op)
{
    LLVMBasicBlockRef edges[2];

    for (unsigned i = 0; i < 2; i++) {
        unsigned count, first = operand_segment(op, 1 + i, &count);

        edges[i] = edge_with(l, op, i, first, count);
    }
    LLVMBuildCondBr(l->builder, in(l, op, 0), edges[0], edges[1]);
    return true;
}

static bool has_case(LLVMValueRef *cases, unsigned count, LLVMValueRef value)
{
    for (unsigned i = 0; i < count; i++)
        if (cases[i] == value)
            return true;
    return false;
}

/* The first of two equal cases counts: LLVM wants each value once. */
static bool lower_switch(Lower *l, const Op *op)
{
    const Attr *values = op_attr(op, "case_values"), *sizes = op_attr(op, "case_operand_segments");
    unsigned first, count, cases = op->successor_count - 1;
    LLVMValueRef *seen = ARENA_ARRAY(&l->arena, LLVMValueRef, cases + 1), made;

    first = operand_segment(op, 1, &count);
    made = LLVMBuildSwitch(l->builder, in(l, op, 0), edge_with(l, op, 0, first, count), cases);
    first = operand_segment(op, 2, &count);
    for (unsigned i = 0; i < cases; i++) {
        Int bits = attr_element_bits(values, i, &l->arena);

        count = (unsigned)attr_i64_at(sizes, i);
        seen[i] = LLVMConstIntOfArbitraryPrecision(
            LLVMTypeOf(in(l, op, 0)), (unsigned)int_words(bits.width), int_data(&bits));
        if (!has_case(seen, i, seen[i]))
            LLVMAddCase(made, seen[i], edge_with(l, op, 1 + i, first, count));
        first += count;
    }
    return true;
}

static bool lower_assert(Lower *l, const Op *op)
{
    trap_unless(l, in(l, op, 0), op_attr(op, "msg")->string);
    return true;
}

static bool lower_poison(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);

    if (!type)
        return false;
    return give(l, op, LLVMGetPoison(type));
}

static bool lower_unreachable(Lower *l, const Op *op)
{
    (void)op;
    LLVMBuildUnreachable(l->builder);
    return true;
}

const Lowering CF_LOWERINGS[] = {
    { "cf.br llvm.br", lower_br },
    { "cf.cond_br llvm.cond_br", lower_cond_br },
    { "cf.switch llvm.switch", lower_switch },
    { "cf.assert", lower_assert },
    { "ub.poison llvm.mlir.poison", lower_poison },
    { "ub.unreachable llvm.unreachable", lower_unreachable },
    { 0 },
};
