/* Vectors: lanes of another kind. */
#include "dialects/values/kind.h"

#include "core/ir/attr.h"

#include <string.h>

static Holds layout(Step *s, const Type *type, Layout *layout)
{
    const Layout *element = layout_of(s, type->shaped.element);
    int64_t count;

    if (!element || !type_has_static_shape(type))
        return HOLDS_NONE;
    for (unsigned i = 0; i < type->shaped.rank; i++)
        if (type->shaped.dims[i] == 0) {
            *layout = layout_none();
            return HOLDS;
        }
    if (!type_count_elements(type, &count) || count > FRAME_MOST_LANES)
        return HOLDS_SMALLER;
    *layout = layout_vector(element, type->shaped.dims, type->shaped.rank);
    return HOLDS;
}

/* Nested brackets, a level a dimension; `*lane` counts on. */
static void print_lanes(ValueText *text, Place place, const Type *type, unsigned dim,
                        uint64_t *lane)
{
    if (dim == type->shaped.rank) {
        datum_text_element(text, place_lane(place, (*lane)++), type->shaped.element);
        return;
    }
    sb_add(text->sb, "[");
    for (int64_t i = 0; i < type->shaped.dims[dim] && text->sb->len <= text->most; i++) {
        sb_add(text->sb, i ? ", " : "");
        print_lanes(text, place, type, dim + 1, lane);
    }
    sb_add(text->sb, "]");
}

typedef struct Row {
    ValueText *text;
    Place place;
    const Type *element;
} Row;

static bool print_in_row(const void *state, uint64_t number)
{
    const Row *row = state;

    datum_text_element(row->text, place_lane(row->place, number), row->element);
    return true;
}

/* Every lane holds the same words, and none is poison: printed once, as a splat attribute is. */
static bool is_splat(Place place)
{
    uint64_t lanes = layout_lanes(place.layout),
             words = lanes ? layout_words(place.layout) / lanes : 0;

    for (uint64_t i = 0; i < lanes; i++)
        if (place.poison[i]
            || memcmp(place.words, place.words + i * words, words * sizeof *place.words) != 0)
            return false;
    return lanes > 1;
}

static void print(ValueText *text, Place place, const Type *type)
{
    uint64_t lane = 0;

    sb_add(text->sb, "dense<");
    if (layout_is_vector(place.layout) && is_splat(place))
        datum_text_element(text, place_lane(place, 0), type->shaped.element);
    else if (text->elide && layout_lanes(place.layout) > text->elide)
        datum_text_ends(text, type->shaped.rank, (const uint64_t *)type->shaped.dims, print_in_row,
                        &(Row){ text, place, type->shaped.element });
    else if (layout_is_vector(place.layout))
        print_lanes(text, place, type, 0, &lane);
    sb_add(text->sb, ">");
}

static bool set(Step *s, Place place, const Type *type, const Attr *attr)
{
    if (!attr_is_numbers(attr))
        return false;
    for (uint64_t lane = 0; lane < layout_lanes(place.layout); lane++) {
        ArenaMark mark = arena_mark(s->arena);

        if (!place_set_element(s, place_lane(place, lane), type->shaped.element, attr,
                               (int64_t)lane))
            return false;
        arena_release(s->arena, mark);
        if (!work_goes_on(s, layout_words(place.layout->element)))
            break; /* the run is over before the value is read */
    }
    return true;
}

const DatumKind VECTOR_VALUES = {
    .name = "vector",
    .layout = layout,
    .print = print,
    .set = set,
    .sample = sample_elements,
};
