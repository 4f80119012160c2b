/* Loops of blocks around one that runs in strips, which do nothing but run it: their iterations are
 * its rows. */
#include "core/define/alias.h"
#include "interp/fast/access.h"
#include "interp/fast/strip_plan.h"

/* Does it give the same number each time its operands are the same, and do nothing else? */
static bool is_arithmetic(const Node *node)
{
    static const Primitive SUCH[] = { PRIM_INT_ADD,      PRIM_INT_SUB,      PRIM_INT_MUL,
                                      PRIM_INT_EXT_U,    PRIM_INT_EXT_S,    PRIM_INT_TRUNC,
                                      PRIM_INT_RESIZE_U, PRIM_INT_RESIZE_S, PRIM_EXTRACT_PART };

    for (size_t i = 0; i < sizeof SUCH / sizeof *SUCH; i++)
        if (node_is(node, SUCH[i]))
            return !node->unheld;
    return false;
}

/* Constants are in every frame. */
static bool stays(const StripPath *around, const Value *value)
{
    const Node *maker = strip_maker_on(around, value);

    if (maker && !node_is(maker, PRIM_CONSTANT) && !is_arithmetic(maker))
        return false;
    for (unsigned i = 0; maker && i < maker->op->operand_count; i++)
        if (!stays(around, maker->op->operands[i]))
            return false;
    for (unsigned i = 0; !value_definer(value) && i < around->count; i++)
        if (value->block == around->blocks[i]->block)
            return false;
    return true;
}

bool strip_only_asks(const BlockNodes *block, const Node *compare)
{
    for (unsigned i = 0; i + 1 < block->count; i++)
        if (&block->nodes[i] != compare && !node_is(&block->nodes[i], PRIM_CONSTANT))
            return false;
    return true;
}

/* Is it all that the loop around does, but for its counter? */
static bool is_alone(const StripPath *around, const StripPath *path, const Node *compare,
                     const Node *sum)
{
    unsigned loops = 0;

    for (unsigned b = 0; b < around->count; b++) {
        const BlockNodes *block = around->blocks[b];

        loops += around->inner[b] != NULL;
        if (block->arg_count != (b == 0))
            return false;
        for (const Node *node = block->nodes; node < strip_end(around, b); node++)
            if (node->op->result_count != 1)
                return false;
        for (const Node *node = block->nodes; node < strip_end(around, b); node++)
            if (node != compare && node != sum && !stays(around, node->op->results[0]))
                return false;
    }
    return loops == 1 && path->blocks[0]->arg_count == 1;
}

/* What begins the loop is the same in each row, and what ends it does nothing else. */
static bool begins_alike(const StripPath *around, const StripPath *path)
{
    unsigned b = 0;

    while (!around->inner[b]) /* there is one */
        b++;
    return around->inner[b]->blocks[0] == path->blocks[0]
           && stays(around, strip_end(around, b)->op->operands[around->operands[b]])
           && path->test == strip_end(path, 0)
           && strip_only_asks(path->blocks[0], strip_maker_on(path, path->test->op->operands[0]));
}

/* The sum that the counter is next. */
static const Node *find_sum(const StripPath *around, const Value *counter, unsigned *step)
{
    enum { NUW = 2 };
    unsigned next;
    const Node *end = strip_hands_on(around, around->count - 1, &next);
    const Node *sum = strip_maker_on(around, end->op->operands[next]);

    if (!sum || !node_is(sum, PRIM_INT_ADD) || fast_flags(sum, 0) & NUW)
        return NULL;
    *step = sum->op->operands[0] == counter ? 1 : 0;
    return sum->op->operands[!*step] == counter && stays(around, sum->op->operands[*step]) ? sum
                                                                                           : NULL;
}

static const Node *find_test(const StripPath *around, const Value *counter)
{
    const Node *compare = strip_maker_on(around, around->test->op->operands[0]);

    return compare && around->test == strip_end(around, 0) && node_is(compare, PRIM_INT_CMP)
                   && strip_predicate(around, compare) == CMPI_SLT
                   && compare->op->operands[0] == counter && stays(around, compare->op->operands[1])
               ? compare
               : NULL;
}

StripRows strip_rows_of(const StripPath *around, const StripPath *path)
{
    const BlockNodes *first = around->blocks[0];
    const Value *counter = first->arg_count == 1 ? first->block->args[0] : NULL;
    const Node *compare = counter ? find_test(around, counter) : NULL;
    unsigned step = 0;
    const Node *sum = compare ? find_sum(around, counter, &step) : NULL;
    StripRows rows = { 0 };

    if (!sum || !strip_is_number(&first->args[0]) || !is_alone(around, path, compare, sum)
        || !begins_alike(around, path))
        return rows;
    rows = (StripRows){ .body = first->block,
                        .word = first->args[0].word,
                        .upper = fast_in(compare, 1),
                        .step = fast_in(sum, step),
                        .shift = (uint8_t)(64 - first->args[0].layout->width),
                        .steps = path->blocks[0]->count };
    for (unsigned b = 0; b < around->count; b++)
        rows.steps += around->blocks[b]->count;
    return rows;
}
