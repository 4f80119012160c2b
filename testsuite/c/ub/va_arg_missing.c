// More arguments are taken than were given.
#include <stdarg.h>

static int sum(int count, ...)
{
    va_list list;
    int total = 0;

    va_start(list, count);
    for (int i = 0; i < count; i++)
        total += va_arg(list, int);
    va_end(list);
    if (total) // undefined: poison
        return 1;
    return 2;
}

int main(void)
{
    return sum(3, 1, 2);
}
