/* Places: values of any kind, read, written and copied. */
#include "dialects/step.h"

#include <string.h>

void place_clear(Place place)
{
    if (place.layout->counted)
        place.layout->form->release(place.layout, place.words);
}

void place_move(Place to, Place from)
{
    if (!from.layout->counted) {
        place_copy(to, from);
        return;
    }
    if (to.words == from.words) /* handed on to itself */
        return;
    place_clear(to);
    memcpy(to.words, from.words, layout_words(from.layout) * sizeof *to.words);
    *to.poison = *from.poison;
    memset(from.words, 0, layout_words(from.layout) * sizeof *from.words);
}

void place_copy(Place to, Place from)
{
    if (to.words == from.words)
        return;
    if (from.layout->counted) {
        from.layout->form->hold(from.layout, from.words);
        to.layout->form->release(to.layout, to.words);
    }
    memmove(to.words, from.words, layout_words(from.layout) * sizeof *to.words);
    memmove(to.poison, from.poison, layout_lanes(from.layout) * sizeof *to.poison);
}

Place place_lane(Place place, uint64_t lane)
{
    const Layout *layout = place.layout;
    uint64_t word;

    if (layout_is_record(layout)) {
        layout = layout_lane_at(layout, lane, &word);
        return (Place){ place.words + word, place.poison + lane, layout };
    }
    if (!layout_is_vector(layout))
        return place;
    layout = layout->element;
    return (Place){ place.words + lane * layout_words(layout), place.poison + lane, layout };
}

Place place_part(Place lane, unsigned part)
{
    uint64_t first = layout_is_record(lane.layout) ? layout_part_lane(lane.layout, part) : 0;

    return (Place){ lane.words + layout_part_word(lane.layout, part), lane.poison + first,
                    layout_part(lane.layout, part) };
}

Int place_int(Place lane)
{
    Int value = { .width = lane.layout->width };

    if (value.width <= INT_WORD_BITS)
        value.word = lane.words[0];
    else
        value.limbs = (const mp_limb_t *)lane.words;
    return value;
}

Float place_float(Place lane)
{
    return float_of_bits(lane.layout->format, lane.words[0],
                         lane.layout->format->width > INT_WORD_BITS ? lane.words[1] : 0);
}

Pointer place_pointer(Place lane)
{
    return (Pointer){ lane.words[POINTER_PROVENANCE], lane.words[POINTER_ADDRESS] };
}

void place_set_pointer(Place lane, Pointer pointer)
{
    lane.words[POINTER_PROVENANCE] = pointer.provenance;
    lane.words[POINTER_ADDRESS] = pointer.address & layout_address_mask(lane.layout);
    lane.poison[0] = 0;
}

void place_set_int(Place lane, Int value)
{
    memcpy(lane.words, int_data(&value), int_words(value.width) * sizeof *lane.words);
    lane.poison[0] = 0;
}

void place_set_float(Place lane, Float value)
{
    memcpy(lane.words, value.bits, layout_words(lane.layout) * sizeof *lane.words);
    lane.poison[0] = 0;
}

bool place_is_all_poison(Place place)
{
    for (uint64_t i = 0; i < layout_lanes(place.layout); i++)
        if (!place.poison[i])
            return false;
    return layout_lanes(place.layout) != 0;
}

bool place_is_poison(Place place)
{
    for (uint64_t i = 0; i < layout_lanes(place.layout); i++)
        if (place.poison[i])
            return true;
    return false;
}
