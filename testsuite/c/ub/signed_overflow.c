// The largest number and one more.
#include <limits.h>
#include <stdio.h>

int main(void)
{
    int large = INT_MAX;

    large = large + 1;
    printf("%d\n", large); // undefined: poison is handed to the function @printf
    return 0;
}
