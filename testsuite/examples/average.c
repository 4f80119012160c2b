#include <stdio.h>
#include <stdlib.h>

static double average(const int *values, int count)
{
    long sum = 0;

    for (int i = 0; i <= count; i++)
        sum += values[i];
    return (double)sum / count;
}

int main(void)
{
    int *values = malloc(3 * sizeof *values);

    for (int i = 0; i < 3; i++)
        values[i] = 10 * i;
    printf("%.2f\n", average(values, 3));
    free(values);
    return 0;
}
