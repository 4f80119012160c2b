/* Damage: bytecode that is nearly what it was. */
#ifndef TESTSUITE_FUZZ_FORMS_DAMAGE_H
#define TESTSUITE_FUZZ_FORMS_DAMAGE_H

#include "core/base/random.h"

#include <stddef.h>

/* Changes the bytes where they are, as the random numbers say, in one of their sections or
 * anywhere; to `most` at the most. Gives how many there are then. */
size_t damage(uint8_t *bytes, size_t size, size_t most, Random *random);

#endif
