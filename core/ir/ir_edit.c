/* Changes to IR that stands: taking things out of operations, blocks and regions, and moving them.
 */
#include "core/ir/attr_default.h"
#include "core/ir/op_state.h"
#include "core/ir/context.h"

#include <string.h>

static void link_before(Op *behind, Op *op)
{
    op->block = behind->block;
    op->next = behind;
    op->prev = behind->prev;
    *(op->prev ? &op->prev->next : &op->block->first) = op;
    behind->prev = op;
}

static void renumber_from(Op *op)
{
    for (; op; op = op->next)
        op->number = op->prev ? op->prev->number + 1 : 0;
}

void block_insert_before(Op *behind, Op *op)
{
    link_before(behind, op);
    renumber_from(op);
}

void block_move(Block *from, Op *behind)
{
    Op *first = from->first;

    while (from->first) {
        Op *op = from->first;

        block_remove(from, op);
        link_before(behind, op);
    }
    renumber_from(first);
}

static void take_out(void *array, unsigned *count, unsigned index, size_t size)
{
    char *at = (char *)array + index * size;

    --*count;
    memmove(at, at + size, (*count - index) * size);
}

void block_remove_arg(Block *block, unsigned index)
{
    take_out(block->args, &block->arg_count, index, sizeof *block->args);
    for (unsigned i = index; i < block->arg_count; i++)
        block->args[i]->index = i;
}

void region_remove(Region *region, Block *block)
{
    *(block->prev ? &block->prev->next : &region->first) = block->next;
    *(block->next ? &block->next->prev : &region->last) = block->prev;
    for (Block *behind = block->next; behind; behind = behind->next)
        behind->number--;
    region->block_count--;
    block->region = NULL;
    block->prev = block->next = NULL;
}

/* Of a group of groups: the size, in the attribute that the row names, of the one that holds the
 * group's operand `index`. */
static void shrink_subgroup(Op *op, const char *name, unsigned index)
{
    const Attr *sizes = op_attr(op, name);
    VEC(int32_t) left = { 0 };
    bool taken = false;

    if (!sizes || sizes->kind != ATTR_DENSE_ARRAY)
        return;
    for (unsigned i = 0, start = 0; i < sizes->dense.count; i++) {
        unsigned size = (unsigned)attr_i64_at(sizes, i);
        bool here = !taken && index < start + size;

        vec_push(&left, (int32_t)(size - here));
        taken |= here;
        start += size;
    }
    op_set_attr(op, str_of(name), attr_dense_i32(op_context(op), (unsigned)left.len, left.data));
    vec_free(&left);
}

static void shrink_operand_group(Op *op, unsigned index)
{
    for (unsigned group = 0; group < def_operand_count(op->def); group++) {
        unsigned count, start = op_operand_group(op, group, &count);
        const char *segments = op->def->operands[group].segments;

        if (index < start || index >= start + count)
            continue;
        if (segments)
            shrink_subgroup(op, segments, index - start);
        if (op_operand_segments(op))
            op_operand_segments(op)[group]--;
        return;
    }
}

void op_remove_operand(Op *op, unsigned index)
{
    if (op->def)
        shrink_operand_group(op, index);
    take_out(op->operands, &op->operand_count, index, sizeof *op->operands);
}

static void shrink_result_group(Op *op, unsigned index)
{
    for (unsigned group = 0; group < def_result_count(op->def); group++) {
        unsigned count, start = op_result_group(op, group, &count);

        if (index < start || index >= start + count)
            continue;
        op_result_segments(op)[group]--;
        return;
    }
}

void op_remove_result(Op *op, unsigned index)
{
    if (op_result_segments(op))
        shrink_result_group(op, index);
    take_out(op->results, &op->result_count, index, sizeof *op->results);
    for (unsigned i = index; i < op->result_count; i++)
        op->results[i]->index = i;
}

void op_remove_region(Op *op, unsigned index)
{
    take_out(op->regions, &op->region_count, index, sizeof *op->regions);
    for (unsigned i = index; i < op->region_count; i++)
        for (Block *block = op->regions[i].first; block; block = block->next)
            block->region = &op->regions[i];
}

void op_remove_attr(Op *op, Str name)
{
    int index = op->def ? def_attr_index(op->def, name) : -1;
    NamedAttrs left = { 0 };

    if (index >= 0 && !attr_lookup(op->attrs, name)) {
        bool optional = op->def->attrs[index].optional;

        op->inherent[index] =
            optional ? NULL : def_attr_default(op_context(op), op->def, (unsigned)index);
        return;
    }
    for (unsigned i = 0; i < op->attrs->dictionary.count; i++)
        if (!str_eq(op->attrs->dictionary.entries[i].name, name))
            vec_push(&left, op->attrs->dictionary.entries[i]);
    op->attrs = attr_dictionary(op_context(op), (unsigned)left.len, left.data);
    vec_free(&left);
}
