#include "interp/tools/debug/activity.h"

#include <string.h>

static Latest *latest_of(Activity *activity, const Function *function, size_t values)
{
    Latest *latest = map_get(&activity->latest, KEY_OF(function->op));
    const Op **key;

    if (latest)
        return latest;
    latest = ARENA_NEW(&activity->lasting, Latest);
    latest->words = ARENA_ARRAY(&activity->lasting, uint64_t, function->words);
    latest->poison = ARENA_ARRAY(&activity->lasting, uint32_t, function->lanes);
    latest->given = ARENA_ARRAY(&activity->lasting, unsigned char, values);
    key = ARENA_NEW(&activity->lasting, const Op *);
    *key = function->op;
    map_put(&activity->latest, KEY_OF(*key), latest);
    return latest;
}

static Double *double_of(Activity *activity, const Frame *frame)
{
    for (size_t i = activity->doubles.len; i-- > 0;)
        if (activity->doubles.data[i].frame == frame)
            return &activity->doubles.data[i];
    return NULL;
}

/* Those of frames that have returned go. */
static void doubles_drop(Activity *activity, size_t left)
{
    while (activity->doubles.len > left) {
        Double *top = &activity->doubles.data[--activity->doubles.len];

        slots_clear(&(Frame){ .words = top->words, .poison = top->poison }, top->counted);
        arena_release(&activity->arena, top->mark);
    }
}

static void double_push(Activity *activity, const Frame *frame)
{
    const Function *function = frame->function;
    Facts *facts = facts_of(&activity->facts, function->op);
    Double new = { .frame = frame, .facts = facts }, *stale = double_of(activity, frame);

    if (stale) /* it was left by a jump */
        doubles_drop(activity, (size_t)(stale - activity->doubles.data));
    new.mark = arena_mark(&activity->arena);
    new.words = ARENA_ARRAY(&activity->arena, uint64_t, function->words);
    new.poison = ARENA_ARRAY(&activity->arena, uint32_t, function->lanes);
    new.given = ARENA_ARRAY(&activity->arena, unsigned char, facts->listed.len);
    new.turns = ARENA_ARRAY(&activity->arena, uint64_t, facts->loops.len);
    new.counted = function->counted;
    new.latest = latest_of(activity, function, facts->listed.len);
    vec_push(&activity->doubles, new);
}

void activity_begin(Activity *activity, const Step *step)
{
    vec_push(&activity->ops, ((Active){ .op = step->op,
                                        .frame = step->frame,
                                        .node = step->node,
                                        .doubles = activity->doubles.len }));
}

static void copy_slot(uint64_t *words, uint32_t *poison, const Frame *frame, Slot slot)
{
    place_copy((Place){ words + slot.word, poison + slot.lane, slot.layout },
               slot_place(frame, slot));
}

static void keep(Double *kept, const Frame *frame, const Value *value)
{
    Slot slot = frame->function->slots[value->slot];

    if (!slot.layout)
        return;
    copy_slot(kept->words, kept->poison, frame, slot);
    copy_slot(kept->latest->words, kept->latest->poison, frame, slot);
    kept->given[value->slot] = kept->latest->given[value->slot] = 1;
}

/* When the run ends early everything stays as it was, for whoever looks at it then. */
void activity_end(Activity *activity, const Step *step, Flow flow)
{
    Double *kept;

    if (flow == FLOW_END)
        return;
    kept = double_of(activity, step->frame);
    for (unsigned i = 0; i < step->op->result_count; i++)
        keep(kept, step->frame, step->op->results[i]);
    activity->branch = flow == FLOW_BRANCH ? step->op : NULL;
    doubles_drop(activity, vec_pop(&activity->ops).doubles);
}

static void count_turn(Activity *activity, Double *kept, const Block *block)
{
    for (size_t i = 0; i < kept->facts->loops.len; i++) {
        const BlockLoop *loop = &kept->facts->loops.data[i];

        if (loop->header != block)
            continue;
        if (activity->branch && block_loop_has(loop, activity->branch->block))
            kept->turns[i]++;
        else
            kept->turns[i] = 1;
    }
}

void activity_enter(Activity *activity, const Frame *frame, const Block *block)
{
    const Op *parent = block->region->parent;
    Active *top = activity->ops.len ? &activity->ops.data[activity->ops.len - 1] : NULL;

    /* A call, a coroutine that goes on, or the body of a task. */
    if ((parent == frame->function->op && !activity->branch) || !double_of(activity, frame))
        double_push(activity, frame);
    else if (top && top->op == parent && top->frame == frame && !activity->branch
             && block->region == &parent->regions[0])
        top->iteration++;
    count_turn(activity, double_of(activity, frame), block);
}

void activity_took(Activity *activity, const Frame *frame, const Block *block)
{
    Double *kept = double_of(activity, frame);
    Active *top = activity->ops.len ? &activity->ops.data[activity->ops.len - 1] : NULL;
    long region = block->region - block->region->parent->regions;

    for (unsigned i = 0; i < block->arg_count; i++)
        keep(kept, frame, block->args[i]);
    if (top && top->op == block->region->parent && top->frame == frame && region < 64)
        top->regions |= 1ull << region;
    activity->branch = NULL;
}

static AwayTask *away_task(Activity *activity, uint64_t task)
{
    for (size_t i = 0; i < activity->away.len; i++)
        if (activity->away.data[i].task == task)
            return &activity->away.data[i];
    return NULL;
}

static void free_activity(Activity *activity)
{
    doubles_drop(activity, 0);
    vec_free(&activity->ops);
    vec_free(&activity->doubles);
    arena_free(&activity->arena);
}

static void put_away(Activity *activity)
{
    vec_push(&activity->away, ((AwayTask){ activity->task, activity->ops, activity->doubles,
                                           activity->arena, activity->branch }));
}

void activity_switch(Activity *activity, uint64_t to, bool over)
{
    AwayTask *next;

    if (over)
        free_activity(activity);
    else
        put_away(activity);
    activity->task = to;
    next = away_task(activity, to);
    if (!next) {
        activity->ops = (ActiveOps){ 0 };
        activity->doubles = (Doubles){ 0 };
        activity->arena = (Arena){ 0 };
        activity->branch = NULL;
        return;
    }
    activity->ops = next->ops;
    activity->doubles = next->doubles;
    activity->arena = next->arena;
    activity->branch = next->branch;
    *next = activity->away.data[--activity->away.len];
}

const Active *activity_top(const Activity *activity)
{
    return activity->ops.len ? &activity->ops.data[activity->ops.len - 1] : NULL;
}

long activity_call(const Activity *activity, const Active *active)
{
    long at = active - activity->ops.data;

    while (at >= 0 && activity->ops.data[at].frame == active->frame)
        at--;
    return at;
}

const Active *activity_in_frame(const Activity *activity, unsigned frame)
{
    const Active *active = activity_top(activity);

    while (active && frame-- > 0) {
        long at = activity_call(activity, active);

        active = at < 0 ? NULL : &activity->ops.data[at];
    }
    return active;
}

/* An argument's last value counts where the same loop gave it: not one of an earlier run of it. */
static bool old_counts(const Activity *activity, const Value *value)
{
    const Active *top = activity_top(activity);
    const Block *block = value->kind == VALUE_BLOCK_ARGUMENT ? value->block : NULL;
    long region;

    if (!block)
        return true;
    if (activity->branch)
        return dominance_of_blocks(activity->facts.dominance, block, activity->branch->block);
    region = block->region - block->region->parent->regions;
    return top && top->op == block->region->parent && region < 64 && top->regions >> region & 1;
}

Place activity_old(const Activity *activity, const Frame *frame, const Value *value)
{
    Slot slot = frame->function->slots[value->slot];
    const Double *kept =
        activity->doubles.len ? &activity->doubles.data[activity->doubles.len - 1] : NULL;

    if (!kept || kept->frame != frame || !kept->given[value->slot] || !slot.layout
        || !old_counts(activity, value))
        return (Place){ 0 };
    return (Place){ kept->words + slot.word, kept->poison + slot.lane, slot.layout };
}

Place activity_latest(const Activity *activity, const Frame *frame, const Value *value)
{
    Slot slot = frame->function->slots[value->slot];
    const Latest *latest = map_get(&activity->latest, KEY_OF(frame->function->op));

    if (!latest || !latest->given[value->slot] || !slot.layout)
        return (Place){ 0 };
    return (Place){ latest->words + slot.word, latest->poison + slot.lane, slot.layout };
}

const Frame *activity_frame_of(const Activity *activity, const Value *value)
{
    const Op *function = facts_function(value_block(value)->region->parent);

    for (size_t i = activity->doubles.len; i-- > 0;) {
        const Double *kept = &activity->doubles.data[i];

        if (kept->facts->function == function && kept->given[value->slot])
            return kept->frame;
    }
    return NULL;
}
