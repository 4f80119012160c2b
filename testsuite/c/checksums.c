// CRC-32 with a table that is made when first needed, Adler-32, and a hash of 64 bits.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t crc(const unsigned char *data, size_t length)
{
    static uint32_t table[256];
    uint32_t sum = ~0u;

    if (!table[1])
        for (uint32_t i = 0; i < 256; i++) {
            table[i] = i;
            for (int bit = 0; bit < 8; bit++)
                table[i] = table[i] >> 1 ^ (table[i] & 1 ? 0xedb88320u : 0);
        }
    while (length--)
        sum = sum >> 8 ^ table[(sum ^ *data++) & 0xff];
    return ~sum;
}

static uint32_t adler(const unsigned char *data, size_t length)
{
    uint32_t a = 1, b = 0;

    for (size_t i = 0; i < length; i++) {
        a = (a + data[i]) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}

static uint64_t mix(uint64_t x)
{
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ x >> 27) * 0x94d049bb133111ebULL;
    return x ^ x >> 31;
}

int main(void)
{
    static const char *const TEXTS[] = { "", "a", "123456789", "The quick brown fox jumps over the lazy dog" };
    uint64_t state = 0;

    for (int i = 0; i < 4; i++) {
        const unsigned char *data = (const unsigned char *)TEXTS[i];

        printf("%08x %08x\n", crc(data, strlen(TEXTS[i])), adler(data, strlen(TEXTS[i])));
    }
    for (int i = 0; i < 3; i++)
        printf("%016llx\n", (unsigned long long)mix(state += 0x9e3779b97f4a7c15ULL));
    return 0;
}
