/* `info`: arguments, locals, frames, memory. */
#include "interp/tools/debug/scene.h"

#include "dialects/meaning/meaning.h"
#include "interp/tools/debug/words.h"

static bool has_no_frame(Sb *sb, const Scene *scene)
{
    if (scene_top(scene) && !scene->returned)
        return false;
    scene_explain_end(sb, scene);
    return true;
}

static void print_value(Sb *sb, const Scene *scene, const Active *top, const Value *value)
{
    sb_add(sb, "  ");
    scene_print_name(sb, scene, value);
    sb_add(sb, " = ");
    scene_print_value(sb, frame_place(top->frame, value), value->type);
    sb_char(sb, '\n');
}

bool scene_show_arguments(Sb *sb, const Scene *scene, Str argument)
{
    const Active *top = scene_top(scene);
    const Block *entry;

    (void)argument;
    if (has_no_frame(sb, scene))
        return false;
    entry = top->frame->function->op->regions[0].first;
    for (unsigned i = 0; i < entry->arg_count; i++)
        print_value(sb, scene, top, entry->args[i]);
    if (!entry->arg_count)
        sb_add(sb, "no arguments\n");
    return true;
}

bool scene_show_locals(Sb *sb, const Scene *scene, Str argument)
{
    const Active *top = scene_top(scene);
    Facts *facts;
    bool any = false;

    (void)argument;
    if (has_no_frame(sb, scene))
        return false;
    facts = facts_of(&scene->activity->facts, top->frame->function->op);
    for (size_t i = 0; i < facts->listed.len; i++) {
        const Value *value = facts->listed.data[i];

        if (!facts_is_computed(&scene->activity->facts, value, top->op)
            || !scene_has_fired(scene, value) || !top->frame->function->slots[value->slot].layout)
            continue;
        print_value(sb, scene, top, value);
        any = true;
    }
    if (!any)
        sb_add(sb, "nothing is computed yet\n");
    return true;
}

/* " (n)" */
static void print_source_name(Sb *sb, const Value *value)
{
    Sb name = { 0 };

    if (source_expression(value, &name))
        sb_printf(sb, " (%.*s)", STR_ARG(sb_view(&name)));
    sb_free(&name);
}

/* "@f(%n = 3 : i32)" */
static void print_call(Sb *sb, const Scene *scene, const Frame *frame)
{
    const Op *function = frame->function->op;
    const Block *entry = function->regions[0].first;

    facts_print_function(sb, function);
    for (unsigned i = 0; i < entry->arg_count; i++) {
        sb_add(sb, i ? ", " : "(");
        scene_print_name(sb, scene, entry->args[i]);
        print_source_name(sb, entry->args[i]);
        sb_add(sb, " = ");
        scene_print_value(sb, frame_place(frame, entry->args[i]), entry->args[i]->type);
    }
    sb_add(sb, entry->arg_count ? ")" : "()");
}

/* "#0 @f(%n = 3 : i32) at func.call, file:5"; or the operation that means what runs. */
static void print_frame(Sb *sb, const Scene *scene, unsigned number, const Active *active)
{
    sb_printf(sb, "  #%u ", number);
    if (active->frame->function->expands)
        sb_str(sb, op_name(active->frame->call));
    else
        print_call(sb, scene, active->frame);
    sb_printf(sb, " at %.*s, ", STR_ARG(op_name(active->op)));
    script_print_location(sb, scene->script, active->op);
    sb_char(sb, '\n');
}

/* The frame that is looked at, and who called it. */
bool scene_show_frame(Sb *sb, const Scene *scene, Str argument)
{
    const Active *top = scene_top(scene), *caller;

    (void)argument;
    if (has_no_frame(sb, scene))
        return false;
    print_frame(sb, scene, scene->frame, top);
    caller = activity_in_frame(scene->activity, scene->frame + 1);
    if (!caller) {
        sb_add(sb, "  it is the entry's\n");
        return true;
    }
    sb_add(sb, "  called from\n");
    print_frame(sb, scene, scene->frame + 1, caller);
    return true;
}

bool scene_show_frames(Sb *sb, const Scene *scene, Str argument)
{
    const Active *active = activity_top(scene->activity);
    uint64_t most = 50;
    unsigned number = 0, left = 0;

    if (has_no_frame(sb, scene))
        return false;
    if (argument.len)
        words_number(&argument, &most);
    while (active) {
        long at = activity_call(scene->activity, active);

        if (number < most)
            print_frame(sb, scene, number++, active);
        else
            left++;
        active = at < 0 ? NULL : &scene->activity->ops.data[at];
    }
    if (left)
        sb_printf(sb, "  and %u more, the entry the last of them\n", left);
    return true;
}

/* The memrefs of the frame that is looked at that lie in the allocation. */
static void print_names(Sb *sb, const Scene *scene, const Allocation *allocation)
{
    const Active *top = scene_top(scene);
    const char *separator = ", seen as ";
    Facts *facts;

    if (!top || scene->returned)
        return;
    facts = facts_of(&scene->activity->facts, top->frame->function->op);
    for (size_t i = 0; i < facts->listed.len; i++) {
        const Value *value = facts->listed.data[i];
        Place place;

        if (type_held(value->type)->kind != TYPE_MEMREF
            || !facts_is_computed(&scene->activity->facts, value, top->op))
            continue;
        place = frame_place(top->frame, value);
        if (*place.poison || place.words[MEMREF_ALIGNED_PROVENANCE] != allocation->id)
            continue;
        sb_add(sb, separator);
        separator = ", ";
        scene_print_name(sb, scene, value);
    }
}

void scene_print_allocation(Sb *sb, const Scene *scene, const Allocation *allocation)
{
    static const char *const KINDS[] = {
        [ALLOCATION_HEAP] = "heap",       [ALLOCATION_STACK] = "stack",
        [ALLOCATION_GLOBAL] = "global",   [ALLOCATION_CODE] = "code",
        [ALLOCATION_LIBRARY] = "library", [ALLOCATION_ARGUMENT] = "argument"
    };
    const Op *made = allocation->made;
    uint64_t size = allocation->size, written = memory_first_uninitialised(allocation, 0, size);

    sb_printf(sb, "%llu byte%s, %s", (unsigned long long)size, plural(size),
              KINDS[allocation->kind]);
    if (allocation->constant)
        sb_add(sb, ", constant");
    if (made) {
        sb_printf(sb, ", from '%.*s', ", STR_ARG(op_name(made)));
        script_print_location(sb, scene->script, made);
    }
    sb_add(sb, written == size ? ", all written" : ", not all written");
    if (memory_poison(allocation, 0, size))
        sb_add(sb, ", some poison");
    print_names(sb, scene, allocation);
}

static void print_allocation(Sb *sb, const Scene *scene, const Allocation *allocation)
{
    sb_printf(sb, "  0x%llx: ", (unsigned long long)allocation->address);
    scene_print_allocation(sb, scene, allocation);
    sb_char(sb, '\n');
}

bool scene_show_memory(Sb *sb, const Scene *scene, Str argument)
{
    enum { MOST_ALLOCATIONS = 200 };
    Memory *memory = scene->machine->memory;
    unsigned count = 0;

    (void)argument;
    for (AllocationKind kind = ALLOCATION_HEAP; kind <= ALLOCATION_ARGUMENT; kind++) {
        const Allocation *allocation = memory_next_live(memory, kind, 0);

        for (; allocation; allocation = memory_next_live(memory, kind, allocation->id))
            if (count++ < MOST_ALLOCATIONS)
                print_allocation(sb, scene, allocation);
    }
    if (count > MOST_ALLOCATIONS)
        sb_printf(sb, "  and %u more\n", count - MOST_ALLOCATIONS);
    sb_printf(sb, "%llu byte%s live\n", (unsigned long long)memory_live_bytes(memory),
              plural(memory_live_bytes(memory)));
    return true;
}
