// An array on the stack is too short for what is copied.
#include <string.h>

int main(void)
{
    char name[8];

    strcpy(name, "much too long"); // undefined: out of the bounds
    return name[0];
}
