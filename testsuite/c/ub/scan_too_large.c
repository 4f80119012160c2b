// A number that does not fit what it is read to.
#include <stdio.h>

int main(void)
{
    short number = 0;

    sscanf("70000", "%hd", &number); // undefined: does not fit what it is stored to
    return number;
}
