// The byte before what was allocated.
#include <stdlib.h>

int main(void)
{
    char *text = calloc(8, 1);
    char *at = text;

    at--;
    return *at; // undefined: poison
}
