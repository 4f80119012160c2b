// Ordered regions print one after the other; values of one thread go to all.
#include <stdio.h>

static int fact = 1;

int main(void)
{
    int seed = 0, sums[4] = { 0 };

#pragma omp parallel for ordered schedule(dynamic)
    for (int i = 1; i <= 6; i++) {
        int square = i * i;

#pragma omp ordered
        {
            fact *= i;
            printf("%d %d\n", square, fact);
        }
    }
#pragma omp parallel private(seed)
    {
#pragma omp single copyprivate(seed)
        seed = 21;
#pragma omp for
        for (int i = 0; i < 4; i++)
            sums[i] = seed * i;
    }
    printf("%d %d %d %d\n", sums[0], sums[1], sums[2], sums[3]);
    return 0;
}
