/* Big stack: the program runs on a C stack of its own, large enough that the interpreted program's
 * depth meets a limit with a message long before the stack's end. */
#ifndef INTERP_CONSOLE_BIG_STACK_H
#define INTERP_CONSOLE_BIG_STACK_H

/* Runs the function on a big stack and gives back what it gave. */
int big_stack_run(int (*function)(void *argument), void *argument);

/* The lowest address that may still be used, with room left for what runs when it is reached. */
const char *big_stack_limit(void);

#endif
