// Freed twice.
#include <stdlib.h>

int main(void)
{
    char *text = malloc(4), *same = text;

    free(text);
    free(same); // undefined: freed before (in @free)
    return 0;
}
