// Integers of 128 bits: products, quotients, shifts, decimal digits, in structs.
#include <stdio.h>

typedef __int128 i128;
typedef unsigned __int128 u128;

static void print(u128 value)
{
    char digits[40];
    int at = 40;

    do {
        digits[--at] = (char)('0' + (int)(value % 10));
        value /= 10;
    } while (value);
    printf("%.*s\n", 40 - at, digits + at);
}

static u128 power(u128 base, unsigned exponent)
{
    u128 result = 1;

    for (; exponent; exponent >>= 1, base *= base)
        if (exponent & 1)
            result *= base;
    return result;
}

int main(void)
{
    struct {
        char tag;
        i128 value;
    } pair = { 'p', -((i128)1 << 100) };
    u128 factorial = 1;

    for (unsigned i = 2; i <= 30; i++)
        factorial *= i;
    print(factorial);
    print(power(3, 80));
    print(~(u128)0);
    print((u128)0xffffffffffffffffULL * 0xffffffffffffffffULL);
    printf("%d %d %zu\n", pair.value < 0, (int)(pair.value >> 98), sizeof pair);
    printf("%llx\n", (unsigned long long)((u128)0x123456789abcdefULL << 64 >> 72));
    printf("%d\n", (int)(((i128)-1000000007 * 1000000009) % 1000));
    return 0;
}
