// A number where its address should be.
#include <stdio.h>

int main(void)
{
    int number = 0;

    sscanf("7", "%d", number); // undefined: the conversion %d wants a pointer
    return number;
}
