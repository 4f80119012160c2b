#include "interp/tools/trace/value_word.h"

enum {
    LONGEST_WORD = 160,
    MOST_LANES = 4096, /* a value of more is not written out only to be cut */
};

void value_word(Sb *sb, Place place, const Type *type, const AllocationNames *names)
{
    Sb word = { 0 };
    ValueText text = { .sb = &word, .most = LONGEST_WORD, .names = names };

    if (!place.layout) {
        sb_add(sb, "?");
        return;
    }
    if (layout_lanes(place.layout) > MOST_LANES) {
        sb_printf(sb, "%llu element%s", (unsigned long long)layout_lanes(place.layout),
                  plural(layout_lanes(place.layout)));
        return;
    }
    datum_text(&text, place, type);
    if (word.len > LONGEST_WORD)
        sb_printf(sb, "%.*s…", LONGEST_WORD, word.data);
    else
        sb_str(sb, sb_view(&word));
    sb_free(&word);
}
