/* Access: memrefs as operations see them, and checked loads and stores of their elements.
 *
 * Shared by the dialects that touch memrefs (memref, affine, vector, linalg). Every access is
 * checked, in this order: poison indices, bounds in every dimension, provenance and life, bounds of
 * the allocation, alignment, `constant`, initialisation, races. A fault ends the run with a report
 * in which each fact stands: index and size of the dimension, the memref, where it was allocated
 * and freed. Rules: memref dialect documentation; semantics/DECISIONS.md, "Memory".
 */
#ifndef DIALECTS_ACCESS_H
#define DIALECTS_ACCESS_H

#include "dialects/step.h"

enum { MEMREF_MAX_RANK = 64 }; /* more is unsupported */

typedef struct MemRef {
    const Type *element;
    Pointer allocated, aligned;
    int64_t offset; /* in elements */
    unsigned rank;
    int64_t sizes[MEMREF_MAX_RANK], strides[MEMREF_MAX_RANK]; /* in elements */
} MemRef;

/* The descriptor of an operand, ranked or unranked; false when it has too high a rank (the run then
 * has ended). */
bool memref_in(Step *s, unsigned operand, MemRef *memref);
bool memref_at(Step *s, Place place, const Type *type, MemRef *memref);
/* Gives it as a result of (ranked or unranked) memref type. */
Flow give_memref(Step *s, unsigned result, const MemRef *memref);
void place_set_memref(Place place, const Type *type, const MemRef *memref);

/* Loads into, or stores from, a place of the element's layout; FLOW_NEXT when it went well. */
Flow load_element(Step *s, const MemRef *memref, const int64_t *indices, Place to);
Flow store_element(Step *s, const MemRef *memref, const int64_t *indices, Place from);
/* The same without indices checks, for element number `at` behind aligned + offset. */
Flow load_at(Step *s, const MemRef *memref, int64_t at, Place to, AccessMode mode);
Flow store_at(Step *s, const MemRef *memref, int64_t at, Place from, AccessMode mode);
/* Are the indices within the sizes? If so, `*at` is the element's number. */
Flow check_indices(Step *s, const MemRef *memref, const int64_t *indices, int64_t *at);

/* A new allocation for a memref of the type, with the sizes of its dynamic dimensions in order. */
Flow allocate_memref(Step *s, AllocationKind kind, const Type *type, const int64_t *dynamic_sizes,
                     uint64_t alignment, MemRef *memref);
/* The product of the sizes; false when it does not fit. */
bool memref_element_count(const MemRef *memref, int64_t *count);

#endif
