// Seconds are 64 bits.
#include <time.h>

int main(void)
{
    int seconds;

    time((time_t *)&seconds); // undefined: 8 bytes at offset 0 are out of the bounds
    return seconds;
}
