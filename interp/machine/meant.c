#include "interp/machine/meant.h"

#include "dialects/meaning/meaning.h"
#include "interp/machine/state.h"

/* A region of the user's program runs in the middle of the meaning's function. What it puts on the
 * stack belongs to the user's function around it and must outlive the meaning's: from `mark` on it
 * is taken off the stack and kept. */
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

typedef struct Part { /* a function that is part of a meaning, and what it is called with */
    const Op *function;
    const Place *arguments;
    Place *results;
} Part;

/* The expansion of the node, or that part. What it puts on the stack is the frame's. */
static Flow run_meant(Step *s, const Part *part)
{
    Machine *machine = s->machine;
    size_t kept = machine->kept.len;
    Flow flow;

    if (machine_check_depth(s) == FLOW_END)
        return FLOW_END;
    machine->use = s->node;
    if (part)
        flow = machine_call(machine, machine_expansion(machine, s->frame->function, part->function),
                            s->op, part->arguments, NULL, part->results);
    else
        flow = call_expansion(s, s->node->expansion);
    if (machine->kept.len > kept)
        give_stack(machine, s->frame, kept);
    return flow;
}

Flow meant_run(Step *s)
{
    Flow flow = run_meant(s, NULL);

    return flow == FLOW_NEXT && s->op->successor_count ? FLOW_BRANCH : flow;
}

Flow call_part(Step *s, const Op *function, const Place *arguments, Place *results)
{
    return run_meant(s, &(Part){ function, arguments, results });
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

/* The use in whose meaning the step is. */
static Step step_of_use(const Step *s)
{
    const Node *use = s->frame->use;

    return (Step){ .op = use ? use->op : NULL,
                   .arena = s->arena,
                   .machine = s->machine,
                   .frame = s->frame->caller,
                   .node = use };
}

/* What runs in the frame of the use is the user's again. */
static Flow run_in_use(Step *s, Step *use, const GraphRun *run,
                       Flow (*in)(Step *s, Step *use, const GraphRun *run))
{
    Machine *machine = s->machine;
    Frame *inner = s->frame, *frame = use->frame, *before;
    size_t stack;
    Flow flow;

    if (!use->node)
        return invalid(s, "it stands in nothing that an operation means");
    for (unsigned i = 0; i < run->arguments; i++)
        place_copy(region_arg(use, run->region, i), operand_place(s, i));
    machine->frame = frame;
    before = frame->runs_for;
    frame->runs_for = NULL;
    stack = memory_stack_mark(machine->memory);
    flow = in(s, use, run);
    if (flow == FLOW_END)
        return FLOW_END;
    keep_stack(machine, frame, stack);
    frame->runs_for = before;
    machine->frame = inner;
    return FLOW_NEXT;
}

static Flow run_once(Step *s, Step *use, const GraphRun *run)
{
    (void)s;
    return run_region(use, run->region);
}

static Flow give_yielded(Step *s, const Step *use)
{
    for (unsigned i = 0; i < s->op->result_count; i++)
        place_copy(result_place(s, i), yielded(use, i));
    return FLOW_NEXT;
}

Flow run_region_of_use(Step *s, unsigned region)
{
    GraphRun run = { .region = region, .arguments = s->op->operand_count };
    Step use = step_of_use(s);

    return run_in_use(s, &use, &run, run_once) == FLOW_END ? FLOW_END : give_yielded(s, &use);
}

/* FLOW_LEAVE: the value says that this tick was the last. */
static Flow is_last(Step *s, const Step *use, const GraphRun *run)
{
    Place value;

    if (run->until < 0)
        return FLOW_NEXT;
    value = yielded(use, (unsigned)run->until);
    if (*value.poison) {
        s->machine->frame = s->frame;
        undefined_poison(s, *value.poison, "it is poison whether the graph goes on");
        return by_decision(s, "G6");
    }
    return int_is_zero(place_int(value)) ? FLOW_NEXT : FLOW_LEAVE;
}

static Flow report_endless(Step *s, const Step *use, const GraphRun *run, const GraphState *state)
{
    s->machine->frame = s->frame;
    if (run->settles)
        trap(s, "the graph does not settle: what it holds still moves after %llu ticks",
             (unsigned long long)run->most);
    else
        trap(s, "the graph does not end: what it waits for is not true after %llu ticks",
             (unsigned long long)run->most);
    if (state)
        state_note_moving(s, use->frame, state);
    return by_decision(s, "G6");
}

/* Before the tick that might be one too many state has not moved: it is what still would. */
static Flow run_ticks(Step *s, Step *use, const GraphRun *run)
{
    const Body *body = &use->node->bodies[run->region];
    const GraphState *state = body->blocks[0].state;
    bool bounded = run->settles || run->until >= 0;

    use->frame->leaver = NULL;
    if (!body->blocks[0].count)
        return FLOW_LEAVE;
    if (state && state_begin(s->machine, use->frame, state) == FLOW_END)
        return FLOW_END;
    for (uint64_t tick = 1; tick <= run->most; tick++) {
        Flow flow = machine_fire(s->machine, use->frame, body);

        flow = flow == FLOW_END ? FLOW_END : is_last(s, use, run);
        if (flow != FLOW_NEXT)
            return flow;
        if (run->settles && !(state && state_moving(use->frame, state, 0)))
            return FLOW_LEAVE;
        if (bounded && tick == run->most)
            return report_endless(s, use, run, state);
        if (state)
            state_move(s->machine, use->frame, state);
    }
    return FLOW_LEAVE;
}

Flow run_graph_of_use(Step *s, const GraphRun *run)
{
    Step use = step_of_use(s);

    if (!run->most && s->op->result_count)
        return undefined(s, "a graph that runs for no tick gives nothing");
    return run_in_use(s, &use, run, run_ticks) == FLOW_END ? FLOW_END : give_yielded(s, &use);
}

typedef struct Regions { /* that run at once */
    const unsigned *numbers;
    unsigned count;
    uint64_t *order, taken; /* of the numbers */
} Regions;

static void number_of(const void *state, uint64_t iteration, int64_t *number)
{
    const Regions *regions = state;

    *number = regions->numbers[regions->order[iteration]];
}

/* Results of the regions before it come first. */
static unsigned first_result(const Step *use, const Regions *regions, uint64_t which)
{
    unsigned first = 0;

    for (uint64_t i = 0; i < which; i++)
        first += region_yield_count(&use->op->regions[regions->numbers[i]]);
    return first;
}

static Flow run_one(Step *s, Step *use, const Regions *regions, uint64_t which)
{
    GraphRun run = { .region = regions->numbers[which], .arguments = s->op->operand_count };
    unsigned first = first_result(use, regions, which);

    if (run_in_use(s, use, &run, run_once) == FLOW_END)
        return FLOW_END;
    for (unsigned i = 0; i < region_yield_count(&use->op->regions[run.region]); i++)
        place_copy(result_place(s, first + i), yielded(use, i));
    return FLOW_NEXT;
}

Flow run_regions_of_use(Step *s, const unsigned *numbers, unsigned count)
{
    Step use = step_of_use(s);
    Regions regions = { numbers, count, ARENA_ARRAY(s->arena, uint64_t, count), 0 };
    Parallel parallel = { use.op, 1, true, number_of, &regions };
    Flow flow = FLOW_NEXT;

    if (!use.node)
        return invalid(s, "it stands in nothing that an operation means");
    for (unsigned i = 0; i < count; i++)
        regions.order[i] = i;
    parallel_begin(s, &parallel);
    while (regions.taken < count && flow == FLOW_NEXT) {
        uint64_t which = choice_next(choice_in(s), regions.order, regions.taken, count);

        regions.taken++;
        parallel_iteration(s);
        flow = run_one(s, &use, &regions, which);
    }
    parallel_end(s);
    return flow;
}

unsigned region_count_of_use(const Step *s)
{
    return s->frame->use ? s->frame->use->op->region_count : 0;
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
