/* Where the run stands. */
#include "interp/tools/debug/scene.h"
#include "interp/machine/state.h"

enum { LINES_AROUND = 2 };

/* The iteration's numbers: "%i = 2 : index, %j = 0 : index". */
static void print_counters(Sb *sb, const Scene *scene, const Active *loop)
{
    const Block *body = loop->op->regions[0].first;
    unsigned count = op_induction_variables(loop->op);

    for (unsigned i = 0; i < count; i++) {
        sb_add(sb, i ? ", " : ": ");
        scene_print_name(sb, scene, body->args[i]);
        sb_add(sb, " = ");
        scene_print_value(sb, frame_place(loop->frame, body->args[i]), body->args[i]->type);
    }
}

static void print_loop(Sb *sb, const Scene *scene, const Loop *loop)
{
    const Op *op = loop->active->op;
    unsigned line = script_line_of(scene->script, op);

    if (loop->blocks) {
        sb_add(sb, "  in the loop of ");
        scene_print_block(sb, scene, loop->blocks->header);
    } else {
        sb_printf(sb, "  in %.*s", STR_ARG(op_name(op)));
        if (line)
            sb_printf(sb, " of line %u", line);
    }
    sb_printf(sb, ", iteration %llu", (unsigned long long)loop->iteration);
    if (!loop->blocks)
        print_counters(sb, scene, loop->active);
    sb_char(sb, '\n');
}

static void print_loops(Sb *sb, const Scene *scene)
{
    Loop loops[MOST_LOOPS];
    unsigned count = activity_loops(scene->activity, scene_top(scene), loops);

    scene_print_point(sb, scene, scene_top(scene));
    while (count-- > 0)
        if (loops[count].blocks
            || !facts_is_frame_work(loops[count].active->frame, loops[count].active->op))
            print_loop(sb, scene, &loops[count]);
}

static void print_operands(Sb *sb, const Scene *scene, const Active *top)
{
    if (top->frame->function->expands)
        scene_print_reads(sb, scene, top);
    if (scene_print_write(sb, scene, top->frame, top->op, false))
        return;
    for (unsigned i = 0; i < top->op->operand_count; i++) {
        const Value *value = top->op->operands[i];
        bool seen = false;

        for (unsigned before = 0; before < i; before++)
            seen |= top->op->operands[before] == value;
        if (seen || !state_has_operand(top->node, i) || !top->node->operands[i].layout
            || scene_has_read(top->frame, value))
            continue;
        sb_add(sb, "  with ");
        scene_print_name(sb, scene, value);
        sb_add(sb, " = ");
        scene_print_value(sb, slot_place(top->frame, top->node->operands[i]), value->type);
        sb_char(sb, '\n');
    }
}

const Active *scene_top(const Scene *scene)
{
    return activity_in_frame(scene->activity, scene->frame);
}

bool scene_print_source(Sb *sb, Context *context, Str file, unsigned first, unsigned last,
                        unsigned here, bool colours)
{
    bool any = false;

    for (unsigned number = first ? first : 1; number <= last; number++) {
        Str line = diag_source_line(context, file, number);

        if (!line.data)
            break;
        script_print_line(sb, number, line, number == here, colours);
        any = true;
    }
    return any;
}

/* The line of the source, or of another text; with those around it where it is all that is shown.
 */
static bool print_source(Sb *sb, const Scene *scene, const Active *top)
{
    const Attr *file = script_elsewhere(scene->script, top->op);
    bool alone = scene->by_line || !script_line_of(scene->script, top->op);
    unsigned around = alone ? LINES_AROUND : 0;

    return file
           && scene_print_source(sb, scene->machine->context, file->file.file,
                                 file->file.line > around ? file->file.line - around : 1,
                                 file->file.line + around, file->file.line, scene->colours);
}

void scene_print_place(Sb *sb, const Scene *scene)
{
    const Active *top = scene_top(scene);
    Sb text = { 0 };
    unsigned line;

    if (!top || scene->returned)
        return;
    if (scene->frame)
        sb_printf(&text, "frame %u: %.*s", scene->frame, STR_ARG(op_name(top->op)));
    else
        sb_printf(&text, "#%llu %.*s", (unsigned long long)scene->time, STR_ARG(op_name(top->op)));
    ink(sb, scene->colours, INK_STRONG, sb_view(&text));
    sb_add(sb, " in ");
    if (top->frame->function->expands)
        sb_str(sb, op_name(top->frame->call));
    else
        facts_print_function(sb, top->frame->function->op);
    sb_add(sb, ", ");
    script_print_location(sb, scene->script, top->op);
    sb_char(sb, '\n');
    print_loops(sb, scene);
    sb_free(&text);
    if (print_source(sb, scene, top) && scene->by_line)
        return;
    line = script_line_of(scene->script, top->op);
    if (line)
        script_print(sb, scene->script, line > LINES_AROUND ? line - LINES_AROUND : 1,
                     line + LINES_AROUND, top->op, scene->colours);
    print_operands(sb, scene, top);
}
