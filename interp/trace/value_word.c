#include "interp/trace/value_word.h"

#include "interp/value_text.h"

#include <string.h>

enum {
    LONGEST_WORD = 160,
    MOST_LANES = 4096, /* a value of more is not written out only to be cut */
};

static void add_list(Sb *sb, const uint64_t *words, uint64_t count)
{
    sb_add(sb, "[");
    for (uint64_t i = 0; i < count; i++)
        sb_printf(sb, "%s%lld", i ? ", " : "", (long long)words[i]);
    sb_add(sb, "]");
}

bool sizes_are_row_major(const uint64_t *sizes, const uint64_t *strides, uint64_t rank)
{
    uint64_t expected = 1;

    for (uint64_t i = rank; i-- > 0; expected *= sizes[i])
        if (strides[i] != expected)
            return false;
    return true;
}

static void add_memref(Sb *sb, Place place, const AllocationNumbers *numbers)
{
    const uint64_t *words = place.words, *sizes, *strides;
    uint64_t rank = place.layout->rank;

    if (place.layout->kind == LAYOUT_UNRANKED) {
        rank = words[UNRANKED_RANK];
        words += UNRANKED_MEMREF;
    }
    sizes = words + MEMREF_SIZES;
    strides = sizes + rank;
    sb_printf(sb, "#%u", numbers->number(numbers->state, words[MEMREF_ALIGNED_PROVENANCE]));
    if (words[MEMREF_OFFSET])
        sb_printf(sb, " + %lld", (long long)words[MEMREF_OFFSET]);
    sb_add(sb, " ");
    add_list(sb, sizes, rank);
    if (!sizes_are_row_major(sizes, strides, rank)) {
        sb_add(sb, " strides ");
        add_list(sb, strides, rank);
    }
}

/* The printer's text without the type that it ends with. */
static void add_printed(Sb *sb, Place place, const Type *type)
{
    Sb text = { 0 };
    size_t tail = strlen(" : ") + strlen(type_text(type));

    value_print(&text, place, type);
    text.len = text.len > tail ? text.len - tail : 0;
    if (text.len > LONGEST_WORD)
        sb_printf(sb, "%.*s…", LONGEST_WORD, text.data);
    else
        sb_str(sb, sb_view(&text));
    sb_free(&text);
}

void value_word(Sb *sb, Place place, const Type *type, const AllocationNumbers *numbers)
{
    if (!place.layout)
        sb_add(sb, "?");
    else if (type_is_any_memref(type) && !*place.poison)
        add_memref(sb, place, numbers);
    else if (layout_lanes(place.layout) > MOST_LANES)
        sb_printf(sb, "%llu element%s", (unsigned long long)layout_lanes(place.layout),
                  plural(layout_lanes(place.layout)));
    else
        add_printed(sb, place, type);
}
