// A function for the end frees what main has freed.
#include <stdlib.h>

static char *buffer;

static void release(void)
{
    free(buffer); // undefined: freed before
}

int main(void)
{
    buffer = malloc(8);
    atexit(release);
    free(buffer);
    return 0;
}
