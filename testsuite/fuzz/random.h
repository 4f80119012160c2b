/* Random: numbers that depend on a seed alone (splitmix64). */
#ifndef TESTSUITE_FUZZ_RANDOM_H
#define TESTSUITE_FUZZ_RANDOM_H

#include <stddef.h>
#include <stdint.h>

typedef struct Random {
    uint64_t state;
} Random;

static inline uint64_t random_word(Random *random)
{
    uint64_t word = random->state += 0x9e3779b97f4a7c15u;

    word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9u;
    word = (word ^ word >> 27) * 0x94d049bb133111ebu;
    return word ^ word >> 31;
}

/* One of 0 ... count - 1. */
static inline size_t random_below(Random *random, size_t count)
{
    return (size_t)(random_word(random) % count);
}

#endif
