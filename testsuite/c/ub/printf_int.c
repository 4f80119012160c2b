// An int for a conversion of a long: the report shows the conversion as the format has it.
#include <stdio.h>

int main(void)
{
    int count = 3;

    printf("%ld items\n", count); // undefined: the conversion %ld wants 64 bits
    return 0;
}
