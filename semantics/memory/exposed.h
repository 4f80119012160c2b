/* Exposed: the allocations whose addresses the program has seen as integers, by address. An integer
 * that becomes a pointer may access them. */
#ifndef SEMANTICS_MEMORY_EXPOSED_H
#define SEMANTICS_MEMORY_EXPOSED_H

#include "core/base/vec.h"

#include <stdint.h>

typedef struct Exposed {
    uint64_t address, size;
    uint64_t id; /* of the allocation */
} Exposed;

typedef VEC(Exposed) ExposedSet; /* apart from each other, in order of their addresses */

/* It must not be among them. */
void exposed_add(ExposedSet *set, Exposed range);
void exposed_remove(ExposedSet *set, uint64_t address);
/* The one that the address is in, or just behind; 0 where there is none. */
uint64_t exposed_at(const ExposedSet *set, uint64_t address);

#endif
