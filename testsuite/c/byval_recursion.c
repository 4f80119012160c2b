/* A struct that is passed by value by a function that only writes its own: the copy for the call reads it. */
#include <stdio.h>

struct three {
    long a, b, c;
};

static long sum;

static void go(struct three x, int depth)
{
    x.a = depth;
    sum += depth;
    if (depth > 0)
        go(x, depth - 1);
    sum *= 3;
}

int main(void)
{
    struct three z = { 0 };

    go(z, 3);
    printf("%ld\n", sum);
    return 0;
}
