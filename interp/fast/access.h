/* Access: elements of memrefs whose memory lives. For handlers that load and store. */
#ifndef INTERP_FAST_ACCESS_H
#define INTERP_FAST_ACCESS_H

#include "interp/fast/code.h"

#include <string.h>

typedef struct FastElement { /* where an element is */
    Allocation *allocation;  /* NULL: nowhere, or anything is not as said */
    uint64_t offset;         /* in its bytes */
} FastElement;

/* The element with these subscripts. Nowhere is what the definition has to deal with: a subscript
 * out of bounds, an overflow (reached or not), memory that is dead, misaligned, shared by
 * iterations of a parallel loop. What was written of it, and whether it is constant, is not asked.
 *
 * `memref`: its words in the frame; `indices`: the words of subscripts, `plus` is added to the
 * first two; `bytes`: of an element, and what its address is a multiple of, up to 16. */
static inline FastElement fast_element(const Machine *machine, const uint64_t *words,
                                       uint32_t memref, const uint32_t *indices,
                                       const int32_t plus[2], unsigned rank, uint64_t bytes)
{
    const uint64_t *m = words + memref, *sizes = m + MEMREF_SIZES, *strides = sizes + rank;
    int64_t at = (int64_t)m[MEMREF_OFFSET], term;
    Allocation *allocation;
    uint64_t address, offset;
    bool bad = machine->watched != 0;

    for (unsigned i = 0; i < rank; i++) {
        uint64_t index = words[indices[i]] + (uint64_t)(int64_t)(i < 2 ? plus[i] : 0);

        bad |= index >= sizes[i];
        bad |= __builtin_mul_overflow((int64_t)index, (int64_t)strides[i], &term);
        bad |= __builtin_add_overflow(at, term, &at);
    }
    bad |= __builtin_mul_overflow(at, (int64_t)bytes, &term);
    allocation = memory_live(machine->table, m[MEMREF_ALIGNED_PROVENANCE]);
    if (bad || !allocation)
        return (FastElement){ 0 };
    address = m[MEMREF_ALIGNED_ADDRESS] + (uint64_t)term;
    offset = address - allocation->address;
    if (offset > allocation->size || allocation->size - offset < bytes
        || address & ((bytes < 16 ? bytes : 16) - 1))
        return (FastElement){ 0 };
    return (FastElement){ allocation, offset };
}

/* View: what was found out about a memref of one or two dimensions, in words of the frame. All of
 * its elements may be read (written) while the memory's epoch is the one that stands in the view.
 * Strides are in bytes. */
enum {
    VIEW_RANK = 2, /* dimensions at the most */
    VIEW_BASE = 0,
    VIEW_READ,
    VIEW_WRITE,
    VIEW_STRIDES,
    VIEW_SIZES = VIEW_STRIDES + VIEW_RANK,
    VIEW_MEMREF = VIEW_SIZES + VIEW_RANK, /* its words, from the provenance on */
    VIEW_WORDS = VIEW_MEMREF + MEMREF_SIZES - MEMREF_ALIGNED + 2 * VIEW_RANK,
};

/* handlers_memref.c: the element at subscripts of 0 of this memref, where all its elements, of
 * which there are some, lie in the allocation, aligned; else NULL. */
unsigned char *fast_covers(const Allocation *allocation, const uint64_t *memref, unsigned rank,
                           uint64_t bytes);

/* handlers_memref.c: looks at the memref in the words at `memref`. False where nothing is known now
 * that was not known before, or it may not be read. */
bool fast_look(const Machine *machine, uint64_t *words, uint32_t memref, uint64_t *view,
               unsigned rank, uint64_t bytes);

/* Elements by their size; the bits above a value's width are zero in both. */
static inline uint64_t fast_read(const unsigned char *at, unsigned bytes)
{
    uint64_t word = 0;

    memcpy(&word, at, bytes);
    return word;
}

static inline void fast_write(unsigned char *at, uint64_t word, unsigned bytes)
{
    memcpy(at, &word, bytes);
}

/* The bytes of an element that a handler can move, 0 where it cannot: in one word, or all bits of
 * two or four. */
static inline unsigned fast_element_bytes(const Machine *machine, const Slot *slot)
{
    const Layout *layout = slot->layout;
    uint64_t bytes;

    if (!layout || machine->options.index_width != 64 || !layout_is_number(layout))
        return 0;
    bytes = layout_bytes(layout);
    return (layout->width == 8 * bytes || (layout_is_int(layout) && bytes <= 8))
                   && layout_alignment(layout) == (bytes < 16 ? bytes : 16)
                   && layout_stride(layout) == bytes && bytes <= 32 && (bytes & (bytes - 1)) == 0
               ? (unsigned)bytes
               : 0;
}

/* Of such an element: are some of its bits none of its value's? Where one of them is set in memory,
 * the definition loads it. */
static inline bool fast_is_narrow(const Slot *slot)
{
    return slot->layout->width % 8 != 0;
}

/* handlers_memref.c: emits a load or store of an element whose subscripts are in these words. */
typedef struct FastAccess {
    const Node *node;
    unsigned memref, value; /* its operands' numbers; of a load `value` is result 0 */
    bool stores;
    const uint32_t *indices; /* kept */
    int32_t plus[2];         /* added to them; only where there is a view */
} FastAccess;
/* The view that it goes through; 0: none. */
uint32_t fast_access_view(const FastCompiler *c, const FastAccess *access);
bool fast_emit_access(FastCompiler *c, const FastAccess *access);

#endif
