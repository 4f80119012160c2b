/* Choices in the body of a loop that runs in strips: both ways are gone, and each iteration takes
 * the results of its own. */
#include "interp/fast/compiler.h"
#include "interp/machine/evaluate.h"
#include "interp/fast/strip_plan.h"

/* The operation that makes the buffer. */
static StripOp *maker(Plan *p, uint8_t buffer)
{
    for (unsigned i = 0; i < p->loop.op_count; i++)
        if (p->ops[i].out == buffer && p->ops[i].kind == STRIP_CALL)
            return &p->ops[i];
    return NULL;
}

/* What a comparison chooses from the two that it compares is the greater or the less of them. */
static bool find_extreme(Plan *p, const uint8_t in[STRIP_INPUTS], StripKernels *kernels)
{
    StripOp *compare = maker(p, in[0]);
    bool swapped;

    if (!compare || compare->inputs != 2 || in[1] == in[2])
        return false;
    swapped = compare->in[0] == in[2] && compare->in[1] == in[1];
    if (!swapped && (compare->in[0] != in[1] || compare->in[1] != in[2]))
        return false;
    compare->compares = strip_extreme(compare->run, swapped, kernels);
    return compare->compares;
}

/* Element by element, one of the last two. */
static uint8_t choose(Plan *p, uint8_t flags, uint8_t then, uint8_t otherwise)
{
    uint8_t in[STRIP_INPUTS] = { flags, then, otherwise };
    StripKernels kernels = { 0 };

    StripRow row;

    if (flags == NONE || then == NONE || otherwise == NONE)
        return NONE;
    row = p->buffers[then].row;
    if (p->buffers[otherwise].row.bytes != row.bytes || p->buffers[otherwise].row.lanes != row.lanes
        || p->buffers[flags].row.lanes != row.lanes)
        return NONE;
    if (find_extreme(p, in, &kernels))
        return strip_add_kernel(p, &kernels, in + 1, 2, row);
    kernels.run = strip_selecting(row.bytes);
    return strip_add_kernel(p, &kernels, in, 3, row);
}

bool strip_plan_select(Plan *p, const Node *node)
{
    StripRow row = strip_row(fast_machine(p->c), &node->results[0]);
    const Layout *condition = node->operands[0].layout;
    uint8_t made =
        condition && layout_lane(condition)->width == 1 && row.bytes && !fast_has_flags(node)
            ? choose(p, strip_of_lanes(p, node, 0, row.lanes), strip_of(p, node, 1),
                     strip_of(p, node, 2))
            : NONE;

    p->loop.work += node->mapped && node->lanes > 1 && node->weight > MOST_LIGHT_WORDS
                        ? node->weight / node->lanes * node->lanes
                        : 0;
    return strip_know(p, node->op->results[0], KNOWN_STRIP, made);
}

/* So many operations are executed where control goes through the region; 0: it does not fit, as
 * where it stores, or goes round a loop, or where vectors are work, which are counted for all
 * iterations. */
static unsigned plan_region(Plan *p, const Node *node, unsigned region)
{
    unsigned before = p->loop.steps, accesses = p->loop.access_count, cells = p->cell_stores;
    unsigned choices = p->loop.choice_count, inners = p->loop.inner_count, steps;
    uint64_t work = p->loop.work, moved = p->loop.moved;
    const BlockNodes *block = &node->bodies[region].blocks[0];

    for (unsigned i = 0; i + 1 < block->count; i++)
        if (!strip_plan_node(p, &block->nodes[i]))
            return 0;
    for (; accesses < p->loop.access_count; accesses++)
        if (p->accesses[accesses].stores)
            return 0;
    steps = p->loop.steps - before + 1;
    p->loop.steps = before;
    return choices == p->loop.choice_count && inners == p->loop.inner_count
                   && cells == p->cell_stores && work == p->loop.work && moved == p->loop.moved
               ? steps
               : 0;
}

static bool count_steps(Plan *p, uint8_t flags, unsigned then, unsigned otherwise)
{
    unsigned most = then > otherwise ? then : otherwise;

    p->loop.steps += most;
    if (then == otherwise)
        return true;
    if (p->loop.choice_count == STRIP_CHOICES)
        return false;
    p->loop.choices[p->loop.choice_count++] = (StripChoice){ flags, most - then, most - otherwise };
    return true;
}

bool strip_plan_choice(Plan *p, const Node *node)
{
    unsigned steps[2];
    uint8_t flags;

    if (!node->op->result_count || !fast_has_one_block(node, 0) || !fast_has_one_block(node, 1))
        return false;
    flags = node_is(node, PRIM_IF) ? strip_of(p, node, 0) : strip_affine_condition(p, node);
    for (unsigned r = 0; r < 2; r++)
        if (flags == NONE || !(steps[r] = plan_region(p, node, r)))
            return false;
    for (unsigned i = 0; i < node->op->result_count; i++) {
        uint8_t made = choose(p, flags, strip_of(p, fast_terminator(node, 0), i),
                              strip_of(p, fast_terminator(node, 1), i));

        if (!strip_know(p, node->op->results[i], KNOWN_STRIP, made))
            return false;
    }
    return count_steps(p, flags, steps[0], steps[1]);
}
