// malloc does not clear what it gives.
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int *counts = malloc(4 * sizeof *counts);

    counts[0]++;
    printf("%d\n", counts[0]); // undefined: poison is handed to the function @printf
    free(counts);
    return 0;
}
