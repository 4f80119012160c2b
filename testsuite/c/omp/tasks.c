// Tasks: Fibonacci's numbers, a sort, a chain that depends on one variable, a group, one that is untied.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int fibonacci(int n)
{
    int one, other;

    if (n < 2)
        return n;
#pragma omp task shared(one) if (n > 4)
    one = fibonacci(n - 1);
#pragma omp task shared(other)
    other = fibonacci(n - 2);
#pragma omp taskwait
    return one + other;
}

static void sort(int *from, int *spare, int count)
{
    int half = count / 2, left = 0, right = half;

    if (count < 2)
        return;
#pragma omp task
    sort(from, spare, half);
#pragma omp task
    sort(from + half, spare + half, count - half);
#pragma omp taskwait
    for (int i = 0; i < count; i++)
        spare[i] = right == count || (left < half && from[left] <= from[right]) ? from[left++]
                                                                                : from[right++];
    memcpy(from, spare, (size_t)count * sizeof *from);
}

static int chain(int times)
{
    int value = 1;

#pragma omp parallel
#pragma omp single
    for (int i = 0; i < times; i++) {
#pragma omp task depend(inout : value) shared(value) firstprivate(i)
        value = value * 3 + i;
    }
    return value;
}

static int group(void)
{
    int parts[5] = { 0 }, sum = 0;

#pragma omp parallel
#pragma omp single
    {
#pragma omp taskgroup
        for (int i = 0; i < 5; i++) {
#pragma omp task firstprivate(i) shared(parts)
            {
#pragma omp task firstprivate(i) shared(parts)
                parts[i] = i + 1;
            }
        }
        for (int i = 0; i < 5; i++)
            sum += parts[i];
    }
    return sum;
}

int main(void)
{
    int numbers[] = { 5, 3, 9, -1, 0, 7, 7, 2, 8, 4, 6 }, spare[11], found = 0, untied = 0;

#pragma omp parallel
#pragma omp single
    {
#pragma omp task untied shared(untied)
        untied = 5;
        found = fibonacci(9);
        sort(numbers, spare, 11);
    }
    printf("%d %d %d %d\n", found, untied, chain(6), group());
    for (int i = 0; i < 11; i++)
        printf("%d ", numbers[i]);
    putchar('\n');
    return 0;
}
