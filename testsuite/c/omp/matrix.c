// A product of matrices, over two loops that are dealt out together.
#include <stdio.h>

enum { ROWS = 6, INNER = 5, COLUMNS = 7 };

static double a[ROWS][INNER], b[INNER][COLUMNS], c[ROWS][COLUMNS];

int main(void)
{
    double trace = 0;

    for (int i = 0; i < ROWS; i++)
        for (int k = 0; k < INNER; k++)
            a[i][k] = i - k;
    for (int k = 0; k < INNER; k++)
        for (int j = 0; j < COLUMNS; j++)
            b[k][j] = k * j + 1;
#pragma omp parallel for collapse(2)
    for (int i = 0; i < ROWS; i++)
        for (int j = 0; j < COLUMNS; j++) {
            double sum = 0;

            for (int k = 0; k < INNER; k++)
                sum += a[i][k] * b[k][j];
            c[i][j] = sum;
        }
#pragma omp parallel for simd reduction(+ : trace)
    for (int i = 0; i < ROWS; i++)
        trace += c[i][i];
    for (int i = 0; i < ROWS; i++)
        for (int j = 0; j < COLUMNS; j++)
            printf("%g%c", c[i][j], j == COLUMNS - 1 ? '\n' : ' ');
    printf("%g\n", trace);
    return 0;
}
