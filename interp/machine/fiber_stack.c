#include "interp/machine/fiber_stack.h"

#include "core/base/arena.h"

#include <stdint.h>
#include <stdlib.h>
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
};

struct FiberStack {
    ucontext_t context;
    char *stack; /* NULL: the program's own */
    void (*function)(void *argument);
    void *argument;
    const void *bottom; /* for sanitizers, of any */
    size_t size;
    void *fake;
};

const char *fiber_stack_lacks(void)
{
    return NULL;
}

FiberStack *fiber_stack_own(void)
{
    FiberStack *own = must_alloc(sizeof *own);

    *own = (FiberStack){ 0 };
    return own;
}

static void arrive(const FiberStack *stack)
{
#ifdef SANITIZED
    __sanitizer_finish_switch_fiber(stack->fake, NULL, NULL);
#else
    (void)stack;
#endif
}

/* makecontext hands over numbers of the size of an int. */
static void enter(unsigned low, unsigned high)
{
    FiberStack *stack = (FiberStack *)((uintptr_t)low | (uintptr_t)high << 32);

    arrive(stack);
    stack->function(stack->argument);
}

static void prepare(FiberStack *stack)
{
    uintptr_t number = (uintptr_t)stack;

    getcontext(&stack->context);
    stack->context.uc_stack.ss_sp = stack->stack;
    stack->context.uc_stack.ss_size = STACK_BYTES;
    stack->context.uc_link = NULL;
    makecontext(&stack->context, (void (*)(void))enter, 2, (unsigned)number,
                (unsigned)(number >> 32));
}

FiberStack *fiber_stack_new(void (*function)(void *argument), void *argument)
{
    void *memory = mmap(NULL, STACK_BYTES, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    FiberStack *stack;

    if (memory == MAP_FAILED)
        return NULL;
    stack = fiber_stack_own();
    stack->stack = memory;
    stack->function = function;
    stack->argument = argument;
    stack->bottom = memory;
    stack->size = STACK_BYTES;
    prepare(stack);
    return stack;
}

const char *fiber_stack_limit(const FiberStack *stack)
{
    return stack->stack ? stack->stack + STACK_RESERVE : NULL;
}

void fiber_stack_switch(FiberStack *from, FiberStack *to)
{
#ifdef SANITIZED
    __sanitizer_start_switch_fiber(&from->fake, to->bottom, to->size);
#endif
    swapcontext(&from->context, &to->context);
    arrive(from);
}

void fiber_stack_free(FiberStack *stack)
{
    if (stack->stack)
        munmap(stack->stack, STACK_BYTES);
    free(stack);
}
