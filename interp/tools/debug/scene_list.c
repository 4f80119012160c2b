/* The scene as items: frames, and the values of one. */
#include "interp/tools/debug/listing_write.h"

#include <string.h>

static bool has_frame(const Scene *scene)
{
    return scene_top(scene) && !scene->returned;
}

static bool is_listed(const Scene *scene, const Value *value, bool arguments)
{
    const Active *top = scene_top(scene);

    return (value->kind == VALUE_BLOCK_ARGUMENT) == arguments
           && facts_is_computed(&scene->activity->facts, value, top->op)
           && scene_has_fired(scene, value) && top->frame->function->slots[value->slot].layout;
}

/* Its own name alone: the value is looked up by it. */
static void list_value(Sb *sb, const Scene *scene, const Value *value)
{
    Scene plain = *scene;
    Sb name = { 0 }, why = { 0 };
    Shown shown;

    plain.colours = false;
    scene_print_name(&name, &plain, value);
    if (scene_shown_of(scene, value, &shown, &why))
        scene_add_shown(sb, scene, sb_view(&name), &shown);
    sb_free(&name);
    sb_free(&why);
}

static void list_values(Sb *sb, const Scene *scene, const ListAsk *ask, bool arguments)
{
    Facts *facts = has_frame(scene)
                       ? facts_of(&scene->activity->facts, scene_top(scene)->frame->function->op)
                       : NULL;
    uint64_t total = 0;

    for (size_t i = 0; facts && i < facts->listed.len; i++)
        total += is_listed(scene, facts->listed.data[i], arguments);
    listing_begin(sb, total);
    total = 0;
    for (size_t i = 0; facts && i < facts->listed.len; i++)
        if (is_listed(scene, facts->listed.data[i], arguments) && list_asks(ask, total++))
            list_value(sb, scene, facts->listed.data[i]);
}

/* The line of the source where lines of it are shown, or there is no other. */
static void place_frame(const Scene *scene, const Op *op, ItemNumbers *numbers, Sb *file)
{
    const Attr *elsewhere = script_elsewhere(scene->script, op);
    unsigned line = script_line_of(scene->script, op);
    const Attr *at =
        line && !(scene->by_line && elsewhere) ? loc_find_file(op_place(op)) : elsewhere;

    if (!at)
        return;
    numbers->line = at->file.line;
    numbers->column = at->file.column;
    if (at == elsewhere)
        sb_str(file, at->file.file);
}

static void list_frame(Sb *sb, const Scene *scene, const Active *active)
{
    const Op *stands = active->frame->function->expands ? active->frame->call : active->op;
    ItemNumbers numbers = { .op = op_number(scene->machine->module, stands) };
    ItemTexts texts = { 0 };

    if (active->frame->function->expands)
        sb_str(&texts.name, op_name(active->frame->call));
    else
        facts_print_function(&texts.name, active->frame->function->op);
    sb_str(&texts.value, op_name(active->op));
    place_frame(scene, active->op, &numbers, &texts.file);
    listing_add(sb, numbers, &texts);
    item_texts_free(&texts);
}

static void list_frames(Sb *sb, const Scene *scene, const ListAsk *ask)
{
    const Active *active = scene->returned ? NULL : activity_top(scene->activity);
    uint64_t total = 0;
    Sb items = { 0 };

    while (active) {
        long at = activity_call(scene->activity, active);

        if (list_asks(ask, total++))
            list_frame(&items, scene, active);
        active = at < 0 ? NULL : &scene->activity->ops.data[at];
    }
    listing_begin(sb, total);
    sb_str(sb, sb_view(&items));
    sb_free(&items);
}

bool scene_list(Sb *sb, const Scene *scene, Str bytes)
{
    ListAsk ask;
    Str name;

    memcpy(&ask, bytes.data, sizeof ask);
    name = str_from(bytes, sizeof ask);
    switch (ask.kind) {
    case LIST_FRAMES:
        list_frames(sb, scene, &ask);
        return true;
    case LIST_LOCALS:
    case LIST_BLOCK_ARGUMENTS:
        list_values(sb, scene, &ask, ask.kind == LIST_BLOCK_ARGUMENTS);
        return true;
    case LIST_VARIABLES:
        scene_list_variables(sb, scene, &ask);
        return true;
    case LIST_MEMORY:
        return scene_list_memory(sb, scene, &ask);
    case LIST_GLOBALS:
        return scene_list_globals(sb, scene, &ask);
    case LIST_VALUE:
        return scene_list_value(sb, scene, name);
    case LIST_PARTS:
        return scene_list_parts(sb, scene, &ask, name);
    }
    return false;
}
