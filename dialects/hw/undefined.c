/* Undefined values. Upstream has each operation that makes one compute a function of its operands
 * that nobody knows but that is always the same. Here that function is a constant, which is a
 * choice (DECISIONS.md W1). */
#include "dialects/hw/values.h"
#include "dialects/hw/hw.h"

enum { HALF_BITS = 31, CHOSEN_BITS = 2 * HALF_BITS };

/* More bits than were chosen are those again and again. */
static Int repeated(Arena *arena, unsigned width, uint64_t chosen)
{
    uint64_t *words = ARENA_ARRAY(arena, uint64_t, int_words(width));

    for (size_t i = 0; i < int_words(width); i++)
        words[i] = chosen;
    return int_of_words(arena, width, words);
}

/* A memo has a pointer's bits, which may be 32. So that none is 0, halves are held plus 1. */
static void remember(Step *s, uint64_t number)
{
    const uint64_t half = ((uint64_t)1 << HALF_BITS) - 1;

    *run_memo(s, s->op) = (void *)(uintptr_t)((number & half) + 1);
    *run_memo(s, &s->op->operands) = (void *)(uintptr_t)((number >> HALF_BITS) + 1);
}

static uint64_t remembered(Step *s)
{
    uint64_t low = (uintptr_t)*run_memo(s, s->op) - 1;

    return low | ((uint64_t)(uintptr_t)*run_memo(s, &s->op->operands) - 1) << HALF_BITS;
}

Int hw_undefined(Step *s, unsigned width)
{
    unsigned bits = width < CHOSEN_BITS ? width : CHOSEN_BITS;

    if (!*run_memo(s, s->op))
        remember(s, choice_of(choice_in(s), (uint64_t)1 << bits));
    return repeated(s->arena, width, remembered(s));
}

Flow hw_set_bits(Step *s, Place place, Int value)
{
    Bits bits = bits_new(s->arena, bits_in_layout(place.layout));

    bits_put(&bits, 0, int_resize_u(s->arena, value, (unsigned)bits.count));
    bits_into(s, &bits, 0, place);
    return FLOW_NEXT;
}

Flow hw_set_undefined(Step *s, Place place)
{
    if (unset_is_poison(s)) {
        place_set_poison(s, place, "nothing sets it");
        return FLOW_NEXT;
    }
    return hw_set_bits(s, place, hw_undefined(s, (unsigned)bits_in_layout(place.layout)));
}
