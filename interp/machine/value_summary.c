#include "interp/machine/value_summary.h"

#include "dialects/llvm/llvm.h"
#include "dialects/meaning/meaning.h"
#include "interp/machine/value_text.h"

#include <inttypes.h>
#include <string.h>

enum { MOST_LOOKED_AT = 1 << 24 }; /* elements: a view may have more than memory has bytes */

typedef struct Summary {
    const Type *element; /* NULL: they are of several types */
    const Layout *layout;
    uint64_t count, poison, unwritten, nans;
    Place least, greatest; /* of numbers in an order; no layout where there is none yet */
} Summary;

static int compare(const Summary *s, Place a, Place b)
{
    if (layout_is_float(s->layout))
        return (int)float_compare(place_float(a), place_float(b));
    if (s->element->kind == TYPE_INTEGER
        && (s->element->integer.signedness == UNSIGNED || s->element->integer.width == 1))
        return int_cmp_u(place_int(a), place_int(b));
    return int_cmp_s(place_int(a), place_int(b));
}

static void take(Place *to, Place one)
{
    memcpy(to->words, one.words, layout_words(one.layout) * sizeof *one.words);
    to->layout = one.layout;
}

static void add(Summary *s, Place one)
{
    if (place_is_poison(one)) {
        s->poison++;
        return;
    }
    if (!s->element || (!layout_is_float(s->layout) && !layout_is_integer(s->layout)))
        return;
    if (layout_is_float(s->layout) && float_is_nan(place_float(one))) {
        s->nans++;
        return;
    }
    if (!s->least.layout || compare(s, one, s->least) < 0)
        take(&s->least, one);
    if (!s->greatest.layout || compare(s, one, s->greatest) > 0)
        take(&s->greatest, one);
}

static Place room_for(Arena *arena, const Layout *layout)
{
    return (Place){ ARENA_ARRAY(arena, uint64_t, layout_words(layout)),
                    ARENA_ARRAY(arena, uint32_t, layout_lanes(layout)), layout };
}

static void start(Summary *s, Arena *arena, const Type *element, const Layout *layout)
{
    s->element = element;
    s->layout = layout;
    s->least = s->greatest = room_for(arena, layout);
    s->greatest.words = room_for(arena, layout).words;
    s->least.layout = s->greatest.layout = NULL;
}

static void add_elements(Summary *s, Machine *machine, const Elements *elements, Place room)
{
    uint64_t offset;

    s->count = elements_count(elements);
    for (uint64_t i = 0; i < s->count && i < MOST_LOOKED_AT && machine_work_besides(machine, 1)
                         && elements_offset(elements, elements_at(elements, i), &offset);
         i++) {
        layout_read(s->layout, elements->memory, offset, room.words, room.poison);
        if (layout_is_written(s->layout, elements->memory, offset))
            add(s, room);
        else
            s->unwritten++;
    }
}

static void print(Sb *sb, const Summary *s)
{
    sb_printf(sb, "%" PRIu64 " elements", s->count);
    if (s->count > MOST_LOOKED_AT)
        sb_printf(sb, ", of the first %d", MOST_LOOKED_AT);
    if (s->least.layout) {
        sb_add(sb, ", least ");
        value_print_untyped(sb, s->least, s->element);
        sb_add(sb, ", greatest ");
        value_print_untyped(sb, s->greatest, s->element);
    }
    if (s->nans)
        sb_printf(sb, ", %" PRIu64 " NaN", s->nans);
    if (s->poison)
        sb_printf(sb, ", %" PRIu64 " poison", s->poison);
    if (s->unwritten)
        sb_printf(sb, ", %" PRIu64 " never written", s->unwritten);
}

/* Of a vector's lanes, of all that arrays of arrays hold. */
static const Type *lane_type(const Type *type)
{
    type = type_held(type);
    while (llvm_is_array(type))
        type = type_held(llvm_array_element(type));
    if (type->kind == TYPE_VECTOR)
        return type->shaped.element;
    return llvm_is_struct(type) ? NULL : type;
}

void value_print_summary(Sb *sb, Machine *machine, Place place, const Type *type)
{
    Arena arena = { 0 };
    Summary summary = { 0 };
    Elements elements;

    if (value_elements(machine->memory, place, type, &elements)) {
        start(&summary, &arena, elements.type, elements.layout);
        add_elements(&summary, machine, &elements, room_for(&arena, elements.layout));
    } else {
        summary.count = layout_lanes(place.layout);
        if (summary.count)
            start(&summary, &arena, lane_type(type), place_lane(place, 0).layout);
        for (uint64_t i = 0; i < summary.count; i++)
            add(&summary, place_lane(place, i));
    }
    print(sb, &summary);
    arena_free(&arena);
}
