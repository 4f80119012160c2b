// exit with a status that is not 0, from inside calls; what was printed before stays.
#include <stdio.h>
#include <stdlib.h>

static void check(int depth)
{
    if (depth == 0) {
        printf("leaving\n");
        exit(3);
    }
    check(depth - 1);
    printf("never\n");
}

int main(void)
{
    printf("entering\n");
    check(5);
    return 0;
}
