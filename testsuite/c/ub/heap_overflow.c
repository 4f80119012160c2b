// An index one too large, on the heap.
#include <stdlib.h>

int main(void)
{
    int *numbers = malloc(10 * sizeof *numbers);

    for (int i = 0; i <= 10; i++)
        numbers[i] = i; // undefined: out of the bounds
    free(numbers);
    return 0;
}
