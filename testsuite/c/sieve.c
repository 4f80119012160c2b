// Primes: a sieve of bits, factors, and powers modulo a number.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint64_t power(uint64_t base, uint64_t exponent, uint64_t modulus)
{
    uint64_t result = 1;

    for (; exponent; exponent >>= 1, base = base * base % modulus)
        if (exponent & 1)
            result = result * base % modulus;
    return result;
}

static void print_factors(unsigned n)
{
    printf("%u =", n);
    for (unsigned factor = 2; factor * factor <= n; factor++)
        while (n % factor == 0) {
            printf(" %u", factor);
            n /= factor;
        }
    if (n > 1)
        printf(" %u", n);
    printf("\n");
}

int main(void)
{
    enum { MOST = 1000 };
    uint32_t *bits = calloc(MOST / 32 + 1, sizeof *bits);
    int count = 0, last = 0;

    for (int i = 2; i <= MOST; i++) {
        if (bits[i / 32] >> i % 32 & 1)
            continue;
        count++;
        last = i;
        for (int j = i * i; j <= MOST; j += i)
            bits[j / 32] |= 1u << j % 32;
    }
    printf("%d %d\n", count, last);
    free(bits);
    print_factors(360);
    print_factors(9991);
    printf("%llu\n", (unsigned long long)power(3, 1000003, 1000000007));
    return 0;
}
