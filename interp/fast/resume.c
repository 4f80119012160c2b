/* Out of fast code, in the middle of it. */
#include "interp/fast/code.h"

static Step step_at(Machine *machine, const Node *node)
{
    return (Step){ .op = node->op,
                   .arena = &machine->scratch,
                   .machine = machine,
                   .frame = machine->frame,
                   .node = node };
}

/* From `node` of the block on, and then, region by region, what stands around it. */
static Flow run_rest(Machine *machine, const FastLevel *level, const BlockNodes *block,
                     const Node *node)
{
    Frame *frame = machine->frame;

    for (;;) {
        Flow flow = machine_run_from(machine, frame, level->body, block, node);
        Step s;

        if (flow == FLOW_END || !level->owner)
            return flow;
        s = step_at(machine, level->owner);
        if (level->owner->def->resume(&s, level->region) == FLOW_END)
            return FLOW_END;
        node = level->owner + 1;
        block = level->around;
        level = level->outer;
    }
}

Flow fast_leave_at(const FastOp *op, Machine *machine)
{
    machine->frame->clean = false;
    return run_rest(machine, op->site->level, op->site->block, op->site->node);
}

Flow fast_leave_behind(const FastOp *op, Machine *machine)
{
    machine->frame->clean = false;
    machine->steps_until_check += op->site->rest;
    return run_rest(machine, op->site->level, op->site->block, op->site->node + 1);
}
