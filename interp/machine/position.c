#include "interp/machine/position.h"

#include "core/ir/definition.h"
#include "interp/machine/value_text.h"

/* The nodes of a block, found from the function's body on. */
const BlockNodes *position_block(const Function *function, const Block *block)
{
    const Op *parent = block->region->parent;
    const Body *body = &function->body;

    if (parent != function->op) {
        const BlockNodes *around = position_block(function, parent->block);
        unsigned at = 0;

        while (at < around->count && around->nodes[at].op != parent)
            at++;
        body = &around->nodes[at].bodies[block->region - parent->regions];
    }
    for (unsigned i = 0; i < body->count; i++)
        if (body->blocks[i].block == block)
            return &body->blocks[i];
    return NULL;
}

const Node *position_node(const Frame *frame, const Op *op)
{
    const BlockNodes *nodes = position_block(frame->function, op->block);

    for (unsigned i = 0; nodes && i < nodes->count; i++)
        if (nodes->nodes[i].op == op)
            return &nodes->nodes[i];
    return NULL;
}

bool position_place(const Frame *frame, const Value *value, Place *place)
{
    const Op *definer = value_definer(value);
    const BlockNodes *nodes = definer ? position_block(frame->function, definer->block) : NULL;

    for (unsigned i = 0; nodes && i < nodes->count; i++)
        if (nodes->nodes[i].op == definer && nodes->nodes[i].results[value->index].layout) {
            *place = slot_place(frame, nodes->nodes[i].results[value->index]);
            return true;
        }
    return false;
}

static void print_argument(Sb *sb, const Facts *facts, const Block *block, unsigned argument)
{
    value_name_print_told(sb, facts->naming, block->args[argument]);
    sb_add(sb, " = ");
}

static bool is_number(const Layout *layout)
{
    return layout && layout_is_number(layout);
}

/* The first `count` arguments of the block, those that are numbers. */
static bool print_numbers(Sb *sb, const Facts *facts, const Frame *frame, const Block *block,
                          unsigned count)
{
    const BlockNodes *nodes = position_block(frame->function, block);
    bool any = false;

    for (unsigned i = 0; nodes && i < count; i++) {
        if (!is_number(nodes->args[i].layout))
            continue;
        sb_add(sb, sb->len ? ", " : "");
        print_argument(sb, facts, block, i);
        value_print_untyped(sb, slot_place(frame, nodes->args[i]), block->args[i]->type);
        any = true;
    }
    return any;
}

/* Headers of loops of blocks around the block, outermost first. */
static const Op *print_block_loops(Sb *sb, const Facts *facts, const Frame *frame,
                                   const BlockLoop *loop)
{
    enum { MOST_CARRIED = 4 };
    const BlockLoop *outside = loop ? facts_loop_outside(facts, loop) : NULL;
    const Op *found = outside ? print_block_loops(sb, facts, frame, outside) : NULL;
    unsigned count = loop ? loop->header->arg_count : 0;

    if (count > MOST_CARRIED)
        count = MOST_CARRIED;
    return loop && print_numbers(sb, facts, frame, loop->header, count) ? loop->header->first
                                                                        : found;
}

static unsigned count_variables(const Op *op)
{
    const Op *parent = op_parent(op);

    return op->block->region == &parent->regions[0] ? op_induction_variables(parent) : 0;
}

/* Loops that stand around the operation, but not around its parent. */
static unsigned count_loops(const Facts *facts, const Op *op)
{
    unsigned count = count_variables(op) != 0;

    for (const BlockLoop *loop = facts_loop_around(facts, op->block); loop;
         loop = facts_loop_outside(facts, loop))
        count++;
    return count;
}

static bool is_in_loops(const Facts *facts, const Op *op)
{
    while (op != facts->function && !count_loops(facts, op))
        op = op_parent(op);
    return op != facts->function;
}

/* Of more loops than `most` the innermost. */
static const Op *print_loops(Sb *sb, const Facts *facts, const Frame *frame, const Op *op,
                             unsigned most)
{
    const Op *parent = op_parent(op), *found = NULL, *of_blocks;
    unsigned here, variables;

    if (op == facts->function || !is_in_loops(facts, op))
        return NULL;
    if (!most) {
        sb_add(sb, "...");
        return NULL;
    }
    here = count_loops(facts, op);
    variables = count_variables(op);
    found = print_loops(sb, facts, frame, parent, here < most ? most - here : 0);
    if (variables && print_numbers(sb, facts, frame, parent->regions[0].first, variables))
        found = parent;
    of_blocks = print_block_loops(sb, facts, frame, facts_loop_around(facts, op->block));
    return of_blocks ? of_blocks : found;
}

const Op *position_print_loops(Sb *sb, FactsTable *table, const Frame *frame, const Op *op)
{
    enum { MOST_LOOPS = 8 };

    return print_loops(sb, facts_of(table, frame->function->op), frame, op, MOST_LOOPS);
}

void position_print_arguments(Sb *sb, FactsTable *table, const Frame *frame)
{
    Facts *facts = facts_of(table, frame->function->op);
    const BlockNodes *entry = &frame->function->body.blocks[0];

    for (unsigned i = 0; i < entry->arg_count; i++) {
        sb_add(sb, i ? ", " : "");
        print_argument(sb, facts, entry->block, i);
        if (entry->args[i].layout)
            value_print_label(sb, slot_place(frame, entry->args[i]), entry->block->args[i]->type);
    }
}

void position_print_iteration(Sb *sb, const Parallel *loop, uint64_t iteration)
{
    const Block *body = loop->op->regions[0].first;
    Naming *naming = naming_new(facts_function(loop->op));
    Arena scratch = { 0 };
    int64_t *values = ARENA_ARRAY(&scratch, int64_t, loop->rank);

    loop->values_of(loop->state, iteration, values);
    for (unsigned i = 0; i < loop->rank; i++) {
        sb_add(sb, i ? ", " : "");
        value_name_print(sb, naming, body->args[i]);
        sb_printf(sb, " = %lld", (long long)values[i]);
    }
    arena_free(&scratch);
    naming_free(naming);
}
