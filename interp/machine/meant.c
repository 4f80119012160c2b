#include "interp/machine/meant.h"

Flow meant_run(Step *s)
{
    Flow flow;

    if (machine_check_depth(s) == FLOW_END)
        return FLOW_END;
    s->machine->use = s->node;
    flow = call_expansion(s, s->node->expansion);
    return flow == FLOW_NEXT && s->op->successor_count ? FLOW_BRANCH : flow;
}

static bool is_of_program(const Machine *machine, const Op *op)
{
    while (op_parent(op))
        op = op_parent(op);
    return op == machine->module;
}

/* Functions of a file of meanings are part of what calls them. */
const Frame *meant_user(const Machine *machine, const Frame *frame, const Op **use)
{
    const Frame *user = frame;

    *use = NULL;
    for (; frame && frame->call; frame = frame->caller) {
        if (frame->function->meant) {
            user = frame->caller;
            *use = frame->call;
        } else if (is_of_program(machine, frame->function->op)) {
            break;
        }
    }
    return user;
}

const Op *meant_told(const Machine *machine, const Op *op)
{
    const Op *use = NULL;

    if (machine->context->user && machine->frame)
        meant_user(machine, machine->frame, &use);
    return use ? use : op;
}

/* What runs in the frame of the use is the user's again. */
Flow run_region_of_use(Step *s, unsigned region)
{
    Machine *machine = s->machine;
    Frame *inner = s->frame, *frame = inner->caller;
    const Node *use = inner->use;
    Step step = { .op = use ? use->op : NULL,
                  .arena = s->arena,
                  .machine = machine,
                  .frame = frame,
                  .node = use };
    Flow flow;

    if (!use)
        return invalid(s, "it stands in nothing that an operation means");
    for (unsigned i = 0; i < s->op->operand_count; i++)
        place_copy(region_arg(&step, region, i), operand_place(s, i));
    machine->frame = frame;
    flow = run_region(&step, region);
    if (flow == FLOW_END)
        return FLOW_END;
    machine->frame = inner;
    for (unsigned i = 0; i < s->op->result_count; i++)
        place_copy(result_place(s, i), yielded(&step, i));
    return FLOW_NEXT;
}

Flow choose_successor_of_use(Step *s, unsigned successor)
{
    Frame *frame = s->frame->caller;
    const Node *use = s->frame->use;

    if (!use)
        return invalid(s, "it stands in nothing that an operation means");
    for (unsigned i = 0; i < s->op->operand_count; i++)
        place_copy(slot_place(frame, use->edges[successor].to[i]), operand_place(s, i));
    frame->successor = successor;
    return leave_region(s);
}
