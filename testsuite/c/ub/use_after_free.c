// What was freed is read.
#include <stdlib.h>

int main(void)
{
    int *number = malloc(sizeof *number);

    *number = 42;
    free(number);
    return *number; // undefined: after it was freed
}
