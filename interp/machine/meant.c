#include "interp/machine/meant.h"

/* Memory that a region of the user's puts on the stack is of the function around it, as that of any
 * region that is no scope: what the meaning's function and its loops end is their own. */
static void keep_stack(Machine *machine, const Frame *of, size_t mark)
{
    while (memory_stack_mark(machine->memory) > mark)
        vec_push(&machine->kept, ((Kept){ memory_stack_take(machine->memory), of }));
}

/* What was kept since, of this frame. */
static void give_stack(Machine *machine, const Frame *of, size_t since)
{
    size_t left = since;

    for (size_t i = since; i < machine->kept.len; i++)
        if (machine->kept.data[i].of == of)
            memory_stack_give(machine->memory, machine->kept.data[i].id);
        else
            machine->kept.data[left++] = machine->kept.data[i];
    machine->kept.len = left;
}

Flow meant_run(Step *s)
{
    Machine *machine = s->machine;
    size_t kept = machine->kept.len;
    Flow flow;

    if (machine_check_depth(s) == FLOW_END)
        return FLOW_END;
    machine->use = s->node;
    flow = call_expansion(s, s->node->expansion);
    if (machine->kept.len > kept)
        give_stack(machine, s->frame, kept);
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

unsigned meant_depth(const Machine *machine)
{
    unsigned depth = 0;

    if (!machine->context->user || machine->options.inside_meanings)
        return machine->depth;
    for (const Frame *frame = machine->frame; frame; frame = frame->caller)
        depth++;
    return depth;
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
    Frame *inner = s->frame, *frame = inner->caller, *before;
    const Node *use = inner->use;
    Step step = { .op = use ? use->op : NULL,
                  .arena = s->arena,
                  .machine = machine,
                  .frame = frame,
                  .node = use };
    size_t stack;
    Flow flow;

    if (!use)
        return invalid(s, "it stands in nothing that an operation means");
    for (unsigned i = 0; i < s->op->operand_count; i++)
        place_copy(region_arg(&step, region, i), operand_place(s, i));
    machine->frame = frame;
    before = frame->runs_for;
    frame->runs_for = NULL;
    stack = memory_stack_mark(machine->memory);
    flow = run_region(&step, region);
    if (flow == FLOW_END)
        return FLOW_END;
    keep_stack(machine, frame, stack);
    frame->runs_for = before;
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
