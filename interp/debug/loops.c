/* The loops that run. */
#include "interp/debug/activity.h"

#include <limits.h>

/* The operations that run a region again and again, and how many of the region's first arguments
 * count (at the most: those that a loop carries are not of type index in a forall). */
static const struct {
    const char *name;
    unsigned counters;
} LOOPS[] = {
    { "scf.for", 1 },           { "scf.while", 0 },  { "scf.parallel", UINT_MAX },
    { "scf.forall", UINT_MAX }, { "affine.for", 1 }, { "affine.parallel", UINT_MAX },
};

static int loop_row(const Op *op)
{
    for (size_t i = 0; i < sizeof LOOPS / sizeof *LOOPS; i++)
        if (op_is(op, LOOPS[i].name))
            return (int)i;
    return -1;
}

unsigned loop_counters(const Op *op)
{
    const Block *body = op->regions[0].first;
    unsigned most = LOOPS[loop_row(op)].counters, count = 0;

    while (count < most && count < body->arg_count
           && (most == 1 || body->args[count]->type->kind == TYPE_INDEX))
        count++;
    return count;
}

static uint64_t turns_of(const Activity *activity, const BlockLoop *loop)
{
    const Double *kept = &activity->doubles.data[activity->doubles.len - 1];

    return kept->turns[loop - kept->facts->loops.data];
}

/* The loops of blocks around the operation, in its own region. */
static unsigned block_loops(const Activity *activity, size_t at, Loop *loops, unsigned room)
{
    const Active *active = &activity->ops.data[at];
    const Double *kept = &activity->doubles.data[activity->doubles.len - 1];
    const BlockLoop *inner = facts_loop_around(kept->facts, active->op->block);
    unsigned count = 0;

    while (inner && count < room) {
        const BlockLoop *outer = NULL;

        loops[count++] = (Loop){ inner, active, at + 1, turns_of(activity, inner) };
        for (size_t i = 0; i < kept->facts->loops.len; i++) {
            const BlockLoop *loop = &kept->facts->loops.data[i];

            if (loop->count > inner->count && block_loop_has(loop, inner->header)
                && (!outer || loop->count < outer->count))
                outer = loop;
        }
        inner = outer;
    }
    return count;
}

unsigned activity_loops(const Activity *activity, Loop loops[MOST_LOOPS])
{
    const Active *top = activity_top(activity);
    unsigned count = 0;

    for (size_t at = activity->ops.len; top && at-- > 0 && count < MOST_LOOPS;) {
        const Active *active = &activity->ops.data[at];

        if (active->frame != top->frame)
            break;
        if (active != top && count < MOST_LOOPS && loop_row(active->op) >= 0)
            loops[count++] = (Loop){ NULL, active, at + 1, active->iteration };
        count += block_loops(activity, at, loops + count, MOST_LOOPS - count);
    }
    return count;
}
