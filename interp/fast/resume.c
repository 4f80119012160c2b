/* Out of fast code, in the middle of it. */
#include "interp/fast/flow.h"

Step fast_step(Machine *machine, const Node *node)
{
    return (Step){ .op = node->op,
                   .arena = &machine->scratch,
                   .machine = machine,
                   .frame = machine->frame,
                   .node = node };
}

/* From `node` of the block on, and then, region by region, what stands around it. Not part of its
 * caller, which ends with a jump only where it has nothing of its own on the stack. */
static __attribute__((noinline)) Flow run_rest(Machine *machine, const FastLevel *level,
                                               const BlockNodes *block, const Node *node)
{
    Frame *frame = machine->frame;

    for (;;) {
        Flow flow = machine_run_from(machine, frame, level->body, block, node);
        Step s;

        if (flow == FLOW_END || !level->owner)
            return flow;
        s = fast_step(machine, level->owner);
        if (level->owner->def->resume(&s, level->region) == FLOW_END)
            return FLOW_END;
        node = level->owner + 1;
        block = level->around;
        level = level->outer;
    }
}

static const FastLevel *outermost(const FastLevel *level)
{
    while (level->owner)
        level = level->outer;
    return level;
}

/* Is it a function's body, and not a region that a definition runs? */
static bool is_in_function(const Frame *frame, const FastLevel *level)
{
    return outermost(level)->body == &frame->function->body;
}

static Flow leave(Machine *machine, const FastSite *site, const Node *node)
{
    Frame *frame = machine->frame;
    Flow flow;

    frame->clean = false;
    flow = run_rest(machine, site->level, site->block, node);
    if (flow == FLOW_LEAVE && frame->back && is_in_function(frame, site->level))
        return fast_come_back(machine);
    if (flow == FLOW_LEAVE && frame->runs_for && outermost(site->level)->meant)
        return fast_return_to_meaning(machine);
    return flow;
}

/* The FastOp may be of a later operation than the first that was counted with it. */
Flow fast_leave_at(const FastOp *op, Machine *machine)
{
    return leave(machine, op->site, fast_head(op));
}

Flow fast_leave_uncounted(const FastOp *op, Machine *machine)
{
    return leave(machine, op->site, op->site->node + 1);
}

Flow fast_leave_before(const FastOp *op, Machine *machine)
{
    machine->steps_until_check += op->site->rest + 1;
    return leave(machine, op->site, op->site->node);
}

Flow fast_leave_behind(const FastOp *op, Machine *machine)
{
    machine->steps_until_check += op->site->rest;
    return fast_leave_uncounted(op, machine);
}
