// A conversion writes as many bytes as it says.
#include <stdio.h>

int main(void)
{
    int small = 0;

    sscanf("12", "%ld", (long *)&small); // undefined: 8 bytes at offset 0 are out of the bounds
    return small;
}
