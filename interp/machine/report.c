#include "interp/console/offer.h"
#include "interp/machine/report.h"

#include "core/ir/context.h"
#include "core/text/printer.h"

#include "interp/machine/machine.h"
#include "interp/machine/meant.h"
#include "interp/machine/position.h"
#include "interp/machine/tasks.h"
#include "interp/machine/value_text.h"
#include "interp/machine/variable_text.h"

#include <string.h>

enum { LONGEST_VALUE = 120, MOST_FRAMES = 12, MOST_VARIABLES = 12 };

void report_reset(Report *report)
{
    report->kind = END_NONE;
    report->at = NULL;
    report->rule = (Str){ 0 };
    if (!report->lines.len)
        return;
    report->lines.len = 0;
    report->stack_from = 0;
    arena_release(&report->arena, (ArenaMark){ 0 });
}

void report_free(Report *report)
{
    vec_free(&report->lines);
    arena_free(&report->arena);
}

const Attr *report_place(const Op *op)
{
    const Attr *own = variable_place(op), *loc;

    own = own ? own : op_loc(op);
    loc = own;

    while (loc && loc->kind == ATTR_LOC_UNKNOWN && (op = op_parent(op)))
        loc = op_loc(op);
    return loc && loc->kind != ATTR_LOC_UNKNOWN ? loc : own;
}

static void add_line(Machine *machine, size_t at, Severity severity, const Attr *loc, Str text)
{
    Report *report = &machine->report;
    ReportLine line = { severity, loc, str_dup(&machine->report.arena, text) };

    vec_push(&report->lines, line);
    memmove(report->lines.data + at + 1, report->lines.data + at,
            (report->lines.len - 1 - at) * sizeof line);
    report->lines.data[at] = line;
}

static void add_last(Machine *machine, const Attr *loc, Str text)
{
    add_line(machine, machine->report.lines.len, SEVERITY_NOTE, loc, text);
}

/* "in 'linalg.copy', which reads the element [2] of %a", by an operation made for its loops */
static void add_access(Machine *machine, FactsTable *facts, const Step *s, const Op *accessing)
{
    const Value *accessed = facts_accessed(accessing, s->op);
    const AffineMap *map = op_attr(s->op, "map")->map;
    bool writes = !s->op->result_count;
    int64_t *numbers = ARENA_ARRAY(s->arena, int64_t, s->op->operand_count), index;
    Sb text = { 0 };

    for (unsigned i = 1 + writes; i < s->op->operand_count; i++)
        numbers[i - 1 - writes] = index_in(s, i);
    sb_printf(&text, "in '%.*s', which %s the element [", STR_ARG(op_name(accessing)),
              writes ? "writes" : "reads");
    for (unsigned i = 0; i < map->result_count; i++) {
        bool known = affine_eval(map->results[i], numbers, numbers + map->dim_count, &index);

        sb_printf(&text, known ? "%s%lld" : "%s?", i ? ", " : "", (long long)index);
    }
    sb_add(&text, "] of ");
    value_name_print(&text, facts_of(facts, facts_function(accessing))->naming, accessed);
    add_last(machine, report_place(accessing), sb_view(&text));
    sb_free(&text);
}

static bool has_source_line(const Op *op)
{
    const Attr *file = loc_find_file(report_place(op));

    return file && diag_place_line(op_context(op), file).data;
}

void report_add_unplaced(Sb *text, const Op *op)
{
    FactsTable facts = { 0 };

    if (!op || loc_find_file(report_place(op)))
        return;
    sb_add(text, ": ");
    op_print_line(text, op, facts_of(&facts, facts_function(op))->naming);
    facts_free(&facts);
}

/* In upstream's words, where no line of a source shows what bytecode has. */
static void add_current(Machine *machine, Naming *naming, const Op *op)
{
    Sb text = { 0 };

    if (!op_context(op)->was_bytecode || has_source_line(op))
        return;
    sb_add(&text, "see current operation: ");
    op_print_line(&text, op, naming);
    add_last(machine, report_place(op), sb_view(&text));
    sb_free(&text);
}

/* "in 'memref.load', with %m = ..., %i = 10 : index" */
static void add_operation(Machine *machine, FactsTable *facts, const Step *s)
{
    Naming *naming = facts_of(facts, facts_function(s->op))->naming;
    const char *separator = ", with ";
    Sb text = { 0 };
    bool of_lane;

    sb_printf(&text, "in '%.*s'", STR_ARG(op_name(s->op)));
    of_lane = s->whole || (s->node->mapped && s->node->lanes > 1);
    if (s->whole)
        s = s->whole;
    if (of_lane)
        sb_printf(&text, ", lane %llu", (unsigned long long)s->lane);
    for (unsigned i = 0; i < s->op->operand_count; i++) {
        const Value *value = s->op->operands[i];

        if (!s->node->operands[i].layout || s->node->in_circle)
            continue; /* it cannot be held, or is not there */
        sb_add(&text, separator);
        separator = ", ";
        value_name_print_told(&text, naming, value);
        sb_add(&text, " = ");
        value_print_short(&text, operand_place(s, i), value->type, LONGEST_VALUE);
    }
    add_last(machine, report_place(s->op), sb_view(&text));
    add_current(machine, naming, s->op);
    sb_free(&text);
}

/* "where i = 3, t = 6": what variables of the source hold. Those that lie in memory: values may
 * share their places where nobody looks on. */
static void add_variables(Machine *machine, FactsTable *facts, const Step *s)
{
    Variables variables = { 0 };
    Sb text = { 0 }, unknown = { 0 };
    Object object;
    Place place;

    facts_of(facts, facts_function(s->op));
    variables_at(s->op, &variables);
    for (size_t i = 0; i < variables.len && i < MOST_VARIABLES; i++) {
        const Variable *variable = &variables.data[i];

        if (!variable->in_memory || !variable->value
            || !facts_is_computed(facts, variable->value, s->op)
            || !position_place(s->frame, variable->value, &place)
            || !object_of_variable(place, variable, &object, &unknown))
            continue;
        sb_printf(&text, "%s%.*s = ", text.len ? ", " : "where ", STR_ARG(variable->name));
        object_print(&text, machine, &object, 0);
    }
    if (text.len)
        add_last(machine, report_place(s->op), sb_view(&text));
    vec_free(&variables);
    sb_free(&unknown);
    sb_free(&text);
}

/* "in 'memref.copy'" */
static void add_name(Machine *machine, const Op *op)
{
    Sb text = { 0 };

    sb_printf(&text, "in '%.*s'", STR_ARG(op_name(op)));
    add_last(machine, report_place(op), sb_view(&text));
    sb_free(&text);
}

/* Where in the innermost function's loops the run stands. */
static void add_loops(Machine *machine, FactsTable *facts, const Frame *frame, const Op *op)
{
    Sb loops = { 0 }, text = { 0 };
    const Op *innermost = NULL;

    if (frame && op != frame->function->op)
        innermost = position_print_loops(&loops, facts, frame, op);
    if (innermost) {
        sb_printf(&text, "in the loops around it, at %.*s", STR_ARG(sb_view(&loops)));
        add_last(machine, op_loc(innermost), sb_view(&text));
    }
    sb_free(&loops);
    sb_free(&text);
}

/* Its arguments are the operation's operands in another form, which is nobody's business. */
static bool is_helper(const Frame *frame)
{
    return frame->function->is_region
           || (frame->call && frame->call->def && frame->call->def->helper
               && frame->function->expands);
}

/* "in @f, called here", or in what the operation means that `expands` into it */
static void print_called(Sb *sb, const Op *function, const Op *expands, const char *called)
{
    if (expands) {
        sb_printf(sb, "in what '%.*s' means, here", STR_ARG(op_name(expands)));
        return;
    }
    sb_add(sb, "in ");
    facts_print_function(sb, function);
    sb_printf(sb, ", %s", called);
}

/* "in @f, called here with %n = 3 : i32, at %i = 2" */
static void add_call(Machine *machine, FactsTable *facts, const Frame *frame)
{
    Sb text = { 0 }, part = { 0 };

    print_called(&text, frame->function->op, frame->function->expands ? frame->call : NULL,
                 frame->call ? "called here" : "the entry, called");
    if (!is_helper(frame))
        position_print_arguments(&part, facts, frame);
    if (part.len)
        sb_printf(&text, " with %.*s", STR_ARG(sb_view(&part)));
    part.len = 0;
    if (frame->call && position_print_loops(&part, facts, frame->caller, frame->call))
        sb_printf(&text, ", at %.*s", STR_ARG(sb_view(&part)));
    report_add_unplaced(&text, frame->call);
    add_last(machine, report_place(frame->call ? frame->call : frame->function->op),
             sb_view(&text));
    sb_free(&text);
    sb_free(&part);
}

static bool has_arguments(const Frame *frame)
{
    return frame->function->body.count && frame->function->body.blocks[0].arg_count;
}

/* "in what this 'async.execute' begins" */
static void add_task(Machine *machine, const Op *task)
{
    Sb text = { 0 };

    sb_printf(&text, "in what this '%.*s' begins", STR_ARG(op_name(task)));
    add_last(machine, report_place(task), sb_view(&text));
    sb_free(&text);
}

/* The entry is told where it has arguments. */
static void add_call_stack(Machine *machine, FactsTable *facts, const Frame *innermost)
{
    unsigned shown = 0, left = 0;
    const Op *task = tasks_running(machine);
    const Frame *entry = NULL;

    for (const Frame *frame = innermost; frame; entry = frame, frame = frame->caller) {
        if (!frame->call)
            continue;
        if (shown++ < MOST_FRAMES)
            add_call(machine, facts, frame);
        else
            left++;
    }
    if (left) {
        Sb text = { 0 };

        sb_printf(&text, "and %u more call%s", left, plural(left));
        add_last(machine, NULL, sb_view(&text));
        sb_free(&text);
    }
    if (task)
        add_task(machine, task);
    else if (entry && !entry->call && has_arguments(entry))
        add_call(machine, facts, entry);
}

/* Where the run stands: loops, calls. Notes of history go between the two. */
static void add_place(Machine *machine, FactsTable *facts, const Frame *frame, const Op *op)
{
    add_loops(machine, facts, frame, op);
    machine->report.stack_from = machine->report.lines.len;
    add_call_stack(machine, facts, frame);
}

/* "in what it means, 'arith.divui', with %x = ..., here" */
static void add_meaning(Machine *machine, FactsTable *facts, const Step *s)
{
    ReportLine *line;

    if (op_is(s->op, "meaning.require")) {
        add_last(machine, op_loc(s->op), STR("its meaning says so here"));
        return;
    }
    add_operation(machine, facts, s);
    line = &machine->report.lines.data[machine->report.lines.len - 1];
    line->text =
        str_printf(&machine->report.arena, "within what it means, %.*s", STR_ARG(line->text));
}

/* The step of the user's operation in whose meaning `s` ends the run; `s` itself, where it ends in
 * none. */
static Step step_told(const Step *s)
{
    const Op *use;
    const Frame *frame = meant_user(s->machine, s->frame, &use);
    Step told = *s;

    if (!s->machine->context->user || !use)
        return told;
    told.op = use;
    told.frame = (Frame *)frame;
    told.node = position_node(frame, use);
    told.whole = NULL;
    return told;
}

/* Who a run ends at is the user's operation; where in its meaning is told behind. */
static void end_in_meaning(const Step *s, const Step *told, EndKind kind, const char *text)
{
    Machine *machine = s->machine;
    FactsTable facts = { 0 };

    machine->report.kind = kind;
    machine->report.at = told->op;
    add_line(machine, machine->report.lines.len, SEVERITY_ERROR, op_loc(told->op), str_of(text));
    add_operation(machine, &facts, told);
    add_meaning(machine, &facts, s);
    add_place(machine, &facts, told->frame, told->op);
    facts_free(&facts);
}

/* The last line: where the rule stands that was broken. */
static void add_rule(Machine *machine, const Op *op)
{
    Sb text = { 0 };

    if (machine->external.op == op)
        sb_printf(&text, "the rule is that of the library's function @%s", machine->external.name);
    else {
        machine->report.rule = op_name(op);
        sb_printf(&text, "the rule is in the operation's document: %s explain %.*s",
                  offer_program(), STR_ARG(op_name(op)));
    }
    add_last(machine, NULL, sb_view(&text));
    sb_free(&text);
}

void report_decision(Machine *machine, const char *decision)
{
    static const Str RULE = { "the rule is", sizeof "the rule is" - 1 };
    Report *report = &machine->report;
    ReportLine *last = report->lines.len ? &report->lines.data[report->lines.len - 1] : NULL;
    Sb text = { 0 };

    if (report->brief || !last)
        return;
    report->rule = str_dup(&report->arena, str_of(decision));
    sb_printf(&text, "the rule is decision %s: %s explain %s", decision, offer_program(), decision);
    if (last->text.len > RULE.len && memcmp(last->text.data, RULE.data, RULE.len) == 0)
        last->text = str_dup(&report->arena, sb_view(&text));
    else /* within a meaning there is none yet */
        add_last(machine, NULL, sb_view(&text));
    sb_free(&text);
}

void report_end(const Step *s, EndKind kind, const char *text)
{
    Machine *machine = s->machine;
    const Op *accessing = facts_accessing(s->op);
    Step told = step_told(s);
    FactsTable facts = { 0 };

    if (told.op != s->op) {
        end_in_meaning(s, &told, kind, text);
        return;
    }
    machine->report.kind = kind;
    add_line(machine, machine->report.lines.len, SEVERITY_ERROR, report_place(s->op), str_of(text));
    if ((kind == END_UNDEFINED || kind == END_TRAP) && accessing != s->op)
        add_access(machine, &facts, s, accessing);
    else if (kind == END_UNDEFINED || kind == END_TRAP)
        add_operation(machine, &facts, s);
    if (kind == END_UNDEFINED || kind == END_TRAP)
        add_variables(machine, &facts, s);
    if (kind == END_LIMIT || kind == END_INTERRUPTED)
        add_name(machine, s->op);
    add_place(machine, &facts, machine->frame, s->op);
    if (kind == END_UNDEFINED || kind == END_TRAP)
        add_rule(machine, accessing);
    facts_free(&facts);
}

void report_claim(const Step *s, const char *text)
{
    Machine *machine = s->machine;
    FactsTable facts = { 0 };

    add_line(machine, machine->report.lines.len, SEVERITY_ERROR, report_place(s->op), str_of(text));
    add_operation(machine, &facts, s);
    add_place(machine, &facts, s->frame, s->op);
    facts_free(&facts);
}

void report_claim_at(Machine *machine, const Op *op, const char *text)
{
    FactsTable facts = { 0 };

    add_line(machine, machine->report.lines.len, SEVERITY_ERROR, report_place(op), str_of(text));
    add_place(machine, &facts, machine->frame, op);
    facts_free(&facts);
}

void report_end_at(Machine *machine, EndKind kind, const Attr *loc, const char *text)
{
    machine->report.kind = kind;
    add_line(machine, machine->report.lines.len, SEVERITY_ERROR, loc, str_of(text));
    machine->report.stack_from = machine->report.lines.len;
}

static void end_between(Machine *machine, EndKind kind, const Op *op, const char *how,
                        const char *text)
{
    FactsTable facts = { 0 };
    Sb sb = { 0 };

    machine->report.kind = kind;
    if (machine->report.brief)
        return;
    sb_printf(&sb, "%s: %s", how, text);
    report_end_at(machine, kind, report_place(op), sb.data);
    add_name(machine, op);
    add_place(machine, &facts, machine->frame, op);
    facts_free(&facts);
    sb_free(&sb);
}

void report_limit_at(Machine *machine, const Op *op, const char *text)
{
    end_between(machine, END_LIMIT, op, "limit reached", text);
}

void report_unsupported_at(Machine *machine, const Op *op, const char *text)
{
    end_between(machine, END_UNSUPPORTED, op, "unsupported", text);
}

void report_note(Machine *machine, const Attr *loc, const char *format, ...)
{
    Sb text = { 0 };
    va_list args;

    if (machine->report.brief)
        return;
    va_start(args, format);
    sb_vprintf(&text, format, args);
    va_end(args);
    add_line(machine, machine->report.stack_from++, SEVERITY_NOTE, loc, sb_view(&text));
    sb_free(&text);
}

void report_warning(Machine *machine, const Attr *loc, const char *text)
{
    if (!machine->report.brief)
        add_line(machine, machine->report.stack_from++, SEVERITY_WARNING, loc, str_of(text));
}

void report_trail(Machine *machine, const Op *at, const Trail *trail)
{
    if (machine->report.brief)
        return;
    for (unsigned i = 0; i < trail->count; i++) {
        const Op *function = facts_function(at), *call = trail->calls[i];
        Sb text = { 0 };

        print_called(&text, function, map_get(&machine->context->meant, KEY_OF(function)),
                     "which was called here");
        report_add_unplaced(&text, call);
        report_note(machine, report_place(call), "%s", text.data);
        sb_free(&text);
        at = call;
    }
    if (trail->goes_on)
        report_note(machine, NULL, "and there were further calls around these");
}

/* "it was read by 'memref.load' here, from the element [5]" */
static void note_link(Machine *machine, const Origin *link)
{
    Sb element = { 0 };

    origin_print_element(&element, machine, link);
    report_note(machine, report_place(link->op), "it %s '%.*s' here%s%.*s", link->why,
                STR_ARG(op_name(facts_accessing(link->op))),
                element.len ? ", from the element " : "", STR_ARG(sb_view(&element)));
    sb_free(&element);
}

enum { MOST_LINKS = 6 };

/* One more, further back than the others: an operation is told once, where the chain came to it
 * first, and the first of all is told. */
static unsigned keep_link(const Origin **links, unsigned count, const Origin *link)
{
    unsigned i = 0;

    while (i < count && links[i]->op != link->op)
        i++;
    for (; i + 1 < count; i++)
        links[i] = links[i + 1];
    if (i == MOST_LINKS)
        i--;
    links[i] = link;
    return i + 1;
}

/* The chain runs from here back to the birth; it is told from the birth on. */
void report_poison(Machine *machine, uint32_t origin)
{
    const Origin *links[MOST_LINKS], *birth;
    unsigned count = 0, left = 0;

    if (!origin || origin == ORIGIN_UNTOLD || machine->report.brief)
        return;
    for (; machine->origins.data[origin].parent; left++) {
        count = keep_link(links, count, &machine->origins.data[origin]);
        origin = machine->origins.data[origin].parent;
    }
    left -= count;
    birth = &machine->origins.data[origin];
    report_note(machine, birth->op ? report_place(birth->op) : NULL, "the poison was born here: %s",
                birth->why);
    while (count--)
        note_link(machine, links[count]);
    if (left)
        report_note(machine, NULL, "on its way were %u operation%s that %s not shown", left,
                    plural(left), left == 1 ? "is" : "are");
}

void report_emit(Machine *machine)
{
    for (size_t i = 0; i < machine->report.lines.len; i++) {
        const ReportLine *line = &machine->report.lines.data[i];

        diag_emit(machine->context, line->severity, line->loc, "%.*s", STR_ARG(line->text));
    }
}

typedef struct Printing {
    Context *context;
    Sb *sb;
} Printing;

static void print_line(void *state, const Diag *diag)
{
    const Printing *printing = state;

    diag_print(printing->context, printing->sb, diag);
}

void report_print(Sb *sb, Machine *machine)
{
    Printing printing = { machine->context, sb };
    DiagHandler handler = printing.context->handler;
    void *state = printing.context->handler_state;

    printing.context->handler = print_line;
    printing.context->handler_state = &printing;
    report_emit(machine);
    printing.context->handler = handler;
    printing.context->handler_state = state;
}
