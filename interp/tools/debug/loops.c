/* The loops that run. */
#include "interp/tools/debug/activity.h"

static const Double *double_of(const Activity *activity, const Frame *frame)
{
    size_t at = activity->doubles.len - 1;

    while (at && activity->doubles.data[at].frame != frame)
        at--;
    return &activity->doubles.data[at];
}

/* The loops of blocks around the operation, in its own region. */
static unsigned block_loops(const Activity *activity, size_t at, Loop *loops, unsigned room)
{
    const Active *active = &activity->ops.data[at];
    const Double *kept = double_of(activity, active->frame);
    const BlockLoop *inner = facts_loop_around(kept->facts, active->op->block);
    unsigned count = 0;

    while (inner && count < room) {
        loops[count++] =
            (Loop){ inner, active, at + 1, kept->turns[inner - kept->facts->loops.data] };
        inner = facts_loop_outside(kept->facts, inner);
    }
    return count;
}

unsigned activity_loops(const Activity *activity, const Active *top, Loop loops[MOST_LOOPS])
{
    unsigned count = 0;

    for (size_t at = (size_t)(top - activity->ops.data) + 1; at-- > 0 && count < MOST_LOOPS;) {
        const Active *active = &activity->ops.data[at];

        if (active->frame != top->frame)
            break;
        if (active != top && count < MOST_LOOPS && active->op->def && active->op->def->loop)
            loops[count++] = (Loop){ NULL, active, at + 1, active->iteration };
        count += block_loops(activity, at, loops + count, MOST_LOOPS - count);
    }
    return count;
}
