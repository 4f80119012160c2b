/* What the user changes in a run. */
#include "interp/tools/debug/listing.h"

#include "core/text/source.h"
#include "dialects/access.h"
#include "dialects/meaning/meaning.h"
#include "interp/program/arguments.h"
#include "interp/tools/debug/words.h"

static bool refuse(Sb *sb, const char *why)
{
    sb_add(sb, why);
    return false;
}

/* The first line of what is wrong with the text, without where. */
static void keep_error(void *state, const Diag *diag)
{
    Sb *sb = state;

    if (diag->severity == SEVERITY_ERROR && !sb->len)
        sb_str(sb, diag->text);
}

static const Attr *read_attr(const Scene *scene, const Type *type, Str text, Sb *why)
{
    Context *context = scene->machine->context;
    DiagHandler handler = context->handler;
    void *state = context->handler_state;
    Step step = { .machine = scene->machine, .arena = &scene->machine->scratch };
    const DatumKind *kind = datum_kind(type);
    const Type *spoken = kind->written_as ? kind->written_as(&step, type) : type;
    const Attr *attr = NULL;
    unsigned given = 0;
    bool good;

    context->handler = keep_error;
    context->handler_state = why;
    good = source_parse_attrs(context, text, &spoken, &type, 1, &attr, &given) && given == 1;
    context->handler = handler;
    context->handler_state = state;
    return good ? attr : NULL;
}

/* The value of the text, in the place. */
static bool read(const Scene *scene, Place place, const Type *type, Str text, Sb *sb)
{
    Step step = { .op = scene_top(scene)->op,
                  .machine = scene->machine,
                  .arena = &scene->machine->scratch };
    bool poison = str_is(text, "poison"); /* as it is shown */
    Sb why = { 0 };
    const Attr *attr = poison ? NULL : read_attr(scene, type, text, &why);
    bool good = poison || attr;

    if (poison || (good && argument_is_poison(attr)))
        place_set_poison(&step, place, "the user of the debugger put it there");
    else if (good)
        good = argument_read_value(&step, place, type, attr) == READ_FINE;
    if (!good)
        sb_printf(sb, "'%.*s' is no value of type %s%s%.*s", STR_ARG(text), type_text(type),
                  why.len ? ": " : "", STR_ARG(sb_view(&why)));
    sb_free(&why);
    return good;
}

/* Read first, so that it stays as it was where the text is wrong. */
static bool set_place(Sb *sb, const Scene *scene, Place place, const Type *type, Str text)
{
    Place new = { ARENA_ARRAY(&scene->machine->scratch, uint64_t, layout_words(place.layout)),
                  ARENA_ARRAY(&scene->machine->scratch, uint32_t, layout_lanes(place.layout)),
                  place.layout };

    if (place.layout->counted || type_has_elements(type))
        return refuse(sb, "what it holds lies elsewhere: its elements can be set, where they are a "
                          "memref's");
    if (!read(scene, new, type, text, sb))
        return false;
    place_copy(place, new);
    scene_top(scene)->frame->clean = false;
    scene_print_bare(sb, place, type);
    return true;
}

static bool set_element(Sb *sb, const Scene *scene, Str target, Str text)
{
    Machine *machine = scene->machine;
    Allocation *allocation;
    const Layout *layout;
    Element element;
    Place new;

    if (!scene_element(scene, target, &element, sb))
        return false;
    allocation = memory_find(machine->memory, element.allocation);
    if (allocation->constant)
        return refuse(sb, "its memory is constant");
    layout = machine_layout(machine, element.type);
    new = (Place){ ARENA_ARRAY(&machine->scratch, uint64_t, layout_words(layout)),
                   ARENA_ARRAY(&machine->scratch, uint32_t, layout_lanes(layout)), layout };
    if (!read(scene, new, element.type, text, sb))
        return false;
    layout_store(layout, new.words, new.poison, allocation, element.offset);
    scene_print_stored(sb, scene, allocation, element.offset, element.type);
    return true;
}

/* "%v[1, 2]" of a vector. */
static bool set_lane(Sb *sb, const Scene *scene, const Value *value, Str indices, Str text)
{
    Place place = frame_place(scene_top(scene)->frame, value);
    const Type *type = value->type;
    int64_t at[LIST_DEPTH];
    int count = words_indices(&indices, at, LIST_DEPTH);
    uint64_t lane = 0;

    if (place.layout->counted)
        return refuse(sb, "a vector as large as this is not changed");
    if (count != (int)type->shaped.rank || indices.len)
        return refuse(sb, "a lane is written as in %v[1], with as many indices as the vector has "
                          "dimensions");
    for (int i = 0; i < count; i++) {
        if (at[i] < 0 || at[i] >= place.layout->dims[i])
            return refuse(sb, "there is no such lane");
        lane = lane * (uint64_t)place.layout->dims[i] + (uint64_t)at[i];
    }
    return set_place(sb, scene, place_lane(place, lane), type->shaped.element, text);
}

bool scene_set(Sb *sb, Scene *scene, Str target, Str text)
{
    ArenaMark mark = arena_mark(&scene->machine->scratch);
    Str rest = target, name = words_value(&rest);
    const Value *value = NULL;
    bool good = false;

    if (!name.len || (rest.len && *rest.data != '['))
        refuse(sb, "a value (%x), a lane (%v[1]) or an element of a memref (%m[1, 2]) can be set");
    else
        value = scene_value(scene, name, sb);
    if (value && !rest.len)
        good = set_place(sb, scene, frame_place(scene_top(scene)->frame, value), value->type, text);
    else if (value && value->type->kind == TYPE_VECTOR)
        good = set_lane(sb, scene, value, rest, text);
    else if (value)
        good = set_element(sb, scene, target, text);
    arena_release(&scene->machine->scratch, mark);
    return good;
}
