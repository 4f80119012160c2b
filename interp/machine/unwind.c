#include "interp/machine/unwind.h"

#include "core/ir/symbol.h"
#include "interp/machine/coroutine.h"
#include "interp/machine/jump.h"
#include "interp/machine/lifetime.h"

#include <string.h>

struct Unwinding {
    const Landing *target; /* NULL: none is on its way */
    const Node *pad;       /* that the value is for, when it has arrived; or NULL */
    const Op *by;          /* what began it */
    const Layout *layout;  /* of the value */
    VEC(uint64_t) words;
    VEC(uint32_t) poison;
};

static struct Unwinding *unwinding_of(Machine *machine)
{
    if (!machine->unwinding) {
        machine->unwinding = must_alloc(sizeof *machine->unwinding);
        *machine->unwinding = (struct Unwinding){ 0 };
    }
    return machine->unwinding;
}

void unwind_free(Machine *machine)
{
    machine->landing = NULL;
    if (!machine->unwinding)
        return;
    vec_free(&machine->unwinding->words);
    vec_free(&machine->unwinding->poison);
    free(machine->unwinding);
    machine->unwinding = NULL;
}

bool unwinds(const Machine *machine)
{
    return machine->unwinding && machine->unwinding->target;
}

/* Beginning. */

/* LangRef: a function or a call that is `nounwind` and does so all the same is undefined. */
static Flow check_promises(Step *s, const Frame *to)
{
    const Op *call = s->op;

    for (const Frame *frame = s->machine->frame;; frame = frame->caller) {
        const Op *function = frame->function->op;

        if (op_attr(call, "no_unwind")) {
            undefined(s, "what is called unwinds, and the call says 'no_unwind'");
            return call == s->op ? FLOW_END : note_operation(s, call, "this is the call");
        }
        if (frame == to)
            return FLOW_NEXT;
        if (op_attr(function, "no_unwind")) {
            undefined(s, "the function @%.*s unwinds, and says 'no_unwind'",
                      STR_ARG(symbol_name(function)));
            return FLOW_END;
        }
        call = frame->call;
    }
}

static void keep_value(struct Unwinding *u, Place value)
{
    uint64_t words = layout_words(value.layout), lanes = layout_lanes(value.layout);

    u->layout = value.layout;
    vec_reserve(&u->words, words);
    vec_reserve(&u->poison, lanes);
    memcpy(u->words.data, value.words, words * sizeof *u->words.data);
    memcpy(u->poison.data, value.poison, lanes * sizeof *u->poison.data);
}

Flow unwind_to(Step *s, Landing *landing, Place value)
{
    struct Unwinding *u = unwinding_of(s->machine);

    if (check_promises(s, landing->frame) == FLOW_END)
        return FLOW_END;
    keep_value(u, value);
    u->by = s->op;
    u->target = landing;
    return FLOW_END;
}

Flow unwind(Step *s, unsigned operand)
{
    Landing *landing = s->machine->landing;
    Place value = operand_place(s, operand);
    Flow flow;

    if (exception_goes_on(s, value, &flow))
        return flow;
    if (!landing)
        return trap(s, "the unwinding leaves the program: no call on its way has a landing pad");
    if (!landing->pad || landing->pad->op->results[0]->type != s->op->operands[operand]->type) {
        undefined(s, "the landing pad takes a value of another type");
        return note_operation(s, landing->pad->op, "this is the landing pad");
    }
    return unwind_to(s, landing, value);
}

/* Landing. */

/* A frame of fast code is used again, and has to be as it was new. */
static void give_back(Frame *frame)
{
    Function *function = (Function *)frame->function;

    memset(frame->poison, 0, function->lanes * sizeof *frame->poison);
    frame->clean = true;
    frame->runs_for = NULL;
    frame->caller = function->spare;
    function->spare = frame;
}

void unwind_frames(Machine *machine, const Frame *to)
{
    while (machine->frame != to) {
        Frame *frame = machine->frame, *caller = frame->caller;

        if (frame->coroutine)
            coroutine_leave(machine, frame, memory_stack_mark(machine->memory));
        slots_clear(frame, frame->function->counted);
        jump_forget(machine, frame);
        if (frame->back)
            give_back(frame);
        machine->frame = caller;
        machine->depth--;
    }
}

static Flow land(Machine *machine, const Landing *here)
{
    struct Unwinding *u = machine->unwinding;

    unwind_frames(machine, here->frame);
    machine->depth = here->depth;
    memory_stack_release(machine->memory, here->stack, u->by);
    machine_leave_parallel(machine, here->parallel_depth);
    arena_release(&machine->frames, here->frames);
    u->target = NULL;
    u->pad = here->pad;
    return FLOW_LEAVE;
}

/* Of the successor's block the first operation. */
static const Node *pad_of(const Step *s, unsigned successor)
{
    const Block *block = s->op->successors[successor];
    const Node *around = s->node->around;
    const Body *body = &s->frame->function->body;

    for (unsigned r = 0; around && r < around->op->region_count; r++)
        if (&around->op->regions[r] == block->region)
            body = &around->bodies[r];
    return body->blocks[s->node->edges[successor].target].nodes;
}

Flow call_landing(Step *s, EvalOp *call, unsigned successor)
{
    Machine *machine = s->machine;
    ArenaMark scratch = arena_mark(s->arena);
    Landing here = { .outer = machine->landing,
                     .frame = s->frame,
                     .node = s->node,
                     .pad = pad_of(s, successor),
                     .stack = memory_stack_mark(machine->memory),
                     .depth = machine->depth,
                     .parallel_depth = machine->parallel_depth,
                     .frames = arena_mark(&machine->frames) };
    Flow flow;

    machine->landing = &here;
    flow = call(s);
    machine->landing = here.outer;
    if (flow != FLOW_END || !machine->unwinding || machine->unwinding->target != &here)
        return flow;
    arena_release(s->arena, scratch);
    return land(machine, &here);
}

Flow landed_value(Step *s)
{
    struct Unwinding *u = s->machine->unwinding;
    Place result = result_place(s, 0);

    if (!u || u->pad != s->node)
        return undefined(s, "the landing pad is reached, and no unwinding has arrived there");
    u->pad = NULL;
    place_copy(result, (Place){ u->words.data, u->poison.data, result.layout });
    return FLOW_NEXT;
}
