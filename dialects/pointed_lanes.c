#include "dialects/pointed.h"

static const char NOTHING_STANDS[] = "its mask is off, and nothing stands for it";

Lanes masked_lanes(Step *s, Place mask, Place pointers, const Type *element, uint64_t alignment)
{
    return (Lanes){ s, mask, pointers, element, alignment, UINT64_MAX, NULL };
}

/* Is the lane on? Where that is poison the run has ended. */
static bool is_on(const Lanes *lanes, uint64_t lane, bool *over)
{
    Place bit = place_lane(lanes->mask, lane);

    *over = lane < lanes->evl && *bit.poison;
    if (*over)
        undefined_poison(lanes->s, *bit.poison, "bit %llu of the mask is poison",
                         (unsigned long long)lane);
    return lane < lanes->evl && !*over && bit.words[0];
}

/* The pointer to element `number` behind the one pointer, which lie as elements of an array do
 * (DECISIONS.md M20), or to that of the lane. */
static bool pointer_of(const Lanes *lanes, uint64_t lane, uint64_t number, const Layout *element,
                       Pointer *at)
{
    bool many = layout_is_vector(lanes->pointers.layout);
    Place place = many ? place_lane(lanes->pointers, lane) : lanes->pointers;

    if (*place.poison) {
        undefined_poison(lanes->s, *place.poison, "the address of lane %llu is poison",
                         (unsigned long long)lane);
        return false;
    }
    *at = place_pointer(place);
    if (at->address % lanes->alignment) {
        undefined(lanes->s,
                  "the address 0x%llx is not aligned to %llu bytes, as the operation promises",
                  (unsigned long long)at->address, (unsigned long long)lanes->alignment);
        return false;
    }
    if (!many)
        at->address +=
            number * (lanes->stride ? (uint64_t)int_low_s(*lanes->stride) : layout_stride(element));
    return true;
}

typedef enum Reach { REACH_FAULT, REACH_NOTHING, REACH_MEMORY } Reach;

/* Where a lane like `lane` lies, if it is on; `*number` are on before it, of those that lie close
 * to each other. */
static Reach reach(const Lanes *lanes, uint64_t number_of_lane, Place lane, uint64_t *number,
                   bool close, MemRef *where)
{
    Pointer at;
    bool over;

    if (!is_on(lanes, number_of_lane, &over))
        return over ? REACH_FAULT : REACH_NOTHING;
    if (!pointer_of(lanes, number_of_lane, close ? *number : number_of_lane, lane.layout, &at))
        return REACH_FAULT;
    ++*number;
    *where = pointee(at, lanes->element);
    return REACH_MEMORY;
}

Flow load_lanes(const Lanes *lanes, Place result, const Place *otherwise, bool close)
{
    uint64_t number = 0;

    for (uint64_t i = 0; i < layout_lanes(result.layout); i++) {
        Place lane = place_lane(result, i);
        MemRef from;
        Reach reached = reach(lanes, i, lane, &number, close, &from);

        if (reached == REACH_FAULT
            || (reached == REACH_MEMORY
                && load_aligned(lanes->s, &from, 0, 1, lane, ACCESS_READ) == FLOW_END))
            return FLOW_END;
        if (reached == REACH_NOTHING && otherwise)
            place_copy(lane, place_lane(*otherwise, i));
        else if (reached == REACH_NOTHING)
            place_set_poison(lanes->s, lane, NOTHING_STANDS);
    }
    return FLOW_NEXT;
}

Flow store_lanes(const Lanes *lanes, Place value, bool close)
{
    uint64_t number = 0;

    for (uint64_t i = 0; i < layout_lanes(value.layout); i++) {
        Place lane = place_lane(value, i);
        MemRef to;
        Reach reached = reach(lanes, i, lane, &number, close, &to);

        if (reached == REACH_FAULT
            || (reached == REACH_MEMORY
                && store_aligned(lanes->s, &to, 0, 1, lane, ACCESS_WRITE) == FLOW_END))
            return FLOW_END;
    }
    return FLOW_NEXT;
}
