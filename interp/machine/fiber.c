#include "interp/machine/fiber.h"

#include "interp/machine/fiber_stack.h"
#include "interp/machine/jump.h"

struct Fiber {
    FiberStack *stack;
    bool is_own; /* the machine's */
    /* Of one that does not run. */
    Arena frames, scratch;
    KeptList kept;
    MemoryStack *allocated;
    Frame *frame;
    unsigned depth, parallel_depth;
    struct Landing *landing;
    struct Jumps *jumps;
    const char *called_at, *stack_limit;
    ExternalRun external;
};

static Fiber *on_stack(FiberStack *stack)
{
    Fiber *fiber = must_alloc(sizeof *fiber);

    *fiber = (Fiber){ .stack = stack, .allocated = memory_stack_new() };
    return fiber;
}

Fiber *fiber_own(void)
{
    Fiber *fiber = on_stack(fiber_stack_own());

    fiber->is_own = true;
    return fiber;
}

Fiber *fiber_new(Step *s, void (*function)(void *argument), void *argument)
{
    Machine *machine = s->machine;
    FiberStack *stack = NULL;
    Fiber *fiber;

    if (fiber_stack_lacks()) {
        unsupported(s, "tasks, where %s", fiber_stack_lacks());
        return NULL;
    }
    if (budget_fits(&machine->budget, FIBER_STACK_TOUCHED))
        stack = fiber_stack_new(function, argument);
    if (!stack) {
        memory_is_short(s, "the stack of a task");
        return NULL;
    }
    budget_take(&machine->budget, FIBER_STACK_TOUCHED);
    fiber = on_stack(stack);
    fiber->frames.budget = fiber->scratch.budget = &machine->budget;
    fiber->stack_limit = fiber_stack_limit(stack);
    fiber->depth = machine->depth + 1;
    return fiber;
}

static void put_away(Machine *machine, Fiber *fiber)
{
    fiber->frames = machine->frames;
    fiber->scratch = machine->scratch;
    fiber->kept = machine->kept;
    fiber->frame = machine->frame;
    fiber->depth = machine->depth;
    fiber->parallel_depth = machine->parallel_depth;
    fiber->landing = machine->landing;
    fiber->jumps = machine->jumps;
    fiber->called_at = machine->called_at;
    fiber->stack_limit = machine->stack_limit;
    fiber->external = machine->external;
    memory_stack_swap(machine->memory, fiber->allocated);
}

static void take_out(Machine *machine, Fiber *fiber)
{
    machine->frames = fiber->frames;
    machine->scratch = fiber->scratch;
    machine->kept = fiber->kept;
    machine->frame = fiber->frame;
    machine->depth = fiber->depth;
    machine->parallel_depth = fiber->parallel_depth;
    machine->landing = fiber->landing;
    machine->jumps = fiber->jumps;
    machine->called_at = fiber->called_at;
    machine->stack_limit = fiber->stack_limit;
    machine->external = fiber->external;
    memory_stack_swap(machine->memory, fiber->allocated);
    fiber->frames = fiber->scratch = (Arena){ .budget = &machine->budget };
    fiber->kept = (KeptList){ 0 };
    fiber->jumps = NULL;
}

void fiber_switch(Machine *machine, Fiber *from, Fiber *to)
{
    put_away(machine, from);
    take_out(machine, to);
    fiber_stack_switch(from->stack, to->stack);
}

void fiber_free(Machine *machine, Fiber *fiber)
{
    if (!fiber->is_own)
        budget_give(&machine->budget, FIBER_STACK_TOUCHED);
    fiber_stack_free(fiber->stack);
    arena_free(&fiber->frames);
    arena_free(&fiber->scratch);
    vec_free(&fiber->kept);
    jump_free_all(machine, fiber->jumps);
    memory_stack_free(fiber->allocated);
    free(fiber);
}
