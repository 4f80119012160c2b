/* Fibers in a browser: there is one stack, and so one fiber. */
#include "interp/machine/fiber.h"

struct Fiber {
    char own;
};

Fiber *fiber_own(void)
{
    return must_alloc(sizeof(Fiber));
}

Fiber *fiber_new(Step *s, void (*function)(void *argument), void *argument)
{
    (void)function;
    (void)argument;
    unsupported(s, "tasks, each of which has a stack of its own, in a browser");
    return NULL;
}

void fiber_switch(Machine *machine, Fiber *from, Fiber *to)
{
    (void)machine;
    (void)from;
    (void)to;
}

void fiber_free(Machine *machine, Fiber *fiber)
{
    (void)machine;
    free(fiber);
}
