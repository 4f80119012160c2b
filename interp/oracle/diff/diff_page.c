/* What a page of `diff` knows of a part, as JSON: its columns, and of the input that shows a
 * difference what every operation of each gave. interp/oracle/diff/page shows it:
 *
 *   "columns": [{ "name", "passes": [name, ...], "verdict", "first": number of the first line,
 *                 "lines", "words": of each line (interp/console/html.h), "left": lines left away,
 *                 "operations": [[number, line, column, [place, ...], mark, [values, ...]]
 *                                ...],
 *                 "end": { "kind", "results", "output", "report" } }]
 *   "base": the column that the last one is held against
 *   "omitted": versions that are no column
 *   "departs": { "base", "last": numbers of operations, "name", "heir": their names, "time",
 *                "before", "after" }
 *
 * A mark is 1 for changed, 2 for new, 4 for gone in the next; values are, of each result, [how
 * often, [text, ...], the last].
 */
#include "interp/oracle/diff/diff.h"

#include "core/ir/context.h"
#include "core/ir/symbol.h"
#include "core/text/source.h"
#include "interp/console/html.h"
#include "interp/console/json.h"
#include "interp/console/status.h"
#include "interp/machine/value_text.h"
#include "interp/oracle/diff/diff_columns.h"

#include <limits.h>
#include <string.h>

enum {
    MOST_COLUMNS = 16,
    MOST_LINES = 1500,       /* of a column */
    LONGEST_LINE = 1000,     /* bytes */
    MOST_TOLD = 4,           /* times that an operation ran */
    LONGEST_VALUE = 120,     /* bytes */
    LONGEST_END = 4000,      /* likewise */
    MANY_STEPS = 1000 * 1000 /* of a run: columns between are not run then */
};

typedef struct Departure {
    bool found;
    unsigned base, last; /* numbers of operations */
    uint64_t time, when;
    const Recorded *ours, *theirs;
} Departure;

typedef struct Page {
    Diff *diff;
    DiffResult *result;
    DiffVersions shown;
    Columns columns;
    WatchedRun runs[MOST_COLUMNS];
    size_t base;
    Departure departs;
    Sb json;
} Page;

static bool is_run(const DiffResult *result)
{
    const DiffFinding *finding = &result->finding;

    return result->verdict == DIFF_DIFFERS && finding->is_compared
           && finding->compared.kind != DIFFERENCE_DROPPED;
}

/* Which versions are shown. */

/* The first, and of the others the last ones. */
static void choose_versions(Page *page, const DiffVersions *versions)
{
    size_t left = versions->len > MOST_COLUMNS ? versions->len - MOST_COLUMNS : 0;

    for (size_t i = 0; i < versions->len; i++)
        if (i == 0 || i > left)
            vec_push(&page->shown, versions->data[i]);
    for (size_t i = 0; i < page->shown.len; i++)
        if (page->shown.data[i].steps <= page->result->finding.steps && i + 1 < page->shown.len)
            page->base = i;
}

static void ignore(void *state, const Diag *diag)
{
    (void)state;
    (void)diag;
}

/* The passes once more, which say where they have their operations from. */
static bool locate(Page *page, Str compiled, Stages *stages, Witness **witness)
{
    const DiffOptions *options = &page->diff->options;
    Sb why = { 0 };
    bool good;

    *witness = witness_new((WitnessOptions){ .index_width = options->compare.index_width,
                                             .seconds = options->native_seconds,
                                             .processor = options->processor,
                                             .locations = true,
                                             .program = options->program });
    good = compiler_run(&(Compiler){ .witness = *witness,
                                     .passes = options->passes,
                                     .seconds = options->native_seconds },
                        compiled, stages, &why);
    sb_free(&why);
    return good;
}

static const Op *read_located(Page *page, Context *context, Str text)
{
    context->handler = ignore;
    return diff_read_left(page->diff, context, STR("-"), text);
}

/* Of a program whose passes ran: with what upstream says of each of its operations. */
static void add_located(Page *page, Str compiled)
{
    Context *context = input_context(page->diff->options.context);
    Stages stages = { 0 };
    Witness *witness;
    bool good = locate(page, compiled, &stages, &witness);

    for (size_t i = 0; i < page->shown.len; i++) {
        const DiffVersion *version = &page->shown.data[i];
        Str text = !version->steps ? compiled
                   : good && version->steps <= stages.stages.len
                       ? stages.stages.data[version->steps - 1].text
                       : (Str){ 0 };

        columns_add(&page->columns, version->module,
                    text.len ? read_located(page, context, text) : NULL);
    }
    stages_free(&stages);
    witness_free(witness);
    context_free(context);
}

/* Does it say of an operation that it is from elsewhere? */
static bool has_locations(const Op *op)
{
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next)
                if (op_loc(inner) != op_place(inner) || has_locations(inner))
                    return true;
    return false;
}

/* What a command was given is "-" to it; another file names the program's. */
static void add_others(Page *page, Str compiled)
{
    Context *context = input_context(page->diff->options.context);

    for (size_t i = 0; i < page->shown.len; i++) {
        const Op *module = page->shown.data[i].module, *located = module;

        if (i)
            located = has_locations(module) ? module : NULL;
        else if (compiled.len)
            located = read_located(page, context, compiled);
        columns_add(&page->columns, module, located);
    }
    context_free(context);
}

static void match_versions(Page *page, Str compiled)
{
    if (page->diff->options.passes)
        add_located(page, compiled);
    else
        add_others(page, compiled);
    columns_mark(&page->columns);
}

/* Running. */

static void run_version(Page *page, size_t column)
{
    const Comparison *compared = &page->result->finding.compared;
    const Op *source = page->shown.data[0].module, *target = page->shown.data[column].module;
    CompareOptions options = page->diff->options.compare;
    Comparison comparison;
    Context *ours = op_context(source), *theirs = op_context(target);
    DiagHandler handler = ours->handler;

    options.entry = compared->function.data;
    options.args = compared->args.data ? compared->args.data : "";
    options.stubs = compared->stubs;
    options.seed = column + 1 == page->shown.len ? compared->seed : 0;
    options.prove = false;
    options.watched = &page->runs[column];
    ours->handler = theirs->handler = ignore;
    comparison = compare_modules(ours, source, theirs, target, &options);
    ours->handler = theirs->handler = handler;
    comparison_free(&comparison);
}

static void run_versions(Page *page)
{
    uint64_t steps = page->result->finding.compared.steps;

    for (size_t i = 0; i < page->shown.len; i++)
        if (steps < MANY_STEPS || !i || i == page->base || i + 1 == page->shown.len)
            run_version(page, i);
}

/* Where it begins. */

static const Recorded *recorded_of(const WatchedRun *run, const Op *op)
{
    return op->result_count == 1 ? map_get(&run->recorder.by_value, KEY_OF(op->results[0])) : NULL;
}

/* Is its result an operand of another of them? */
static bool is_used_by(const Column *column, const ColumnNumbers *found, const Op *op)
{
    for (size_t i = 0; i < found->len; i++) {
        const Op *user = column->ops.data[found->data[i]].op;

        for (unsigned operand = 0; operand < user->operand_count; operand++)
            if (user->operands[operand] == op->results[0])
                return true;
    }
    return false;
}

/* Of the operations that stand for it the one that has its value: of its type the only one, or the
 * only one of its name too, or that the others lead to. UINT_MAX: there is none. */
static unsigned heir(const Page *page, const ColumnOp *ours)
{
    const Column *last = &page->columns.columns.data[page->shown.len - 1];
    ColumnNumbers found = { 0 };
    unsigned named = UINT_MAX, end = UINT_MAX, nameds = 0, ends = 0;

    column_counterparts(last, ours, &found);
    for (size_t i = 0; i < found.len; i++) {
        const Op *op = last->ops.data[found.data[i]].op;

        if (op->result_count != 1
            || strcmp(type_text(op->results[0]->type), type_text(ours->op->results[0]->type)) != 0)
            continue;
        if (str_eq(op_name(op), op_name(ours->op))) {
            named = found.data[i];
            nameds++;
        }
        if (!is_used_by(last, &found, op)) {
            end = found.data[i];
            ends++;
        }
    }
    vec_free(&found);
    return nameds == 1 ? named : ends == 1 ? end : UINT_MAX;
}

static void look_at(Page *page, const Recorded *ours)
{
    const Column *base = &page->columns.columns.data[page->base];
    const Column *last = &page->columns.columns.data[page->shown.len - 1];
    const Op *op = value_definer(ours->value);
    unsigned number = column_number(base, op), other = UINT_MAX;
    const Recorded *theirs = NULL;
    uint64_t time;

    if (number != UINT_MAX && op->result_count == 1)
        other = heir(page, &base->ops.data[number]);
    if (other != UINT_MAX)
        theirs = recorded_of(&page->runs[page->shown.len - 1], last->ops.data[other].op);
    time = theirs ? recorded_departs(ours, theirs) : UINT64_MAX;
    if (time == UINT64_MAX || (page->departs.found && ours->when.data[time] >= page->departs.when))
        return;
    page->departs = (Departure){ true, number, other, time, ours->when.data[time], ours, theirs };
}

static void find_departure(Page *page)
{
    const WatchedRun *base = &page->runs[page->base], *last = &page->runs[page->shown.len - 1];

    if (!base->ran || !last->ran)
        return;
    for (size_t i = 0; i < base->recorder.values.len; i++)
        look_at(page, base->recorder.values.data[i]);
    /* Among values that were not kept another may depart before. */
    if (page->departs.found)
        page->departs.found =
            page->departs.when < base->recorder.lost
            && page->departs.theirs->when.data[page->departs.time] < last->recorder.lost;
}

static bool departs_at(const Page *page, size_t column, size_t op)
{
    const Departure *departs = &page->departs;

    return departs->found
           && ((column == page->base && op == departs->base)
               || (column + 1 == page->shown.len && op == departs->last));
}

/* JSON. */

static Str value_at(Arena *arena, const Recorded *recorded, uint64_t n)
{
    const Type *type = recorded->value->type;
    Sb text = { 0 };
    ValueText elements = { .sb = &text, .most = LONGEST_VALUE };
    Str kept;

    if (type->kind == TYPE_TENSOR) /* its elements lie flat */
        datum_kind(type)->print(&elements, recorded_place(recorded, n), type);
    else
        value_print_untyped(&text, recorded_place(recorded, n), type);
    kept = str_dup(arena, html_cut(arena, sb_view(&text), LONGEST_VALUE));
    sb_free(&text);
    return kept;
}

static void add_recorded(Sb *sb, const Recorded *recorded)
{
    uint64_t count = recorded->when.len;
    bool whole = recorded->given == count;
    Arena scratch = { 0 };

    sb_printf(sb, "[%llu,[", (unsigned long long)recorded->given);
    for (uint64_t n = 0; n < count && n < MOST_TOLD; n++) {
        sb_add(sb, n ? "," : "");
        json_quoted(sb, value_at(&scratch, recorded, n));
    }
    sb_add(sb, "],");
    json_quoted(sb, count && whole ? value_at(&scratch, recorded, count - 1) : STR(""));
    sb_add(sb, "]");
    arena_free(&scratch);
}

static void add_values(Sb *sb, const WatchedRun *run, const Op *op)
{
    bool any = false;

    sb_add(sb, "[");
    for (unsigned i = 0; i < op->result_count; i++) {
        const Recorded *recorded = map_get(&run->recorder.by_value, KEY_OF(op->results[i]));

        if (!recorded)
            continue;
        sb_add(sb, any ? "," : "");
        add_recorded(sb, recorded);
        any = true;
    }
    sb_add(sb, "]");
}

/* Constants stand in the text. */
static void add_operation(Sb *sb, const ColumnOp *op, const WatchedRun *run, bool departs)
{
    const Attr *place = op_place(op->op);

    sb_printf(sb, "%u,%u,[", place->file.line, place->file.column);
    for (unsigned i = 0; i < op->place_count; i++)
        sb_printf(sb, "%s%u", i ? "," : "", op->places[i]);
    sb_printf(sb, "],%d,", op->changed | op->fresh << 1 | op->gone << 2);
    if (departs || !op_has(op->op, CONSTANT_LIKE))
        add_values(sb, run, op->op);
    else
        sb_add(sb, "[]");
    sb_add(sb, "]");
}

static unsigned count_lines(Str text)
{
    unsigned count = 0;

    for (; text.len; count++)
        str_line(&text);
    return count;
}

/* Of a text that is too long what stands before the function that differs is left away. */
static unsigned first_line(const Page *page, const DiffVersion *version)
{
    Str name = page->result->finding.compared.function;
    const Op *function = name.len ? symbol_in_table(version->module, name) : NULL;
    const Attr *place = function ? op_place(function) : NULL;

    return place && place->kind == ATTR_LOC_FILE && count_lines(version->text) > MOST_LINES
               ? place->file.line
               : version->before + 1;
}

static void add_lines(Sb *sb, const DiffVersion *version, unsigned first)
{
    Sb words = { 0 };
    Arena scratch = { 0 };
    unsigned at = version->before + 1, count = 0;
    Str rest = version->text;

    for (; at < first; at++)
        str_line(&rest);
    json_number(sb, "first", first);
    json_name(sb, "lines");
    sb_add(sb, "[");
    while (rest.len && count < MOST_LINES) {
        Str line = html_cut(&scratch, str_line(&rest), LONGEST_LINE);

        sb_add(sb, count ? ",\n" : "\n");
        json_quoted(sb, line);
        sb_add(&words, count++ ? "," : "");
        html_words(&words, line);
    }
    sb_add(sb, "]");
    json_name(sb, "words");
    sb_printf(sb, "[%.*s]", STR_ARG(sb_view(&words)));
    json_number(sb, "left", first - version->before - 1 + count_lines(rest));
    sb_free(&words);
    arena_free(&scratch);
}

/* Of the lines that are shown. */
static void add_operations(Page *page, size_t number, unsigned first)
{
    const Column *column = &page->columns.columns.data[number];
    Sb *sb = &page->json;
    bool any = false;

    json_name(sb, "operations");
    sb_add(sb, "[");
    for (size_t i = 0; i < column->ops.len; i++) {
        const Attr *place = op_place(column->ops.data[i].op);

        if (place->kind != ATTR_LOC_FILE || place->file.line < first
            || place->file.line >= first + MOST_LINES)
            continue;
        sb_printf(sb, "%s[%zu,", any ? "," : "", i);
        add_operation(sb, &column->ops.data[i], &page->runs[number], departs_at(page, number, i));
        any = true;
    }
    sb_add(sb, "]");
}

static void add_end(Sb *sb, const WatchedRun *run)
{
    Arena scratch = { 0 };

    if (!run->ran)
        return;
    json_name(sb, "end");
    sb_add(sb, "{");
    json_text(sb, "kind",
              run->end == END_NONE ? STR("returned") : str_of(status_name((int)run->end)));
    json_text(sb, "results", html_cut(&scratch, run->results, LONGEST_END));
    json_text(sb, "output", html_cut(&scratch, run->output, LONGEST_END));
    json_text(sb, "report", html_cut(&scratch, run->report, LONGEST_END));
    sb_add(sb, "}");
    arena_free(&scratch);
}

/* Passes behind the column before, up to the one that made this. */
static void add_passes(Page *page, size_t column)
{
    const DiffVersion *version = &page->shown.data[column];
    const DiffResult *result = page->result;
    size_t from = column ? page->shown.data[column - 1].steps : 0;
    bool any = false;

    json_name(&page->json, "passes");
    sb_add(&page->json, "[");
    for (size_t i = from; i < version->steps; i++)
        if (result->steps.data[i].verdict != STEP_UNCHANGED) {
            sb_add(&page->json, any ? "," : "");
            json_quoted(&page->json, diff_inner(result->steps.data[i].pass));
            any = true;
        }
    sb_add(&page->json, "]");
    if (version->steps)
        json_text(&page->json, "verdict",
                  str_of(step_verdict_name(result->steps.data[version->steps - 1].verdict)));
}

static void add_column(Page *page, size_t number)
{
    unsigned first = first_line(page, &page->shown.data[number]);
    Sb *sb = &page->json;

    sb_add(sb, number ? ",\n{" : "{");
    json_text(sb, "name", page->shown.data[number].name);
    add_passes(page, number);
    add_lines(sb, &page->shown.data[number], first);
    add_operations(page, number, first);
    add_end(sb, &page->runs[number]);
    sb_add(sb, "}");
}

static void add_departure(Page *page)
{
    const Departure *departs = &page->departs;
    Arena scratch = { 0 };

    if (!departs->found)
        return;
    json_name(&page->json, "departs");
    sb_add(&page->json, "{");
    json_number(&page->json, "base", departs->base);
    json_number(&page->json, "last", departs->last);
    json_text(&page->json, "name",
              op_name(page->columns.columns.data[page->base].ops.data[departs->base].op));
    json_text(&page->json, "heir",
              op_name(page->columns.columns.data[page->shown.len - 1].ops.data[departs->last].op));
    json_number(&page->json, "time", departs->time);
    json_text(&page->json, "before", value_at(&scratch, departs->ours, departs->time));
    json_text(&page->json, "after", value_at(&scratch, departs->theirs, departs->time));
    sb_add(&page->json, "}");
    arena_free(&scratch);
}

void diff_page_versions(Diff *diff, DiffResult *result, const DiffVersions *versions, Str compiled)
{
    Page page = { .diff = diff, .result = result };

    choose_versions(&page, versions);
    match_versions(&page, compiled);
    if (is_run(result)) {
        run_versions(&page);
        find_departure(&page);
    }
    json_name(&page.json, "columns");
    sb_add(&page.json, "[");
    for (size_t i = 0; i < page.shown.len; i++)
        add_column(&page, i);
    sb_add(&page.json, "]");
    json_number(&page.json, "base", page.base);
    json_number(&page.json, "omitted", versions->len - page.shown.len);
    add_departure(&page);
    result->page = str_dup(&result->arena, sb_view(&page.json));
    for (size_t i = 0; i < page.shown.len; i++)
        watched_run_free(&page.runs[i]);
    sb_free(&page.json);
    columns_free(&page.columns);
    vec_free(&page.shown);
}
