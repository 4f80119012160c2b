/* Random: numbers drawn from a seed, the same on every machine. */
#ifndef TESTSUITE_FUZZ_RANDOM_H
#define TESTSUITE_FUZZ_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Random {
    uint64_t state;
} Random;

/* Splitmix64. */
static inline uint64_t random_bits(Random *random)
{
    uint64_t z = random->state += 0x9e3779b97f4a7c15;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

/* 0 .. count - 1; count is not 0. */
static inline unsigned random_below(Random *random, unsigned count)
{
    return (unsigned)(random_bits(random) % count);
}

static inline bool random_percent(Random *random, unsigned percent)
{
    return random_below(random, 100) < percent;
}

#endif
