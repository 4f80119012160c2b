// assert, which aborts.
#include <assert.h>
#include <stdio.h>

static int positive(int value)
{
    assert(value > 0);
    return value;
}

int main(void)
{
    printf("%d\n", positive(5));
    fflush(stdout);
    printf("%d\n", positive(-5));
    return 0;
}
