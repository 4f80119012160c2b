// A function that takes more arguments than it names is called as one that does not.
#include <stdio.h>

static int first(int a, ...)
{
    return a;
}

int main(void)
{
    int (*called)(int, int) = (int (*)(int, int))first;

    printf("%d\n", called(1, 2)); // undefined: is called as
    return 0;
}
