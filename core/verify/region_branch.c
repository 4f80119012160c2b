#include "core/verify/region_branch.h"

#include "core/ir/context.h"

RegionEdge edge_into(const Op *from, unsigned first, const Region *to, unsigned arg)
{
    const Block *entry = to->first;

    if (first > from->operand_count)
        first = from->operand_count;
    if (arg > entry->arg_count)
        arg = entry->arg_count;
    return (RegionEdge){ .from = from == to->parent ? NULL : from,
                         .operands = from->operands + first,
                         .operand_count = from->operand_count - first,
                         .to = to,
                         .inputs = entry->args + arg,
                         .input_count = entry->arg_count - arg };
}

RegionEdge edge_back(const Op *terminator, unsigned first, const Op *op)
{
    if (first > terminator->operand_count)
        first = terminator->operand_count;
    return (RegionEdge){ .from = terminator,
                         .operands = terminator->operands + first,
                         .operand_count = terminator->operand_count - first,
                         .inputs = op->results,
                         .input_count = op->result_count };
}

/* "along control flow edge from Operation scf.yield to Region #0: " and what is wrong. */
static bool edge_error(const Op *op, RegionEdge edge, Str what)
{
    Sb text = { 0 };

    if (edge.from)
        sb_printf(&text, "from Operation %.*s to ", STR_ARG(op_name(edge.from)));
    else
        sb_add(&text, "from parent to ");
    if (edge.to)
        sb_printf(&text, "Region #%u", (unsigned)(edge.to - op->regions));
    else
        sb_add(&text, "parent");
    op_error(op, "along control flow edge %s: %.*s", text.data, STR_ARG(what));
    loc_note(edge.from ? op_loc(edge.from) : op_loc(op), "region branch point");
    sb_free(&text);
    return false;
}

static bool fits(const RegionEdge *edge, unsigned index)
{
    const Type *operand = edge->operands[index]->type, *input = edge->inputs[index]->type;

    return edge->fits ? edge->fits(operand, input) : operand == input;
}

bool edge_verify(const Op *op, RegionEdge edge)
{
    Arena *arena = &op_context(op)->arena;

    if (edge.operand_count != edge.input_count)
        return edge_error(op, edge,
                          str_printf(arena,
                                     "region branch point has %u operands, but region successor "
                                     "needs %u inputs",
                                     edge.operand_count, edge.input_count));
    for (unsigned i = 0; i < edge.operand_count; i++)
        if (!fits(&edge, i))
            return edge_error(op, edge,
                              str_printf(arena,
                                         "successor operand type #%u '%s' should match successor "
                                         "input type #%u '%s'",
                                         i, type_text(edge.operands[i]->type), i,
                                         type_text(edge.inputs[i]->type)));
    return true;
}
