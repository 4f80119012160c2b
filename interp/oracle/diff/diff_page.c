/* What a page of `diff` knows of a part, as JSON: its columns, and of the input that shows a
 * difference what every operation of each gave. interp/oracle/diff/page shows it:
 *
 *   "columns": [{ "name", "passes": [name, ...], "verdict", "first": number of the first line,
 *                 "lines", "words": of each line (interp/console/html.h), "before", "left": lines
 *                 left away in front and behind,
 *                 "operations": [[number, line, column, [place, ...], mark, [values, ...]]
 *                                ...],
 *                 "end": { "kind", "results", "output", "report" } }]
 *   "base": the column that the last one is held against
 *   "omitted": versions that are no column
 *   "departs": { "base", "last": numbers of operations, "name", "heir": their names, "time",
 *                "before", "after" }
 *
 *   "printed": { "pass", "verdict", "why", "lines", "words", "left" }: of the last, which left
 *              nothing that is a column
 *
 * A mark is 1 for changed, 2 for new, 4 for gone in the next, 8 for what stands in the module
 * itself; values are, of each result, [how often, [text, ...], the last].
 */
#include "interp/oracle/diff/diff.h"

#include "core/ir/context.h"
#include "core/ir/symbol.h"
#include "core/text/source.h"
#include "interp/console/html.h"
#include "interp/console/json.h"
#include "interp/console/status.h"
#include "interp/machine/value_text.h"
#include "interp/oracle/diff/diff_located.h"

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

typedef struct Page {
    Diff *diff;
    DiffResult *result;
    DiffVersions shown;
    Columns columns;
    WatchedRun own_runs[MOST_COLUMNS];
    const WatchedRun *runs[MOST_COLUMNS]; /* the finding's, or our own */
    unsigned first[MOST_COLUMNS];         /* lines that are shown */
    size_t base;
    Sb json;
} Page;

static bool is_run(const DiffResult *result)
{
    const DiffFinding *finding = &result->finding;

    return result->verdict == DIFF_DIFFERS && finding->is_compared
           && finding->compared.kind != DIFFERENCE_DROPPED;
}

/* Which versions are shown. */

/* The first, and of the others the last ones, up to the one that differs. */
static void choose_versions(Page *page, const DiffVersions *versions)
{
    const Op *target = page->result->finding.target;
    size_t count = versions->len, left;

    while (target && count > 1 && versions->data[count - 1].module != target)
        count--;
    left = count > MOST_COLUMNS ? count - MOST_COLUMNS : 0;
    for (size_t i = 0; i < count; i++)
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

static void match_versions(Page *page, Located *located)
{
    for (size_t i = 0; i < page->shown.len; i++)
        located_add(located, &page->columns, page->shown.data[i].module, page->shown.data[i].steps);
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
    options.watched = &page->own_runs[column];
    ours->handler = theirs->handler = ignore;
    comparison = compare_modules(ours, source, theirs, target, &options);
    ours->handler = theirs->handler = handler;
    comparison_free(&comparison);
}

/* What the finding was seen by is not run again. */
static void run_versions(Page *page)
{
    const DiffFinding *finding = &page->result->finding;

    for (size_t i = 0; i < page->shown.len; i++) {
        page->runs[i] = &page->own_runs[i];
        if (page->shown.data[i].module == finding->base)
            page->runs[i] = &finding->compared.source_run;
        else if (page->shown.data[i].module == finding->target)
            page->runs[i] = &finding->compared.target_run;
        else if (is_run(page->result)
                 && (finding->compared.steps < MANY_STEPS || !i || i == page->base))
            run_version(page, i);
    }
}

static bool departs_at(const Page *page, size_t column, size_t op)
{
    const Departure *departs = &page->result->finding.departs;

    return departs->name.len
           && ((column == page->base && op == departs->number)
               || (column + 1 == page->shown.len && op == departs->heir_number));
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

static bool is_outermost(const Op *op)
{
    return op_parent(op) && !op_parent(op_parent(op));
}

/* Constants stand in the text. */
static void add_operation(Sb *sb, const ColumnOp *op, const WatchedRun *run, bool departs)
{
    const Attr *place = op_place(op->op);

    sb_printf(sb, "%u,%u,[", place->file.line, place->file.column);
    for (unsigned i = 0; i < op->place_count; i++)
        sb_printf(sb, "%s%u", i ? "," : "", op->places[i]);
    sb_printf(sb, "],%d,",
              op->changed | op->fresh << 1 | op->gone << 2 | is_outermost(op->op) << 3);
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

/* Which lines of a text that is too long. */

static unsigned line_of(const Op *op)
{
    const Attr *place = op ? op_place(op) : NULL;

    return place && place->kind == ATTR_LOC_FILE ? place->file.line : 0;
}

/* Where the function begins that differs. */
static unsigned function_line(const Page *page, const DiffVersion *version)
{
    Str name = page->result->finding.compared.function;
    unsigned line = line_of(name.len ? symbol_in_table(version->module, name) : NULL);

    return line && count_lines(version->text) > MOST_LINES ? line : version->before + 1;
}

/* Of what departs, or stands for it; 0: there is nothing. */
static unsigned departure_line(const Page *page, size_t number)
{
    const Departure *departs = &page->result->finding.departs;
    const Column *column = &page->columns.columns.data[number];
    ColumnNumbers found = { 0 };
    unsigned line = 0;

    if (!departs->name.len)
        return 0;
    column_counterparts(column, &page->columns.columns.data[page->base].ops.data[departs->number],
                        &found);
    if (number + 1 == page->shown.len)
        line = line_of(column->ops.data[departs->heir_number].op);
    else if (found.len)
        line = line_of(column->ops.data[found.data[0]].op);
    vec_free(&found);
    return line;
}

static bool is_beyond(unsigned line, unsigned first)
{
    return line && (line < first || line >= first + MOST_LINES);
}

/* Where what departs would be out of sight in one column, all show what is around it. */
static void choose_lines(Page *page)
{
    bool beyond = false;

    for (size_t i = 0; i < page->shown.len; i++) {
        page->first[i] = function_line(page, &page->shown.data[i]);
        beyond |= is_beyond(departure_line(page, i), page->first[i]);
    }
    for (size_t i = 0; beyond && i < page->shown.len; i++) {
        unsigned line = departure_line(page, i), start = page->shown.data[i].before + 1;

        if (line)
            page->first[i] = line > start + MOST_LINES / 2 ? line - MOST_LINES / 2 : start;
    }
}

/* Gives how many are left. */
static unsigned add_text(Sb *sb, Str text)
{
    Sb words = { 0 };
    Arena scratch = { 0 };
    unsigned count = 0;

    json_name(sb, "lines");
    sb_add(sb, "[");
    while (text.len && count < MOST_LINES) {
        Str line = html_cut(&scratch, str_line(&text), LONGEST_LINE);

        sb_add(sb, count ? ",\n" : "\n");
        json_quoted(sb, line);
        sb_add(&words, count++ ? "," : "");
        html_words(&words, line);
    }
    sb_add(sb, "]");
    json_name(sb, "words");
    sb_printf(sb, "[%.*s]", STR_ARG(sb_view(&words)));
    sb_free(&words);
    arena_free(&scratch);
    return count_lines(text);
}

static void add_lines(Sb *sb, const DiffVersion *version, unsigned first)
{
    Str rest = version->text;

    for (unsigned at = version->before + 1; at < first; at++)
        str_line(&rest);
    json_number(sb, "first", first);
    json_number(sb, "before", first - version->before - 1);
    json_number(sb, "left", add_text(sb, rest));
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
        add_operation(sb, &column->ops.data[i], page->runs[number], departs_at(page, number, i));
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
    unsigned first = page->first[number];
    Sb *sb = &page->json;

    sb_add(sb, number ? ",\n{" : "{");
    json_text(sb, "name", page->shown.data[number].name);
    add_passes(page, number);
    add_lines(sb, &page->shown.data[number], first);
    add_operations(page, number, first);
    add_end(sb, page->runs[number]);
    sb_add(sb, "}");
}

static void add_departure(Page *page)
{
    const Departure *departs = &page->result->finding.departs;
    Sb *sb = &page->json;
    Arena scratch = { 0 };

    if (!departs->name.len)
        return;
    json_name(sb, "departs");
    sb_add(sb, "{");
    json_number(sb, "base", departs->number);
    json_number(sb, "last", departs->heir_number);
    json_text(sb, "name", departs->name);
    json_text(sb, "heir", departs->heir_name);
    json_number(sb, "time", departs->time);
    json_text(sb, "before", value_at(&scratch, departs->ours, departs->time));
    json_text(sb, "after", value_at(&scratch, departs->theirs, departs->heir_time));
    sb_add(sb, "}");
    arena_free(&scratch);
}

/* What the last pass, or the command, said and wrote instead. */
static void add_printed(Page *page)
{
    const DiffResult *result = page->result;
    const DiffStep *last = result->steps.len ? &result->steps.data[result->steps.len - 1] : NULL;
    Sb *sb = &page->json;

    if (!last || last->verdict == STEP_UNCHANGED
        || page->shown.data[page->shown.len - 1].steps == result->steps.len
        || !(last->why.len || result->printed.len))
        return;
    json_name(sb, "printed");
    sb_add(sb, "{");
    json_text(sb, "pass", diff_inner(last->pass));
    json_text(sb, "verdict", str_of(step_verdict_name(last->verdict)));
    json_text(sb, "why", last->why);
    json_number(sb, "left", add_text(sb, result->printed));
    sb_add(sb, "}");
}

void diff_page_versions(Diff *diff, DiffResult *result, const DiffVersions *versions,
                        Located *located)
{
    Page page = { .diff = diff, .result = result };

    choose_versions(&page, versions);
    match_versions(&page, located);
    run_versions(&page);
    choose_lines(&page);
    json_name(&page.json, "columns");
    sb_add(&page.json, "[");
    for (size_t i = 0; i < page.shown.len; i++)
        add_column(&page, i);
    sb_add(&page.json, "]");
    json_number(&page.json, "base", page.base);
    json_number(&page.json, "omitted", versions->len - page.shown.len);
    add_departure(&page);
    add_printed(&page);
    result->page = str_dup(&result->arena, sb_view(&page.json));
    for (size_t i = 0; i < page.shown.len; i++)
        watched_run_free(&page.own_runs[i]);
    sb_free(&page.json);
    columns_free(&page.columns);
    vec_free(&page.shown);
}
