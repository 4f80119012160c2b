// Barriers, and what one thread does for all: a field that is smoothed again and again.
#include <stdio.h>

enum { CELLS = 24, ROUNDS = 5 };

int main(void)
{
    double now[CELLS], next[CELLS], change = 0;
    int rounds = 0, marks[3] = { 0 };

    for (int i = 0; i < CELLS; i++)
        now[i] = i % 6;
#pragma omp parallel
    {
        for (int round = 0; round < ROUNDS; round++) {
#pragma omp for nowait
            for (int i = 0; i < CELLS; i++)
                next[i] = (now[(i + CELLS - 1) % CELLS] + now[i] + now[(i + 1) % CELLS]) / 4;
#pragma omp barrier
#pragma omp single
            {
                change = 0;
                rounds++;
            }
#pragma omp for
            for (int i = 0; i < CELLS; i++) {
                double moved = next[i] > now[i] ? next[i] - now[i] : now[i] - next[i];

#pragma omp critical
                if (moved > change)
                    change = moved;
                now[i] = next[i];
            }
        }
#pragma omp sections
        {
#pragma omp section
            marks[0] = 1;
#pragma omp section
            marks[1] = 2;
#pragma omp section
            marks[2] = 3;
        }
#pragma omp master
        marks[0] += 10;
#pragma omp barrier
#pragma omp masked
        marks[1] += marks[0];
    }
    for (int i = 0; i < 6; i++)
        printf("%g ", now[i]);
    printf("%g %d %d %d %d\n", change, rounds, marks[0], marks[1], marks[2]);
    return 0;
}
