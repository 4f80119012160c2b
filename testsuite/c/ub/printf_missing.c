// Two conversions, one argument.
#include <stdio.h>

int main(void)
{
    printf("%d %d\n", 1); // undefined: the conversion %d has no argument
    return 0;
}
