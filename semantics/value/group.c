/* Groups: one lane of several parts, as LLVM lays out a struct; a complex number is one of two. */
#include "semantics/value/form.h"

/* Where a part stands in memory. */
static uint64_t part_offset(const Layout *group, unsigned part)
{
    uint64_t offset = 0;

    for (unsigned i = 0; i < part; i++)
        offset = round_up(offset, layout_part(group, i)->alignment) + layout_part(group, i)->stride;
    return round_up(offset, layout_part(group, part)->alignment);
}

uint64_t layout_part_word(const Layout *group, unsigned part)
{
    uint64_t word = 0;

    for (unsigned i = 0; i < part; i++)
        word += layout_part(group, i)->words;
    return word;
}

static Layout measured(Layout group)
{
    unsigned last = group.part_count - 1;

    group.form = &FORM_GROUP;
    group.lanes = 1;
    group.words = layout_part_word(&group, group.part_count);
    group.alignment = 1;
    for (unsigned i = 0; i <= last; i++) {
        if (layout_part(&group, i)->alignment > group.alignment)
            group.alignment = layout_part(&group, i)->alignment;
        group.counted |= layout_part(&group, i)->counted;
    }
    group.bytes =
        round_up(part_offset(&group, last) + layout_part(&group, last)->stride, group.alignment);
    group.stride = group.bytes;
    return group;
}

Layout layout_complex(const Layout *element)
{
    return measured((Layout){ .element = element, .part_count = 2 });
}

Layout layout_group(const Layout *const *parts, unsigned count)
{
    return measured((Layout){ .parts = parts, .part_count = count });
}

static void store(const Layout *layout, const uint64_t *words, Allocation *allocation,
                  uint64_t offset)
{
    for (unsigned i = 0; i < layout->part_count; i++) {
        const Layout *part = layout_part(layout, i);

        part->form->store(part, words, allocation, offset + part_offset(layout, i));
        words += part->words;
    }
}

static void load(const Layout *layout, const Allocation *allocation, uint64_t offset,
                 uint64_t *words)
{
    for (unsigned i = 0; i < layout->part_count; i++) {
        const Layout *part = layout_part(layout, i);

        part->form->load(part, allocation, offset + part_offset(layout, i), words);
        words += part->words;
    }
}

/* The stretches of its parts in turn. */
static bool stretch(const Layout *layout, uint64_t number, Stretch *stretch)
{
    for (unsigned i = 0; i < layout->part_count; i++) {
        uint64_t within = 0;

        for (; layout_stretch(layout_part(layout, i), within, stretch); within++, number--)
            if (number == 0) {
                stretch->start += part_offset(layout, i);
                return true;
            }
    }
    return false;
}

static void refine(const Layout *layout, const uint64_t *source, const uint64_t *target,
                   uint64_t lane, Refinement *found)
{
    for (unsigned i = 0; i < layout->part_count; i++) {
        refine_lane(layout_part(layout, i), source, target, lane, found);
        source += layout_part(layout, i)->words;
        target += layout_part(layout, i)->words;
    }
}

static void hold(const Layout *layout, const uint64_t *words)
{
    for (unsigned i = 0; i < layout->part_count; i++) {
        const Layout *part = layout_part(layout, i);

        if (part->counted)
            part->form->hold(part, words);
        words += part->words;
    }
}

static void release(const Layout *layout, uint64_t *words)
{
    for (unsigned i = 0; i < layout->part_count; i++) {
        const Layout *part = layout_part(layout, i);

        if (part->counted)
            part->form->release(part, words);
        words += part->words;
    }
}

const ValueForm FORM_GROUP = { .name = "group",
                               .store = store,
                               .load = load,
                               .stretch = stretch,
                               .refine = refine,
                               .hold = hold,
                               .release = release };
