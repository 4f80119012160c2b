/* Values of the innermost frame, and `print`. */
#include "interp/tools/debug/scene.h"

#include "dialects/access.h"
#include "interp/tools/debug/words.h"
#include "interp/machine/number_text.h"
#include "interp/machine/value_summary.h"
#include "interp/machine/value_text.h"

enum { LONGEST_VALUE = 160 };

void scene_print_value(Sb *sb, Place place, const Type *type)
{
    value_print_short(sb, place, type, LONGEST_VALUE);
}

void scene_print_bare(Sb *sb, Place place, const Type *type)
{
    Sb text = { 0 }, suffix = { 0 };

    scene_print_value(&text, place, type);
    sb_printf(&suffix, " : %s", type_text(type));
    if (text.len > suffix.len
        && str_eq(str_from(sb_view(&text), text.len - suffix.len), sb_view(&suffix)))
        text.len -= suffix.len;
    sb_str(sb, sb_view(&text));
    sb_free(&text);
    sb_free(&suffix);
}

void scene_print_computed(Sb *sb, const Scene *scene, Str name)
{
    if (scene->unnamed)
        return;
    ink(sb, scene->colours, INK_NAME, name);
    sb_add(sb, " = ");
}

void scene_print_name(Sb *sb, const Scene *scene, const Value *value)
{
    Activity *activity = scene->activity;
    const Block *block = value_block(value);
    const Op *function = facts_function(block->region->parent);
    Sb name = { 0 };

    value_name_print(&name, facts_of(&activity->facts, function)->naming, value);
    ink(sb, scene->colours, INK_NAME, sb_view(&name));
    sb_free(&name);
}

/* As the text calls it, or else as the printer would. */
void scene_print_block(Sb *sb, const Scene *scene, const Block *block)
{
    Str label = script_label(scene->script, block);
    const Op *function = facts_function(block->region->parent);

    if (label.len)
        sb_str(sb, label);
    else
        naming_block(facts_of(&scene->activity->facts, function)->naming, sb, block);
}

/* Why the value cannot be looked at now, though the function has it. */
static void explain_absence(Sb *sb, const Scene *scene, Str name, const Value *value, const Op *at)
{
    const Op *definer = value_definer(value);
    const Op *place = definer ? definer : value->block->region->parent;

    if (definer == at) {
        sb_printf(sb, "%.*s is not computed yet: the current operation computes it", STR_ARG(name));
        return;
    }
    sb_printf(sb, "%.*s has no value here: ", STR_ARG(name));
    if (!definer)
        sb_add(sb, "it is an argument of a block in ");
    sb_printf(sb, "'%.*s', ", STR_ARG(op_name(place)));
    script_print_location(sb, scene->script, place);
    if (definer)
        sb_add(sb, ", computes it");
}

void scene_explain_end(Sb *sb, const Scene *scene)
{
    sb_add(sb, scene->returned ? "the run has returned, and nothing is left of its frames"
                               : "the run has ended before its next operation began");
    sb_add(sb, " (go back with reverse-step)");
}

const Value *scene_value(const Scene *scene, Str name, Sb *sb)
{
    const Active *top = scene_top(scene);
    const Value *value;

    if (!top || scene->returned) {
        scene_explain_end(sb, scene);
        return NULL;
    }
    value = facts_value_named(&scene->activity->facts, top->op, name);
    if (!value)
        value = scene_lent(scene, top->frame, name);
    if (!value) {
        sb_printf(sb, "there is no value %.*s in ", STR_ARG(name));
        facts_print_function(sb, top->frame->function->op);
        if (str_find(name, '-') < name.len)
            sb_add(sb, " (a minus behind a name needs a blank before it)");
        return NULL;
    }
    if (!facts_is_computed(&scene->activity->facts, value, top->op)
        || !scene_has_fired(scene, value)) {
        explain_absence(sb, scene, name, value, top->op);
        return NULL;
    }
    if (top->frame->function->slots[value->slot].layout)
        return value;
    sb_printf(sb, "%.*s has a type that is not supported", STR_ARG(name));
    return NULL;
}

static void print_bits(Sb *sb, const Layout *scalar, const uint64_t *words)
{
    sb_add(sb, "0b");
    for (unsigned bit = scalar->width; bit-- > 0;)
        sb_char(sb, words[bit / 64] >> bit % 64 & 1 ? '1' : '0');
}

bool scene_is_unsigned(const Type *type)
{
    return type->kind == TYPE_INTEGER
           && (type->integer.signedness == UNSIGNED || type->integer.width == 1);
}

/* `format` is d, x, t or e. Of a float d gives the usual form, e all digits. */
void scene_print_scalar(Sb *sb, char format, Place place, const Type *type)
{
    const Layout *scalar = place.layout;
    Arena scratch = { 0 };
    Int bits = int_of_words(&scratch, scalar->width, place.words);

    if (*place.poison)
        sb_add(sb, "poison");
    else if (format == 't')
        print_bits(sb, scalar, place.words);
    else if (format == 'x')
        number_print_hex(sb, bits);
    else if (layout_is_float(scalar))
        (format == 'e' ? float_print_exact : float_print)(sb, place_float(place));
    else
        (scene_is_unsigned(type) ? int_print_u : int_print_s)(sb, bits);
    arena_free(&scratch);
}

static bool is_shown_as_number(const Layout *scalar)
{
    return layout_is_number(scalar) || scalar->form == &FORM_POINTER;
}

static bool print_as(Sb *sb, char format, Place place, const Type *type);

/* A struct or array, whose integers are signless. */
static bool print_record_as(Sb *sb, char format, Place record, const Type *type)
{
    const Layout *layout = record.layout;
    bool good = true;

    sb_char(sb, layout->parts ? '{' : '[');
    for (unsigned i = 0; good && i < layout->part_count; i++) {
        Place part = place_part(record, i);

        sb_add(sb, i ? ", " : "");
        good = print_as(sb, format, part, type_i(type->context, layout_lane(part.layout)->width));
    }
    sb_char(sb, layout->parts ? '}' : ']');
    return good;
}

/* Numbers, lane by lane; those of a lane of several parts in brackets. */
static bool print_as(Sb *sb, char format, Place place, const Type *type)
{
    const Layout *layout = place.layout;
    uint64_t count = layout_scalars(layout), each = layout_scalars(layout_lane(layout)), word, lane;

    if (layout_is_record(layout))
        return print_record_as(sb, format, place, type);
    type = type_element(type);
    if (type->kind == TYPE_COMPLEX)
        type = type->shaped.element;
    sb_add(sb, layout_is_vector(layout) ? "[" : "");
    for (uint64_t i = 0; i < count; i++) {
        const Layout *scalar = layout_scalar(layout, i, &word, &lane);
        Place part = { place.words + word, place.poison + lane, scalar };
        bool first = i % each == 0, alone = each == 1 || *part.poison;

        if (!is_shown_as_number(scalar))
            return false;
        if (alone && !first)
            continue;
        sb_add(sb, i ? ", " : "");
        sb_add(sb, first && !alone ? "(" : "");
        scene_print_scalar(sb, format, part, type);
        sb_add(sb, (i + 1) % each == 0 && !alone ? ")" : "");
    }
    sb_add(sb, layout_is_vector(layout) ? "]" : "");
    return count != 0;
}

/* Where the poison was born, and by what it came here. */
void scene_print_poison(Sb *sb, const Scene *scene, uint32_t origin)
{
    const Origin *origins = scene->machine->origins.data;

    if (!origin)
        return;
    for (; origins[origin].parent; origin = origins[origin].parent) {
        sb_printf(sb, "  it %s '%.*s', ", origins[origin].why,
                  STR_ARG(op_name(facts_accessing(origins[origin].op))));
        if (origins[origin].rank) {
            sb_add(sb, "from the element ");
            origin_print_element(sb, scene->machine, &origins[origin]);
            sb_add(sb, ", ");
        }
        script_print_location(sb, scene->script, origins[origin].op);
        sb_char(sb, '\n');
    }
    sb_add(sb, "  the poison was born");
    if (origins[origin].op) {
        sb_printf(sb, " in '%.*s', ", STR_ARG(op_name(origins[origin].op)));
        script_print_location(sb, scene->script, origins[origin].op);
    }
    sb_printf(sb, ": %s\n", origins[origin].why);
}

static uint32_t first_origin(Place place)
{
    for (uint64_t i = 0; i < layout_lanes(place.layout); i++)
        if (place.poison[i])
            return place.poison[i];
    return 0;
}

/* A tensor's first line: its type says of most how large it is. */
static void print_tensor_line(Sb *sb, const Type *type, const Elements *elements)
{
    sb_str(sb, str_of(type_text(type)));
    if (type_has_static_shape(type))
        return;
    sb_add(sb, ", sizes ");
    datum_text_list(&(ValueText){ .sb = sb }, elements->sizes, elements->rank);
}

static void print_summary(Sb *sb, const Scene *scene, Place place, const Type *type)
{
    sb_add(sb, "  ");
    value_print_summary(sb, scene->machine, place, type);
    sb_char(sb, '\n');
}

/* What it holds: false where that is printed with the value, or cannot be read. */
static bool print_held(Sb *sb, const Scene *scene, Place place, const Type *type)
{
    Elements elements;
    Sb text = { 0 };
    bool elided;

    if (!type_has_elements(type) || place_is_poison(place))
        return false;
    if (value_elements(scene->machine->memory, place, type, &elements)
        && scene_is_matrix(scene, &elements)) {
        scene_print_matrix(sb, scene, &elements);
        if (scene->machine->options.elide
            && elements_count(&elements) > scene->machine->options.elide)
            print_summary(sb, scene, place, type);
        return true;
    }
    if (!type_shares_memory(type))
        return false;
    elided = value_print_elided(&text, scene->machine, place, type);
    sb_printf(sb, "  holds %.*s\n", STR_ARG(sb_view(&text)));
    if (elided)
        print_summary(sb, scene, place, type);
    sb_free(&text);
    return true;
}

/* A tensor that is lent to loops is one still. True where elements of it are left away. */
static bool print_line(Sb *sb, const Scene *scene, const Value *value, Place place)
{
    const Value *lent = facts_value_lent(scene_top(scene)->frame, value);
    const Type *type = lent ? lent->type : value->type;
    Elements elements;

    if (type_has_elements(type) && !type_shares_memory(type) && !place_is_poison(place)
        && value_elements(scene->machine->memory, place, value->type, &elements)
        && scene_is_matrix(scene, &elements))
        print_tensor_line(sb, type, &elements);
    else if (!type_shares_memory(value->type))
        return value_print_elided(sb, scene->machine, place, value->type);
    else
        value_print(sb, place, value->type);
    return false;
}

static bool print_whole(Sb *sb, const Scene *scene, Str name, char format)
{
    const Value *value = scene_value(scene, name, sb);
    Sb text = { 0 };
    Place place;
    bool good = true, elided = false;

    if (!value)
        return false;
    place = frame_place(scene_top(scene)->frame, value);
    if (!format)
        elided = print_line(&text, scene, value, place);
    else if ((good = print_as(&text, format, place, value->type)))
        sb_printf(&text, " : %s", type_text(value->type));
    if (good) {
        scene_print_computed(sb, scene, name);
        sb_printf(sb, "%.*s\n", STR_ARG(sb_view(&text)));
        scene_print_poison(sb, scene, first_origin(place));
    } else {
        sb_printf(sb, "%.*s is no number: /%c does not show it", STR_ARG(name), format);
    }
    if (elided)
        print_summary(sb, scene, place, value->type);
    if (good && !format)
        print_held(sb, scene, place, value->type);
    sb_free(&text);
    return good;
}

/* One element of memory, read as a value. */
static bool print_part(Sb *sb, const Scene *scene, Str text, char format)
{
    Element element;
    const Allocation *allocation;
    const Layout *layout;
    ArenaMark mark = arena_mark(&scene->machine->scratch);
    Place place;
    bool good = scene_element(scene, text, &element, sb);

    if (!good)
        return false;
    allocation = memory_find(scene->machine->memory, element.allocation);
    layout = machine_layout(scene->machine, element.type);
    if (!scene->unnamed)
        sb_printf(sb, "%.*s = ", STR_ARG(text));
    if (!format
        || layout_first_uninitialised(layout, allocation, element.offset)
               < element.offset + element.size) {
        scene_print_element(sb, scene, &element);
    } else {
        place = (Place){ ARENA_ARRAY(&scene->machine->scratch, uint64_t, layout_words(layout)),
                         ARENA_ARRAY(&scene->machine->scratch, uint32_t, layout_lanes(layout)),
                         layout };
        layout_load(layout, allocation, element.offset, place.words, place.poison);
        good = print_as(sb, format, place, element.type);
        sb_printf(sb, " : %s", type_text(element.type));
    }
    sb_char(sb, '\n');
    arena_release(&scene->machine->scratch, mark);
    return good;
}

/* Elements of a tensor and lanes of a vector are values, and lie in no memory of the program's. */
static bool has_values(const Scene *scene, Str name)
{
    Sb why = { 0 };
    const Value *value = scene_value(scene, name, &why);

    sb_free(&why);
    return value && (value->type->kind == TYPE_TENSOR || value->type->kind == TYPE_VECTOR);
}

bool scene_show_value(Sb *sb, const Scene *scene, Str argument)
{
    Str rest = argument, name;
    int64_t indices[MEMREF_MAX_RANK];
    char format = 0;

    if (words_take(&rest, "/")) {
        format = rest.len ? *rest.data : ' ';
        rest = words_trim(str_from(rest, 1));
        if (str_find(STR("dxte"), format) == 4) {
            sb_printf(sb, "the formats are /d, /x, /t (bits) and /e (exact), not '/%c'", format);
            return false;
        }
    }
    argument = rest;
    name = words_value(&rest);
    if (name.len && !rest.len)
        return print_whole(sb, scene, name, format);
    if (name.len && !has_values(scene, name) && words_indices(&rest, indices, MEMREF_MAX_RANK) >= 0
        && !rest.len)
        return print_part(sb, scene, argument, format);
    if (scene_is_variable(argument))
        return scene_show_variable(sb, scene, argument, format);
    if (argument.len)
        return scene_show_expression(sb, scene, argument, format);
    sb_add(sb, "print takes a value (%x), an element or a lane (%m[1, 2]) or an expression of them "
               "(%x + 2 * %m[%i]); or a variable of the source (x, a[1], p->next)");
    return false;
}

/* The first line of what `print` shows, without the name. */
static void print_computed(Sb *sb, const Scene *scene, Str expression)
{
    Scene plain = *scene;
    Sb text = { 0 };

    plain.unnamed = true;
    plain.colours = false;
    plain.frame = 0;
    scene_show_value(&text, &plain, words_trim(expression));
    sb_str(sb, (Str){ text.data, str_find(sb_view(&text), '\n') });
    sb_free(&text);
}

void scene_print_message(Sb *sb, const Scene *scene, Str text)
{
    while (text.len) {
        size_t begin = str_find(text, '{'), end = begin;

        end = begin < text.len ? begin + str_find(str_from(text, begin), '}') : begin;
        sb_str(sb, (Str){ text.data, end < text.len ? begin : text.len });
        if (end >= text.len)
            break;
        print_computed(sb, scene, (Str){ text.data + begin + 1, end - begin - 1 });
        text = str_from(text, end + 1);
    }
    sb_char(sb, '\n');
}
