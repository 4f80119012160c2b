/* Stacks in a browser. Of each, what C can point at is in memory; the rest is the engine's, which
 * has several where it lets calls wait for promises (worker.js). */
#include "interp/machine/fiber_stack.h"

#include "core/base/arena.h"

#include <emscripten.h>
#include <emscripten/stack.h>
#include <stdbool.h>
#include <stdlib.h>

enum { STACK_BYTES = 1 << 18, STACK_RESERVE = 1 << 17 };

struct FiberStack {
    char *stack; /* NULL: the program's own */
    void (*function)(void *argument);
    void *argument;
    bool begun;
};

/* worker.js, by way of stacks.js. `top` is that of a stack that begins, else NULL. */
extern int stacks_can_be_switched(void);
extern void stacks_switch(FiberStack *from, FiberStack *to, void *top);
/* emscripten's: the place that the stack has come to. */
extern void stackRestore(void *place);

EMSCRIPTEN_KEEPALIVE void fiber_stack_begin(FiberStack *stack)
{
    stack->function(stack->argument);
}

const char *fiber_stack_lacks(void)
{
    return stacks_can_be_switched() ? NULL : "WebAssembly has one stack alone";
}

FiberStack *fiber_stack_own(void)
{
    FiberStack *own = must_alloc(sizeof *own);

    *own = (FiberStack){ 0 };
    return own;
}

FiberStack *fiber_stack_new(void (*function)(void *argument), void *argument)
{
    char *memory = aligned_alloc(16, STACK_BYTES);
    FiberStack *stack;

    if (!memory)
        return NULL;
    stack = fiber_stack_own();
    *stack = (FiberStack){ memory, function, argument, false };
    return stack;
}

const char *fiber_stack_limit(const FiberStack *stack)
{
    return stack->stack ? stack->stack + STACK_RESERVE : NULL;
}

void fiber_stack_switch(FiberStack *from, FiberStack *to)
{
    void *place = (void *)emscripten_stack_get_current();
    bool begins = to->stack && !to->begun;

    to->begun = true;
    stacks_switch(from, to, begins ? to->stack + STACK_BYTES : NULL);
    stackRestore(place);
}

void fiber_stack_free(FiberStack *stack)
{
    free(stack->stack);
    free(stack);
}
