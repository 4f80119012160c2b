/* Records: parts that are poison each by itself, as structs and arrays of LLVM IR are. */
#include "semantics/value/form.h"

uint64_t layout_part_lane(const Layout *record, unsigned part)
{
    return record->at ? record->at[part].lane : part * record->element->lanes;
}

static bool is_gapless(const Layout *layout)
{
    if (layout_is_record(layout))
        return layout->gapless;
    return layout->bytes == layout->stride && !layout->part_count && !layout_is_vector(layout);
}

static Layout measured(Layout record)
{
    uint64_t bytes = 0;

    record.form = &FORM_RECORD;
    measure_parts(&record);
    record.lanes = layout_part_lane(&record, record.part_count);
    record.gapless = true;
    if (record.parts || !record.part_count) {
        for (unsigned i = 0; i < record.part_count; i++) {
            record.gapless &= is_gapless(record.parts[i]);
            bytes += record.parts[i]->bytes;
        }
        record.gapless &= bytes == record.bytes;
    } else {
        record.gapless = is_gapless(record.element);
    }
    return record;
}

Layout layout_struct(const Layout *const *parts, PartAt *at, unsigned count, bool packed)
{
    at[0] = (PartAt){ 0, 0, 0 };
    for (unsigned i = 0; i < count; i++) {
        if (!packed)
            at[i].offset = round_up(at[i].offset, parts[i]->alignment);
        at[i + 1] = (PartAt){ at[i].offset + parts[i]->stride, at[i].word + parts[i]->words,
                              at[i].lane + parts[i]->lanes };
    }
    return measured((Layout){ .parts = parts, .at = at, .part_count = count, .packed = packed });
}

Layout layout_array(const Layout *element, unsigned count)
{
    return measured((Layout){ .element = element, .part_count = count });
}

/* The part that the lane is in, and which of that part's it is. */
static unsigned part_of_lane(const Layout *record, uint64_t *lane)
{
    unsigned low = 0, high = record->part_count;

    if (!record->parts) {
        low = (unsigned)(*lane / record->element->lanes);
        *lane %= record->element->lanes;
        return low;
    }
    while (high - low > 1) { /* it begins at the lane or before, and the one at `high` does not */
        unsigned middle = low + (high - low) / 2;

        *(record->at[middle].lane <= *lane ? &low : &high) = middle;
    }
    *lane -= record->at[low].lane;
    return low;
}

const Layout *layout_lane_at(const Layout *layout, uint64_t lane, uint64_t *word)
{
    *word = 0;
    while (layout_is_record(layout)) {
        unsigned part = part_of_lane(layout, &lane);

        *word += layout_part_word(layout, part);
        layout = layout_part(layout, part);
    }
    if (layout_is_vector(layout)) {
        layout = layout->element;
        *word += lane * layout->words;
    }
    return layout;
}

static void set_poison(const Layout *layout, uint64_t lane, Allocation *allocation, uint64_t offset,
                       uint32_t origin)
{
    unsigned part = part_of_lane(layout, &lane);

    layout_set_lane_poison(layout_part(layout, part), lane, allocation,
                           offset + layout_part_offset(layout, part), origin);
}

static uint32_t poison_of(const Layout *layout, uint64_t lane, const Allocation *allocation,
                          uint64_t offset)
{
    unsigned part = part_of_lane(layout, &lane);

    return layout_lane_poison(layout_part(layout, part), lane, allocation,
                              offset + layout_part_offset(layout, part));
}

uint64_t layout_padded_lane(const Layout *layout, const Allocation *allocation, uint64_t offset,
                            uint64_t lane)
{
    for (; layout->odd && lane < layout->lanes; lane++) {
        const Layout *part = layout;
        uint64_t at = offset, within = lane;

        while (layout_is_record(part)) {
            unsigned number = part_of_lane(part, &within);

            at += layout_part_offset(part, number);
            part = layout_part(part, number);
        }
        if (!layout_padding_is_zero(part, allocation, at))
            return lane;
    }
    return layout->lanes;
}

const ValueForm FORM_RECORD = { .name = "record",
                                .store = store_parts,
                                .load = load_parts,
                                .set_poison = set_poison,
                                .poison = poison_of };
