// A pointer into the middle is freed.
#include <stdlib.h>

int main(void)
{
    char *text = malloc(16);

    text += 4;
    free(text); // undefined: not the start
    return 0;
}
