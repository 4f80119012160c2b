/* Reduce: operations with regions are replaced by what is in them, or carry fewer values. */
#include "interp/oracle/reduce/reduce_rule.h"

#include "core/text/asm.h"
#include "core/ir/context.h"
#include "core/ir/symbol.h"

static Op *terminator_of(const Block *block)
{
    return block->last && op_has(block->last, TERMINATOR) ? block->last : NULL;
}

/* Of `count` values the one that stands as far from the end as `index` of `total` does; NULL where
 * there is none, or none of that type. */
static Value *from_end(Value *const *values, unsigned count, unsigned total, unsigned index,
                       const Type *type)
{
    unsigned behind = total - index;

    return behind <= count && values[count - behind]->type == type ? values[count - behind] : NULL;
}

/* What an argument of a region is when the region is entered: what the region before it handed on;
 * of carried values, which are the last arguments, the initial one; of the first ones, induction
 * variables, the operand of the same number. */
static Value *entry_value(Edit *edit, const Op *op, const Block *body, unsigned index,
                          const Op *before)
{
    const Type *type = body->args[index]->type;
    unsigned total = body->arg_count, behind = total - index;
    Value *value = NULL;

    if (before)
        value = from_end(before->operands, before->operand_count, total, index, type);
    else if (behind <= op->result_count)
        value = from_end(op->operands, op->operand_count, total, index, type);
    else if (index < op->operand_count && op->operands[index]->type == type)
        value = op->operands[index];
    return value ? value : edit_substitute(edit, op, type, SUBSTITUTE_ZERO);
}

static bool enter_region(Edit *edit, const Op *op, const Block *body, const Op *before)
{
    for (unsigned i = 0; i < body->arg_count; i++) {
        Value *value = entry_value(edit, op, body, i, before);

        if (!value)
            return false;
        edit_forward(edit, body->args[i], value);
    }
    return true;
}

/* The operation's results are what its region hands back. */
static void forward_results(Edit *edit, const Op *op, const Op *terminator)
{
    for (unsigned i = 0; i < op->result_count; i++) {
        Value *value = from_end(terminator->operands, terminator->operand_count, op->result_count,
                                i, op->results[i]->type);

        if (value && !edit->values.data[op->results[i]->slot].forward)
            edit_forward(edit, op->results[i], value);
    }
}

static bool can_stand_outside(const Op *op, unsigned first, unsigned count)
{
    for (unsigned i = first; i < first + count; i++)
        if (op->regions[i].block_count != 1)
            return false;
    return true;
}

/* The regions, one behind the other, in place of the operation. */
static bool inline_regions(Edit *edit, Op *op, unsigned first, unsigned count)
{
    const Op *before = NULL;

    if (!can_stand_outside(op, first, count))
        return false;
    for (unsigned i = first; i < first + count; i++) {
        Block *body = op->regions[i].first;
        Op *terminator = terminator_of(body);

        if (!enter_region(edit, op, body, before)) {
            edit->failed = true;
            return false;
        }
        if (terminator) {
            block_remove(body, terminator);
            forward_results(edit, op, terminator);
        }
        block_move(body, op);
        before = terminator;
    }
    edit->failed |= !edit_drop(edit, op, SUBSTITUTE_OPERAND);
    return true;
}

static unsigned each_region(const Edit *edit, const Op *op)
{
    bool other = op == edit->module || symbol_name(op).data || op_has(op, TERMINATOR);

    return other ? 0 : op->region_count;
}

static bool inline_region(Edit *edit, Op *op, unsigned place, int how)
{
    (void)how;
    return inline_regions(edit, op, place, 1);
}

static unsigned all_regions(const Edit *edit, const Op *op)
{
    return each_region(edit, op) > 1;
}

static bool inline_all(Edit *edit, Op *op, unsigned place, int how)
{
    (void)place, (void)how;
    return inline_regions(edit, op, 0, op->region_count);
}

static bool empty_region(Edit *edit, Op *op, unsigned place, int how)
{
    Region *region = &op->regions[place];

    (void)edit, (void)how;
    if (!region->first)
        return false;
    while (region->first)
        region_remove(region, region->first);
    return true;
}

/* A module within a module. */
static unsigned one_module(const Edit *edit, const Op *op)
{
    return op != edit->module && op_has(op, SYMBOL_TABLE) && op->region_count == 1;
}

/* Which values an operation with regions hands round, one behind the other. */
typedef enum Carried {
    CARRIED_OUT,     /* from each region to the results */
    CARRIED_ROUND,   /* from the last operands to the first region's last arguments, and from its
                      * terminator to those and to the results */
    CARRIED_IN,      /* from the operands to the first region, and from the second back to it */
    CARRIED_THROUGH, /* from the first region to the second, and to the results */
} Carried;

static unsigned each_carried(const Edit *edit, const Op *op)
{
    return each_region(edit, op) ? op->result_count : 0;
}

static unsigned each_carried_in(const Edit *edit, const Op *op)
{
    return each_region(edit, op) == 2 ? op->operand_count : 0;
}

/* The number of the terminator's operand that becomes result `index`; false where it has none. */
static bool handed_back(const Op *op, const Region *region, unsigned index, unsigned *at)
{
    const Op *terminator = region->block_count == 1 ? terminator_of(region->first) : NULL;
    unsigned behind = op->result_count - index;

    if (!terminator || terminator->operand_count < behind)
        return false;
    *at = terminator->operand_count - behind;
    return terminator->operands[*at]->type == op->results[index]->type;
}

/* A reduction's region goes with what it reduces. */
static void stop_handing(const Region *region, unsigned at)
{
    Op *terminator = terminator_of(region->first);

    if (terminator->region_count == terminator->operand_count)
        op_remove_region(terminator, at);
    op_remove_operand(terminator, at);
}

/* Where a result has an entry in a list beside it. */
static void drop_reduction(Op *op, unsigned index)
{
    const Attr *list = op_attr(op, "reductions");
    VEC(const Attr *) left = { 0 };

    if (!list || list->kind != ATTR_ARRAY || list->array.count != op->result_count)
        return;
    for (unsigned i = 0; i < list->array.count; i++)
        if (i != index)
            vec_push(&left, list->array.elements[i]);
    op_set_attr(op, STR("reductions"), attr_array(list->context, (unsigned)left.len, left.data));
    vec_free(&left);
}

static bool carry_out(Edit *edit, Op *op, unsigned index, int how)
{
    unsigned at = 0;

    (void)how;
    for (unsigned i = 0; i < op->region_count; i++)
        if (op->regions[i].first && !handed_back(op, &op->regions[i], index, &at))
            return false;
    if (!edit_replace(edit, op, op->results[index], SUBSTITUTE_ZERO))
        return false;
    for (unsigned i = 0; i < op->region_count; i++)
        if (op->regions[i].first && handed_back(op, &op->regions[i], index, &at))
            stop_handing(&op->regions[i], at);
    drop_reduction(op, index);
    op_remove_result(op, index);
    return true;
}

static bool carry_round(Edit *edit, Op *op, unsigned index, int how)
{
    Region *body = &op->regions[0];
    const Type *type = op->results[index]->type;
    unsigned behind = op->result_count - index, at = 0;
    Value *initial = from_end(op->operands, op->operand_count, op->result_count, index, type);

    (void)how;
    if (!initial || !handed_back(op, body, index, &at))
        return false;
    if (body->first->arg_count >= op->result_count) {
        if (!from_end(body->first->args, body->first->arg_count, op->result_count, index, type))
            return false;
        edit_forward(edit, body->first->args[body->first->arg_count - behind], initial);
        block_remove_arg(body->first, body->first->arg_count - behind);
    }
    edit_forward(edit, op->results[index], initial);
    stop_handing(body, at);
    op_remove_operand(op, op->operand_count - behind);
    op_remove_result(op, index);
    return true;
}

static bool carry_in(Edit *edit, Op *op, unsigned index, int how)
{
    Block *first = op->regions[0].first, *second = op->regions[1].first;
    Op *back = second ? terminator_of(second) : NULL;

    (void)how;
    if (!first || !back || first->arg_count != op->operand_count
        || back->operand_count != op->operand_count)
        return false;
    edit_forward(edit, first->args[index], op->operands[index]);
    block_remove_arg(first, index);
    op_remove_operand(back, index);
    op_remove_operand(op, index);
    return true;
}

static bool carry_through(Edit *edit, Op *op, unsigned index, int how)
{
    Block *second = op->region_count == 2 ? op->regions[1].first : NULL;
    unsigned at = 0;

    (void)how;
    if (!second || !second->first || second->arg_count != op->result_count
        || !handed_back(op, &op->regions[0], index, &at))
        return false;
    if (!edit_replace(edit, op, op->results[index], SUBSTITUTE_ZERO)
        || !edit_replace(edit, second->first, second->args[index], SUBSTITUTE_ZERO))
        return false;
    stop_handing(&op->regions[0], at);
    block_remove_arg(second, index);
    op_remove_result(op, index);
    return true;
}

const ReduceRule REDUCE_REGIONS[] = {
    { "modules", one_module, inline_all },
    { "regions", all_regions, inline_all },
    { "regions", each_region, inline_region },
    { "regions", each_region, empty_region },
    { "carried values", each_carried, carry_round },
    { "carried values", each_carried, carry_out },
    { "carried values", each_carried, carry_through },
    { "carried values", each_carried_in, carry_in },
    { 0 },
};
