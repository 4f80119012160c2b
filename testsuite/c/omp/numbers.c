// Loops that are shared, in all schedules, with sums, products and extremes of what the threads have.
#include <stdio.h>

enum { COUNT = 60 };

static long squares(int to)
{
    long sum = 0;

#pragma omp parallel for reduction(+ : sum)
    for (int i = 1; i <= to; i++)
        sum += (long)i * i;
    return sum;
}

static void dealt(int *cells)
{
#pragma omp parallel
    {
#pragma omp for schedule(static, 3)
        for (int i = 0; i < COUNT; i++)
            cells[i] = i;
#pragma omp for schedule(dynamic)
        for (int i = COUNT - 1; i >= 0; i--)
            cells[i] *= 2;
#pragma omp for schedule(guided, 2)
        for (unsigned i = 0; i < COUNT; i += 7)
            cells[i]++;
#pragma omp for schedule(dynamic, 4)
        for (long i = 1; i < COUNT; i += 2)
            cells[i]--;
    }
}

static int highest(const int *cells, int *lowest)
{
    int most = cells[0], least = cells[0];

#pragma omp parallel for reduction(max : most) reduction(min : least) schedule(static, 5)
    for (int i = 0; i < COUNT; i++) {
        most = cells[i] > most ? cells[i] : most;
        least = cells[i] < least ? cells[i] : least;
    }
    *lowest = least;
    return most;
}

int main(void)
{
    int cells[COUNT], least, last = -1, first = 100;
    unsigned bits = 0;

    printf("%ld %ld %ld\n", squares(0), squares(1), squares(100));
    dealt(cells);
    for (int i = 0; i < COUNT; i++)
        printf("%d%c", cells[i], i % 15 == 14 ? '\n' : ' ');
    printf("%d", highest(cells, &least));
    printf(" %d\n", least);
#pragma omp parallel for lastprivate(last) firstprivate(first) reduction(| : bits)
    for (int i = 0; i < 31; i++) {
        last = first + i;
        bits |= 1u << i;
    }
    printf("%d %d %x\n", last, first, bits);
    return 0;
}
