#include "interp/tools/trace/value_word.h"

enum {
    LONGEST_WORD = 160,
    LANES_DRAWN = 64,  /* page/lanes.js draws so many, and wants all of them */
    MOST_LANES = 4096, /* a value of more is not written out only to be cut */
};

/* In characters; a lane takes 40 at the most, but for the widest formats. */
static size_t longest(Place place)
{
    uint64_t lanes = layout_lanes(place.layout);

    return layout_is_vector(place.layout) && lanes <= LANES_DRAWN ? LONGEST_WORD + 40 * lanes
                                                                  : LONGEST_WORD;
}

void value_word(Sb *sb, Place place, const Type *type, const AllocationNames *names)
{
    Sb word = { 0 };
    ValueText text = { .sb = &word, .names = names };

    if (!place.layout) {
        sb_add(sb, "?");
        return;
    }
    if (layout_lanes(place.layout) > MOST_LANES) {
        sb_printf(sb, "%llu element%s", (unsigned long long)layout_lanes(place.layout),
                  plural(layout_lanes(place.layout)));
        return;
    }
    text.most = longest(place);
    datum_text(&text, place, type);
    if (word.len > text.most)
        sb_printf(sb, "%.*s…", (int)text.most, word.data);
    else
        sb_str(sb, sb_view(&word));
    sb_free(&word);
}
