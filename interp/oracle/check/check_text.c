/* What `check` prints: a line a function, its findings below, and a table at the end. */
#include "interp/oracle/check/check.h"
#include "interp/console/definitions.h"
#include "interp/console/offer.h"
#include "interp/oracle/witness/input_text.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static bool same_counts(const CheckCounts *a, const CheckCounts *b)
{
    return a->equal == b->equal && a->allowed == b->allowed && a->within == b->within
           && a->not_compared == b->not_compared && a->known == b->known
           && a->not_judged == b->not_judged && a->different == b->different && a->ulps == b->ulps;
}

/* One phrase will do for all witnesses. */
static bool all_the_same(const CheckFunction *f)
{
    for (unsigned w = 1; w < f->of->check->witness_count; w++)
        if (!f->sides[w].program != !f->sides[0].program || f->sides[w].why.len
            || !same_counts(&f->sides[w].counts, &f->sides[0].counts))
            return false;
    return f->sides[0].program && !f->sides[0].why.len;
}

static void add_count(Sb *sb, const char **separator, uint64_t count, const char *what)
{
    if (!count)
        return;
    sb_printf(sb, "%s%" PRIu64 " %s", *separator, count, what);
    *separator = ", ";
}

static void print_ulps(Sb *sb, UlpCount ulps)
{
    if (ulps > UINT64_MAX)
        sb_add(sb, "more than 2^64 ulps");
    else
        sb_printf(sb, "%" PRIu64 " ulp%s", (uint64_t)ulps, plural(ulps));
}

/* No more is said than was compared. */
static void print_all_equal(Sb *sb, const CheckFunction *f)
{
    if (!check_asked(f))
        sb_add(sb, "nothing compared");
    else if (check_asked(f) == f->next)
        sb_add(sb, "all equal");
    else
        sb_printf(sb, "%" PRIu64 " compared, %s", check_asked(f),
                  f->next - f->undefined == check_asked(f) ? "all equal" : "no counterexample");
}

static void print_counts(Sb *sb, const CheckFunction *f, const CheckCounts *counts)
{
    const char *separator = "";

    if (counts->equal == check_asked(f)) {
        print_all_equal(sb, f);
        return;
    }
    add_count(sb, &separator, counts->equal, "equal");
    add_count(sb, &separator, counts->allowed, "allowed");
    if (counts->allowed && counts->sampled)
        sb_printf(sb, " (up to %u run%s tried)", counts->sampled, plural(counts->sampled));
    if (counts->within) {
        add_count(sb, &separator, counts->within, "within ");
        print_ulps(sb, counts->ulps);
    }
    add_count(sb, &separator, counts->not_compared, "not compared");
    add_count(sb, &separator, counts->known, "known to differ");
    add_count(sb, &separator, counts->not_judged, "not judged");
    add_count(sb, &separator, counts->different, "DIFFERENT");
}

static void print_inputs(Sb *sb, const CheckFunction *f)
{
    const char *separator = ", ";

    sb_printf(sb, "%s%" PRIu64 " input%s",
              f->next > 1 && inputs_are_all(f->inputs) && f->next == inputs_count(f->inputs)
                  ? "all "
                  : "",
              f->next, plural(f->next));
    add_count(sb, &separator, f->undefined, "undefined");
    add_count(sb, &separator, f->limits, "over a limit");
    add_count(sb, &separator, f->unsupported, "unsupported");
    add_count(sb, &separator, f->unreadable, "unreadable");
    if (f->stopped.len)
        sb_printf(sb, " (stopped %.*s)", STR_ARG(f->stopped));
}

static bool same_sides(const CheckSide *a, const CheckSide *b)
{
    return !a->program == !b->program && str_eq(a->why, b->why)
           && (!a->program || same_counts(&a->counts, &b->counts));
}

/* Those of which the same is to be said are named together, at the first of them. */
static void print_sides(Sb *sb, const CheckFunction *f)
{
    unsigned count = f->of->check->witness_count, told = 0;

    for (unsigned w = 0; w < count; w++) {
        const CheckSide *side = &f->sides[w];

        if (told >> w & 1)
            continue;
        sb_add(sb, f->next || w ? "; " : "");
        for (unsigned other = w; other < count; other++)
            if (!(told >> other & 1) && same_sides(side, &f->sides[other])) {
                sb_printf(sb, "%s%s", other > w ? ", " : "", f->of->check->witnesses[other].name);
                told |= 1u << other;
            }
        sb_add(sb, ": ");
        if (side->program)
            print_counts(sb, f, &side->counts);
        else
            sb_add(sb, "not compared");
        if (side->why.len)
            sb_printf(sb, " (%.*s)", STR_ARG(side->why));
    }
}

/* Of a known difference: the witnesses that have it on as many inputs as this one, which is the
 * first of them; false where it is not. */
static bool known_names(Sb *names, const CheckFunction *f, unsigned witness, int row, bool *several)
{
    uint64_t count = f->sides[witness].known[row];

    *several = false;
    names->len = 0;
    for (unsigned w = 0; w < f->of->check->witness_count; w++) {
        if (f->sides[w].known[row] != count)
            continue;
        if (w < witness)
            return false;
        *several |= names->len != 0;
        sb_printf(names, "%s%s", names->len ? ", " : "", f->of->check->witnesses[w].name);
    }
    return true;
}

static void print_known(Sb *sb, const CheckFunction *f, unsigned witness)
{
    Sb names = { 0 };
    bool several;

    for (int i = 0; KNOWN_DIFFERENCES[i].operation; i++) {
        const KnownDifference *row = &KNOWN_DIFFERENCES[i];
        uint64_t count = f->sides[witness].known[i];

        if (count && known_names(&names, f, witness, i, &several))
            sb_printf(sb, "  known, %" PRIu64 " input%s: %s %s%s '%s' otherwise: %s\n", count,
                      plural(count), names.data, row->by_library ? "run" : "lower",
                      several ? "" : "s", row->operation, row->why);
    }
    sb_free(&names);
}

static void print_aside(Sb *sb, Str text)
{
    if (text.len)
        sb_printf(sb, "    (%.*s)\n", STR_ARG(text));
}

static void print_finding(Sb *sb, const CheckFunction *f, const CheckFinding *finding)
{
    const char *name = f->of->check->witnesses[finding->witness].name;
    const Judgement *judgement = &finding->judgement;

    sb_printf(sb, "  input %" PRIu64 ": ", finding->number);
    input_words(sb, f->name, finding->shown);
    sb_char(sb, '\n');
    print_aside(sb, finding->layouts);
    print_aside(sb, input_hint(finding->input, finding->shown, f->of->check->options.args_out));
    if (judgement->verdict == VERDICT_DIFFERENT) {
        sb_printf(sb, "    %.*s", STR_ARG(judgement->what));
        if (judgement->departed > 1)
            sb_printf(sb, " (and %" PRIu64 " more)", judgement->departed - 1);
        sb_printf(sb, ":\n      %-12s %.*s\n      %-12s %.*s\n", "interpreter",
                  STR_ARG(judgement->ours), name, STR_ARG(judgement->theirs));
    } else if (judgement->verdict == VERDICT_CRASHED) {
        sb_printf(sb, "    %s crashed: %.*s\n", name, STR_ARG(judgement->what));
    } else if (judgement->verdict == VERDICT_LATE) {
        sb_printf(sb, "    %s did not return within %g second%s\n", name,
                  f->of->check->options.native_seconds,
                  plural(f->of->check->options.native_seconds));
    } else {
        sb_printf(sb, "    %s %s\n", name, verdict_name(judgement->verdict));
    }
    if (finding->others.len)
        sb_printf(sb, "    %.*s\n", STR_ARG(finding->others));
    if (finding->cause.len)
        sb_printf(sb, "    %.*s\n", STR_ARG(finding->cause));
    if (finding->processor.len)
        sb_printf(sb, "    %.*s\n", STR_ARG(finding->processor));
    if (finding->optimiser.len)
        sb_printf(sb, "    %.*s\n", STR_ARG(finding->optimiser));
}

/* The first input that was not compared says for all of them why: none is undefined beside those
 * that met a limit or the like. */
static bool has_one_reason(const CheckFunction *f)
{
    return f->why.len && !f->undefined;
}

/* A command, or of a part of a file its arguments, that shows why native code was not asked about
 * the input. */
static void print_first(Sb *sb, const CheckFunction *f, const char *what, const CheckFirst *first)
{
    const CheckOptions *options = &f->of->check->options;

    if (!first->why.len)
        return;
    if (!has_one_reason(f))
        sb_printf(sb, "  first %s: %.*s\n", what, STR_ARG(first->why));
    if (f->of->check->part) {
        sb_printf(sb, "    part %u of the file, run with", f->of->check->part);
    } else {
        sb_printf(sb, "    %s run ", offer_program());
        offer_file(sb, str_of(f->of->file));
    }
    definitions_say(sb);
    offer_call(sb, f->name, first->shown);
    if (options->index_width)
        sb_printf(sb, " --index-bitwidth=%u", options->index_width);
    sb_add(sb, options->strict_init ? " --strict-init" : "");
    offer_limit(sb, first->why,
                (OfferLimits){ first->steps, options->max_memory, options->max_depth });
    sb_char(sb, '\n');
    print_aside(sb, first->layouts);
    print_aside(sb, input_hint(first->input, first->shown, options->args_out));
}

static void print_listed(Sb *sb, const Judgement *judgement, const char *name)
{
    const Op *by = judgement->open_by;

    sb_add(sb, "may be more than can be listed");
    if (by)
        sb_printf(sb, ", by what '%.*s' leaves open", STR_ARG(op_name(by)));
    sb_printf(sb, "; in %u run%s none gave what %s gives:", judgement->runs,
              plural(judgement->runs), name);
}

static void print_open(Sb *sb, const CheckFunction *f, const CheckFinding *open)
{
    const Judgement *judgement = &open->judgement;
    const char *name = f->of->check->witnesses[open->witness].name;

    sb_add(sb, "  first not judged: ");
    input_words(sb, f->name, open->shown);
    sb_printf(sb, "\n    %.*s ", STR_ARG(judgement->what));
    if (judgement->reason)
        sb_printf(sb, "depends on %s:", judgement->reason);
    else
        print_listed(sb, judgement, name);
    sb_printf(sb, "\n      %-12s %.*s\n      %-12s %.*s\n", "interpreter", STR_ARG(judgement->ours),
              name, STR_ARG(judgement->theirs));
}

void check_text_function(Sb *text, const CheckFunction *f)
{
    sb_printf(text, "%s: @%.*s: ", f->of->file, STR_ARG(f->name));
    if (has_one_reason(f)) {
        sb_printf(text, "not compared: %.*s", STR_ARG(f->why));
    } else if (f->why.len) {
        sb_add(text, "not compared: ");
        print_inputs(text, f);
    } else {
        if (f->next || f->sides[0].program)
            print_inputs(text, f);
        if (!all_the_same(f)) {
            print_sides(text, f);
        } else {
            sb_add(text, ": ");
            print_counts(text, f, &f->sides[0].counts);
        }
    }
    sb_char(text, '\n');
    print_first(text, f, "undefined", &f->first_undefined);
    print_first(text, f, "skipped", &f->first_skipped);
    for (size_t i = 0; i < f->open.len; i++)
        print_open(text, f, &f->open.data[i]);
    for (unsigned w = 0; w < f->of->check->witness_count; w++)
        print_known(text, f, w);
    for (size_t i = 0; i < f->findings.len; i++)
        print_finding(text, f, &f->findings.data[i]);
}

static void print_row(const Check *check, unsigned witness)
{
    const CheckTotals *totals = &check->totals;
    const struct CheckWitnessTotals *sum = &totals->witnesses[witness];
    const uint64_t numbers[] = {
        totals->inputs,        sum->counts.equal,      sum->counts.allowed,      sum->counts.within,
        totals->undefined,     totals->skipped,        sum->counts.not_compared, sum->counts.known,
        sum->counts.different, sum->counts.not_judged,
    };

    printf("%-10s %9" PRIu64, check->witnesses[witness].name, sum->functions);
    for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++)
        printf(" %10" PRIu64, numbers[i]);
    printf("\n");
}

/* "3 private functions were" */
static void print_unasked(uint64_t count, const char *kind, const char *why)
{
    if (count)
        printf("%" PRIu64 " %sfunction%s not asked about: %s\n", count, kind,
               count == 1 ? " was" : "s were", why);
}

void check_text_summary(const Check *check)
{
    const CheckTotals *totals = &check->totals;

    printf("\n%-10s %9s %10s %10s %10s %10s %10s %10s %10s %10s %10s %10s\n", "witness",
           "functions", "inputs", "equal", "allowed", "in ulps", "undefined", "skipped",
           "not comp.", "known", "different", "not judged");
    for (unsigned w = 0; w < check->witness_count; w++)
        print_row(check, w);
    printf("%" PRIu64 " function%s", totals->functions, plural(totals->functions));
    if (totals->compared < totals->functions)
        printf(" (%" PRIu64 " not compared)", totals->functions - totals->compared);
    printf(", %" PRIu64 " input%s in %.2f seconds\n", totals->inputs, plural(totals->inputs),
           check_seconds(check));
    print_unasked(totals->hidden, "private ", "others may call them; --entry=NAME asks");
    print_unasked(totals->foreign, "", "it is no 'func.func' of a 'builtin.module'");
}
