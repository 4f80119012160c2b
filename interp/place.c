/* Places: values of any type, read, written and copied. */
#include "interp/machine.h"

#include <string.h>

void place_copy(Place to, Place from)
{
    memmove(to.words, from.words, layout_words(from.layout) * sizeof *to.words);
    memmove(to.poison, from.poison, layout_lanes(from.layout) * sizeof *to.poison);
}

static Place place_in(Arena *arena, const Layout *layout)
{
    return (Place){ ARENA_ARRAY(arena, uint64_t, layout_words(layout)),
                    ARENA_ARRAY(arena, uint32_t, layout_lanes(layout)), layout };
}

bool machine_place(Machine *machine, const Layout *layout, Place *place)
{
    uint64_t bytes =
        layout_words(layout) * sizeof(uint64_t) + layout_lanes(layout) * sizeof(uint32_t);

    if (!budget_fits(&machine->budget, bytes))
        return false;
    *place = place_in(&machine->program, layout);
    return true;
}

void places_copy(Machine *machine, const Place *to, const Place *from, unsigned count)
{
    ArenaMark mark = arena_mark(&machine->scratch);
    Place *held = ARENA_ARRAY(&machine->scratch, Place, count);

    for (unsigned i = 0; i < count; i++) {
        held[i] = place_in(&machine->scratch, from[i].layout);
        place_copy(held[i], from[i]);
    }
    for (unsigned i = 0; i < count; i++)
        place_copy(to[i], held[i]);
    arena_release(&machine->scratch, mark);
}

Place scratch_place(Step *s, const Layout *layout)
{
    return place_in(s->arena, layout);
}

Place place_lane(Place place, uint64_t lane)
{
    const Layout *layout = place.layout;

    if (layout->kind != LAYOUT_VECTOR)
        return place;
    layout = layout->element;
    return (Place){ place.words + lane * layout_words(layout), place.poison + lane, layout };
}

Int place_int(Place lane)
{
    Int value = { .width = lane.layout->width };

    if (value.width <= INT_WORD_BITS)
        value.word = lane.words[0];
    else
        value.limbs = (const mp_limb_t *)lane.words;
    return value;
}

Float place_float(Place lane)
{
    return float_of_bits(lane.layout->format, lane.words[0],
                         lane.layout->format->width > INT_WORD_BITS ? lane.words[1] : 0);
}

void place_set_int(Place lane, Int value)
{
    memcpy(lane.words, int_data(&value), int_words(value.width) * sizeof *lane.words);
    lane.poison[0] = 0;
}

void place_set_float(Place lane, Float value)
{
    memcpy(lane.words, value.bits, layout_words(lane.layout) * sizeof *lane.words);
    lane.poison[0] = 0;
}

void place_set_poison(Step *s, Place place, const char *why)
{
    uint32_t origin = machine_origin_born(s->machine, s->op, why);

    for (uint64_t i = 0; i < layout_lanes(place.layout); i++)
        place.poison[i] = origin;
}

/* One element: an integer or float attribute, or the real and imaginary part in an array. */
static bool set_scalar(Arena *arena, Place lane, const Type *type, const Attr *attr)
{
    switch (type->kind) {
    case TYPE_INTEGER:
    case TYPE_INDEX:
        if (attr->kind != ATTR_INTEGER)
            return false;
        place_set_int(lane, int_resize_s(arena, attr->integer, lane.layout->width));
        return true;
    case TYPE_FLOAT:
        if (attr->kind != ATTR_FLOAT || attr->floating.format != type->format)
            return false;
        place_set_float(lane, attr->floating);
        return true;
    default:
        return false;
    }
}

/* Both parts of complex element `at` of dense elements. */
static bool set_complex(Arena *arena, Place lane, const Type *type, const Attr *dense, int64_t at)
{
    const Layout *part = lane.layout->element;
    uint32_t ignored = 0;
    Place real = { lane.words, &ignored, part };
    Place imaginary = { lane.words + layout_words(part), &ignored, part };

    lane.poison[0] = 0;
    return set_scalar(arena, real, type->shaped.element, attr_element(dense, 2 * at))
           && set_scalar(arena, imaginary, type->shaped.element, attr_element(dense, 2 * at + 1));
}

/* Dense elements, lane by lane; their bits are read without making an attribute of each. */
static bool set_dense(Step *s, Place place, const Type *type, const Attr *dense)
{
    const Type *element = type_element(type);
    Arena *arena = s->arena;

    if (dense->kind != ATTR_DENSE)
        return false;
    for (uint64_t lane = 0; lane < layout_lanes(place.layout); lane++) {
        ArenaMark mark = arena_mark(arena);
        Place at = place_lane(place, lane);

        if (element->kind == TYPE_COMPLEX) {
            if (!set_complex(arena, at, element, dense, (int64_t)lane))
                return false;
        } else {
            Int bits = attr_element_bits(dense, (int64_t)lane, arena);

            place_set_int(at, int_resize_s(arena, bits, at.layout->width));
        }
        arena_release(arena, mark);
        s->machine->work_told += layout_words(at.layout);
        if (!budget_spend(budget_of(s), layout_words(at.layout)))
            break; /* the run is over before the value is read */
    }
    return true;
}

bool place_set_attr(Step *s, Place place, const Type *type, const Attr *attr)
{
    if (type_is_shaped(type))
        return set_dense(s, place, type, attr);
    if (type->kind == TYPE_COMPLEX) {
        uint32_t ignored = 0;
        const Layout *part = place.layout->element;
        Place real = { place.words, &ignored, part };
        Place imaginary = { place.words + layout_words(part), &ignored, part };

        place.poison[0] = 0;
        return attr->kind == ATTR_ARRAY && attr->array.count == 2
               && set_scalar(s->arena, real, type->shaped.element, attr->array.elements[0])
               && set_scalar(s->arena, imaginary, type->shaped.element, attr->array.elements[1]);
    }
    if (type->kind == TYPE_NONE)
        return attr->kind == ATTR_UNIT;
    return set_scalar(s->arena, place, type, attr);
}

bool place_is_all_poison(Place place)
{
    for (uint64_t i = 0; i < layout_lanes(place.layout); i++)
        if (!place.poison[i])
            return false;
    return layout_lanes(place.layout) != 0;
}

bool place_is_poison(Place place)
{
    for (uint64_t i = 0; i < layout_lanes(place.layout); i++)
        if (place.poison[i])
            return true;
    return false;
}
