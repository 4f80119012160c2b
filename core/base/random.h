/* Random: numbers that depend on a seed alone (splitmix64). */
#ifndef CORE_BASE_RANDOM_H
#define CORE_BASE_RANDOM_H

#include <stdint.h>

typedef struct Random {
    uint64_t state;
} Random;

static inline uint64_t random_word(Random *random)
{
    uint64_t word = random->state += 0x9E3779B97F4A7C15u;

    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9u;
    word = (word ^ word >> 27) * 0x94D049BB133111EBu;
    return word ^ word >> 31;
}

/* The sequence that both numbers tell. Of neighbours they share nothing: a state that is a multiple
 * of the step would begin the next number's sequence one word later, and what draws now one word
 * and now two meets it there. */
static inline Random random_of(uint64_t which, uint64_t number)
{
    Random random = { which };

    random.state = random_word(&random) ^ number;
    random.state = random_word(&random);
    return random;
}

/* 0 .. count - 1, nearly evenly: the high half of a product. */
static inline uint64_t random_below(Random *random, uint64_t count)
{
    __extension__ typedef unsigned __int128 Product;

    return (uint64_t)((Product)random_word(random) * count >> 64);
}

#endif
