/* Values of hardware's types, while a program runs: arrays and structs are records of their parts,
 * of which element 0 is part 0; unions and enums are numbers of as many bits. */
#ifndef DIALECTS_HW_VALUES_H
#define DIALECTS_HW_VALUES_H

#include "dialects/values/kind.h"

extern const DatumKind HW_RECORD_VALUES, HW_BITS_VALUES, HW_NAMED_VALUES;

/* The bits of a value, least significant first, and which of them are poison. */
typedef struct Bits {
    uint64_t *words, *poison;
    uint64_t count;
    uint32_t origin; /* of the poison; 0: there is none */
} Bits;

Bits bits_new(Arena *arena, uint64_t count);
uint64_t bits_in_layout(const Layout *layout);
void bits_put(Bits *bits, uint64_t at, Int value);
Int bits_get(const Bits *bits, Arena *arena, uint64_t at, unsigned width);
/* The bits of a value from bit `at` on, there and back. */
void bits_from(Bits *bits, uint64_t at, Place place);
void bits_into(Step *s, const Bits *bits, uint64_t at, Place place);

#endif
