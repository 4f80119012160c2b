/* Records: parts that are poison each by itself, as structs and arrays of LLVM IR are. */
#include "semantics/value/form.h"

uint64_t layout_part_lane(const Layout *record, unsigned part)
{
    uint64_t lane = 0;

    if (!record->parts)
        return part * record->element->lanes;
    for (unsigned i = 0; i < part; i++)
        lane += record->parts[i]->lanes;
    return lane;
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

Layout layout_struct(const Layout *const *parts, unsigned count, bool packed)
{
    return measured((Layout){ .parts = parts, .part_count = count, .packed = packed });
}

Layout layout_array(const Layout *element, unsigned count)
{
    return measured((Layout){ .element = element, .part_count = count });
}

static bool stretch(const Layout *layout, uint64_t number, Stretch *stretch)
{
    if (!layout->gapless)
        return stretch_parts(layout, number, stretch);
    *stretch = (Stretch){ 0, layout->bytes };
    return number == 0 && layout->bytes;
}

/* The part that the lane is in, and which of that part's it is. */
static unsigned part_of_lane(const Layout *record, uint64_t *lane)
{
    unsigned part = 0;

    if (!record->parts) {
        part = (unsigned)(*lane / record->element->lanes);
        *lane %= record->element->lanes;
        return part;
    }
    for (; *lane >= record->parts[part]->lanes; part++)
        *lane -= record->parts[part]->lanes;
    return part;
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

const ValueForm FORM_RECORD = { .name = "record",
                                .store = store_parts,
                                .load = load_parts,
                                .stretch = stretch,
                                .set_poison = set_poison,
                                .poison = poison_of };
