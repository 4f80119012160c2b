/* Rearrange: bytecode of a module whose operations stand elsewhere, lack operands, results, regions
 * and attributes, have others, or are of another kind. Bytes that are changed as bytes seldom say
 * such a thing; what verifies an operation and asks those around it has to bear it. */
#ifndef TESTSUITE_FUZZ_FORMS_REARRANGE_H
#define TESTSUITE_FUZZ_FORMS_REARRANGE_H

#include "core/base/str.h"

#include <stddef.h>
#include <stdint.h>

/* Changes the bytes where they are, to `most` at the most, as the seed says. Gives how many there
 * are then; 0, and the bytes as they were, where they are no module or it has become too long. */
size_t rearrange(uint8_t *bytes, size_t size, size_t most, uint64_t seed);

/* `read` is given so many of what the bytes become, the same every time. */
void rearrange_again(Str bytes, unsigned count, void (*read)(Str bytes));

#endif
