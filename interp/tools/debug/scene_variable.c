/* Variables of the source that the program was compiled from. */
#include "interp/tools/debug/scene.h"

#include "interp/machine/variable_text.h"
#include "interp/tools/debug/listing_write.h"
#include "interp/tools/debug/words.h"

#include <ctype.h>

static bool is_letter(char c)
{
    return isalpha((unsigned char)c) || c == '_';
}

static Str take_name(Str *text)
{
    Str name = { words_trim(*text).data, 0 };

    *text = words_trim(*text);
    while (name.len < text->len
           && (is_letter(text->data[name.len]) || isdigit((unsigned char)text->data[name.len])))
        name.len++;
    *text = words_trim(str_from(*text, name.len));
    return name;
}

/* What the variable is where the frame stands that is looked at. */
static bool object_here(const Scene *scene, const Variable *variable, Object *object, Sb *sb)
{
    const Active *top = scene_top(scene);

    if (!variable->value || !facts_is_computed(&scene->activity->facts, variable->value, top->op)) {
        sb_printf(sb, "what %.*s is, is not known here", STR_ARG(variable->name));
        return false;
    }
    return object_of_variable(frame_place(top->frame, variable->value), variable, object, sb);
}

static bool has_variables(const Scene *scene, Variables *variables)
{
    const Active *top = scene_top(scene);

    if (!top || scene->returned)
        return false;
    facts_of(&scene->activity->facts, top->frame->function->op);
    variables_at(top->op, variables);
    return variables->len != 0;
}

static const Op *find_global(const Op *module, Str name, Variable *variable)
{
    for (const Op *op = module->regions[0].first->first; op; op = op->next)
        if (variable_of_global(op, variable) && str_eq(variable->name, name))
            return op;
    return NULL;
}

/* Of the function, or of all of them. */
static bool find(const Scene *scene, Str name, Object *object, Sb *sb)
{
    Variables variables = { 0 };
    const Variable *found = NULL;
    Variable variable;
    const Op *global;
    bool good = false;

    has_variables(scene, &variables);
    for (size_t i = 0; i < variables.len; i++)
        if (str_eq(variables.data[i].name, name))
            found = &variables.data[i];
    global = found ? NULL : find_global(scene->machine->module, name, &variable);
    if (found)
        good = object_here(scene, found, object, sb);
    else if (global)
        good = object_of_global(scene->machine, global, &variable, object, sb);
    else
        sb_printf(sb,
                  "there is no variable %.*s of the source here, that debug information tells "
                  "of (values of the program begin with %%)",
                  STR_ARG(name));
    vec_free(&variables);
    return good;
}

/* ".x", "->x", "[1]"; false where none follows, or where there is none, which was written. */
static bool take_part(Machine *machine, Object *object, Str *text, Sb *sb)
{
    int64_t index;

    if (words_take(text, "->"))
        return object_pointed(machine, object, sb)
               && object_member(machine, object, take_name(text), sb);
    if (words_take(text, "."))
        return object_member(machine, object, take_name(text), sb);
    if (text->len && *text->data == '[') {
        Str indices = { text->data, str_find(*text, ']') + 1 };

        if (indices.len <= text->len && words_indices(&indices, &index, 1) == 1) {
            *text = words_trim(str_from(*text, (size_t)(indices.data - text->data)));
            return object_element(machine, object, index, sb);
        }
    }
    sb_printf(sb,
              "'%.*s' is not understood: a variable takes .member, ->member, [number], and * "
              "before it",
              STR_ARG(*text));
    return false;
}

bool scene_is_variable(Str text)
{
    while (words_take(&text, "*"))
        continue;
    return text.len && is_letter(*text.data) && !str_is(text, "true") && !str_is(text, "false");
}

static void print_object(Sb *sb, const Scene *scene, Str name, const Object *object, char format)
{
    scene_print_computed(sb, scene, name);
    object_print(sb, scene->machine, object, format);
    sb_add(sb, " : ");
    source_type_print(sb, object->type);
    sb_char(sb, '\n');
}

/* "*p->next" */
static bool read_object(const Scene *scene, Str text, Object *object, Sb *sb)
{
    unsigned stars = 0;

    while (words_take(&text, "*"))
        stars++;
    if (!find(scene, take_name(&text), object, sb))
        return false;
    while (text.len)
        if (!take_part(scene->machine, object, &text, sb))
            return false;
    while (stars-- > 0)
        if (!object_pointed(scene->machine, object, sb))
            return false;
    return true;
}

bool scene_show_variable(Sb *sb, const Scene *scene, Str text, char format)
{
    Object object;

    if (!read_object(scene, text, &object, sb))
        return false;
    print_object(sb, scene, text, &object, format);
    return true;
}

bool variable_named(const Op *module, const Op *at, Str name, Variable *variable, const Op **global)
{
    Variables variables = { 0 };
    bool found = false;

    variables_at(at, &variables);
    for (size_t i = 0; i < variables.len && !found; i++) {
        found = str_eq(variables.data[i].name, name);
        *variable = variables.data[i];
    }
    vec_free(&variables);
    *global = found ? NULL : find_global(module, name, variable);
    return found || *global;
}

bool scene_variable_element(const Scene *scene, Str text, Element *element, Sb *sb)
{
    const Allocation *memory;
    const Type *type;
    Object object;

    if (!read_object(scene, text, &object, sb))
        return false;
    type = object_scalar(scene->machine, &object, &memory, sb);
    if (!type)
        return false;
    *element = (Element){ memory->id, object.at.address - memory->address,
                          layout_bytes(machine_layout(scene->machine, type)), type };
    return true;
}

bool scene_show_variables(Sb *sb, const Scene *scene, Str argument)
{
    Variables variables = { 0 };
    bool any = has_variables(scene, &variables);

    (void)argument;
    for (size_t i = 0; i < variables.len; i++) {
        Sb why = { 0 };
        Object object;

        sb_add(sb, "  ");
        if (object_here(scene, &variables.data[i], &object, &why))
            print_object(sb, scene, variables.data[i].name, &object, 0);
        else
            sb_printf(sb, "%.*s\n", STR_ARG(sb_view(&why)));
        sb_free(&why);
    }
    vec_free(&variables);
    if (!any)
        sb_add(sb, "no variables of a source that debug information tells of\n");
    return true;
}

static void list_variable(Sb *sb, const Scene *scene, const Variable *variable)
{
    ItemNumbers numbers = { 0 };
    ItemTexts texts = { 0 };
    Object object;

    sb_str(&texts.name, variable->name);
    if (object_here(scene, variable, &object, &texts.value)) {
        object_print(&texts.value, scene->machine, &object, 0);
        source_type_print(&texts.type, object.type);
        numbers.address = object.in_memory ? object.at.address : 0;
    }
    listing_add(sb, numbers, &texts);
    item_texts_free(&texts);
}

void scene_list_variables(Sb *sb, const Scene *scene, const ListAsk *ask)
{
    Variables variables = { 0 };

    has_variables(scene, &variables);
    listing_begin(sb, variables.len);
    for (size_t i = 0; i < variables.len; i++)
        if (list_asks(ask, i))
            list_variable(sb, scene, &variables.data[i]);
    vec_free(&variables);
}
