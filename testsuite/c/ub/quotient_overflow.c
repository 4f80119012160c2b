// The one quotient that does not fit.
#include <limits.h>

int main(void)
{
    int least = INT_MIN, divisor = -1;

    return least / divisor; // undefined: overflow
}
