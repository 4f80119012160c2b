/* The loops that run. */
#include "interp/debug/activity.h"

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
        loops[count++] = (Loop){ inner, active, at + 1, turns_of(activity, inner) };
        inner = facts_loop_outside(kept->facts, inner);
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
        if (active != top && count < MOST_LOOPS && active->op->def && active->op->def->loop)
            loops[count++] = (Loop){ NULL, active, at + 1, active->iteration };
        count += block_loops(activity, at, loops + count, MOST_LOOPS - count);
    }
    return count;
}
