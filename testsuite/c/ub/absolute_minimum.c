// Nor an absolute value.
#include <limits.h>
#include <stdlib.h>

int main(void)
{
    int least = INT_MIN;

    if (abs(least) < 0) // undefined: poison
        return 1;
    return 2;
}
