/* A difference in words: the input, what either side gives, and the rule that the target breaks. */
#include "core/define/alias.h"
#include "dialects/meaning/meaning.h"
#include "interp/oracle/diff/comparer.h"

#include "core/ir/context.h"
#include "interp/oracle/witness/input_text.h"
#include "interp/oracle/witness/reach.h"

#include <string.h>

enum { LONGEST_TEXT = 400 };

const char *compare_kind_name(CompareKind kind)
{
    static const char *const NAMES[] = {
        [DIFFERENCE_VALUE] = "wrong result",
        [DIFFERENCE_MEMORY] = "wrong memory",
        [DIFFERENCE_POISON] = "poison",
        [DIFFERENCE_TEXT] = "wrong output",
        [DIFFERENCE_UNDEFINED] = "undefined behaviour",
        [DIFFERENCE_STOPS] = "wrong end",
        [DIFFERENCE_ENDLESS] = "does not end",
        [DIFFERENCE_DROPPED] = "dropped function",
    };

    return NAMES[kind];
}

static Str kept(Arena *arena, Sb *text)
{
    Str copy = str_dup(arena, sb_view(text));

    sb_free(text);
    return copy;
}

/* Reports. */

/* Runs the input again, and says how that ended. */
static void run_again(CompareSide *side, uint64_t number, uint64_t seed)
{
    side->machine->report.brief = false;
    if (runner_make(&side->runner, side->inputs, number, seed))
        compare_call(side, &side->runner);
    side->machine->report.brief = true;
}

typedef struct Collected {
    Context *context;
    Sb text;
} Collected;

static void collect(void *state, const Diag *diag)
{
    Collected *collected = state;

    if (diag->loc && diag->loc->kind == ATTR_LOC_FILE
        && str_is(diag->loc->file.file, COMPARE_ADAPTER))
        return; /* that it was called from there tells nobody anything */
    diag_print(collected->context, &collected->text, diag);
}

Str compare_report(Arena *arena, Machine *machine)
{
    Context *context = machine->context;
    DiagHandler handler = context->handler;
    void *state = context->handler_state;
    Collected collected = { .context = context };

    context->handler = collect;
    context->handler_state = &collected;
    report_emit(machine);
    context->handler = handler;
    context->handler_state = state;
    while (collected.text.len && collected.text.data[collected.text.len - 1] == '\n')
        collected.text.len--;
    return kept(arena, &collected.text);
}

Str compare_reason(Arena *arena, CompareSide *side, uint64_t number, uint64_t seed)
{
    const Report *report = &side->machine->report;

    run_again(side, number, seed);
    return report->lines.len ? str_dup(arena, report->lines.data[0].text) : (Str){ 0 };
}

/* The rule that is broken. */

Str compare_said_of(const Op *op)
{
    const OpDef *def = op->def;

    if (!def)
        return (Str){ 0 };
    if (def->templates && def->templates->words.len)
        return def->templates->words;
    return str_of(def->templates ? def->summary : def->doc);
}

static void quote(Comparer *c, const Op *op, bool born)
{
    Comparison *result = c->result;
    const OpDef *rules = op->def ? def_rules(op_context(op), op->def) : NULL;
    const char *rule = !rules ? NULL : born ? rules->poison : rules->undefined;

    if (born && op_attr(op, "function_type")) {
        result->rule = STR("an argument may be poison, unless it is 'llvm.noundef': decision M14");
        return;
    }
    result->broken = str_dup(&result->arena, op_name(op));
    /* Of what has no rule of its own: what is said of it. */
    if (rule || op->def)
        result->rule = str_dup(&result->arena, rule ? str_of(rule) : compare_said_of(op));
}

typedef struct OpAt {
    const Attr *loc;
    const Op *op;
} OpAt;

static bool see_op(void *state, const Op *op)
{
    OpAt *at = state;

    if (op_loc(op) == at->loc && !op_is(op, "builtin.module"))
        at->op = op;
    return !at->op;
}

/* Where poison is to blame, the operation that made it; else the one that is undefined. */
static void quote_reported(Comparer *c)
{
    const Report *report = &c->target.machine->report;
    Reach whole = { .module = c->target.module };
    OpAt at = { 0 };
    bool born = false;

    for (size_t i = 0; i < report->lines.len; i++) {
        bool birth = str_starts(report->lines.data[i].text, "the poison was born here");

        if (i == 0 || birth)
            at.loc = report->lines.data[i].loc;
        born |= birth;
    }
    vec_push(&whole.ops, c->target.module);
    if (at.loc)
        reach_walk(&whole, see_op, &at);
    reach_free(&whole);
    if (at.op)
        quote(c, at.op, born);
}

static void quote_birth(Comparer *c, uint32_t origin)
{
    const Machine *machine = c->target.machine;
    const Op *op;

    while (machine->origins.data[origin].parent)
        origin = machine->origins.data[origin].parent;
    op = machine->origins.data[origin].op;
    if (op)
        quote(c, op, strcmp(machine->origins.data[origin].why, MACHINE_FORGIVEN) != 0);
}

/* Ends. */

static Str end_text(Arena *arena, CompareSide *side)
{
    const Report *report = &side->machine->report;

    if (report->kind == END_NONE)
        return STR("it returns");
    if (report->kind == END_TRAP && report->lines.len)
        return str_dup(arena, report->lines.data[0].text);
    return compare_report(arena, side->machine);
}

static void tell_end(Comparer *c)
{
    Comparison *result = c->result;
    bool undefined = c->target.machine->report.kind == END_UNDEFINED;

    result->kind = undefined ? DIFFERENCE_UNDEFINED : DIFFERENCE_STOPS;
    result->where = STR("how it ends");
    result->source = end_text(&result->arena, &c->source);
    result->target = end_text(&result->arena, &c->target);
    if (undefined)
        quote_reported(c);
}

/* Text. */

/* Around where the two part; the whole where that is short. */
static Str excerpt(Arena *arena, Str text, size_t parted)
{
    size_t from = 0;

    if (!text.len)
        return STR("(nothing)");
    if (text.len > LONGEST_TEXT && parted > LONGEST_TEXT / 2)
        from = parted - LONGEST_TEXT / 2;
    while (from && from < text.len && text.data[from - 1] != '\n')
        from++;
    text = str_from(text, from < text.len ? from : 0);
    while (text.len && text.data[text.len - 1] == '\n')
        text.len--;
    if (text.len > LONGEST_TEXT)
        text.len = LONGEST_TEXT;
    return str_printf(arena, "%s%.*s", from ? "...\n" : "", STR_ARG(text));
}

static void tell_text(Comparer *c)
{
    Comparison *result = c->result;
    Str source = sb_view(&c->source.machine->output), target = sb_view(&c->target.machine->output);
    size_t parted = 0, line = 1;

    while (parted < source.len && parted < target.len && source.data[parted] == target.data[parted])
        line += source.data[parted++] == '\n';
    result->kind = DIFFERENCE_TEXT;
    result->where = str_printf(&result->arena, "line %zu of what is printed", line);
    result->source = excerpt(&result->arena, source, parted);
    result->target = excerpt(&result->arena, target, parted);
}

/* Values. */

/* Of the lane that the cell is; ORIGIN_UNTOLD: it was never written, and nobody read it. */
static uint32_t origin_of(const CompareSide *side, CellId id, const unsigned *globals)
{
    const Runner *runner = &side->runner;
    const WirePart *part;
    const Allocation *memory;
    uint64_t offset, word, lane;

    if (id.kind == CELL_RESULT || id.kind == CELL_SIZE) {
        Place place = runner->results[id.part];

        layout_scalar(place.layout, id.kind == CELL_RESULT ? id.scalar : 0, &word, &lane);
        return place.poison[lane];
    }
    if (id.kind == CELL_ELEMENT) {
        Allocation *found;

        part = &runner->shape.results.parts[id.part];
        return wire_element_at(side->machine, part, runner->results[id.part], id.element, &found,
                               &offset)
                   ? memory_origin(found, offset, layout_bytes(part->element))
                   : 0;
    }
    if (id.kind == CELL_GLOBAL)
        id.part = globals[id.part];
    part = id.kind == CELL_GLOBAL ? &runner->globals.parts[id.part]
                                  : &runner->shape.arguments.parts[id.part];
    memory = own_memory(runner, id.kind, id.part);
    offset = id.element * layout_stride(part->element);
    return memory ? memory_origin(memory, offset, layout_bytes(part->element)) : 0;
}

/* Where the target's poison was born, and how it came here. */
static void tell_poison(Comparer *c, CellId id)
{
    Comparison *result = c->result;
    Machine *machine = c->target.machine;
    uint32_t origin = origin_of(&c->target, id, c->globals);

    result->kind = DIFFERENCE_POISON;
    if (!origin || origin == ORIGIN_UNTOLD) {
        result->target = STR("it was never written");
        return;
    }
    machine->report.brief = false;
    report_poison(machine, origin);
    machine->report.brief = true;
    result->target =
        str_printf(&result->arena, "poison\n%.*s", STR_ARG(compare_report(&c->scratch, machine)));
    quote_birth(c, origin);
}

static bool is_nan_text(Str text)
{
    return text.len >= 4 && memcmp(text.data, "NaN ", 4) == 0;
}

static void tell_cell(Comparer *c, const Judgement *judgement)
{
    Comparison *result = c->result;
    bool memory = judgement->cell.kind == CELL_ARGUMENT || judgement->cell.kind == CELL_GLOBAL;

    result->kind = memory ? DIFFERENCE_MEMORY : DIFFERENCE_VALUE;
    result->in_global = judgement->cell.kind == CELL_GLOBAL;
    result->where = str_dup(&result->arena, judgement->what);
    if (is_circuit(c->source.function) && !c->options->args)
        result->args =
            str_printf(&result->arena, "%.*s",
                       STR_ARG(ticks_until(result->args, ticks_of_result(c->source.function,
                                                                         judgement->cell.part))));
    result->source = str_dup(&result->arena, judgement->ours);
    result->target = str_dup(&result->arena, judgement->theirs);
    if (judgement->open)
        tell_poison(c, judgement->cell);
    else if (is_nan_text(result->source) && is_nan_text(result->target))
        result->rule =
            STR("the bits of this NaN are no choice of the source, which made none but only "
                "moved one or set its sign (negf, absf, copysign, ...): decision N1");
}

/* All. */

Str compare_input_text(Comparer *c, uint64_t number, Arena *arena, Str *layouts)
{
    Sb text = { 0 }, layout = { 0 };

    if (c->options->args)
        sb_add(&text, c->options->args);
    else if (runner_make(&c->source.runner, c->source.inputs, number, 0))
        input_print(&c->source.runner, &text, &layout);
    *layouts = kept(arena, &layout);
    return kept(arena, &text);
}

Str compare_input_shown(Comparer *c, uint64_t number, Arena *arena)
{
    Sb text = { 0 };

    if (c->options->args)
        sb_add(&text, c->options->args);
    else if (runner_make(&c->source.runner, c->source.inputs, number, 0))
        input_show(&c->source.runner, NULL, STR(""), &text);
    return kept(arena, &text);
}

/* "alternative 2 of 6 of 'scf.parallel', ...": the first few. */
static Str way_text(Arena *arena, const ChoicePath *way)
{
    enum { MOST_TOLD = 8 };
    Sb text = { 0 };

    for (size_t i = 0; i < way->forks.len && i < MOST_TOLD; i++) {
        const ChoiceFork *fork = &way->forks.data[i];
        const Op *by = fork->by;

        sb_printf(&text, "%salternative %llu of %llu", i ? ", " : "",
                  (unsigned long long)fork->taken + 1, (unsigned long long)fork->count);
        if (by)
            sb_printf(&text, " of '%.*s'", STR_ARG(op_name(by)));
    }
    sb_add(&text, way->forks.len > MOST_TOLD ? ", ..." : "");
    return kept(arena, &text);
}

/* What not every difference has, of one that a better example takes the place of. */
static void forget(Comparison *result)
{
    result->most = 0;
    result->in_global = false;
    result->way = result->broken = result->rule = STR("");
    watched_run_free(&result->source_run);
    watched_run_free(&result->target_run);
}

static void keep_runs(Comparer *c, uint64_t number, uint64_t seed)
{
    if (!c->options->keeps_runs)
        return;
    compare_watch(c, &c->source, number, 0, &c->result->source_run);
    compare_watch(c, &c->target, number, seed, &c->result->target_run);
}

static void start_telling(Comparer *c, uint64_t number, uint64_t seed)
{
    Comparison *result = c->result;

    forget(result);
    result->verdict = COMPARE_DIFFERS;
    result->lowered = c->lowered;
    result->function = str_dup(&result->arena, op_attr(c->source.function, "sym_name")->string);
    result->input = number;
    result->seed = seed;
    if (c->target.way)
        result->way = way_text(&result->arena, c->target.way);
    compare_set_stubs(c, number);
    result->stubbed = c->judge.open_text;
    result->stubs = c->stubs.seed;
    result->args = compare_input_text(c, number, &result->arena, &result->layouts);
    run_again(&c->source, number, 0);
    result->steps = runner_steps(&c->source.runner);
    run_again(&c->target, number, seed);
}

void compare_tell(Comparer *c, uint64_t number, uint64_t seed, const Judgement *judgement)
{
    start_telling(c, number, seed);
    if (judgement->part == JUDGED_END)
        tell_end(c);
    else if (judgement->part == JUDGED_CELL)
        tell_cell(c, judgement);
    else
        tell_text(c);
    keep_runs(c, number, seed);
}

void compare_tell_endless(Comparer *c, uint64_t number, uint64_t seed, uint64_t steps)
{
    Comparison *result = c->result;
    uint64_t most = c->target.machine->options.max_steps;

    start_telling(c, number, seed);
    result->kind = DIFFERENCE_ENDLESS;
    result->most = most;
    result->where = STR("how it ends");
    result->source = str_printf(&result->arena, "it ends after %llu operation%s",
                                (unsigned long long)steps, plural(steps));
    result->target = str_printf(&result->arena, "it has not ended after %llu operation%s",
                                (unsigned long long)most, plural(most));
    keep_runs(c, number, seed);
}
