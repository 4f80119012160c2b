#include "interp/machine/jump.h"

#include "interp/machine/externals.h"
#include "interp/machine/unwind.h"

#include <stdlib.h>

typedef struct Point {
    struct Point *outer; /* that was marked before it, or is spare */
    uint64_t number;
    Frame *frame;
    const Node *node; /* the call */
    Pointer buffer;
    Landing *landing;
    size_t stack; /* of memory */
    unsigned depth, parallel_depth;
    ArenaMark frames;
} Point;

struct Jumps {
    Point *innermost, *spare;
    uint64_t numbers; /* that were given */
    Point *target;    /* NULL: none is on its way */
    int32_t value;    /* that the call gives */
    const Op *by;
};

static struct Jumps *jumps_of(Machine *machine)
{
    if (!machine->jumps) {
        machine->jumps = must_alloc(sizeof *machine->jumps);
        *machine->jumps = (struct Jumps){ 0 };
    }
    return machine->jumps;
}

static void free_points(Machine *machine, Point *point)
{
    while (point) {
        Point *outer = point->outer;

        budget_give(&machine->budget, sizeof *point);
        free(point);
        point = outer;
    }
}

void jump_free_all(Machine *machine, struct Jumps *jumps)
{
    if (!jumps)
        return;
    free_points(machine, jumps->innermost);
    free_points(machine, jumps->spare);
    free(jumps);
}

void jump_free(Machine *machine)
{
    jump_free_all(machine, machine->jumps);
    machine->jumps = NULL;
}

bool jumps(const Machine *machine)
{
    return machine->jumps && machine->jumps->target;
}

static bool returns_again(const Op *call)
{
    const Attr *callee = op_attr(call, "callee");

    return callee && callee->kind == ATTR_SYMBOL_REF && str_ends(callee->symbol.root, "setjmp");
}

bool jump_returns_to(const Op *function)
{
    for (const Block *block = function->regions[0].first; block; block = block->next)
        for (const Op *op = block->first; op; op = op->next)
            if (returns_again(op))
                return true;
    return false;
}

void jump_forget(Machine *machine, const Frame *frame)
{
    struct Jumps *all = machine->jumps;

    while (all && all->innermost && all->innermost->frame == frame) {
        Point *point = all->innermost;

        all->innermost = point->outer;
        point->outer = all->spare;
        all->spare = point;
    }
}

/* That of the call with this buffer, if it was executed before, or a new one. */
static Point *point_of(Step *s, struct Jumps *all, Pointer buffer)
{
    Point *point = all->innermost;

    for (; point && point->frame == s->frame; point = point->outer)
        if (point->node == s->node && point->buffer.address == buffer.address)
            return point;
    point = all->spare;
    if (point) {
        all->spare = point->outer;
    } else {
        if (!budget_fits(&s->machine->budget, sizeof *point))
            return NULL;
        point = must_alloc(sizeof *point);
        budget_take(&s->machine->budget, sizeof *point);
    }
    point->outer = all->innermost;
    all->innermost = point;
    return point;
}

/* The call goes on behind itself, in its function's own blocks. */
static bool may_return_again(const Step *s)
{
    return s->op->next && !s->node->around && !s->frame->function->body.fast && !s->frame->coroutine
           && jump_returns_to(s->frame->function->op);
}

static MemRef number_at(const Step *s, unsigned operand)
{
    return pointee(pointer_in(s, operand), type_i(op_context(s->op), 64));
}

static Flow call_setjmp(Step *s, const External *self, unsigned first)
{
    Machine *machine = s->machine;
    struct Jumps *all = jumps_of(machine);
    Layout layout = layout_int(target_in(s), 64);
    Place number = scratch_place(s, &layout);
    MemRef at = number_at(s, first);
    Point *point;

    if (!may_return_again(s))
        return unsupported(s,
                           "@%s in a region, a coroutine, by llvm.invoke, or called by its address",
                           self->name);
    place_set_int(number, int_of_u(s->arena, 64, all->numbers + 1));
    if (store_at(s, &at, 0, number, ACCESS_WRITE) == FLOW_END)
        return FLOW_END;
    point = point_of(s, all, pointer_in(s, first));
    if (!point)
        return memory_is_short(s, "a point to return to");
    *point = (Point){ .outer = point->outer,
                      .number = ++all->numbers,
                      .frame = s->frame,
                      .node = s->node,
                      .buffer = pointer_in(s, first),
                      .landing = machine->landing,
                      .stack = memory_stack_mark(machine->memory),
                      .depth = machine->depth,
                      .parallel_depth = machine->parallel_depth,
                      .frames = arena_mark(&machine->frames) };
    return give_int(s, int_of_u(s->arena, 32, 0));
}

static Flow no_point(Step *s, const External *self, uint64_t number)
{
    if (number && number <= s->machine->jumps->numbers)
        return undefined(s, "@%s is to return to a call in a function that has returned",
                         self->name);
    return undefined(s, "what is handed to @%s was not filled by setjmp", self->name);
}

static Flow call_longjmp(Step *s, const External *self, unsigned first)
{
    struct Jumps *all = jumps_of(s->machine);
    Layout layout = layout_int(target_in(s), 64);
    Place number = scratch_place(s, &layout);
    MemRef at = number_at(s, first);
    Point *point = all->innermost;

    if (load_at(s, &at, 0, number, ACCESS_READ) == FLOW_END)
        return FLOW_END;
    if (*number.poison)
        return undefined_poison(s, *number.poison, "what is handed to @%s is poison", self->name);
    while (point && point->number != *number.words)
        point = point->outer;
    if (!point)
        return no_point(s, self, *number.words);
    all->value = (int32_t)index_in(s, first + 1);
    all->value += all->value == 0;
    all->by = s->op;
    all->target = point;
    return FLOW_END;
}

bool jump_arrives(const Machine *machine, const Frame *frame, Flow flow)
{
    return flow == FLOW_END && machine->jumps && machine->jumps->target
           && machine->jumps->target->frame == frame;
}

static const BlockNodes *block_of(const Body *body, const Node *node)
{
    const BlockNodes *block = body->blocks;

    while (node < block->nodes || node >= block->nodes + block->count)
        block++;
    return block;
}

Flow jump_land(Machine *machine, ArenaMark scratch)
{
    struct Jumps *all = machine->jumps;
    const Point here = *all->target;
    const Body *body = &here.frame->function->body;

    all->target = NULL;
    unwind_frames(machine, here.frame);
    machine->depth = here.depth;
    machine->landing = here.landing;
    memory_stack_release(machine->memory, here.stack, all->by);
    machine_leave_parallel(machine, here.parallel_depth);
    arena_release(&machine->frames, here.frames);
    arena_release(&machine->scratch, scratch);
    if (here.node->op->result_count) {
        Place result = slot_place(here.frame, here.node->results[0]);

        *result.words = (uint32_t)all->value;
        *result.poison = 0;
    }
    return machine_run_from(machine, here.frame, body, block_of(body, here.node), here.node + 1);
}

const External JUMP_EXTERNALS[] = {
    { "setjmp", call_setjmp, "p>i", NULL },
    { "_setjmp", call_setjmp, "p>i", NULL },
    { "sigsetjmp", call_setjmp, "pi>i", NULL },
    { "__sigsetjmp", call_setjmp, "pi>i", NULL },
    { "longjmp", call_longjmp, "pi", NULL },
    { "_longjmp", call_longjmp, "pi", NULL },
    { "siglongjmp", call_longjmp, "pi", NULL },
    { "__longjmp_chk", call_longjmp, "pi", NULL },
    { 0 },
};
