// From one array to its neighbour, by what lies between their addresses.
#include <stdint.h>
#include <stdlib.h>

int main(void)
{
    char *first = calloc(8, 1), *second = calloc(8, 1);
    char *at = first + (int)((uintptr_t)second - (uintptr_t)first);

    return *at; // undefined: poison
}
