/* Memrefs: descriptors of memory, ranked or not. */
#include "semantics/value/form.h"

#include <string.h>

/* struct { ptr, ptr, index, [rank x index], [rank x index] } */
Layout layout_memref(unsigned rank, unsigned index_width)
{
    uint64_t indices = 1 + 2 * (uint64_t)rank;
    uint64_t bytes = round_up(2 * POINTER_SIZE + indices * (index_width / BYTE_BITS), POINTER_SIZE);

    return (Layout){ .form = &FORM_MEMREF,
                     .width = index_width,
                     .rank = rank,
                     .lanes = 1,
                     .words = MEMREF_SIZES + 2 * (uint64_t)rank,
                     .bytes = bytes,
                     .stride = bytes,
                     .alignment = POINTER_SIZE };
}

Layout layout_unranked(void)
{
    return (Layout){ .form = &FORM_UNRANKED,
                     .lanes = 1,
                     .words = UNRANKED_MEMREF + MEMREF_SIZES + 2 * UNRANKED_MAX_RANK,
                     .alignment = POINTER_SIZE };
}

static void store(const Layout *layout, const uint64_t *words, Allocation *allocation,
                  uint64_t offset)
{
    uint64_t size = layout->width / BYTE_BITS;

    store_pointer(layout, words + MEMREF_ALLOCATED, allocation, offset);
    store_pointer(layout, words + MEMREF_ALIGNED, allocation, offset + POINTER_SIZE);
    offset += 2 * POINTER_SIZE;
    for (uint64_t i = MEMREF_OFFSET; i < layout->words; i++, offset += size)
        store_word(allocation, offset, words[i], size);
}

static void load(const Layout *layout, const Allocation *allocation, uint64_t offset,
                 uint64_t *words)
{
    uint64_t size = layout->width / BYTE_BITS;

    load_pointer(layout, allocation, offset, words + MEMREF_ALLOCATED);
    load_pointer(layout, allocation, offset + POINTER_SIZE, words + MEMREF_ALIGNED);
    offset += 2 * POINTER_SIZE;
    for (uint64_t i = MEMREF_OFFSET; i < layout->words; i++, offset += size)
        words[i] = load_word(allocation, offset, size);
}

static bool stretch(const Layout *layout, uint64_t number, Stretch *stretch)
{
    *stretch = (Stretch){ 0, 2 * POINTER_SIZE
                                 + (layout->words - MEMREF_OFFSET) * (layout->width / BYTE_BITS) };
    return number == 0;
}

static void refine_sizes(const uint64_t *source, const uint64_t *target, uint64_t rank,
                         uint64_t lane, Refinement *found)
{
    if (memcmp(source + MEMREF_SIZES, target + MEMREF_SIZES, rank * sizeof *source) != 0)
        refine_note(found, REFINE_DIFFERENT, lane, 0);
}

/* Where it lies is a choice. */
static void refine_ranked(const Layout *layout, const uint64_t *source, const uint64_t *target,
                          uint64_t lane, Refinement *found)
{
    refine_sizes(source, target, layout->rank, lane, found);
}

static void refine_unranked(const Layout *layout, const uint64_t *source, const uint64_t *target,
                            uint64_t lane, Refinement *found)
{
    (void)layout;
    if (source[UNRANKED_RANK] != target[UNRANKED_RANK])
        refine_note(found, REFINE_DIFFERENT, lane, 0);
    else
        refine_sizes(source + UNRANKED_MEMREF, target + UNRANKED_MEMREF, source[UNRANKED_RANK],
                     lane, found);
}

const ValueForm FORM_MEMREF = {
    .name = "memref", .store = store, .load = load, .stretch = stretch, .refine = refine_ranked
};
const ValueForm FORM_UNRANKED = { .name = "unranked memref", .refine = refine_unranked };
