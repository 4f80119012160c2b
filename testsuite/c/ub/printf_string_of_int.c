// %s of a number.
#include <stdio.h>

int main(void)
{
    printf("%s\n", 42); // undefined: the conversion %s wants a pointer
    return 0;
}
