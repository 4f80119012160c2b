// Bits counted, turned, spread and found, by hand and by what compilers have built in.
#include <stdint.h>
#include <stdio.h>

static unsigned count_bits(uint32_t x)
{
    unsigned count = 0;

    for (; x; x &= x - 1)
        count++;
    return count;
}

static uint32_t reversed(uint32_t x)
{
    x = (x & 0x55555555) << 1 | (x >> 1 & 0x55555555);
    x = (x & 0x33333333) << 2 | (x >> 2 & 0x33333333);
    x = (x & 0x0f0f0f0f) << 4 | (x >> 4 & 0x0f0f0f0f);
    return __builtin_bswap32(x);
}

static uint32_t rotated(uint32_t x, unsigned by)
{
    return x << (by & 31) | x >> (-by & 31);
}

int main(void)
{
    static const uint32_t VALUES[] = { 1, 0x80000000, 0xdeadbeef, 0x00ff00ff, 12345 };

    for (int i = 0; i < 5; i++) {
        uint32_t x = VALUES[i];

        printf("%u %d %d %d ", count_bits(x), __builtin_popcount(x), __builtin_clz(x), __builtin_ctz(x));
        printf("%08x %08x %08x %d\n", reversed(x), rotated(x, 7), rotated(x, 32), __builtin_parity(x));
    }
    printf("%d %d %llx\n", __builtin_ffs(0), __builtin_ffsll(0x100000000LL),
           (unsigned long long)__builtin_bswap64(0x0123456789abcdefULL));
    printf("%d %d\n", -17 >> 2, (int8_t)0x90 >> 4);
    return 0;
}
