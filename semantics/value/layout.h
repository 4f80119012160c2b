/* Layout: how a value of some type lies in a frame and in memory.
 *
 * In a frame a value is an array of 64-bit words, lane after lane: a scalar takes the words of its
 * bits, least significant first, bits above the width zero; a complex number is one lane of two
 * scalars; a vector's lanes stand in row-major order. Beside the words a frame keeps for each lane
 * the origin of its poison, 0 for none.
 *
 * In memory a value has the form LLVM gives it under the program's data layout (a Target), so that
 * views, casts and lowered pointer code see the same bytes. Rules: semantics/DECISIONS.md,
 * "Memory".
 *
 * What values of a kind are like is its ValueForm, a constant row (semantics/value); a layout is a
 * form with its sizes. The layouts of composite types borrow those of their parts.
 */
#ifndef SEMANTICS_VALUE_LAYOUT_H
#define SEMANTICS_VALUE_LAYOUT_H

#include "semantics/number/float.h"
#include "semantics/memory/memory.h"
#include "semantics/value/target.h"

typedef struct Layout Layout;
typedef struct PartAt PartAt;
typedef struct ValueForm ValueForm;
typedef struct Refinement Refinement;

/* Bytes of a value, from its first on, that are not padding. */
typedef struct Stretch {
    uint64_t start, size;
} Stretch;

struct ValueForm {
    const char *name;
    /* Of one lane, or of all where the form has `lanes`; NULL: not in memory. */
    void (*store)(const Layout *layout, const uint64_t *words, Allocation *allocation,
                  uint64_t offset);
    void (*load)(const Layout *layout, const Allocation *allocation, uint64_t offset,
                 uint64_t *words);
    /* Number `number` of its stretches; false where there are no more. NULL: one, of all bytes. */
    bool (*stretch)(const Layout *layout, uint64_t number, Stretch *stretch);
    /* What two lanes that are not poison, and of other words, are to each other (refine.h). NULL:
     * different. */
    void (*refine)(const Layout *layout, const uint64_t *source, const uint64_t *target,
                   uint64_t lane, Refinement *found);
    /* Of forms whose lanes are poison one by one: of these bytes and bits. NULL: one lane. */
    void (*set_poison)(const Layout *layout, uint64_t lane, Allocation *allocation, uint64_t offset,
                       uint32_t origin);
    uint32_t (*poison)(const Layout *layout, uint64_t lane, const Allocation *allocation,
                       uint64_t offset);
    /* Of values that are counted references: one more, and one less, after which the words are 0,
     * which refers to nothing. NULL: words are all there is. */
    void (*hold)(const Layout *layout, const uint64_t *words);
    void (*release)(const Layout *layout, uint64_t *words);
};

extern const ValueForm FORM_NONE; /* no words, no lanes, no bytes */
extern const ValueForm FORM_INT, FORM_INDEX, FORM_FLOAT;
extern const ValueForm FORM_GROUP;  /* one lane of several parts: complex numbers */
extern const ValueForm FORM_RECORD; /* several parts, with the lanes of all: structs and arrays */
extern const ValueForm FORM_VECTOR, FORM_TENSOR;
extern const ValueForm FORM_MEMREF;   /* ranked; one lane, the words below */
extern const ValueForm FORM_UNRANKED; /* one lane: the rank, then a ranked memref's words; not in
                                       * memory */
extern const ValueForm FORM_POINTER;  /* one lane of two words: address, as an integer
                                       * has it, and provenance */
extern const ValueForm FORM_FUNCTION; /* one word, the caller's own */

enum { POINTER_ADDRESS, POINTER_PROVENANCE };

/* The words of a ranked memref in a frame. Its sizes follow, then its strides, `rank` words each.
 * Offset and strides count elements. */
enum {
    MEMREF_ALLOCATED,
    MEMREF_ALLOCATED_ADDRESS = MEMREF_ALLOCATED,
    MEMREF_ALLOCATED_PROVENANCE,
    MEMREF_ALIGNED,
    MEMREF_ALIGNED_ADDRESS = MEMREF_ALIGNED,
    MEMREF_ALIGNED_PROVENANCE,
    MEMREF_OFFSET,
    MEMREF_SIZES,
};

enum { UNRANKED_RANK, UNRANKED_MEMREF, UNRANKED_MAX_RANK = 16 };

struct Layout {
    const ValueForm *form;
    unsigned width;             /* bits of a scalar; of a memref's offset, sizes and strides */
    const FloatFormat *format;  /* floats */
    const Layout *element;      /* vectors: of a lane; groups and records of equal parts: of each */
    const Layout *const *parts; /* groups and records of others */
    const PartAt *at;           /* records of others: where each is, and where the last ends */
    unsigned part_count;        /* groups and records */
    bool packed;                /* records: no padding between parts */
    bool gapless;               /* records: no padding at all */
    bool odd;                   /* an integer, or one in a record, does not fill its bytes */
    bool big_endian;            /* the byte that counts most comes first */
    unsigned index_width;       /* pointers: bits of what is added to an address */
    unsigned pointer_bytes;     /* memrefs: of a pointer */
    uint64_t pointer_stride;    /* memrefs: from the first pointer to the second, in bytes */
    uint64_t indices_at;        /* memrefs: where their offset, sizes and strides begin, in bytes */
    unsigned rank;              /* vectors and ranked memrefs */
    const int64_t *dims;        /* vectors: `rank` of them */
    uint64_t lanes;             /* poison origins in a frame */
    uint64_t words;             /* 64-bit words in a frame */
    uint64_t bytes;             /* in memory: what a load or store touches */
    uint64_t stride;            /* from one element of an array to the next, in bytes */
    bool counted;               /* values are references that are counted */
    uint64_t alignment;         /* what a memory access assumes, in bytes, a power of two */
};

struct PartAt {
    uint64_t offset, word, lane;
};

/* Making. Elements and dims are borrowed. */
Layout layout_none(void);
Layout layout_int(const Target *target, unsigned width);
/* Bytes that are moved as a whole, whatever they hold. */
Layout layout_run(uint64_t bytes);
Layout layout_index(const Target *target);
Layout layout_float(const Target *target, const FloatFormat *format);
Layout layout_complex(const Layout *element);
/* As LLVM lays a struct out, one lane in all. */
Layout layout_group(const Layout *const *parts, unsigned count);
/* As LLVM lays a struct out, and an array of equal parts; their lanes are those of all parts. `at`
 * is room for one more than there are, borrowed too. */
Layout layout_struct(const Layout *const *parts, PartAt *at, unsigned count, bool packed);
Layout layout_array(const Layout *element, unsigned count);
/* Of scalars or pointers; the dims are at least 1. */
Layout layout_vector(const Layout *element, const int64_t *dims, unsigned rank);
/* In an address space. */
Layout layout_memref(const Target *target, unsigned rank, unsigned space);
Layout layout_unranked(void);
Layout layout_pointer(const Target *target, unsigned space);
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

/* Where the byte of a number lies that is the so-manieth from the least, and the other way round.
 */
static inline uint64_t layout_byte_of(const Layout *layout, uint64_t number)
{
    return layout->big_endian ? layout->bytes - 1 - number : number;
}

/* The bits that the addresses of pointers have, and those that arithmetic on them changes. */
static inline uint64_t layout_address_mask(const Layout *pointer)
{
    return pointer->width < 64 ? ((uint64_t)1 << pointer->width) - 1 : UINT64_MAX;
}

/* Asking. */
static inline bool layout_is_int(const Layout *layout)
{
    return layout->form == &FORM_INT;
}

static inline bool layout_is_index(const Layout *layout)
{
    return layout->form == &FORM_INDEX;
}

static inline bool layout_is_integer(const Layout *layout) /* or index */
{
    return layout_is_int(layout) || layout_is_index(layout);
}

static inline bool layout_is_float(const Layout *layout)
{
    return layout->form == &FORM_FLOAT;
}

static inline bool layout_is_number(const Layout *layout)
{
    return layout_is_integer(layout) || layout_is_float(layout);
}

static inline bool layout_is_vector(const Layout *layout)
{
    return layout->form == &FORM_VECTOR;
}

/* Of a lane of a vector; of any other the layout itself. */
static inline const Layout *layout_lane(const Layout *layout)
{
    return layout_is_vector(layout) ? layout->element : layout;
}

static inline const Layout *layout_part(const Layout *group, unsigned part)
{
    return group->parts ? group->parts[part] : group->element;
}

static inline bool layout_is_record(const Layout *layout)
{
    return layout->form == &FORM_RECORD;
}

/* Where a part of a group or record stands among its words, and how many bytes behind its first. */
uint64_t layout_part_word(const Layout *group, unsigned part);
uint64_t layout_part_offset(const Layout *group, unsigned part);
/* Where a part of a record stands among its lanes. */
uint64_t layout_part_lane(const Layout *record, unsigned part);
/* What a lane is, and where it stands among the words. */
const Layout *layout_lane_at(const Layout *layout, uint64_t lane, uint64_t *word);
/* The scalars that a value consists of, counted through lanes and parts; what is no number counts
 * as one. Of a scalar the layout, and where it stands: words from the value's first on, and the
 * lane whose poison it shares. */
uint64_t layout_scalars(const Layout *layout);
const Layout *layout_scalar(const Layout *layout, uint64_t scalar, uint64_t *word, uint64_t *lane);

/* Whether values of the type can be stored. If not, the sizes in bytes mean nothing, and the
 * functions below must not be asked. */
bool layout_in_memory(const Layout *layout);
bool layout_stretch(const Layout *layout, uint64_t number, Stretch *stretch);
/* Poison of one lane of a value in memory. */
void layout_set_lane_poison(const Layout *layout, uint64_t lane, Allocation *allocation,
                            uint64_t offset, uint32_t origin);
uint32_t layout_lane_poison(const Layout *layout, uint64_t lane, const Allocation *allocation,
                            uint64_t offset);
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
 * them? True of all other kinds. Of a record the first lane, from this one on, of which they are
 * not; where there is none, as many as there are. */
bool layout_padding_is_zero(const Layout *layout, const Allocation *allocation, uint64_t offset);
uint64_t layout_padded_lane(const Layout *layout, const Allocation *allocation, uint64_t offset,
                            uint64_t lane);
/* Reads one. A lane is poison of which any bit is, or was never written, whatever its words then
 * hold; `poison` may be NULL when nobody asks. */
void layout_load(const Layout *layout, const Allocation *allocation, uint64_t offset,
                 uint64_t *words, uint32_t *poison);
/* What memory holds, to be shown or compared: as an operation would load it, that is poison also
 * where bits above an integer's width are not zero (DECISIONS.md M9). */
void layout_read(const Layout *layout, const Allocation *allocation, uint64_t offset,
                 uint64_t *words, uint32_t *poison);

#endif
