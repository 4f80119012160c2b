#include "interp/library/library.h"

#include <string.h>

enum { WORD_BITS = 64 };

static bool is_number(const Layout *layout)
{
    bool good = layout_stride(layout) && (layout->form == &FORM_GROUP || layout_is_number(layout));

    for (unsigned i = 0; good && layout->form == &FORM_GROUP && i < layout->part_count; i++)
        good = is_number(layout_part(layout, i));
    return good;
}

bool element_is_number(const Layout *layout)
{
    return is_number(layout_lane(layout));
}

bool element_is_plain(const Layout *layout)
{
    bool good = layout->form == &FORM_GROUP
                || (layout_is_number(layout) && !layout->odd && !layout->big_endian);

    for (unsigned i = 0; good && layout->form == &FORM_GROUP && i < layout->part_count; i++)
        good = element_is_plain(layout_part(layout, i));
    return good;
}

uint64_t element_size(const Layout *layout)
{
    return layout_stride(layout_lane(layout)) * layout_lanes(layout);
}

static void take_number(const Layout *layout, uint64_t *words, const unsigned char *bytes)
{
    unsigned top = layout->width % WORD_BITS;

    for (unsigned i = 0; layout->form == &FORM_GROUP && i < layout->part_count; i++)
        take_number(layout_part(layout, i), words + layout_part_word(layout, i),
                    bytes + layout_part_offset(layout, i));
    if (layout->form == &FORM_GROUP)
        return;
    memset(words, 0, layout_words(layout) * sizeof *words);
    memcpy(words, bytes, layout_bytes(layout));
    if (top)
        words[layout_words(layout) - 1] &= ((uint64_t)1 << top) - 1;
}

static void give_number(const Layout *layout, const uint64_t *words, unsigned char *bytes)
{
    for (unsigned i = 0; layout->form == &FORM_GROUP && i < layout->part_count; i++)
        give_number(layout_part(layout, i), words + layout_part_word(layout, i),
                    bytes + layout_part_offset(layout, i));
    if (layout->form == &FORM_GROUP)
        return;
    memcpy(bytes, words, layout_bytes(layout));
    memset(bytes + layout_bytes(layout), 0, layout_stride(layout) - layout_bytes(layout));
}

void element_take(const Layout *layout, uint64_t *words, const unsigned char *bytes)
{
    const Layout *lane = layout_lane(layout);

    for (uint64_t i = 0; i < layout_lanes(layout); i++)
        take_number(lane, words + i * layout_words(lane), bytes + i * layout_stride(lane));
}

void element_give(const Layout *layout, const uint64_t *words, unsigned char *bytes)
{
    const Layout *lane = layout_lane(layout);

    for (uint64_t i = 0; i < layout_lanes(layout); i++)
        give_number(lane, words + i * layout_words(lane), bytes + i * layout_stride(lane));
}
