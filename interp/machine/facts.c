#include "interp/machine/facts.h"

#include "core/define/alias.h"
#include "core/ir/definition.h"
#include "interp/machine/value_text.h"

#include <string.h>

const Op *facts_function(const Op *op)
{
    while (op_parent(op) && !op_has(op, ISOLATED_FROM_ABOVE))
        op = op_parent(op);
    return op;
}

void facts_print_function(Sb *sb, const Op *function)
{
    const Attr *name = op_attr(function, "sym_name");

    if (name && name->kind == ATTR_STRING)
        sb_printf(sb, "@%.*s", STR_ARG(name->string));
    else
        sb_printf(sb, "'%.*s'", STR_ARG(op_name(function)));
}

bool facts_is_made(const Frame *frame, const Op *op)
{
    return frame->function->expands && frame->call && op->place.bits == frame->call->place.bits;
}

bool facts_is_frame_work(const Frame *frame, const Op *op)
{
    return facts_is_made(frame, op)
           && (op_has(op, TERMINATOR) || (op->def && op->def->loop)
               || op_primitive(op) == PRIM_AFFINE_LOAD
               || (op->block->region->parent == frame->function->op && frame->call->def->helper));
}

/* An affine.load or affine.store: the number of its memref. */
static bool accesses(const Op *op, unsigned *memref)
{
    Primitive primitive = op->def ? op_primitive(op) : PRIM_NONE;

    *memref = primitive == PRIM_AFFINE_STORE;
    return primitive == PRIM_AFFINE_LOAD || primitive == PRIM_AFFINE_STORE;
}

const Op *facts_accessing(const Op *op)
{
    const Op *function = facts_function(op),
             *of = map_get(&op_context(op)->meant, KEY_OF(function));
    unsigned memref;

    return of && of->def->helper && of->place.bits == op->place.bits && accesses(op, &memref)
                   && op->operands[memref]->kind == VALUE_BLOCK_ARGUMENT
                   && op->operands[memref]->index < of->operand_count
               ? of
               : op;
}

const Value *facts_accessed(const Op *accessing, const Op *op)
{
    unsigned memref;

    accesses(op, &memref);
    return accessing->operands[op->operands[memref]->index];
}

const Value *facts_value_lent(const Frame *frame, const Value *argument)
{
    const Op *op = frame->call;
    const Value *operand;
    unsigned behind;

    if (!frame->function->expands || !op->def->helper || argument->kind != VALUE_BLOCK_ARGUMENT
        || argument->block != frame->function->op->regions[0].first
        || argument->index >= op->operand_count)
        return NULL;
    operand = op->operands[argument->index];
    behind = op->operand_count - argument->index;
    return operand->type->kind == TYPE_TENSOR && behind <= op->result_count
               ? op->results[op->result_count - behind]
               : operand;
}

bool block_loop_has(const BlockLoop *loop, const Block *block)
{
    for (unsigned i = 0; i < loop->count; i++)
        if (loop->members[i] == block)
            return true;
    return false;
}

typedef VEC(const Block *) Blocks;

static void add_block(Blocks *blocks, const Block *block)
{
    for (size_t i = 0; i < blocks->len; i++)
        if (blocks->data[i] == block)
            return;
    vec_push(blocks, block);
}

static bool branches_to(const Block *from, const Block *to)
{
    for (unsigned i = 0; from->last && i < from->last->successor_count; i++)
        if (from->last->successors[i] == to)
            return true;
    return false;
}

/* The header, and all blocks from which a branch back to it is reached without it. */
static void add_loop(FactsTable *table, Facts *facts, const Block *header)
{
    const Region *region = header->region;
    Blocks members = { 0 };

    for (const Block *block = region->first; block; block = block->next)
        if (branches_to(block, header) && dominance_reaches(table->dominance, block)
            && dominance_of_blocks(table->dominance, header, block))
            add_block(&members, block);
    if (!members.len)
        return;
    for (size_t i = 0; i < members.len; i++) {
        if (members.data[i] == header)
            continue;
        for (const Block *block = region->first; block; block = block->next)
            if (branches_to(block, members.data[i]))
                add_block(&members, block);
    }
    add_block(&members, header);
    vec_push(
        &facts->loops,
        ((BlockLoop){ header, ARENA_COPY(&table->arena, const Block *, members.data, members.len),
                      (unsigned)members.len }));
    vec_free(&members);
}

static void add_region(FactsTable *table, Facts *facts, const Region *region)
{
    for (const Block *block = region->first; block; block = block->next) {
        for (unsigned i = 0; i < block->arg_count; i++)
            vec_push(&facts->listed, block->args[i]);
        for (const Op *op = block->first; op; op = op->next) {
            for (unsigned i = 0; i < op->result_count; i++)
                vec_push(&facts->listed, op->results[i]);
            for (unsigned i = 0; i < op->region_count && !op_has(op, ISOLATED_FROM_ABOVE); i++)
                add_region(table, facts, &op->regions[i]);
        }
        if (region->block_count > 1)
            add_loop(table, facts, block);
    }
}

Facts *facts_of(FactsTable *table, const Op *function)
{
    Facts *facts = map_get(&table->functions, KEY_OF(function));
    const Op **key;

    if (facts)
        return facts;
    if (!table->dominance)
        table->dominance = dominance_new();
    facts = ARENA_NEW(&table->arena, Facts);
    key = ARENA_NEW(&table->arena, const Op *);
    *key = facts->function = function;
    facts->naming = naming_new(function);
    for (unsigned i = 0; i < function->region_count; i++)
        add_region(table, facts, &function->regions[i]);
    map_put(&table->functions, KEY_OF(*key), facts);
    return facts;
}

void facts_free(FactsTable *table)
{
    for (size_t i = 0; i < table->functions.len; i++) {
        Facts *facts = table->functions.entries[i].value;

        if (!facts)
            continue;
        naming_free(facts->naming);
        vec_free(&facts->listed);
        vec_free(&facts->loops);
    }
    map_free(&table->functions);
    if (table->dominance)
        dominance_free(table->dominance);
    arena_free(&table->arena);
}

bool facts_is_computed(FactsTable *table, const Value *value, const Op *at)
{
    return dominance_of_value(table->dominance, value, at);
}

const Value *facts_value_named(FactsTable *table, const Op *at, Str name)
{
    Facts *facts = facts_of(table, facts_function(at));
    const Value *elsewhere = NULL, *found = NULL;
    Sb text = { 0 };

    for (size_t i = 0; i < facts->listed.len && !found; i++) {
        const Value *value = facts->listed.data[i];

        text.len = 0;
        value_name_print(&text, facts->naming, value);
        if (!str_eq(sb_view(&text), name))
            continue;
        if (facts_is_computed(table, value, at))
            found = value;
        else if (!elsewhere)
            elsewhere = value;
    }
    sb_free(&text);
    return found ? found : elsewhere;
}

const BlockLoop *facts_loop_around(const Facts *facts, const Block *block)
{
    const BlockLoop *innermost = NULL;

    for (size_t i = 0; i < facts->loops.len; i++) {
        const BlockLoop *loop = &facts->loops.data[i];

        if ((!innermost || loop->count < innermost->count) && block_loop_has(loop, block))
            innermost = loop;
    }
    return innermost;
}

const BlockLoop *facts_loop_outside(const Facts *facts, const BlockLoop *inner)
{
    const BlockLoop *outer = NULL;

    for (size_t i = 0; i < facts->loops.len; i++) {
        const BlockLoop *loop = &facts->loops.data[i];

        if (loop->count > inner->count && block_loop_has(loop, inner->header)
            && (!outer || loop->count < outer->count))
            outer = loop;
    }
    return outer;
}
