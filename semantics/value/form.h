/* Form: what the forms of values (semantics/value/layout.h) share. */
#ifndef SEMANTICS_VALUE_FORM_H
#define SEMANTICS_VALUE_FORM_H

#include "semantics/value/layout.h"
#include "semantics/value/refine.h"

enum { BYTE_BITS = 8, WORD_BYTES = 8 };

static inline uint64_t bytes_of_bits(uint64_t bits)
{
    return (bits + BYTE_BITS - 1) / BYTE_BITS;
}

static inline uint64_t round_up(uint64_t size, uint64_t alignment)
{
    return (size + alignment - 1) / alignment * alignment;
}

static inline uint64_t power_of_two_from(uint64_t size)
{
    uint64_t power = 1;

    while (power < size)
        power *= 2;
    return power;
}

/* parts.c. Words, bytes, alignment of what is made of parts; and such values in memory. */
void measure_parts(Layout *group);
void store_parts(const Layout *layout, const uint64_t *words, Allocation *allocation,
                 uint64_t offset);
void load_parts(const Layout *layout, const Allocation *allocation, uint64_t offset,
                uint64_t *words);
bool stretch_parts(const Layout *layout, uint64_t number, Stretch *stretch);
/* A pointer is two words. */
static inline Pointer pointer_of_words(const uint64_t *words)
{
    return (Pointer){ words[POINTER_PROVENANCE], words[POINTER_ADDRESS] };
}

static inline void set_pointer_words(uint64_t *words, Pointer pointer)
{
    words[POINTER_PROVENANCE] = pointer.provenance;
    words[POINTER_ADDRESS] = pointer.address;
}

/* Two lanes, neither poison. */
void refine_lane(const Layout *layout, const uint64_t *source, const uint64_t *target,
                 uint64_t lane, Refinement *found);
/* A verdict on a lane. */
void refine_note(Refinement *found, RefineVerdict verdict, uint64_t lane, UlpCount ulps);

#endif
