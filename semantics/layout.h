/* Layout: how a value of some type lies in a frame and in memory.
 *
 * In a frame a value is an array of 64-bit words, lane after lane: a scalar takes the words of its
 * bits, least significant first, bits above the width zero; a complex number is one lane of two
 * scalars; a vector's lanes stand in row-major order. Beside the words a frame keeps for each lane
 * the origin of its poison, 0 for none.
 *
 * In memory a value has the form LLVM gives it on x86-64, so that views, casts and lowered pointer
 * code see the same bytes. Rules: semantics/DECISIONS.md, "Memory".
 *
 * The layouts of composite types borrow those of their parts.
 */
#ifndef SEMANTICS_LAYOUT_H
#define SEMANTICS_LAYOUT_H

#include "semantics/float.h"
#include "semantics/memory.h"

typedef enum LayoutKind {
    LAYOUT_NONE, /* no words, no lanes, no bytes */
    LAYOUT_INT,
    LAYOUT_INDEX,
    LAYOUT_FLOAT,
    LAYOUT_COMPLEX,
    LAYOUT_VECTOR,
    LAYOUT_MEMREF,   /* ranked; one lane, the words below */
    LAYOUT_UNRANKED, /* one lane: the rank, then a ranked memref's words; not in memory */
    LAYOUT_POINTER,  /* one lane of two words: provenance, address */
    LAYOUT_FUNCTION, /* one word, the caller's own */
} LayoutKind;

/* The words of a ranked memref in a frame. Its sizes follow, then its strides, `rank` words each.
 * Offset and strides count elements. */
enum {
    MEMREF_ALLOCATED_PROVENANCE,
    MEMREF_ALLOCATED_ADDRESS,
    MEMREF_ALIGNED_PROVENANCE,
    MEMREF_ALIGNED_ADDRESS,
    MEMREF_OFFSET,
    MEMREF_SIZES,
};

enum { UNRANKED_RANK, UNRANKED_MEMREF, UNRANKED_MAX_RANK = 16 };

typedef struct Layout {
    LayoutKind kind;
    unsigned width;               /* bits of a scalar; of a memref's offset, sizes and strides */
    const FloatFormat *format;    /* floats */
    const struct Layout *element; /* complex numbers and vectors */
    unsigned rank;                /* vectors and ranked memrefs */
    const int64_t *dims;          /* vectors: `rank` of them */
    uint64_t lanes;               /* poison origins in a frame */
    uint64_t words;               /* 64-bit words in a frame */
    uint64_t bytes;               /* in memory: what a load or store touches */
    uint64_t stride;              /* from one element of an array to the next, in bytes */
    uint64_t alignment;           /* what a memory access assumes, in bytes, a power of two */
} Layout;

/* Making. `index_width` is 64 or 32. Elements and dims are borrowed. */
Layout layout_none(void);
Layout layout_int(unsigned width);
Layout layout_index(unsigned index_width);
Layout layout_float(const FloatFormat *format);
Layout layout_complex(const Layout *element);
/* Of scalars or pointers; the dims are at least 1. */
Layout layout_vector(const Layout *element, const int64_t *dims, unsigned rank);
Layout layout_memref(unsigned rank, unsigned index_width);
Layout layout_unranked(void);
Layout layout_pointer(void);
Layout layout_function(void);

static inline uint64_t layout_bytes(const Layout *layout)
{
    return layout->bytes;
}

static inline uint64_t layout_stride(const Layout *layout)
{
    return layout->stride;
}

static inline uint64_t layout_alignment(const Layout *layout)
{
    return layout->alignment;
}

static inline uint64_t layout_words(const Layout *layout)
{
    return layout->words;
}

static inline uint64_t layout_lanes(const Layout *layout)
{
    return layout->lanes;
}

/* Whether values of the type can be stored. If not, the sizes in bytes mean nothing, and the
 * functions below must not be asked. */
bool layout_in_memory(const Layout *layout);
/* Like memory_first_uninitialised for a value at the offset; padding inside it does not count. */
uint64_t layout_first_uninitialised(const Layout *layout, const Allocation *allocation,
                                    uint64_t offset);
static inline bool layout_is_written(const Layout *layout, const Allocation *allocation,
                                     uint64_t offset)
{
    return layout_first_uninitialised(layout, allocation, offset) == offset + layout->bytes;
}

/* Writes a value of `layout_bytes` bytes into the allocation, in whose bounds they lie. A lane with
 * a poison origin makes its bytes poison, of those that it shares with others its bits; `poison`
 * may be NULL when none has. Padding stays as it was. */
void layout_store(const Layout *layout, const uint64_t *words, const uint32_t *poison,
                  Allocation *allocation, uint64_t offset);
/* Are the bits that a stored integer's bytes have above its width zero, as a store of it leaves
 * them? True of all other kinds. */
bool layout_padding_is_zero(const Layout *layout, const Allocation *allocation, uint64_t offset);
/* Reads one. A lane is poison of which any bit is, or was never written, whatever its words then
 * hold; `poison` may be NULL when nobody asks. */
void layout_load(const Layout *layout, const Allocation *allocation, uint64_t offset,
                 uint64_t *words, uint32_t *poison);

#endif
