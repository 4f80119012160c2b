#include "dialects/pointed.h"

enum { LANES_OF_A_STEP = 32 }; /* that are moved in the time of one */

/* Integers that are a word or less go through memory bit by bit (DECISIONS.md M21). */
static bool goes_by_bits(Place place)
{
    return layout_is_integer(place.layout) && place.layout->width <= 64 && *place.poison;
}

/* The bits of a byte that were never written; false where some are poison of another kind. */
static bool unwritten_of_byte(const Step *s, const Spot *spot, unsigned byte, uint64_t *unwritten,
                              uint32_t *origin)
{
    *unwritten = 0;
    for (unsigned bit = 0; bit < 8; bit++) {
        uint32_t found =
            memory_bits_origin(spot->allocation, spot->offset + byte, (unsigned char)(1 << bit));
        uint64_t bits;

        if (!found)
            continue;
        if (!unwritten_bits_of(s, found, &bits))
            return false;
        *unwritten |= 1 << bit;
        *origin = found;
    }
    return true;
}

/* What was read is poison: if that is for bits that were never written alone, the others are known.
 */
static void know_written_bits(Step *s, const MemRef *at, Place to)
{
    uint64_t unwritten = 0, byte, width = to.layout->width;
    uint64_t mask = width < 64 ? (1ULL << width) - 1 : UINT64_MAX;
    uint32_t origin = 0;
    Spot spot;

    if (find_spot(s, at, 0, to.layout, 1, ACCESS_READ, &spot) == FLOW_END)
        return;
    for (unsigned i = 0; i < layout_bytes(to.layout); i++) {
        if (!unwritten_of_byte(s, &spot, i, &byte, &origin))
            return;
        unwritten |= byte << 8 * layout_byte_of(to.layout, i);
    }
    if (!unwritten || unwritten & ~mask
        || !layout_padding_is_zero(to.layout, spot.allocation, spot.offset))
        return;
    layout_load(to.layout, spot.allocation, spot.offset, to.words, NULL);
    *to.words &= ~unwritten;
    *to.poison = unwritten_bits_moved(s, origin, unwritten, "was read by");
}

static uint64_t alignment_or(uint64_t alignment, const Layout *layout)
{
    return alignment ? alignment : layout_alignment(layout);
}

Flow load_value(Step *s, Pointer from, const Type *type, uint64_t alignment, AccessMode mode,
                Place to)
{
    MemRef at = pointee(from, type);

    if (load_aligned(s, &at, 0, alignment_or(alignment, to.layout), to, mode) == FLOW_END)
        return FLOW_END;
    if (goes_by_bits(to))
        know_written_bits(s, &at, to);
    return work_done(s, layout_lanes(to.layout) / LANES_OF_A_STEP);
}

/* The bits that are known are written, the others become what they are in the value. */
static Flow store_known_bits(Step *s, const MemRef *at, uint64_t alignment, AccessMode mode,
                             Place from, uint64_t unwritten)
{
    uint32_t origin = *from.poison, clean = 0;
    Place known = { from.words, &clean, from.layout };
    Spot spot;

    if (store_aligned(s, at, 0, alignment, known, mode) == FLOW_END
        || find_spot(s, at, 0, from.layout, 1, ACCESS_WRITE, &spot) == FLOW_END)
        return FLOW_END;
    for (unsigned i = 0; i < layout_bytes(from.layout); i++) {
        unsigned char bits = (unsigned char)(unwritten >> 8 * layout_byte_of(from.layout, i));

        if (bits)
            memory_set_poison_bits(spot.allocation, spot.offset + i, bits, origin);
    }
    return FLOW_NEXT;
}

Flow store_value(Step *s, Pointer to, const Type *type, uint64_t alignment, AccessMode mode,
                 Place from)
{
    MemRef at = pointee(to, type);
    uint64_t unwritten;

    alignment = alignment_or(alignment, from.layout);
    if (goes_by_bits(from) && unwritten_bits_of(s, *from.poison, &unwritten))
        return store_known_bits(s, &at, alignment, mode, from, unwritten);
    if (store_aligned(s, &at, 0, alignment, from, mode) == FLOW_END)
        return FLOW_END;
    return work_done(s, layout_lanes(from.layout) / LANES_OF_A_STEP);
}
