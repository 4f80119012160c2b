// Bytes that were never written are compared.
#include <stdlib.h>
#include <string.h>

int main(void)
{
    char *a = malloc(8), *b = calloc(8, 1);

    if (memcmp(a, b, 8)) // undefined: poison
        return 1;
    return 2;
}
