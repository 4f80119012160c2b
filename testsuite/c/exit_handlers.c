// What runs before main, and at the end, last registered first.
#include <stdio.h>
#include <stdlib.h>

static int prepared;

__attribute__((constructor)) static void prepare(void)
{
    prepared = 42;
}

static void first(void)
{
    printf("first registered\n");
}

static void second(void)
{
    printf("second registered\n");
}

int main(void)
{
    atexit(first);
    atexit(second);
    printf("prepared %d\n", prepared);
    exit(0);
}
