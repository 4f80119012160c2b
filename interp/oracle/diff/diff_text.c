/* What `diff` prints of a part of a file: a line, and the report of a finding. */
#include "interp/oracle/diff/diff.h"
#include "interp/console/definitions.h"
#include "interp/console/offer.h"
#include "interp/oracle/witness/input_text.h"

#include <inttypes.h>
#include <string.h>

const char *diff_verdict_name(DiffVerdict verdict)
{
    static const char *const NAMES[] = {
        [DIFF_REFINES] = "refines",         [DIFF_HOLDS] = "no counterexample",
        [DIFF_DIFFERS] = "differs",         [DIFF_NOT_JUDGED] = "not judged",
        [DIFF_INTERRUPTED] = "interrupted", [DIFF_IN_PART] = "not judged in part",
        [DIFF_UNDECIDED] = "not judged",    [DIFF_LIMIT] = "limit reached",
        [DIFF_INVALID] = "invalid",         [DIFF_MISCALLED] = "not compared",
        [DIFF_UNREADABLE] = "unreadable",
    };

    return NAMES[verdict];
}

const char *step_verdict_name(StepVerdict verdict)
{
    static const char *const NAMES[] = {
        [STEP_UNCHANGED] = "unchanged",
        [STEP_REFINES] = "refines",
        [STEP_HOLDS] = "no counterexample",
        [STEP_DIFFERS] = "differs",
        [STEP_NOT_JUDGED] = "not judged",
        [STEP_REFUSED] = "refused",
        [STEP_CRASHED] = "crashed",
        [STEP_ENDLESS] = "endless",
        [STEP_LIMIT] = "limit",
        [STEP_INVALID] = "invalid",
    };

    return NAMES[verdict];
}

/* The line. */

static void add_count(Sb *sb, const char **separator, uint64_t count, const char *what)
{
    if (!count)
        return;
    sb_printf(sb, "%s%" PRIu64 " %s", *separator, count, what);
    *separator = ", ";
}

static void add_counted(Sb *sb, uint64_t count, const char *what)
{
    sb_printf(sb, "%" PRIu64 " %s%s", count, what, plural(count));
}

static unsigned changes(const DiffResult *result)
{
    unsigned count = 0;

    for (size_t i = 0; i < result->steps.len; i++)
        count += result->steps.data[i].verdict != STEP_UNCHANGED;
    return count;
}

/* "2 functions, 1000 inputs (12 undefined in the source)". */
static void add_sums(Sb *sb, const DiffResult *result)
{
    bool all = result->verdict == DIFF_REFINES && result->inputs > 1 && diff_ran_all(result);
    bool told = result->verdict == DIFF_HOLDS || result->verdict == DIFF_IN_PART;
    const char *separator = " (";

    sb_add(sb, ": ");
    add_counted(sb, result->functions, "function");
    if (!told || result->compared < result->inputs) {
        sb_add(sb, all ? ", all " : ", ");
        add_counted(sb, result->inputs, "input");
    }
    if (result->compared < result->inputs && !told)
        add_count(sb, &separator, result->compared, "compared");
    add_count(sb, &separator, result->undefined, "undefined in the source");
    add_count(sb, &separator, result->skipped, "skipped");
    add_count(sb, &separator, result->open, "left open by the source");
    add_count(sb, &separator, result->sampled, "of them only sampled");
    add_count(sb, &separator, result->undecided, "undecided");
    if (result->ways > 1) {
        sb_printf(sb, "%sall %" PRIu64 " choices of the target tried", separator, result->ways);
        separator = ", ";
    }
    sb_add(sb, strcmp(separator, ", ") == 0 ? ")" : "");
}

static bool is_judged(const DiffStep *step)
{
    return step->verdict == STEP_REFINES || step->verdict == STEP_HOLDS;
}

/* What it left was passed over, and what a later step left held against what was before it. */
static bool is_passed_over(const DiffResult *result, size_t step)
{
    bool later = false;

    for (size_t i = step + 1; i < result->steps.len; i++)
        later |= is_judged(&result->steps.data[i]);
    return later && result->steps.data[step].verdict == STEP_NOT_JUDGED;
}

/* The first step that was not judged, or only in part. */
static void add_unjudged(Sb *sb, const DiffResult *result)
{
    for (size_t i = 0; i < result->steps.len; i++) {
        const DiffStep *step = &result->steps.data[i];

        if (!step->why.len)
            continue;
        sb_printf(sb, "\n  %s '%.*s': %.*s",
                  is_judged(step)                    ? "in part not judged behind"
                  : step->verdict == STEP_NOT_JUDGED ? "not judged behind"
                                                     : step_verdict_name(step->verdict),
                  STR_ARG(diff_inner(step->pass)), STR_ARG(step->why));
        if (is_passed_over(result, i))
            sb_add(sb, "\n  what later passes left was held against the program before it");
        return;
    }
}

static void add_run(Sb *sb, const DiffResult *result, const ComparedInput *first,
                    const DiffOptions *options)
{
    bool piped = first->behind.len && !options->with;

    if (piped)
        diff_offer_target(sb, result, options, (Str){ 0 }, first->behind);
    sb_printf(sb, "%s%s run ", piped ? " | " : "", offer_program());
    offer_file(sb, piped ? STR("-") : first->behind.len ? str_of(options->with) : result->file);
    definitions_say(sb);
}

/* A command that shows it, where the file has no parts. */
static void add_first(Sb *sb, const DiffResult *result, const char *what,
                      const ComparedInput *first, const DiffOptions *options)
{
    Str hint;

    if (!first->why.len)
        return;
    sb_printf(sb, "\n  first %s", what);
    if (first->behind.len)
        sb_printf(sb, " %s '%.*s'", options->with ? "in" : "behind", STR_ARG(first->behind));
    sb_printf(sb, ": %.*s\n    ", STR_ARG(first->why));
    if (!result->part)
        add_run(sb, result, first, options);
    offer_call(sb, first->function, first->shown);
    if (first->stubbed)
        sb_printf(sb, " --stubs=%" PRIu64, first->stubs);
    offer_limit(
        sb, first->why,
        (OfferLimits){ first->steps, options->compare.max_memory, options->compare.max_depth });
    if (options->compare.index_width)
        sb_printf(sb, " --index-bitwidth=%u", options->compare.index_width);
    if (options->compare.vscale != 1)
        sb_printf(sb, " --vscale=%u", options->compare.vscale);
    sb_add(sb, options->compare.strict_init ? " --strict-init" : "");
    if (first->layouts.len)
        sb_printf(sb, "\n    (%.*s)", STR_ARG(first->layouts));
    hint = input_hint(first->args, first->shown, options->args_out);
    if (hint.len)
        sb_printf(sb, "\n    (%.*s)", STR_ARG(hint));
}

static void add_firsts(Sb *sb, const DiffResult *result, const DiffOptions *options)
{
    add_first(sb, result, "undefined in the source", &result->first_undefined, options);
    add_first(sb, result, "skipped", &result->first_skipped, options);
}

static void add_verdict(Sb *sb, const DiffResult *result, const DiffOptions *options)
{
    const DiffFinding *finding = &result->finding;

    switch (result->verdict) {
    case DIFF_REFINES:
    case DIFF_HOLDS:
        sb_add(sb, changes(result) ? diff_verdict_name(result->verdict)
                                   : "refines: nothing is changed");
        if (result->verdict == DIFF_REFINES && diff_is_proved(result))
            sb_add(sb, " for every input");
        if (result->verdict == DIFF_HOLDS) {
            sb_add(sb, " in ");
            add_counted(sb, result->compared, "input");
        }
        if (changes(result))
            add_sums(sb, result);
        if (result->global.len)
            sb_printf(sb, "\n  only the initial contents of @%.*s were tried",
                      STR_ARG(result->global));
        diff_proof_text(sb, result);
        add_unjudged(sb, result);
        add_firsts(sb, result, options);
        return;
    case DIFF_DIFFERS:
        sb_printf(sb, "DIFFERS %s '%.*s': %s", options->with ? "in" : "behind",
                  STR_ARG(finding->pass), finding->kind);
        if (finding->is_compared)
            sb_printf(sb, " in @%.*s", STR_ARG(finding->compared.function));
        diff_proof_text(sb, result);
        if (result->proofs.len)
            add_unjudged(sb, result);
        return;
    case DIFF_INTERRUPTED:
        sb_printf(sb, "interrupted%s%.*s: ", result->why.len ? " " : "", STR_ARG(result->why));
        add_counted(sb, result->compared, "input");
        sb_add(sb, " compared");
        return;
    case DIFF_IN_PART:
        sb_printf(sb, "%s: no counterexample in ", diff_verdict_name(result->verdict));
        add_counted(sb, result->compared, "input");
        add_sums(sb, result);
        diff_proof_text(sb, result);
        add_unjudged(sb, result);
        add_firsts(sb, result, options);
        return;
    case DIFF_UNDECIDED:
        sb_add(sb, "not judged");
        add_sums(sb, result);
        diff_proof_text(sb, result);
        add_unjudged(sb, result);
        add_firsts(sb, result, options);
        return;
    case DIFF_NOT_JUDGED:
    case DIFF_LIMIT:
        sb_add(sb, diff_verdict_name(result->verdict));
        if (result->inputs)
            add_sums(sb, result);
        diff_proof_text(sb, result);
        if (result->steps.len)
            add_unjudged(sb, result);
        else
            sb_printf(sb, ": %.*s", STR_ARG(result->why));
        add_firsts(sb, result, options);
        return;
    default:
        if (result->why.len)
            sb_printf(sb, "not compared: %.*s", STR_ARG(result->why));
        else
            sb_add(sb, diff_verdict_name(result->verdict));
        return;
    }
}

void diff_text_line(Sb *sb, const DiffResult *result, const DiffOptions *options)
{
    sb_str(sb, result->file);
    if (result->part)
        sb_printf(sb, " (part %u)", result->part);
    sb_add(sb, ": ");
    add_verdict(sb, result, options);
    sb_char(sb, '\n');
}

/* The report. */

/* A name, and text whose lines all stand in one column. */
static void add_row(Sb *sb, const char *name, Str text)
{
    if (!text.len)
        return;
    for (bool first = true; text.len || first; first = false) {
        size_t end = str_find(text, '\n');

        sb_printf(sb, "  %-14s %.*s\n", first ? name : "", (int)end, text.data);
        text = str_from(text, end < text.len ? end + 1 : text.len);
    }
}

static void add_input(Sb *sb, const DiffFinding *finding, const DiffOptions *options)
{
    const Comparison *compared = &finding->compared;
    Arena scratch = { 0 };
    Sb words = { 0 };

    if (compared->kind == DIFFERENCE_DROPPED)
        return;
    input_words(&words, compared->function, compared->args.len ? finding->shown : (Str){ 0 });
    add_row(sb, "input", sb_view(&words));
    sb_free(&words);
    add_row(sb, "", compared->layouts);
    add_row(sb, "", input_hint(compared->args, finding->shown, options->args_out));
    if (compared->far_alone)
        add_row(sb, "far index",
                STR("every input that shows it has an index of a magnitude that no memory has, a "
                    "quarter\nof the type's range or more: decision P10"));
    if (compared->seed)
        add_row(sb, "",
                str_printf(&scratch, "--seed=%" PRIu64 " decides what the target leaves open",
                           compared->seed));
    if (compared->way.len)
        add_row(sb, "",
                str_printf(&scratch, "the target takes %.*s; no seed that was tried does",
                           STR_ARG(compared->way)));
    if (compared->tried > 1 || !compared->all_tried)
        add_row(sb, "choices",
                compared->tried ? str_printf(&scratch, "%s%u of the source's tried",
                                             compared->all_tried ? "all " : "", compared->tried)
                                : (Str){ 0 });
    arena_free(&scratch);
}

/* ", run 4501"; the first is not said. */
static Str run_text(Arena *arena, uint64_t time)
{
    return time ? str_printf(arena, ", run %" PRIu64, time + 1) : STR("");
}

/* "'arith.subi' at f.mlir:4:10, run 3: 1 : i32, and then 'arith.addi' gives 3 : i32" */
static void add_departure(Sb *sb, const Departure *departs)
{
    bool renamed = !str_eq(departs->name, departs->heir_name);
    Arena scratch = { 0 };
    Str run = run_text(&scratch, departs->time);

    if (departs->why.len)
        add_row(sb, "first departs", departs->why);
    if (departs->name.len)
        add_row(sb, "first departs",
                str_printf(&scratch, "'%.*s'%s%.*s%.*s: %.*s, and then %s%.*s%s%.*s",
                           STR_ARG(departs->name), departs->where.len ? " at " : "",
                           STR_ARG(departs->where), STR_ARG(run), STR_ARG(departs->before),
                           renamed ? "'" : "", renamed ? (int)departs->heir_name.len : 0,
                           departs->heir_name.data, renamed ? "' gives " : "",
                           STR_ARG(departs->after)));
    arena_free(&scratch);
}

static void add_rule(Sb *sb, const Comparison *compared)
{
    Arena scratch = { 0 };

    if (compared->rule.len)
        add_row(sb, "rule",
                str_printf(&scratch, "%.*s%s%.*s", STR_ARG(compared->broken),
                           compared->broken.len ? ": " : "", STR_ARG(compared->rule)));
    arena_free(&scratch);
}

static void add_difference(Sb *sb, const DiffFinding *finding, const DiffOptions *options)
{
    const Comparison *compared = &finding->compared;

    add_input(sb, finding, options);
    add_row(sb, "where", compared->where);
    add_row(sb, "expected", compared->source);
    add_row(sb, "actual", compared->target);
    add_departure(sb, &finding->departs);
    add_rule(sb, compared);
    add_row(sb, "native before", finding->native_before);
    add_row(sb, "native after", finding->native_after);
    if (finding->has_native && !finding->confirmed)
        add_row(sb, "", STR("(native code does not show it)"));
}

static void add_change(Sb *sb, Str change)
{
    if (!change.len)
        return;
    sb_add(sb, "  the change\n");
    while (change.len) {
        size_t end = str_find(change, '\n');

        sb_printf(sb, "    %.*s\n", (int)end, change.data);
        change = str_from(change, end + 1);
    }
}

static void add_commands(Sb *sb, const DiffResult *result, const DiffOptions *options)
{
    Sb before = { 0 }, after = { 0 };

    diff_commands(&before, &after, result, options);
    if (before.len || after.len)
        sb_printf(sb, "  to see it%s\n",
                  str_is(result->file, STANDARD_INPUT) ? ", with the same on standard input" : "");
    if (before.len)
        sb_printf(sb, "    %s\n", before.data);
    if (after.len)
        sb_printf(sb, "    %s\n", after.data);
    sb_free(&before);
    sb_free(&after);
}

void diff_text_report(Sb *sb, const DiffResult *result, const DiffOptions *options)
{
    const DiffFinding *finding = &result->finding;
    Arena scratch = { 0 };

    add_row(sb,
            options->with      ? "other file"
            : options->command ? "command"
                               : "pass",
            finding->pass);
    add_row(sb, "behind", finding->prefix);
    add_row(sb, "LLVM", finding->version);
    if (finding->is_compared)
        add_difference(sb, finding, options);
    else
        add_row(sb, "said", finding->why);
    add_change(sb, finding->change);
    add_commands(sb, result, options);
    if (finding->reduced_to.len)
        add_row(sb, "reduced to",
                str_printf(&scratch, "%.*s, %u operation%s", STR_ARG(finding->reduced_to),
                           finding->reduced_operations, plural(finding->reduced_operations)));
    arena_free(&scratch);
}
