#include "interp/tools/trace/trace_json.h"

#include "core/text/severity.h"
#include "interp/machine/meant.h"

#include "interp/console/json.h"
#include "interp/console/status.h"
#include "interp/tools/trace/names.h"
#include "interp/machine/facts.h"
#include "interp/machine/state.h"
#include "interp/machine/value_text.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

typedef struct Began { /* an operation that runs regions or calls */
    const Op *op;
    uint64_t time;
    unsigned depth;
} Began;

typedef struct OldValue { /* of a block argument, as it was last told */
    const Value *value;
    Sb text;
} OldValue;

typedef VEC(OldValue) OldFrame; /* in one call */

typedef struct JsonTrace {
    const Replay *replay;
    Machine *machine;
    MemoryWatch watch;
    uint64_t time;
    unsigned depth;
    const Op *pending; /* has started, and nothing else happened since */
    const Op *ended_at;
    Sb operands; /* of it, as they were */
    VEC(Began) began;
    Names names;
    VEC(OldFrame) olds; /* by depth - 1 */
    Sb out;
    size_t whole; /* of it, that are whole lines */
    Arena arena;
} JsonTrace;

static void start_event(JsonTrace *t, const char *event)
{
    json_begin(&t->out, "trace");
    json_text(&t->out, "event", str_of(event));
    json_number(&t->out, "time", t->time);
    json_number(&t->out, "depth", t->depth);
}

static void flush(JsonTrace *t)
{
    if (!t->whole)
        return;
    fwrite(t->out.data, 1, t->whole, stdout);
    fflush(stdout);
    t->out.len -= t->whole;
    memmove(t->out.data, t->out.data + t->whole, t->out.len);
    t->whole = 0;
}

/* Whole lines alone leave the program, and as many at once as a pipe takes in one piece: whatever
 * ends it, no line is cut. */
static void end_event(JsonTrace *t)
{
    sb_add(&t->out, "}\n");
    if (t->out.len > PIPE_BUF)
        flush(t);
    t->whole = t->out.len;
}

/* What was printed since the last event is an event of its own, and then forgotten. */
static void tell_output(JsonTrace *t)
{
    if (!t->machine->output.len)
        return;
    start_event(t, "output");
    json_text(&t->out, "text", sb_view(&t->machine->output));
    end_event(t);
    t->machine->output.len = 0;
}

static void add_place(Sb *sb, const Attr *loc)
{
    const Attr *place = loc ? loc_find_file(loc) : NULL;

    if (!place)
        return;
    json_text(sb, "file", place->file.file);
    json_number(sb, "line", place->file.line);
    json_number(sb, "column", place->file.column);
}

static void add_operation(JsonTrace *t, const Op *op)
{
    json_text(&t->out, "name", op_name(op));
    add_place(&t->out, op_loc(op));
}

/* The printer's text without the type behind it; of memory, where it is. */
static Str value_text(const JsonTrace *t, Sb *scratch, Place place, const Type *type)
{
    size_t tail = strlen(" : ") + strlen(type_text(type));

    scratch->len = 0;
    if (type_shares_memory(type))
        value_print(scratch, place, type);
    else
        value_print_elided(scratch, t->machine, place, type);
    return (Str){ scratch->data, scratch->len - tail };
}

static void add_name(JsonTrace *t, Sb *sb, const Op *near, const Value *value)
{
    Sb name = { 0 };

    names_print(&t->names, &name, near, value);
    json_text(sb, "name", sb_view(&name));
    json_text(sb, "type", str_of(type_text(value->type)));
    sb_free(&name);
}

static void add_values(JsonTrace *t, Sb *sb, const char *name, const Step *step, bool results)
{
    unsigned count = results ? node_result_count(step->node) : step->op->operand_count;
    Value *const *values = results ? step->op->results : step->op->operands;
    Sb text = { 0 };

    json_name(sb, name);
    sb_add(sb, "[");
    for (unsigned i = 0; i < count; i++) {
        Place place = results ? result_place(step, i) : operand_place(step, i);

        if (!results && !state_has_operand(step->node, i))
            continue;
        sb_add(sb, sb->data[sb->len - 1] != '[' ? ", {" : "{");
        add_name(t, sb, step->op, values[i]);
        if (place.layout)
            json_text(sb, "value", value_text(t, &text, place, values[i]->type));
        sb_add(sb, "}");
    }
    sb_add(sb, "]");
    sb_free(&text);
}

/* What an operation of a graph holds when it gives, and what it will when it takes. */
static void add_state(JsonTrace *t, const Step *step)
{
    const Holder *holder = step->node->holder;
    bool takes = step->node->phase == NODE_TAKES;
    Sb text = { 0 };

    if (step->node->phase == NODE_IS_WHOLE)
        return;
    json_name(&t->out, takes ? "next" : "holds");
    sb_add(&t->out, "[");
    for (unsigned i = 0; i < holder->count; i++) {
        Place place = slot_place(step->frame, takes ? holder->next[i] : holder->held[i]);

        sb_add(&t->out, i ? ", " : "");
        json_quoted(&t->out, value_text(t, &text, place, step->op->def->state->holds(step->op, i)));
    }
    sb_add(&t->out, "]");
    sb_free(&text);
}

static void tell_pending(JsonTrace *t)
{
    if (!t->pending)
        return;
    start_event(t, "begin");
    add_operation(t, t->pending);
    sb_printf(&t->out, ", %.*s", STR_ARG(sb_view(&t->operands)));
    end_event(t);
    vec_push(&t->began, ((Began){ t->pending, t->time, t->depth }));
    t->pending = NULL;
}

/* The inside of an operation of ours; that of the user's is there where it is asked for. */
static bool is_inside(const Frame *frame)
{
    return frame->function->expands && !frame->function->meant;
}

static void before(void *state, const Step *step)
{
    JsonTrace *t = state;

    tell_pending(t);
    t->time += !facts_is_frame_work(step->frame, step->op);
    if (is_inside(step->frame))
        return;
    t->depth = meant_depth(t->machine);
    t->pending = step->op;
    t->operands.len = 0;
    add_values(t, &t->operands, "operands", step, false);
}

static void after(void *state, const Step *step, Flow flow)
{
    JsonTrace *t = state;
    bool ran = t->pending == step->op;
    bool returned = meant_depth(t->machine) < t->depth;

    if (is_inside(step->frame))
        return;
    if (flow == FLOW_END) {
        tell_pending(t);
        if (!t->ended_at)
            t->ended_at = step->op;
        return;
    }
    tell_output(t);
    t->depth = meant_depth(t->machine);
    start_event(t, returned ? "return" : "operation");
    add_operation(t, step->op);
    if (ran)
        sb_printf(&t->out, ", %.*s", STR_ARG(sb_view(&t->operands)));
    add_values(t, &t->out, "results", step, true);
    add_state(t, step);
    if (!ran && t->began.len)
        json_number(&t->out, "began", vec_pop(&t->began).time);
    end_event(t);
    t->pending = NULL;
}

static void forget_olds(OldFrame *olds)
{
    for (size_t i = 0; i < olds->len; i++)
        sb_free(&olds->data[i].text);
    olds->len = 0;
}

static OldFrame *olds_of_depth(JsonTrace *t)
{
    while (t->olds.len < t->depth)
        vec_push(&t->olds, ((OldFrame){ 0 }));
    return &t->olds.data[t->depth - 1];
}

static Sb *old_value(JsonTrace *t, const Value *value)
{
    OldFrame *olds = olds_of_depth(t);

    for (size_t i = 0; i < olds->len; i++)
        if (olds->data[i].value == value)
            return &olds->data[i].text;
    vec_push(olds, ((OldValue){ value, { 0 } }));
    return &olds->data[olds->len - 1].text;
}

static void add_argument(JsonTrace *t, const Frame *frame, const Block *block, unsigned arg)
{
    const Value *value = block->args[arg];
    Sb *old = old_value(t, value), text = { 0 };
    Str now = value_text(t, &text, frame_place(frame, value), value->type);

    sb_add(&t->out, arg ? ", {" : "{");
    add_name(t, &t->out, block->region->parent, value);
    if (old->len)
        json_text(&t->out, "old", sb_view(old));
    json_text(&t->out, "new", now);
    sb_add(&t->out, "}");
    old->len = 0;
    sb_str(old, now);
    sb_free(&text);
}

static void add_label(JsonTrace *t, const Block *block)
{
    Sb label = { 0 };

    if (block->region->block_count > 1) {
        naming_block(names_around(&t->names, block->region->parent), &label, block);
        json_text(&t->out, "block", sb_view(&label));
    }
    json_text(&t->out, "of", op_name(block->region->parent));
    sb_free(&label);
}

static void entered(void *state, const Frame *frame, const Block *block)
{
    JsonTrace *t = state;
    bool called = meant_depth(t->machine) > t->depth;
    const Attr *symbol = called ? op_attr(frame->function->op, "sym_name") : NULL;

    tell_pending(t);
    if (is_inside(frame))
        return;
    t->depth = meant_depth(t->machine);
    if (called)
        forget_olds(olds_of_depth(t));
    start_event(t, called ? "call" : "block");
    if (symbol)
        json_text(&t->out, "function", symbol->string);
    add_label(t, block);
    json_name(&t->out, "arguments");
    sb_add(&t->out, "[");
    for (unsigned i = 0; i < block->arg_count; i++)
        add_argument(t, frame, block, i);
    sb_add(&t->out, "]");
    end_event(t);
}

static void start_memory_event(JsonTrace *t, const char *event, const Allocation *allocation)
{
    start_event(t, event);
    json_number(&t->out, "allocation", allocation->id);
}

static void made(void *state, const Allocation *allocation)
{
    static const char *const KINDS[] = {
        [ALLOCATION_HEAP] = "heap",       [ALLOCATION_STACK] = "stack",
        [ALLOCATION_GLOBAL] = "global",   [ALLOCATION_CODE] = "code",
        [ALLOCATION_LIBRARY] = "library", [ALLOCATION_ARGUMENT] = "argument"
    };
    JsonTrace *t = state;

    start_memory_event(t, "made", allocation);
    json_text(&t->out, "kind", str_of(KINDS[allocation->kind]));
    json_number(&t->out, "size", allocation->size);
    json_number(&t->out, "alignment", allocation->alignment);
    json_number(&t->out, "address", allocation->address);
    end_event(t);
}

static void ended(void *state, const Allocation *allocation)
{
    start_memory_event(state, "ended", allocation);
    end_event(state);
}

static void touched(void *state, const Allocation *allocation, uint64_t offset, uint64_t size,
                    AccessMode mode)
{
    static const char *const EVENTS[] = { [ACCESS_READ] = "read",
                                          [ACCESS_WRITE] = "write",
                                          [ACCESS_ATOMIC] = "atomic",
                                          [ACCESS_ATOMIC_READ] = "atomic" };
    JsonTrace *t = state;

    if (allocation->of_value)
        return;
    start_memory_event(t, EVENTS[mode], allocation);
    json_number(&t->out, "offset", offset);
    json_number(&t->out, "size", size);
    end_event(t);
}

static void spared(void *state, const Spared *spared)
{
    JsonTrace *t = state;
    const Allocation *allocation = spared->allocation;

    start_event(t, "spared");
    json_number(&t->out, "lane", spared->lane);
    json_text(&t->out, "why", spared->masked ? STR("masked off") : STR("out of bounds"));
    if (allocation && !allocation->of_value) {
        json_number(&t->out, "allocation", allocation->id);
        json_number(&t->out, "offset", spared->offset);
        json_number(&t->out, "size", spared->size);
    }
    end_event(t);
}

static void add_program(JsonTrace *t)
{
    const Options *options = t->replay->options;

    json_begin(&t->out, "trace");
    json_text(&t->out, "event", STR("program"));
    json_text(&t->out, "file", t->replay->program->input.name);
    json_text(&t->out, "entry", str_of(options->entry));
    json_text(&t->out, "args", str_of(options->args ? options->args : ""));
    json_number(&t->out, "seed", options->seed);
    json_number(&t->out, "version", 1);
    end_event(t);
}

static void started(void *state, Machine *machine, const Entry *entry)
{
    JsonTrace *t = state;
    const Allocation *argument = NULL;

    (void)entry;
    t->machine = machine;
    add_program(t);
    while ((argument = memory_next_live(machine->memory, ALLOCATION_ARGUMENT,
                                        argument ? argument->id : 0)))
        made(t, argument);
    t->watch = (MemoryWatch){ t, made, ended, touched, spared };
    memory_set_watch(machine->memory, &t->watch);
}

static void add_report(JsonTrace *t)
{
    const Report *report = &t->machine->report;

    json_name(&t->out, "report");
    sb_add(&t->out, "[");
    for (size_t i = 0; i < report->lines.len; i++) {
        sb_add(&t->out, i ? ", {" : "{");
        json_text(&t->out, "severity", str_of(severity_name(report->lines.data[i].severity)));
        add_place(&t->out, report->lines.data[i].loc);
        json_text(&t->out, "text", report->lines.data[i].text);
        sb_add(&t->out, "}");
    }
    sb_add(&t->out, "]");
}

static void finished(void *state, Machine *machine, const Entry *entry, Flow flow)
{
    JsonTrace *t = state;

    tell_output(t);
    t->depth = flow == FLOW_END ? meant_depth(machine) : 0;
    if (flow != FLOW_END)
        entry_print_results(entry);
    start_event(t, "end");
    json_text(&t->out, "end", str_of(replay_end_name(machine->report.kind)));
    json_text(&t->out, "results", sb_view(&machine->output));
    if (t->ended_at)
        json_text(&t->out, "operation", op_name(t->ended_at));
    add_report(t);
    end_event(t);
    machine->output.len = 0;
}

static void free_olds(JsonTrace *t)
{
    for (size_t i = 0; i < t->olds.len; i++) {
        forget_olds(&t->olds.data[i]);
        vec_free(&t->olds.data[i]);
    }
    vec_free(&t->olds);
}

static void free_trace(JsonTrace *t)
{
    names_free(&t->names);
    free_olds(t);
    vec_free(&t->began);
    sb_free(&t->operands);
    sb_free(&t->out);
    arena_free(&t->arena);
}

int trace_json(Replay *replay)
{
    JsonTrace trace = { .replay = replay };
    Watcher watcher = { { &trace, before, after, entered, .inside = true, .expansions = true },
                        started,
                        finished };
    int status = replay_run_and_tell(replay, &watcher);

    flush(&trace);
    free_trace(&trace);
    return status;
}
