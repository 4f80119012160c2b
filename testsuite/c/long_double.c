// long double: 64 bits of mantissa, conversions, comparison, in structs and through pointers.
#include <stdio.h>

typedef struct Sum {
    char tag;
    long double total;
    int count;
} Sum;

static long double add(Sum *sum, long double value)
{
    sum->count++;
    return sum->total += value;
}

int main(void)
{
    Sum sum = { 's', 0, 0 };
    long double third = 1.0L / 3, power = 1;
    unsigned long long large = 0xffffffffffffffffULL;

    for (int i = 1; i <= 10; i++)
        add(&sum, 1.0L / i);
    printf("%.18Lf %d %zu\n", sum.total, sum.count, sizeof sum);
    printf("%.20Lg %.20Lg %.17g\n", third, 0.1L, (double)third);
    for (int i = 0; i < 400; i++)
        power *= 10;
    printf("%Lg %d\n", power, power > 1e308L);
    printf("%Lf %llu\n", (long double)large, (unsigned long long)(long double)large);
    printf("%d %d\n", (long double)0.1 == 0.1L, (float)third == 1.0f / 3);
    return 0;
}
