#include "semantics/value/form.h"

#include <string.h>

uint64_t layout_scalars(const Layout *layout)
{
    uint64_t count = 0;

    if (layout_is_vector(layout))
        return layout->lanes * layout_scalars(layout->element);
    if (layout->part_count && !layout->parts)
        return layout->part_count * layout_scalars(layout->element);
    for (unsigned i = 0; i < layout->part_count; i++)
        count += layout_scalars(layout_part(layout, i));
    return layout->part_count ? count : layout->lanes;
}

static unsigned part_of_scalar(const Layout *layout, uint64_t *scalar)
{
    unsigned part = 0;
    uint64_t count;

    if (!layout->parts) {
        count = layout_scalars(layout->element);
        part = (unsigned)(*scalar / count);
        *scalar %= count;
        return part;
    }
    while (*scalar >= (count = layout_scalars(layout_part(layout, part)))) {
        *scalar -= count;
        part++;
    }
    return part;
}

const Layout *layout_scalar(const Layout *layout, uint64_t scalar, uint64_t *word, uint64_t *lane)
{
    *word = *lane = 0;
    while (layout->part_count || layout_is_vector(layout)) {
        unsigned part;

        if (layout_is_vector(layout)) {
            uint64_t each = layout_scalars(layout->element), number = scalar / each;

            *lane += number;
            *word += number * layout->element->words;
            layout = layout->element;
            scalar %= each;
            continue;
        }
        part = part_of_scalar(layout, &scalar);
        *word += layout_part_word(layout, part);
        *lane += layout_is_record(layout) ? layout_part_lane(layout, part) : 0;
        layout = layout_part(layout, part);
    }
    return layout;
}

bool layout_in_memory(const Layout *layout)
{
    for (unsigned i = 0; i < (layout->parts ? layout->part_count : layout->part_count != 0); i++)
        if (!layout_in_memory(layout_part(layout, i)))
            return false;
    return layout->form->store != NULL;
}

bool layout_stretch(const Layout *layout, uint64_t number, Stretch *stretch)
{
    if (layout->form->stretch)
        return layout->form->stretch(layout, number, stretch);
    *stretch = (Stretch){ 0, layout->bytes };
    return number == 0;
}

/* Of a record part by part, each of which is one of its stretches or has them. */
static uint64_t first_of_parts(const Layout *record, const Allocation *allocation, uint64_t offset)
{
    for (unsigned i = 0; i < record->part_count; i++) {
        const Layout *part = layout_part(record, i);
        uint64_t start = offset + layout_part_offset(record, i);
        uint64_t first = layout_first_uninitialised(part, allocation, start);

        if (first < start + part->bytes)
            return first;
    }
    return offset + record->bytes;
}

uint64_t layout_first_uninitialised(const Layout *layout, const Allocation *allocation,
                                    uint64_t offset)
{
    Stretch stretch;

    if (layout_is_record(layout) && !layout->gapless && !allocation->plain)
        return first_of_parts(layout, allocation, offset);
    for (uint64_t i = 0; !allocation->plain && layout_stretch(layout, i, &stretch); i++) {
        uint64_t start = offset + stretch.start;
        uint64_t first = memory_first_uninitialised(allocation, start, stretch.size);

        if (first < start + stretch.size)
            return first;
    }
    return offset + layout->bytes;
}

/* Poison of values of one lane. */

static void set_poison(const Layout *layout, Allocation *allocation, uint64_t offset,
                       uint32_t origin)
{
    Stretch stretch;

    for (uint64_t i = 0; layout_stretch(layout, i, &stretch); i++)
        memory_set_poison(allocation, offset + stretch.start, stretch.size, origin);
}

static uint32_t poison_of(const Layout *layout, const Allocation *allocation, uint64_t offset)
{
    uint32_t origin = 0;
    Stretch stretch;

    for (uint64_t i = 0; !origin && layout_stretch(layout, i, &stretch); i++)
        origin = memory_origin(allocation, offset + stretch.start, stretch.size);
    return origin;
}

void layout_set_lane_poison(const Layout *layout, uint64_t lane, Allocation *allocation,
                            uint64_t offset, uint32_t origin)
{
    if (layout->form->set_poison)
        layout->form->set_poison(layout, lane, allocation, offset, origin);
    else
        set_poison(layout, allocation, offset, origin);
}

uint32_t layout_lane_poison(const Layout *layout, uint64_t lane, const Allocation *allocation,
                            uint64_t offset)
{
    const ValueForm *form = layout->form;

    return form->poison ? form->poison(layout, lane, allocation, offset)
                        : poison_of(layout, allocation, offset);
}

void layout_store(const Layout *layout, const uint64_t *words, const uint32_t *poison,
                  Allocation *allocation, uint64_t offset)
{
    layout->form->store(layout, words, allocation, offset);
    for (uint64_t lane = 0; poison && lane < layout->lanes; lane++)
        if (poison[lane])
            layout_set_lane_poison(layout, lane, allocation, offset, poison[lane]);
}

bool layout_padding_is_zero(const Layout *layout, const Allocation *allocation, uint64_t offset)
{
    unsigned char top;

    if (!layout_is_int(layout) || layout->width % BYTE_BITS == 0)
        return true;
    memory_read(allocation, offset + layout_byte_of(layout, layout->bytes - 1), &top, 1);
    return top >> layout->width % BYTE_BITS == 0;
}

void layout_load(const Layout *layout, const Allocation *allocation, uint64_t offset,
                 uint64_t *words, uint32_t *poison)
{
    layout->form->load(layout, allocation, offset, words);
    if (poison && allocation->plain)
        memset(poison, 0, layout->lanes * sizeof *poison);
    for (uint64_t lane = 0; poison && !allocation->plain && lane < layout->lanes; lane++)
        poison[lane] = layout_lane_poison(layout, lane, allocation, offset);
}

void layout_read(const Layout *layout, const Allocation *allocation, uint64_t offset,
                 uint64_t *words, uint32_t *poison)
{
    uint64_t lane = layout_padded_lane(layout, allocation, offset, 0);

    layout_load(layout, allocation, offset, words, poison);
    for (; lane < layout->lanes; lane = layout_padded_lane(layout, allocation, offset, lane + 1))
        if (!poison[lane])
            poison[lane] = ORIGIN_UNTOLD;
}
