/* cf: branches between blocks, and to their addresses; ub: what is never defined. */
#include "interp/native/lower/lower.h"

#include <string.h>

/* The edge to successor `index`, with these operands as the block's arguments. */
static LLVMBasicBlockRef edge_with(Lower *l, const Op *op, unsigned index, unsigned first,
                                   unsigned count)
{
    return edge_to(l, op->successors[index], operand_values(l, op, first, count));
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

/* The block with a tag, as the address of it has that: both are known by their text alone. */
static bool is_addressed(const Op *function, const Op *tag, Str address)
{
    const Attr *attr = op_attr(tag, "tag");
    Sb text = { 0 };
    bool same;

    if (!op_is(tag, "llvm.blocktag") || attr->kind != ATTR_OPAQUE)
        return false;
    sb_printf(&text, "blockaddress<function = @%.*s, tag = %.*s>",
              STR_ARG(op_attr(function, "sym_name")->string),
              STR_ARG(str_from(attr->opaque.text, strlen("blocktag"))));
    same = str_eq(sb_view(&text), address);
    sb_free(&text);
    return same;
}

/* Only while the function itself is lowered are its blocks known. */
static bool lower_block_address(Lower *l, const Op *op)
{
    const Attr *address = op_attr(op, "block_addr");
    const Region *body = op->block->region;

    for (const Block *block = body->first; block; block = block->next) {
        LLVMBasicBlockRef made = map_get(&l->blocks, KEY_OF(block));

        for (const Op *tag = block->first; made && tag; tag = tag->next)
            if (address->kind == ATTR_OPAQUE
                && is_addressed(body->parent, tag, address->opaque.text))
                return give(l, op, LLVMBlockAddress(l->function, made));
    }
    return lower_fail(l, op, "the address of a block of another function is not supported");
}

/* An address leads to the block itself, so that there are no edges of their own. */
static bool lower_indirect_br(Lower *l, const Op *op)
{
    const Attr *sizes = op_attr(op, "indbr_operand_segments");
    LLVMBasicBlockRef here = LLVMGetInsertBlock(l->builder);
    LLVMValueRef made = LLVMBuildIndirectBr(l->builder, in(l, op, 0), op->successor_count);
    unsigned first = 1;

    for (unsigned i = 0; i < op->successor_count; i++) {
        const Block *to = op->successors[i];

        for (unsigned before = 0; before < i; before++)
            if (op->successors[before] == to)
                return lower_fail(l, op, "one block that is two successors is not supported");
        LLVMAddDestination(made, map_get(&l->blocks, KEY_OF(to)));
        for (unsigned arg = 0; arg < to->arg_count; arg++) {
            LLVMValueRef value = in(l, op, first + arg);

            LLVMAddIncoming(value_of(l, to->args[arg]), &value, &here, 1);
        }
        first += (unsigned)attr_i64_at(sizes, i);
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

    return type && give(l, op, LLVMGetPoison(type));
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
    { "llvm.indirectbr", lower_indirect_br },
    { "llvm.blockaddress", lower_block_address },
    { "llvm.blocktag", lower_nothing },
    { "cf.assert", lower_assert },
    { "ub.poison llvm.mlir.poison", lower_poison },
    { "ub.unreachable llvm.unreachable", lower_unreachable },
    { 0 },
};
