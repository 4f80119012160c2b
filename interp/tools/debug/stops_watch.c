/* Watchpoints. */
#include "interp/tools/debug/stops.h"
#include "dialects/meaning/meaning.h"
#include "semantics/value/refine.h"

#include <string.h>

/* The line that every hit begins with. */
static void print_watch(Sb *sb, const Scene *scene, const Watch *watch)
{
    Sb text = { 0 };

    sb_printf(&text, "watchpoint %u: %s\n", watch->number, watch->text);
    ink(sb, scene->colours, INK_STRONG, sb_view(&text));
    sb_free(&text);
}

static bool same_place(Place a, Place b)
{
    if (a.layout->counted)
        return refine_value(a.layout, a.words, a.poison, b.words, b.poison).verdict == REFINE_EQUAL;
    return memcmp(a.words, b.words, layout_words(a.layout) * sizeof *a.words) == 0
           && memcmp(a.poison, b.poison, layout_lanes(a.layout) * sizeof *a.poison) == 0;
}

static void see_value(Stops *stops, const Scene *scene, const Watch *watch, const Frame *frame,
                      Sb *sb)
{
    Place old = activity_latest(scene->activity, frame, watch->value);
    Place new = frame_place(frame, watch->value);

    if (!new.layout || (old.words && same_place(old, new)))
        return;
    stops->hit = true;
    print_watch(sb, scene, watch);
    sb_add(sb, "  was ");
    if (old.words)
        scene_print_value(sb, old, watch->value->type);
    else
        sb_add(sb, "not computed");
    sb_add(sb, ", is ");
    scene_print_value(sb, new, watch->value->type);
    sb_char(sb, '\n');
}

/* The memref is given. An element that it does not have is told, as a stop. */
static void arm(Stops *stops, const Scene *scene, Watch *watch, const Frame *frame, Sb *sb)
{
    Sb why = { 0 };

    watch->element = (Element){ 0 };
    if (!scene_element_of(scene, frame_place(frame, watch->memref), watch->memref->type,
                          watch->indices, &watch->element, &why)
        && sb) {
        watch->element = (Element){ 0 };
        stops->hit = true;
        print_watch(sb, scene, watch);
        sb_printf(sb, "  is not there: %.*s\n", STR_ARG(sb_view(&why)));
    }
    sb_free(&why);
}

void stops_arm(Stops *stops, const Scene *scene)
{
    for (size_t i = 0; i < stops->watches.len; i++) {
        Watch *watch = &stops->watches.data[i];
        const Frame *frame =
            watch->memref ? activity_frame_of(scene->activity, watch->memref) : NULL;

        if (frame)
            arm(stops, scene, watch, frame, NULL);
    }
}

void stops_see_results(Stops *stops, const Scene *scene, const Step *step, Sb *sb)
{
    for (size_t i = 0; i < stops->watches.len; i++) {
        Watch *watch = &stops->watches.data[i];

        if (watch->value && value_definer(watch->value) == step->op)
            see_value(stops, scene, watch, step->frame, sb);
        if (watch->memref && value_definer(watch->memref) == step->op)
            arm(stops, scene, watch, step->frame, sb);
    }
}

static bool is_argument_of(const Value *value, const Block *block)
{
    return value->kind == VALUE_BLOCK_ARGUMENT && value->block == block;
}

void stops_see_arguments(Stops *stops, const Scene *scene, const Frame *frame, const Block *block,
                         Sb *sb)
{
    for (size_t i = 0; i < stops->watches.len; i++) {
        Watch *watch = &stops->watches.data[i];

        if (watch->value && is_argument_of(watch->value, block))
            see_value(stops, scene, watch, frame, sb);
        if (watch->memref && is_argument_of(watch->memref, block))
            arm(stops, scene, watch, frame, sb);
    }
}

/* All that there is to say of the element, to see whether it changed; and its text. */
static void read_element(const Scene *scene, const Element *element, Sb *bytes, Sb *text)
{
    const Allocation *allocation = memory_find(scene->machine->memory, element->allocation);

    if (!allocation || !allocation->alive) {
        sb_add(text, "freed");
        return;
    }
    sb_str(bytes, (Str){ (const char *)allocation->bytes + element->offset, element->size });
    for (uint64_t at = element->offset; at < element->offset + element->size; at++) {
        sb_char(bytes, memory_first_uninitialised(allocation, at, 1) == at);
        sb_char(bytes, memory_poison(allocation, at, 1) != 0);
    }
    if (element->type)
        scene_print_element(text, scene, element);
}

static bool is_held(const Stops *stops, size_t watch, const Element *element)
{
    for (size_t i = 0; i < stops->held.len; i++)
        if (stops->held.data[i].watch == watch
            && stops->held.data[i].element.offset == element->offset)
            return true;
    return false;
}

static bool overlap(const Element *element, uint64_t offset, uint64_t size)
{
    return offset < element->offset + element->size && element->offset < offset + size;
}

/* What of a watched memref's memory is touched: an element, or a range of bytes, which has no type.
 * The memref is what it was given last. */
static bool touched_of_memref(const Scene *scene, const Value *value, const Allocation *allocation,
                              uint64_t offset, uint64_t size, Element *element)
{
    const Op *function = facts_function(value_block(value)->region->parent);
    const Frame frame = { .function = machine_function(scene->machine, function) };
    Place place = activity_latest(scene->activity, &frame, value);
    const Type *type = type_held(value->type);
    const Layout *layout;

    if (!place.words || *place.poison || type->kind != TYPE_MEMREF
        || place.words[MEMREF_ALIGNED_PROVENANCE] != allocation->id)
        return false;
    *element = (Element){ allocation->id, offset, size, NULL };
    layout = machine_layout(scene->machine, type->shaped.element);
    if (layout && layout_bytes(layout) == size)
        element->type = type->shaped.element;
    return scene_memref_reaches(scene, place, type, element, NULL);
}

void stops_touch(Stops *stops, const Scene *scene, const Allocation *allocation, uint64_t offset,
                 uint64_t size)
{
    for (size_t i = 0; i < stops->watches.len; i++) {
        const Watch *watch = &stops->watches.data[i];
        Held held = { .watch = i, .element = watch->element };

        if (watch->value
                ? !touched_of_memref(scene, watch->value, allocation, offset, size, &held.element)
                : held.element.allocation != allocation->id
                      || !overlap(&held.element, offset, size))
            continue;
        if (is_held(stops, i, &held.element))
            continue;
        read_element(scene, &held.element, &held.bytes, &held.text);
        vec_push(&stops->held, held);
    }
}

/* "[1, 2]", or the bytes. */
static void print_touched(Sb *sb, const Scene *scene, const Watch *watch, const Element *element)
{
    const Op *function = facts_function(value_block(watch->value)->region->parent);
    const Frame frame = { .function = machine_function(scene->machine, function) };
    Place place = activity_latest(scene->activity, &frame, watch->value);
    Sb indices = { 0 };

    if (element->type && place.words
        && scene_memref_reaches(scene, place, watch->value->type, element, &indices) && indices.len)
        sb_str(sb, sb_view(&indices));
    else
        sb_printf(sb, "%llu byte%s at offset %llu", (unsigned long long)element->size,
                  plural(element->size), (unsigned long long)element->offset);
    sb_free(&indices);
}

static void see_element(Stops *stops, const Scene *scene, const Held *held, const Op *op, Sb *sb)
{
    const Watch *watch = &stops->watches.data[held->watch];
    Sb bytes = { 0 }, text = { 0 };

    read_element(scene, &held->element, &bytes, &text);
    if (!str_eq(sb_view(&bytes), sb_view(&held->bytes))) {
        stops->hit = true;
        print_watch(sb, scene, watch);
        sb_add(sb, "  ");
        if (watch->value)
            print_touched(sb, scene, watch, &held->element);
        if (text.len && held->text.len)
            sb_printf(sb, "%swas %.*s, is %.*s", watch->value ? " " : "",
                      STR_ARG(sb_view(&held->text)), STR_ARG(sb_view(&text)));
        else
            sb_add(sb, text.len ? " are freed" : " changed");
        sb_printf(sb, ", by '%.*s', ", STR_ARG(op_name(op)));
        script_print_location(sb, scene->script, op);
        sb_char(sb, '\n');
    }
    sb_free(&bytes);
    sb_free(&text);
}

void stops_see_memory(Stops *stops, const Scene *scene, const Op *op, Sb *sb)
{
    for (size_t i = 0; i < stops->held.len; i++) {
        Held *held = &stops->held.data[i];

        see_element(stops, scene, held, op, sb);
        sb_free(&held->bytes);
        sb_free(&held->text);
    }
    stops->held.len = 0;
}
