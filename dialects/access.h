/* Access: memrefs as operations see them, and checked loads and stores of their elements.
 *
 * Shared by the dialects that touch memrefs (memref, affine, vector, linalg). Every access is
 * checked, in this order: poison indices, bounds in every dimension, provenance and life, bounds of
 * the allocation, alignment, `constant`, races. A fault ends the run with a report in which each
 * fact stands: index and size of the dimension, the memref, where it was allocated and freed. What
 * was never written is read as poison. Rules: memref dialect documentation; semantics/DECISIONS.md,
 * "Memory".
 */
#ifndef DIALECTS_ACCESS_H
#define DIALECTS_ACCESS_H

#include "dialects/step.h"

enum { MEMREF_MAX_RANK = 64 }; /* more is unsupported */

typedef struct MemRef {
    const Type *element;
    Pointer allocated, aligned;
    bool is_pointer; /* to one element, and reports call it so */
    int64_t offset;  /* in elements */
    unsigned rank;
    int64_t sizes[MEMREF_MAX_RANK], strides[MEMREF_MAX_RANK]; /* in elements */
} MemRef;

/* Of an ALLOCATION_CODE: does it stand for a block, and not for a function? */
bool code_is_block(const Allocation *code);

/* Index arithmetic of descriptors: it wraps, as addresses do. */
static inline int64_t wrapped_add(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a + (uint64_t)b);
}

static inline int64_t wrapped_mul(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a * (uint64_t)b);
}

/* The descriptor of an operand, ranked or unranked; false when it has too high a rank (the run then
 * has ended). */
bool memref_in(Step *s, unsigned operand, MemRef *memref);
bool memref_at(Step *s, Place place, const Type *type, MemRef *memref);
/* Gives it as a result of (ranked or unranked) memref type. */
Flow give_memref(Step *s, unsigned result, const MemRef *memref);
void place_set_memref(Place place, const Type *type, const MemRef *memref);
/* The values of `count` index operands. */
void indices_in(const Step *s, unsigned first, unsigned count, int64_t *indices);

/* Loads into, or stores from, a place of the element's layout; FLOW_NEXT when it went well. */
Flow load_element(Step *s, const MemRef *memref, const int64_t *indices, Place to);
Flow store_element(Step *s, const MemRef *memref, const int64_t *indices, Place from);
/* The same without indices checks, for element number `at` behind aligned + offset. */
Flow load_at(Step *s, const MemRef *memref, int64_t at, Place to, AccessMode mode);
Flow store_at(Step *s, const MemRef *memref, int64_t at, Place from, AccessMode mode);
/* And where an operation promises an alignment of its own. */
Flow load_aligned(Step *s, const MemRef *memref, int64_t at, uint64_t alignment, Place to,
                  AccessMode mode);
Flow store_aligned(Step *s, const MemRef *memref, int64_t at, uint64_t alignment, Place from,
                   AccessMode mode);
/* `count` elements that follow each other, from number `at` on, into or out of as many lanes: one
 * check and one copy. False: nothing was done, and who does it one by one learns why it cannot be;
 * else `*flow` is as above. */
bool load_run(Step *s, const MemRef *memref, int64_t at, uint64_t count, Place to, Flow *flow);
bool store_run(Step *s, const MemRef *memref, int64_t at, uint64_t count, Place from, Flow *flow);
/* Where element number `at` lies. Checks provenance, life, bounds, alignment and `constant`. */
typedef struct Spot {
    Allocation *allocation;
    uint64_t offset;
    AllocationId through; /* the provenance of the pointer by which it was found */
} Spot;
Flow find_spot(Step *s, const MemRef *memref, int64_t at, const Layout *layout, uint64_t alignment,
               AccessMode mode, Spot *spot);
/* Are the indices within the sizes? If so, `*at` is the element's number. */
Flow check_indices(Step *s, const MemRef *memref, const int64_t *indices, int64_t *at);
/* Does the memory live? */
Flow check_life(Step *s, const MemRef *memref);
/* Does the element lie at a multiple of `alignment` bytes, as an operation's attribute demands? */
Flow check_alignment(Step *s, const MemRef *memref, int64_t at, uint64_t alignment);
/* Where the element lies: an address that wraps as addresses do; nothing is checked. */
Pointer element_pointer(const MemRef *memref, const Layout *layout, int64_t at);
/* Copies one element, shadow and all, without reading it: see M6. */
Flow copy_at(Step *s, const Layout *layout, const MemRef *from, int64_t from_at, const MemRef *to,
             int64_t to_at);
/* Copies `count` of them that follow each other in both; counts them as work. */
Flow copy_many_at(Step *s, const Layout *layout, const MemRef *from, int64_t from_at,
                  const MemRef *to, int64_t to_at, int64_t count);
/* `copy_at` in two parts: all that is to be asked of it, and what it does. The shadow of each byte
 * goes with it; of poison it is known from then on that it came this way. */
Flow find_copy(Step *s, const Layout *layout, const MemRef *from, int64_t from_at, const MemRef *to,
               int64_t to_at, Spot *source, Spot *target);
void copy_spot(Step *s, const Spot *from, const Spot *to, uint64_t size);
/* Records an access: it races with none of another iteration of a parallel loop, and breaks no
 * promise of a call that runs. */
Flow check_touch(Step *s, const Spot *spot, uint64_t size, AccessMode mode);
/* Adds to the report that the run has just ended with: where the memref's memory was made and
 * freed. FLOW_END. */
Flow note_memref(Step *s, const MemRef *memref);

/* A new allocation for a memref of the type, with the sizes of its dynamic dimensions in order. */
Flow allocate_memref(Step *s, AllocationKind kind, const Type *type, const int64_t *dynamic_sizes,
                     uint64_t alignment, MemRef *memref);
/* The same with what the symbols of the type's layout stand for. */
Flow allocate_with_symbols(Step *s, AllocationKind kind, const Type *type,
                           const int64_t *dynamic_sizes, const int64_t *symbols, uint64_t alignment,
                           MemRef *memref);
/* The same where everything but the pointers is in `memref` already. */
Flow allocate_strided(Step *s, AllocationKind kind, const Layout *layout, uint64_t alignment,
                      MemRef *memref);
/* Sizes, strides and offset alone, of a memref of the type. */
Flow describe_memref(Step *s, const Type *type, const int64_t *dynamic_sizes,
                     const int64_t *symbols, MemRef *memref);
/* A negative size is undefined behaviour. */
Flow check_sizes(Step *s, const MemRef *memref);
/* Row-major strides from the sizes; false when they do not fit and there are elements. */
bool memref_set_identity_strides(MemRef *memref);
/* The product of the sizes; false when it does not fit. */
bool memref_element_count(const MemRef *memref, int64_t *count);

#endif
