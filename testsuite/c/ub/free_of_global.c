// Nor was this.
#include <stdlib.h>

static char buffer[16];

int main(void)
{
    char *at = buffer;

    free(at); // undefined: not on the heap
    return 0;
}
