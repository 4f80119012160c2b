/* Does what is asked of addresses show where memory lies? */
#include "semantics/memory/state.h"

/* Of bytes, or a function, that live. */
static bool is_within(const Memory *memory, Pointer pointer)
{
    const Allocation *of = memory_find(memory, pointer.provenance);
    uint64_t size = of && of->kind == ALLOCATION_CODE ? 1 : of ? of->size : 0;

    return of && of->alive && pointer.address - of->address < size;
}

/* So near its object that the address wraps nowhere. */
static bool is_near(const Memory *memory, Pointer pointer)
{
    const Allocation *of = memory_find(memory, pointer.provenance);

    return of
           && pointer.address - of->address + MEMORY_UNUSED_ENDS
                  <= of->size + 2 * MEMORY_UNUSED_ENDS;
}

/* Null is less than all addresses that have not wrapped. */
static bool shows_beside_number(const Memory *memory, uint64_t number, Pointer pointer)
{
    return number || !is_near(memory, pointer);
}

static bool comparison_shows(const Memory *memory, Pointer a, Pointer b, bool if_same)
{
    if (!a.provenance)
        return b.provenance && shows_beside_number(memory, a.address, b);
    if (!b.provenance)
        return shows_beside_number(memory, b.address, a);
    if (!memory_same(memory, a.provenance, b.provenance))
        return !if_same || !is_within(memory, a) || !is_within(memory, b);
    return !if_same && !(is_near(memory, a) && is_near(memory, b));
}

void memory_note_comparison(const Memory *memory, Pointer a, Pointer b, bool if_same)
{
    memory->choice->place_showed |= comparison_shows(memory, a, b, if_same);
}

void memory_note_difference(const Memory *memory, Pointer a, Pointer b)
{
    memory->choice->place_showed |= !memory_same(memory, a.provenance, b.provenance);
}

void memory_note_mask(const Memory *memory, Pointer pointer, uint64_t cleared)
{
    const Allocation *of = memory_find(memory, pointer.provenance);

    memory->choice->place_showed |= of && cleared & ~(of->alignment - 1);
}
