/* Vectors: lanes of another kind. */
#include "dialects/values/kind.h"

#include "core/ir/attr.h"

#include <string.h>

/* The sizes of its values: scalable ones are multiplied. */
static const int64_t *sizes_of(const Step *s, Arena *arena, const Type *type)
{
    const bool *scalable = type->shaped.scalable;
    int64_t *sizes =
        scalable ? ARENA_COPY(arena, int64_t, type->shaped.dims, type->shaped.rank) : NULL;

    for (unsigned i = 0; scalable && i < type->shaped.rank; i++)
        if (scalable[i] && __builtin_mul_overflow(sizes[i], (int64_t)vscale_in(s), &sizes[i]))
            sizes[i] = INT64_MAX;
    return scalable ? sizes : type->shaped.dims;
}

static bool fits_frame(const int64_t *sizes, unsigned rank)
{
    int64_t count = 1;

    for (unsigned i = 0; i < rank; i++)
        if (__builtin_mul_overflow(count, sizes[i], &count) || count > FRAME_MOST_LANES)
            return false;
    return true;
}

static Holds layout(Step *s, const Type *type, Layout *layout)
{
    const Layout *element = memory_layout_of(s, type->shaped.element);
    const int64_t *sizes = sizes_of(s, s->arena, type);

    if (!element || !type_has_static_shape(type))
        return HOLDS_NONE;
    for (unsigned i = 0; i < type->shaped.rank; i++)
        if (type->shaped.dims[i] == 0) {
            *layout = layout_none();
            return HOLDS;
        }
    if (!fits_frame(sizes, type->shaped.rank))
        return HOLDS_SMALLER;
    *layout = layout_vector(element, sizes, type->shaped.rank);
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
    for (int64_t i = 0; i < place.layout->dims[dim] && text->sb->len <= text->most; i++) {
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
        datum_text_ends(text, type->shaped.rank, (const uint64_t *)place.layout->dims, print_in_row,
                        &(Row){ text, place, type->shaped.element });
    else if (layout_is_vector(place.layout))
        print_lanes(text, place, type, 0, &lane);
    sb_add(text->sb, ">");
}

static void print_element(ValueText *text, Place place, const Type *type)
{
    uint64_t lane = 0;

    if (layout_is_vector(place.layout))
        print_lanes(text, place, type, 0, &lane);
    else
        sb_add(text->sb, "[]");
}

/* Lanes are elements of their own there. */
static bool set_element(Step *s, Place place, const Type *type, const Attr *dense, int64_t number)
{
    uint64_t lanes = layout_lanes(place.layout), first = (uint64_t)number * lanes;

    for (uint64_t lane = 0; lane < lanes; lane++) {
        ArenaMark mark = arena_mark(s->arena);

        if (!place_set_element(s, place_lane(place, lane), type->shaped.element, dense,
                               (int64_t)(first + lane)))
            return false;
        arena_release(s->arena, mark);
        if (!work_goes_on(s, layout_words(place.layout->element)))
            return false;
    }
    return true;
}

static bool set(Step *s, Place place, const Type *type, const Attr *attr)
{
    return attr_is_numbers(attr)
           && (attr_is_splat(attr)
               || (uint64_t)type_num_elements(attr->type) == layout_lanes(place.layout))
           && set_element(s, place, type, attr, 0);
}

static bool sample_lane(Sb *sb, const Type *type, const Op *module)
{
    const DatumKind *kind = datum_kind(type->shaped.element);

    return (kind->sample_element ? kind->sample_element : kind->sample)(sb, type->shaped.element,
                                                                        module);
}

/* Arguments: those of scalable types as vectors of the sizes that they have in this run. */

static const Type *written_as(const Step *s, const Type *type)
{
    return type_vector(type->context, type->shaped.rank, sizes_of(s, s->arena, type), NULL,
                       type->shaped.element);
}

static Reading read(Step *s, Place place, const Type *type, const Attr *attr)
{
    const Type *given = attr->type ? attr->type : type;

    if (given == type && type_is_scalable(type) && vscale_in(s) != 1 && !attr_is_splat(attr))
        return READ_WRONG_TYPE;
    return (given == type || given == written_as(s, type)) && set(s, place, type, attr)
               ? READ_FINE
               : READ_WRONG_TYPE;
}

static void print_argument(ValueText *text, Place place, const Type *type)
{
    bool sized = layout_is_vector(place.layout)
                 && memcmp(place.layout->dims, type->shaped.dims,
                           type->shaped.rank * sizeof *type->shaped.dims)
                        != 0;

    print(text, place, type);
    sb_add(text->sb, " : ");
    type_print(text->sb, sized ? type_vector(type->context, type->shaped.rank, place.layout->dims,
                                             NULL, type->shaped.element)
                               : type);
}

const DatumKind VECTOR_VALUES = {
    .name = "vector",
    .layout = layout,
    .print = print,
    .print_element = print_element,
    .set = set,
    .set_element = set_element,
    .print_argument = print_argument,
    .read = read,
    .written_as = written_as,
    .sample = sample_elements,
    .sample_element = sample_lane,
};
