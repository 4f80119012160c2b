#include "dialects/branch.h"

#include "core/ir/diag.h"

bool branch_verify_weights(const Op *op)
{
    const Attr *weights = op_attr(op, "branch_weights");
    bool any = false;

    if (!weights || weights->dense.count == 0)
        return true;
    if (weights->dense.count != op->successor_count)
        return op_plain_error(
            op, "expects number of branch weights to match number of successors: %lld vs %u",
            (long long)weights->dense.count, op->successor_count);
    for (unsigned i = 0; i < op->successor_count; i++)
        any |= attr_i64_at(weights, i) != 0;
    return any || op_plain_error(op, "branch weights cannot all be zero");
}

void branch_print_destination(AsmPrinter *printer, const Op *op, unsigned index)
{
    unsigned count, first = op_successor_operands(op, index, &count);

    asm_print_successor(printer, op->successors[index]);
    if (!count)
        return;
    asm_print(printer, "(");
    asm_print_operands(printer, op->operands + first, count);
    asm_print(printer, " : ");
    asm_print_types(printer, op->operands + first, count);
    asm_print(printer, ")");
}

Flow branch(Step *s)
{
    return branch_to(s, 0);
}

Flow branch_if(Step *s)
{
    return branch_to(s, bool_in(s, 0) ? 0 : 1);
}

Flow branch_by_value(Step *s)
{
    const Attr *values = prop(s, 0);
    Int flag = int_in(s, 0);

    for (unsigned i = 1; i < s->op->successor_count; i++)
        if (int_eq(flag, attr_element_bits(values, i - 1, s->arena)))
            return branch_to(s, i);
    return branch_to(s, 0);
}
