// A conversion without an argument.
#include <stdio.h>

int main(void)
{
    int number = 0;

    sscanf("7 8", "%d%d", &number); // undefined: the conversion %d has no argument
    return number;
}
