/* Sections: a file of bytecode as what it is made of, for fuzzers. A byte more somewhere makes
 * all lengths before it wrong, and little of the reader is reached; here a part is changed, and
 * what says how long it is says so again. */
#ifndef TESTSUITE_FUZZ_FORMS_SECTIONS_H
#define TESTSUITE_FUZZ_FORMS_SECTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Changes bytes where they are, to `most` at the most, and gives how many there are then. */
typedef struct Changer {
    size_t (*change)(void *state, uint8_t *bytes, size_t size, size_t most);
    void *state;
} Changer;

/* Likewise, of a file, the whole of it or one part. */
size_t sections_change(uint8_t *bytes, size_t size, size_t most, uint64_t seed,
                       const Changer *changer);

/* Has it resources? */
bool sections_have_resources(const uint8_t *bytes, size_t size);

/* The first file, with a section of the second, into `out`; 0 where they share none, or it does not
 * fit. */
size_t sections_cross(const uint8_t *one, size_t one_size, const uint8_t *other, size_t other_size,
                      uint8_t *out, size_t most, uint64_t seed);

#endif
