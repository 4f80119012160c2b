// An argument is taken from a list that has ended.
#include <stdarg.h>

static int first(int count, ...)
{
    va_list list;

    va_start(list, count);
    va_end(list);
    return va_arg(list, int); // undefined: poison
}

int main(void)
{
    return first(1, 2);
}
