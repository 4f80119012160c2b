// %d of a long.
#include <stdio.h>

int main(void)
{
    long number = 5;

    printf("%d\n", number); // undefined: the conversion %d wants 32 bits
    return 0;
}
