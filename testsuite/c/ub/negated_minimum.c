// The least number has no opposite.
#include <limits.h>

int main(void)
{
    int least = INT_MIN, opposite = -least;

    if (opposite < 0) // undefined: poison
        return 1;
    return 2;
}
