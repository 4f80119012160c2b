// The old pointer is used after memory was made larger.
#include <stdlib.h>

int main(void)
{
    int *old = malloc(sizeof *old), *larger;

    *old = 1;
    larger = realloc(old, 100 * sizeof *larger);
    *old = 2; // undefined: after it was freed
    free(larger);
    return 0;
}
