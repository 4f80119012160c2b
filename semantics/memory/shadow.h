/* Shadow: what is known of the bytes of one allocation besides their values: which were written,
 * which are poison, which are a stored pointer, and which iterations touched them.
 *
 * A byte is poison as a whole, or in some of its bits, where values share it. One that was never
 * written has an origin here only where it is the copy of another that was not.
 *
 * A fresh shadow costs nothing. The map of written bytes, a bit a byte, exists only while some but
 * not all are written; the others only once there was a poison byte, one that is poison in part, a
 * stored pointer, a parallel loop. Ranges given here lie within the allocation.
 */
#ifndef SEMANTICS_MEMORY_SHADOW_H
#define SEMANTICS_MEMORY_SHADOW_H

#include "semantics/memory/race.h"

typedef struct MemoryShadow {
    uint64_t size;     /* bytes of the allocation */
    uint64_t *written; /* a bit a byte; NULL while none or all are */
    uint64_t written_count;
    uint32_t *poison; /* an origin a byte; NULL until the first */
    uint64_t poison_count;
    unsigned char *parts; /* of bytes that are poison in part, the bits that are; 0 of all others;
                             NULL until the first */
    AllocationId
        *pointers; /* at a stored pointer's first byte its provenance; NULL until the first */
    unsigned char *pointer_sizes; /* there: how many bytes it has */
    uint64_t pointer_count;
    RaceShadow race, order; /* of loops, and of tasks */
    Budget *budget; /* they are taken from; NULL: none */
} MemoryShadow;

/* Zeroed memory the system need not provide before it is used; never NULL, free() gives it back. */
void *shadow_zeroed(size_t count, size_t size);

MemoryShadow shadow_new(uint64_t size);
void shadow_free(MemoryShadow *shadow);
/* Every byte was written, none is poison, none part of a pointer. */
bool shadow_is_plain(const MemoryShadow *shadow);

/* Written or not. */
void shadow_write(MemoryShadow *shadow, uint64_t offset, uint64_t size);
/* The first byte of the range that was never written; its end if there is none. */
uint64_t shadow_first_unwritten(const MemoryShadow *shadow, uint64_t offset, uint64_t size);

/* No byte of the range was ever written, or has an origin of its own. */
bool shadow_is_new(const MemoryShadow *shadow, uint64_t offset, uint64_t size);
/* They count as never written. */
void shadow_unwrite(MemoryShadow *shadow, uint64_t offset, uint64_t size);

/* Poison. Origin 0: not poison. */
void shadow_set_poison(MemoryShadow *shadow, uint64_t offset, uint64_t size, uint32_t origin);
/* These bits of the byte become poison, of an origin that is not 0, besides those that are. */
void shadow_set_poison_bits(MemoryShadow *shadow, uint64_t at, unsigned char bits, uint32_t origin);
/* Another origin, not 0, for a byte that is poison, or was never written, as much as it is. */
void shadow_rename_poison(MemoryShadow *shadow, uint64_t at, uint32_t origin);
/* The origin of the first byte in the range that was written and is poison, or 0. */
uint32_t shadow_poison(const MemoryShadow *shadow, uint64_t offset, uint64_t size);
/* The origin of the first byte that is poison in any of these bits, or was never written, which
 * has the origin `unwritten` unless it is a copy; or 0. */
uint32_t shadow_origin(const MemoryShadow *shadow, uint64_t offset, uint64_t size,
                       unsigned char bits, uint32_t unwritten);

/* Pointers, of so many bytes; a provenance of 0 is none. */
void shadow_set_pointer(MemoryShadow *shadow, uint64_t offset, uint64_t size,
                        AllocationId provenance);
AllocationId shadow_pointer(const MemoryShadow *shadow, uint64_t offset, uint64_t size);
/* Of the one, of any size, that begins there and has a byte at `within` or behind it. */
AllocationId shadow_pointer_at(const MemoryShadow *shadow, uint64_t offset, uint64_t within);
/* No pointer that shares a byte with the range is one any more. */
void shadow_clear_pointers(MemoryShadow *shadow, uint64_t offset, uint64_t size);

/* Copies all of the above, as memmove does; pointers only where they lie in the range whole. What
 * was never written of another shadow's bytes keeps its origin, `unwritten`, where that is not 0.
 */
void shadow_copy(MemoryShadow *to, uint64_t to_offset, const MemoryShadow *from,
                 uint64_t from_offset, uint64_t size, uint32_t unwritten);

#endif
