#include "interp/tools/trace/record.h"

#include "interp/machine/meant.h"

#include "interp/console/json.h"

#include <inttypes.h>
#include <string.h>

enum {
    MOST_OUTPUT = 2000, /* characters of output that one moment tells */
    MOST_LINKS = 6,     /* operations that poison went through */
};

void record_open(Recording *r, MomentKind kind, const Step *step)
{
    r->step = step;
    record_memory_events(r, step);
    sb_printf(&r->json, "%s[%d", r->moments++ ? ",\n" : "", (int)kind);
}

static void add_output(Recording *r)
{
    Str text = { r->machine->output.data + r->printed, r->machine->output.len - r->printed };

    sb_add(&r->json, "\"o\":");
    if (text.len > MOST_OUTPUT) {
        Str cut = str_printf(&r->arena, "%.*s…\n", MOST_OUTPUT, text.data);

        json_quoted(&r->json, cut);
    } else {
        json_quoted(&r->json, text);
    }
    r->printed = r->machine->output.len;
}

static int number_or_none(const Recording *r, const Op *op)
{
    return op ? (int)index_of(r->index, op) : -1;
}

/* What it went through stands from here back to the birth. */
static void add_poison(Recording *r)
{
    const Origin *origins = r->machine->origins.data;
    uint32_t birth = r->poison;
    Sb links = { 0 };

    for (unsigned count = 0; origins[birth].parent; birth = origins[birth].parent)
        if (count++ < MOST_LINKS) {
            sb_printf(&links, "%s[%d,", links.len ? "," : "", number_or_none(r, origins[birth].op));
            json_quoted(&links, str_of(origins[birth].why));
            sb_add(&links, "]");
        }
    sb_printf(&r->json, "\"p\":[%d,", number_or_none(r, origins[birth].op));
    json_quoted(&r->json, str_of(origins[birth].why));
    sb_printf(&r->json, ",[%.*s],%d]", STR_ARG(sb_view(&links)),
              birth == r->poison && !r->poison_is_old);
    sb_free(&links);
    r->poison = 0;
}

void record_close(Recording *r)
{
    bool printed = r->machine->output.len > r->printed;
    const char *separator = ",{";

    if (r->step)
        record_touched_elements(r, r->step);
    if (r->events.len) {
        r->events.len--; /* the last comma */
        sb_printf(&r->json, "%s\"m\":[%.*s]", separator, STR_ARG(sb_view(&r->events)));
        separator = ",";
    }
    if (r->lanes.len) {
        sb_printf(&r->json, "%s\"l\":\"%.*s\"", separator, STR_ARG(sb_view(&r->lanes)));
        separator = ",";
        r->lanes.len = 0;
    }
    if (r->state.len) {
        sb_printf(&r->json, "%s%.*s", separator, STR_ARG(sb_view(&r->state)));
        separator = ",";
        r->state.len = 0;
    }
    if (r->uncounted) {
        sb_printf(&r->json, "%s\"u\":1", separator);
        separator = ",";
        r->uncounted = false;
    }
    if (r->poison) {
        sb_add(&r->json, separator);
        add_poison(r);
        separator = ",";
    }
    if (printed) {
        sb_add(&r->json, separator);
        add_output(r);
        separator = ",";
    }
    if (r->variables_changed) {
        sb_printf(&r->json, "%s\"v\":[%.*s]", separator, STR_ARG(sb_view(&r->told_variables)));
        separator = ",";
        r->variables_changed = false;
    }
    sb_add(&r->json, separator[1] ? "]" : "}]");
}

void record_value(Recording *r, const Frame *frame, const Value *value)
{
    Sb word = { 0 };

    record_elements(r, frame, value);
    value_word(&word, frame_place(frame, value), value->type, &r->cells.names);
    json_quoted(&r->json, sb_view(&word));
    sb_free(&word);
}

static uint32_t first_origin(Place place)
{
    uint64_t lanes = place.layout ? layout_lanes(place.layout) : 0;

    for (uint64_t i = 0; i < lanes; i++)
        if (place.poison[i])
            return place.poison[i];
    return 0;
}

static void add_values(Recording *r, const Frame *frame, Value *const *values, unsigned count)
{
    sb_add(&r->json, ",[");
    for (unsigned i = 0; i < count; i++) {
        sb_add(&r->json, i ? "," : "");
        record_value(r, frame, values[i]);
        if (!r->poison)
            r->poison = first_origin(frame_place(frame, values[i]));
    }
    sb_add(&r->json, "]");
}

static void add_number(Recording *r, const void *thing)
{
    sb_printf(&r->json, ",%u", index_of(r->index, thing));
}

/* The operation that began goes on inside. */
static void tell_pending(Recording *r)
{
    if (!r->pending)
        return;
    record_open(r, MOMENT_BEGINS, NULL);
    add_number(r, r->pending);
    r->uncounted = !r->pending_counts;
    record_close(r);
    r->pending = NULL;
}

static void open_window(Recording *r)
{
    r->open = true;
    r->turn = r->windows->data[r->window].to;
    memory_set_watch(r->machine->memory, &r->watch);
}

static void close_window(Recording *r)
{
    tell_pending(r);
    r->open = false;
    r->window++;
    r->turn = r->window < r->windows->len ? r->windows->data[r->window].from : UINT64_MAX;
    memory_set_watch(r->machine->memory, NULL);
}

static void before(void *state, const Step *step)
{
    Recording *r = state;
    bool counts = !facts_is_frame_work(step->frame, step->op);

    if (counts && ++r->time == r->turn && r->open)
        close_window(r);
    if (counts && r->time == r->turn) {
        open_window(r);
        record_gap(r, step);
    }
    if (!r->open)
        return;
    tell_pending(r);
    r->pending = step->op;
    r->pending_counts = counts;
}

static MomentKind kind_of_end(const Recording *r, const Step *step)
{
    if (r->pending == step->op)
        return MOMENT_RAN;
    return meant_depth(r->machine) < r->depth ? MOMENT_RETURNED : MOMENT_DONE;
}

static bool frame_is_known(const Recording *r, unsigned depth)
{
    return depth >= r->known || depth <= r->known_outer;
}

/* Back in a caller of which the page knows nothing yet. */
static void add_caller(Recording *r, const Step *step)
{
    r->depth = meant_depth(r->machine);
    record_old_elements(r, step);
    if (frame_is_known(r, r->depth))
        return;
    sb_add(&r->json, ",");
    record_frame(r, step->frame, step->op);
    r->known = r->depth;
}

/* Poison that an operation only hands on may have been born in itself, an earlier time. */
static bool came_in(const Step *step, uint32_t origin)
{
    for (unsigned i = 0; i < step->op->operand_count; i++)
        if (step->node->operands[i].layout && first_origin(operand_place(step, i)) == origin)
            return true;
    return false;
}

static void after(void *state, const Step *step, Flow flow)
{
    Recording *r = state;
    MomentKind kind;

    if (!r->open || r->ended)
        return;
    if (flow == FLOW_END) {
        tell_pending(r);
        r->ended = true;
        return;
    }
    kind = kind_of_end(r, step);
    record_open(r, kind, step);
    add_number(r, step->op);
    add_values(r, step->frame, step->op->results, step->op->result_count);
    r->poison_is_old = r->poison && came_in(step, r->poison);
    if (kind == MOMENT_RETURNED)
        add_caller(r, step);
    r->uncounted = kind == MOMENT_RAN && !r->pending_counts;
    record_state(r, step);
    if (step->op->next)
        record_variables(r, step->frame, step->op->next);
    record_close(r);
    r->pending = NULL;
}

static void add_call(Recording *r, const Frame *frame)
{
    if (frame->call)
        add_number(r, frame->call);
    else
        sb_add(&r->json, ",-1");
    r->depth = meant_depth(r->machine);
    if (r->known > r->depth)
        r->known = r->depth;
}

static void entered(void *state, const Frame *frame, const Block *block)
{
    Recording *r = state;
    unsigned number = index_of(r->index, block);
    bool called = meant_depth(r->machine) > r->depth;

    r->entered[number]++;
    if (!r->open)
        return;
    r->entered_told[number]++;
    tell_pending(r);
    record_open(r, called ? MOMENT_CALLED : MOMENT_ENTERED, NULL);
    record_tick(r, block);
    sb_printf(&r->json, ",%u", number);
    add_values(r, frame, block->args, block->arg_count);
    r->poison_is_old = true;
    if (called)
        add_call(r, frame);
    record_variables(r, frame, block->first);
    record_close(r);
}

static void started(void *state, Machine *machine, const Entry *entry)
{
    Recording *r = state;

    r->machine = machine;
    r->entry = entry;
    cells_begin(&r->cells, machine);
    r->watch = record_memory_watch(r);
    r->known = 1;
    open_window(r);
    r->news = true;
}

/* The report as it goes to standard error. */
static Str printed_report(Recording *r)
{
    r->events.len = 0;
    report_print(&r->events, r->machine);
    return str_dup(&r->arena, sb_view(&r->events));
}

/* A rule of the library's functions is no operation's. */
static void keep_rule(Recording *r)
{
    const Machine *machine = r->machine;
    const Report *report = &machine->report;
    const Op *op = report->at ? facts_accessing(report->at) : NULL;

    if (report->kind != END_UNDEFINED || !report->lines.len || !op || machine->external.op == op)
        return;
    r->broke = op;
    r->message = str_dup(&r->arena, report->lines.data[0].text);
    if (report->rule.len && str_find(report->rule, '.') == report->rule.len) /* no operation */
        r->decision = str_dup(&r->arena, report->rule);
}

/* What `run` prints after the program's own output, and on standard error. */
static void keep_end(Recording *r, const Entry *entry, Flow flow)
{
    Machine *machine = r->machine;
    size_t before_results = machine->output.len;

    r->end = machine->report.kind;
    if (flow != FLOW_END) {
        entry_print_results(entry);
        r->results = str_dup(&r->arena, (Str){ machine->output.data + before_results,
                                               machine->output.len - before_results });
        machine->output.len = before_results;
    }
    r->report_text = printed_report(r);
    keep_rule(r);
}

static void finished(void *state, Machine *machine, const Entry *entry, Flow flow)
{
    Recording *r = state;

    (void)machine;
    if (!r->open)
        record_gap(r, NULL);
    record_open(r, MOMENT_END, NULL);
    record_close(r);
    keep_end(r, entry, flow);
}

void recording_begin(Recording *r, const Index *index, const Windows *windows)
{
    *r = (Recording){ .index = index, .windows = windows, .dominance = dominance_new() };
    r->entered = ARENA_ARRAY(&r->arena, uint64_t, index->blocks.len);
    r->entered_told = ARENA_ARRAY(&r->arena, uint64_t, index->blocks.len);
}

void recording_free(Recording *r)
{
    dominance_free(r->dominance);
    cells_free(&r->cells);
    vec_free(&r->touches);
    sb_free(&r->events);
    sb_free(&r->lanes);
    sb_free(&r->state);
    record_variables_free(r);
    sb_free(&r->json);
    arena_free(&r->arena);
}

Watcher recording_watcher(Recording *r)
{
    return (Watcher){ { r, before, after, entered, .inside = true, .expansions = true },
                      started,
                      finished };
}
