// Variables that each thread has for itself, from one region to the next.
#include <stdio.h>

static int calls, last = 3;
#pragma omp threadprivate(calls, last)

static void call(int i)
{
    calls++;
    if (i > last)
        last = i;
}

int main(void)
{
    int total = 0, most = 0;

#pragma omp parallel for schedule(static, 2) num_threads(3)
    for (int i = 0; i < 20; i++)
        call(i);
#pragma omp parallel num_threads(3) reduction(+ : total) reduction(max : most)
    {
        total += calls;
        most = last;
    }
    printf("%d %d\n", total, most);
    last = 7;
    most = 0;
#pragma omp parallel num_threads(3) copyin(last) reduction(max : most)
    most = last;
    printf("%d\n", most);
    return 0;
}
