// Bit-fields: widths, signs, neighbours that share bytes, one of width 0 between.
#include <stdio.h>

struct Flags {
    unsigned ready : 1, mode : 3, level : 7;
    int balance : 5;
    unsigned : 0;
    unsigned char tag : 4, rest : 4;
};

struct Wide {
    unsigned long long low : 20, middle : 33, high : 11;
};

static unsigned sum(const struct Wide *w)
{
    return (unsigned)(w->low + w->middle + w->high);
}

int main(void)
{
    struct Flags local, given = { 1, 5, 100, -16, 9, 6 };
    struct Wide wide = { 0xabcde, 0x1ffffffffULL, 0x7ff };

    local.mode = 6;
    local.level = 99;
    local.ready = 1;
    local.balance = -3;
    local.tag = 15;
    local.rest = local.tag - 4;
    printf("%u %u %u %d %u %u\n", local.ready, local.mode, local.level, local.balance, local.tag, local.rest);
    printf("%u %u %u %d %u %u\n", given.ready, given.mode, given.level, given.balance, given.tag, given.rest);
    given.level += 50;
    given.balance--;
    given.mode ^= 7;
    printf("%u %d %u\n", given.level, given.balance, given.mode);
    wide.middle++;
    wide.high -= 0x700;
    printf("%llx %llx %llx %u\n", (unsigned long long)wide.low, (unsigned long long)wide.middle,
           (unsigned long long)wide.high, sum(&wide));
    return 0;
}
