/* Memrefs: descriptors of memory, ranked or not. */
#include "semantics/value/form.h"

#include <string.h>

/* struct { ptr, ptr, index, [rank x index], [rank x index] } */
Layout layout_memref(const Target *target, unsigned rank, unsigned space)
{
    Layout index = layout_index(target), pointer = layout_pointer(target, space);
    uint64_t indices = 1 + 2 * (uint64_t)rank;
    uint64_t indices_at = round_up(pointer.stride + pointer.bytes, index.alignment);
    uint64_t alignment = index.alignment > pointer.alignment ? index.alignment : pointer.alignment;
    uint64_t bytes = round_up(indices_at + indices * index.bytes, alignment);

    return (Layout){ .form = &FORM_MEMREF,
                     .width = target->index_width,
                     .rank = rank,
                     .lanes = 1,
                     .words = MEMREF_SIZES + 2 * (uint64_t)rank,
                     .big_endian = target->big_endian,
                     .pointer_bytes = (unsigned)pointer.bytes,
                     .pointer_stride = pointer.stride,
                     .indices_at = indices_at,
                     .bytes = bytes,
                     .stride = bytes,
                     .alignment = alignment };
}

Layout layout_unranked(void)
{
    return (Layout){ .form = &FORM_UNRANKED,
                     .lanes = 1,
                     .words = UNRANKED_MEMREF + MEMREF_SIZES + 2 * UNRANKED_MAX_RANK,
                     .alignment = WORD_BYTES };
}

static void store(const Layout *layout, const uint64_t *words, Allocation *allocation,
                  uint64_t offset)
{
    uint64_t size = layout->width / BYTE_BITS, at = offset + layout->indices_at;

    memory_write_pointer(allocation, offset, pointer_of_words(words + MEMREF_ALLOCATED),
                         layout->pointer_bytes, layout->big_endian);
    memory_write_pointer(allocation, offset + layout->pointer_stride,
                         pointer_of_words(words + MEMREF_ALIGNED), layout->pointer_bytes,
                         layout->big_endian);
    for (uint64_t i = MEMREF_OFFSET; i < layout->words; i++, at += size)
        memory_write_word(allocation, at, words[i], size, layout->big_endian);
}

static void load(const Layout *layout, const Allocation *allocation, uint64_t offset,
                 uint64_t *words)
{
    uint64_t size = layout->width / BYTE_BITS, at = offset + layout->indices_at;
    unsigned bytes = layout->pointer_bytes;

    set_pointer_words(words + MEMREF_ALLOCATED,
                      memory_read_pointer(allocation, offset, bytes, layout->big_endian));
    set_pointer_words(words + MEMREF_ALIGNED,
                      memory_read_pointer(allocation, offset + layout->pointer_stride, bytes,
                                          layout->big_endian));
    for (uint64_t i = MEMREF_OFFSET; i < layout->words; i++, at += size)
        words[i] = memory_read_word(allocation, at, size, layout->big_endian);
}

/* Pointers, and what follows them. */
static bool stretch(const Layout *layout, uint64_t number, Stretch *stretch)
{
    *stretch = (Stretch){ layout->indices_at,
                          (layout->words - MEMREF_OFFSET) * (layout->width / BYTE_BITS) };
    if (number < 2)
        *stretch = (Stretch){ number * layout->pointer_stride, layout->pointer_bytes };
    return number < 3;
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
