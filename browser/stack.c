/* The stack in a browser: it is the page's, and there is one. */
#include "interp/console/big_stack.h"

#include <emscripten/stack.h>

enum { RESERVE = 1 << 18 };

int big_stack_run(int (*function)(void *argument), void *argument)
{
    return function(argument);
}

const char *big_stack_limit(void)
{
    return (const char *)emscripten_stack_get_end() + RESERVE;
}
