/* Reduce: operations taken away, and uses of values given simpler ones. */
#include "interp/oracle/reduce/reduce_rule.h"

#include "core/ir/definition.h"
#include "core/ir/symbol.h"

static unsigned one_operation(const Edit *edit, const Op *op)
{
    return op != edit->module && !op_has(op, TERMINATOR) && !symbol_name(op).data;
}

/* Where the way to do without it gives nothing of its own, there is no candidate. */
static bool drop(Edit *edit, Op *op, unsigned place, int how)
{
    (void)place;
    if (how == SUBSTITUTE_OTHER || how > SUBSTITUTE_ZERO)
        if (!op->result_count || !edit_substitute(edit, op, op->results[0]->type, (Substitute)how))
            return false;
    return edit_drop(edit, op, (Substitute)how);
}

static unsigned one_constant(const Edit *edit, const Op *op)
{
    const Attr *value =
        op_has(op, CONSTANT_LIKE) && !op->operand_count ? op_attr(op, "value") : NULL;

    (void)edit;
    return value && op->result_count == 1 && value->type == op->results[0]->type;
}

static bool share_constant(Edit *edit, Op *op, unsigned place, int how)
{
    Value *shared = edit_constant(edit, op, op_attr(op, "value"));

    (void)place, (void)how;
    edit_forward(edit, op->results[0], shared);
    block_remove(op->block, op);
    return true;
}

static unsigned each_operand(const Edit *edit, const Op *op)
{
    (void)edit;
    return op->operand_count;
}

static bool replace_use(Edit *edit, Op *op, unsigned place, int how)
{
    const Value *old = op->operands[place];
    Value *value = edit_substitute(edit, op, old->type, (Substitute)how);

    if (!value || value == old)
        return false;
    op->operands[place] = value;
    return true;
}

static bool remove_operand(Edit *edit, Op *op, unsigned place, int how)
{
    (void)edit, (void)how;
    op_remove_operand(op, place);
    return true;
}

const ReduceRule REDUCE_OPS[] = {
    { "operations", one_operation, drop, SUBSTITUTE_OPERAND },
    { "operations", one_operation, drop, SUBSTITUTE_ZERO },
    { "constants", one_constant, share_constant },
    { "operations", one_operation, drop, SUBSTITUTE_CONSTANT, .singly = true, .late = true },
    { "operations", one_operation, drop, SUBSTITUTE_OTHER, .singly = true, .late = true },
    { "operations", one_operation, drop, SUBSTITUTE_ONE, .singly = true, .late = true },
    { "operations", one_operation, drop, SUBSTITUTE_MINUS_ONE, .singly = true, .late = true },
    { "operations", one_operation, drop, SUBSTITUTE_NEAR, .singly = true, .late = true },
    { "operations", one_operation, drop, SUBSTITUTE_NEAR + 1, .singly = true, .late = true },
    { "operations", one_operation, drop, SUBSTITUTE_NEAR + 2, .singly = true, .late = true },
    { "operations", one_operation, drop, SUBSTITUTE_NEAR + 3, .singly = true, .late = true },
    { "uses", each_operand, replace_use, SUBSTITUTE_CONSTANT, .singly = true, .late = true },
    { "uses", each_operand, replace_use, SUBSTITUTE_ONE, .singly = true, .late = true },
    { "uses", each_operand, replace_use, SUBSTITUTE_MINUS_ONE, .singly = true, .late = true },
    { "uses", each_operand, replace_use, SUBSTITUTE_NEAR, .singly = true, .late = true },
    { "uses", each_operand, replace_use, SUBSTITUTE_NEAR + 1, .singly = true, .late = true },
    { "uses", each_operand, replace_use, SUBSTITUTE_NEAR + 2, .singly = true, .late = true },
    { "operands", each_operand, remove_operand, .singly = true, .late = true },
    { 0 },
};
