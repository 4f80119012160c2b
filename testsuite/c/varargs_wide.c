/* Further arguments that take two registers, registers of vectors, or memory for their width. */
#include <stdarg.h>
#include <stdio.h>

typedef float Half __attribute__((vector_size(8)));
typedef float Four __attribute__((vector_size(16)));

__attribute__((noinline)) static long wide_integers(int count, ...)
{
    va_list list;
    long sum = 0;

    va_start(list, count);
    for (int i = 0; i < count; i++) {
        sum = 10 * sum + (long)va_arg(list, __int128);
        sum = 10 * sum + va_arg(list, int);
    }
    va_end(list);
    return sum;
}

__attribute__((noinline)) static double vectors(int count, ...)
{
    va_list list;
    double sum = 0;

    va_start(list, count);
    for (int i = 0; i < count; i++) {
        Four four = va_arg(list, Four);
        Half half = va_arg(list, Half);

        sum = 2 * sum + four[0] * four[3] + half[1];
        sum += (double)va_arg(list, long double);
        sum += (double)va_arg(list, __float128);
    }
    va_end(list);
    return sum;
}

int main(void)
{
    Four four = { 1, 2, 3, 4 };
    Half half = { 5, 6 };
    __int128 one = 1;
    __float128 quad = 0.5;

    printf("%ld\n", wide_integers(5, one, 2, one + 2, 4, one + 4, 6, one + 6, 8, one + 8, 0));
    printf("%.4f\n", vectors(4, four, half, 0.25L, quad, four, half, 1.0L, quad, four, half, 2.0L,
                             quad, four, half, 4.0L, quad));
    return 0;
}
