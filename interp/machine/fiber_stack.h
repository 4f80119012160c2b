/* Fiber stack: a C stack beside others, one of which runs at a time. What the host has it made of
 * is known to fiber_stack.c alone.
 */
#ifndef INTERP_MACHINE_FIBER_STACK_H
#define INTERP_MACHINE_FIBER_STACK_H

enum { FIBER_STACK_TOUCHED = 1 << 14 /* bytes that each takes at the least */ };

typedef struct FiberStack FiberStack;

/* NULL; else what the host lacks for there to be more than one. */
const char *fiber_stack_lacks(void);
/* The one that the program is on already. */
FiberStack *fiber_stack_own(void);
/* One on which the function will run, which does not return. NULL where no memory is left. */
FiberStack *fiber_stack_new(void (*function)(void *argument), void *argument);
/* The lowest address that may still be used; of the program's own NULL. */
const char *fiber_stack_limit(const FiberStack *stack);
void fiber_stack_switch(FiberStack *from, FiberStack *to);
void fiber_stack_free(FiberStack *stack);

#endif
