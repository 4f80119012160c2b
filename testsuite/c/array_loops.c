// Loops over arrays that compilers make vectors of: sums, products, greatest ones, copies, counts.
#include <stdio.h>

enum { COUNT = 100 };

static float a[COUNT], b[COUNT];
static int numbers[COUNT], squares[COUNT];
static unsigned char bytes[COUNT];

static void scale(float *to, const float *from, float by, int count)
{
    for (int i = 0; i < count; i++)
        to[i] += by * from[i];
}

static int sum(const int *from, int count)
{
    int total = 0;

    for (int i = 0; i < count; i++)
        total += from[i];
    return total;
}

static int greatest(const int *from, int count)
{
    int most = from[0];

    for (int i = 1; i < count; i++)
        most = from[i] > most ? from[i] : most;
    return most;
}

static unsigned count_above(const unsigned char *from, int count, unsigned char limit)
{
    unsigned found = 0;

    for (int i = 0; i < count; i++)
        found += from[i] > limit;
    return found;
}

int main(void)
{
    for (int i = 0; i < COUNT; i++) {
        a[i] = (float)i;
        b[i] = (float)(COUNT - i) / 4;
        numbers[i] = (i * 37 + 11) % COUNT - 50;
        bytes[i] = (unsigned char)(i * 7);
    }
    for (int i = 0; i < COUNT; i++)
        squares[i] = numbers[i] * numbers[i];
    scale(a, b, 2.0f, COUNT);
    printf("%g %g %g\n", (double)a[0], (double)a[50], (double)a[99]);
    printf("%d %d %d %d\n", sum(numbers, COUNT), sum(squares, COUNT), greatest(numbers, COUNT), greatest(squares, COUNT - 1));
    printf("%u\n", count_above(bytes, COUNT, 128));
    for (int i = COUNT - 1; i > 0; i--)
        numbers[i] = numbers[i - 1];
    printf("%d %d\n", numbers[1], numbers[99]);
    return 0;
}
