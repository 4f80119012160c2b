/* Parts: what values of several parts have in common, of one lane in all or of several. */
#include "semantics/value/form.h"

uint64_t layout_part_offset(const Layout *group, unsigned part)
{
    uint64_t offset = 0;

    if (group->at)
        return group->at[part].offset;
    if (!group->parts)
        return part * group->element->stride;
    for (unsigned i = 0; i <= part; i++) {
        if (!group->packed)
            offset = round_up(offset, group->parts[i]->alignment);
        offset += group->parts[i]->stride;
    }
    return offset - group->parts[part]->stride;
}

uint64_t layout_part_word(const Layout *group, unsigned part)
{
    uint64_t word = 0;

    if (group->at)
        return group->at[part].word;
    if (!group->parts)
        return part * group->element->words;
    for (unsigned i = 0; i < part; i++)
        word += group->parts[i]->words;
    return word;
}

/* Of equal parts the first says it for all, and where there is none what it would be. */
static unsigned different_parts(const Layout *group)
{
    return group->element ? 1 : group->part_count;
}

void measure_parts(Layout *group)
{
    unsigned count = group->part_count;

    group->words = layout_part_word(group, count);
    group->alignment = 1;
    for (unsigned i = 0; i < different_parts(group); i++) {
        const Layout *part = layout_part(group, i);

        if (part->alignment > group->alignment && !group->packed)
            group->alignment = part->alignment;
        group->counted |= part->counted;
        group->odd |= part->odd;
    }
    if (count)
        group->bytes =
            round_up(layout_part_offset(group, count - 1) + layout_part(group, count - 1)->stride,
                     group->alignment);
    group->stride = group->bytes;
}

void store_parts(const Layout *layout, const uint64_t *words, Allocation *allocation,
                 uint64_t offset)
{
    for (unsigned i = 0; i < layout->part_count; i++) {
        const Layout *part = layout_part(layout, i);

        part->form->store(part, words, allocation, offset + layout_part_offset(layout, i));
        words += part->words;
    }
}

void load_parts(const Layout *layout, const Allocation *allocation, uint64_t offset,
                uint64_t *words)
{
    for (unsigned i = 0; i < layout->part_count; i++) {
        const Layout *part = layout_part(layout, i);

        part->form->load(part, allocation, offset + layout_part_offset(layout, i), words);
        words += part->words;
    }
}

/* The stretches of its parts in turn. */
bool stretch_parts(const Layout *layout, uint64_t number, Stretch *stretch)
{
    for (unsigned i = 0; i < layout->part_count; i++) {
        uint64_t within = 0;

        for (; layout_stretch(layout_part(layout, i), within, stretch); within++, number--)
            if (number == 0) {
                stretch->start += layout_part_offset(layout, i);
                return true;
            }
    }
    return false;
}
