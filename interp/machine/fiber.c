#include "interp/machine/fiber.h"

#include "interp/machine/jump.h"

#include <sys/mman.h>
#include <ucontext.h>

#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif

#ifdef SANITIZED
#include <sanitizer/common_interface_defs.h>
#endif

enum {
    STACK_BYTES = 1 << 22, /* address space alone: pages are the system's until they are touched */
    STACK_RESERVE = 1 << 18,
    STACK_TOUCHED = 1 << 14, /* at the least */
};

struct Fiber {
    ucontext_t context;
    char *stack; /* NULL: that of the machine's own */
    void (*function)(void *argument);
    void *argument;
    const void *bottom; /* for sanitizers, of any */
    size_t size;
    void *fake;
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

Fiber *fiber_own(void)
{
    Fiber *fiber = must_alloc(sizeof *fiber);

    *fiber = (Fiber){ .allocated = memory_stack_new() };
    return fiber;
}

static void arrive(const Fiber *fiber)
{
#ifdef SANITIZED
    __sanitizer_finish_switch_fiber(fiber->fake, NULL, NULL);
#else
    (void)fiber;
#endif
}

/* makecontext hands over numbers of the size of an int. */
static void enter(unsigned low, unsigned high)
{
    Fiber *fiber = (Fiber *)((uintptr_t)low | (uintptr_t)high << 32);

    arrive(fiber);
    fiber->function(fiber->argument);
}

static void prepare(Fiber *fiber)
{
    uintptr_t number = (uintptr_t)fiber;

    getcontext(&fiber->context);
    fiber->context.uc_stack.ss_sp = fiber->stack;
    fiber->context.uc_stack.ss_size = STACK_BYTES;
    fiber->context.uc_link = NULL;
    makecontext(&fiber->context, (void (*)(void))enter, 2, (unsigned)number,
                (unsigned)(number >> 32));
}

static char *new_stack(Step *s)
{
    void *stack = MAP_FAILED;

    if (budget_fits(&s->machine->budget, STACK_TOUCHED))
        stack = mmap(NULL, STACK_BYTES, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (stack != MAP_FAILED)
        return stack;
    memory_is_short(s, "the stack of a task");
    return NULL;
}

Fiber *fiber_new(Step *s, void (*function)(void *argument), void *argument)
{
    Machine *machine = s->machine;
    char *stack = new_stack(s);
    Fiber *fiber;

    if (!stack)
        return NULL;
    budget_take(&machine->budget, STACK_TOUCHED);
    fiber = fiber_own();
    fiber->stack = stack;
    fiber->function = function;
    fiber->argument = argument;
    fiber->bottom = stack;
    fiber->size = STACK_BYTES;
    fiber->frames.budget = fiber->scratch.budget = &machine->budget;
    fiber->stack_limit = fiber->stack + STACK_RESERVE;
    fiber->depth = machine->depth + 1;
    prepare(fiber);
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

#ifdef SANITIZED
static void depart(Fiber *from, const Fiber *to)
{
    __sanitizer_start_switch_fiber(&from->fake, to->bottom, to->size);
}
#endif

void fiber_switch(Machine *machine, Fiber *from, Fiber *to)
{
    put_away(machine, from);
    take_out(machine, to);
#ifdef SANITIZED
    depart(from, to);
#endif
    swapcontext(&from->context, &to->context);
    arrive(from);
}

void fiber_free(Machine *machine, Fiber *fiber)
{
    if (fiber->stack) {
        munmap(fiber->stack, STACK_BYTES);
        budget_give(&machine->budget, STACK_TOUCHED);
    }
    arena_free(&fiber->frames);
    arena_free(&fiber->scratch);
    vec_free(&fiber->kept);
    jump_free_all(machine, fiber->jumps);
    memory_stack_free(fiber->allocated);
    free(fiber);
}
