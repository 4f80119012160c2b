// Matrices: products, arrays of variable length as parameters, a transpose in place, elimination by Gauss.
#include <stdio.h>
#include <stdlib.h>

static void multiply(int n, int m, int k, double a[n][m], double b[m][k], double c[n][k])
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < k; j++) {
            c[i][j] = 0;
            for (int l = 0; l < m; l++)
                c[i][j] += a[i][l] * b[l][j];
        }
}

static void transpose(int n, double a[n][n])
{
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++) {
            double kept = a[i][j];

            a[i][j] = a[j][i];
            a[j][i] = kept;
        }
}

static double determinant(int n, double (*a)[n])
{
    double product = 1;

    for (int i = 0; i < n; i++) {
        product *= a[i][i];
        for (int row = i + 1; row < n; row++) {
            double factor = a[row][i] / a[i][i];

            for (int j = i; j < n; j++)
                a[row][j] -= factor * a[i][j];
        }
    }
    return product;
}

int main(void)
{
    double a[2][3] = { { 1, 2, 3 }, { 4, 5, 6 } }, b[3][2] = { { 7, 8 }, { 9, 10 }, { 11, 12 } }, c[2][2];
    int n = 4;
    double(*square)[n] = malloc(sizeof(double[n][n]));

    multiply(2, 3, 2, a, b, c);
    printf("%g %g %g %g\n", c[0][0], c[0][1], c[1][0], c[1][1]);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            square[i][j] = i == j ? 4 : i + 2 * j;
    transpose(n, square);
    printf("%g %g\n", square[0][3], square[3][0]);
    printf("%.6f\n", determinant(n, square));
    free(square);
    return 0;
}
