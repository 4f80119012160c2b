// What conversions between kinds of numbers do: promotions, signs, what is cut off, floats and back.
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

int main(void)
{
    signed char narrow = (signed char)200;
    unsigned char byte = 255;
    short half = (short)70000;
    unsigned large = (unsigned)-5;
    long sum = byte + 1, mixed = -1 < 1u;
    float rounded = 16777217;
    double exact = 16777217;
    long long whole = (long long)-3.99;

    printf("%d %d %d %u %ld %ld\n", narrow, byte, half, large, sum, mixed);
    byte++;
    printf("%d %d %d\n", byte, (unsigned char)(byte - 1), (byte - 1) >> 1);
    printf("%.1f %.1f %lld %d\n", (double)rounded, exact, whole, (int)3.99f);
    printf("%g %g %g\n", (double)UINT64_MAX, (double)(float)INT_MAX, (double)(unsigned)0x80000001u);
    printf("%u %llu\n", (unsigned)4294967040.0, (unsigned long long)1.8e19);
    printf("%d %d %d\n", 'a' + 1, sizeof(char) == 1, !!(double)0.1);
    printf("%d %d %d %d\n", 7 / -2, 7 % -2, -7 / 2, -7 % 2);
    printf("%lu %d\n", sizeof(1 ? (char)1 : 1L), (int)(int8_t)(uint8_t)0x80);
    return 0;
}
