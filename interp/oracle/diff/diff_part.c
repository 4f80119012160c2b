#include "interp/oracle/diff/diff.h"
#include "interp/oracle/diff/diff_located.h"
#include "interp/program/attend.h"
#include "interp/oracle/witness/ticks.h"
#include "interp/program/candidates.h"
#include "interp/console/definitions.h"
#include "interp/console/messages.h"
#include "interp/console/offer.h"
#include "interp/console/status.h"

#include "core/bytecode/bytecode.h"
#include "core/ir/context.h"
#include "core/ir/function.h"
#include "core/ir/symbol.h"
#include "dialects/meaning/meaning.h"

#include <stdio.h>
#include <string.h>

typedef struct Part {
    Diff *diff;
    DiffResult *result;
    Context *context;
    VEC(Context *) others; /* of the versions behind it */
    const Op *source;
    /* What the next module is held against: the last that could be run. */
    const Op *base;
    Str base_text;
    size_t base_steps;     /* that lead to it */
    unsigned moves;        /* how often it changed */
    bool partial;          /* a function was left out on the way */
    bool gap;              /* that has changed: nothing was held against what it was */
    DiffVersions versions; /* where a page is asked for */
} Part;

/* Reading. */

void diff_collect(void *state, const Diag *diag)
{
    Sb *text = state;

    sb_printf(text, "%s%.*s", text->len ? "\n" : "", STR_ARG(diag->text));
}

/* Upstream's printer writes as many digits as the type needs. What a command wrote is a text like
 * any other. DECISIONS.md N13. */
Op *diff_read_left(const Diff *diff, Context *context, Str name, Str text)
{
    bool before = context->exact_decimals;
    Op *module;

    context->exact_decimals = diff->options.passes != NULL;
    module = source_parse(context, name, text, 0);
    context->exact_decimals = before;
    return module && ir_verify(module) ? module : NULL;
}

/* A version knows no others: neither the meanings that they say nor what stands under a key of
 * their resources. */
static Context *context_of_version(Part *p)
{
    Context *context = input_context(p->diff->options.context);

    vec_push(&p->others, context);
    return context;
}

/* A module that stands nowhere but in memory. NULL, and why, when it cannot be read here. */
static Op *read_module(Part *p, Str name, Str text, Sb *why)
{
    Context *context = context_of_version(p);
    DiagHandler handler = context->handler;
    void *state = context->handler_state;
    Op *module;

    diag_add_source(context, name, text, 0);
    context->handler = diff_collect;
    context->handler_state = why;
    module = diff_read_left(p->diff, context, name, text);
    p->result->is_exact |= context->met_exact_decimals;
    context->handler = handler;
    context->handler_state = state;
    return module;
}

/* As mlir-opt prints it, without the break at the end. */
static Str text_printed(Arena *arena, const Op *module, PrintOptions options)
{
    Sb text = { 0 };
    Str copy;

    ir_print(&text, module, options);
    while (text.len && text.data[text.len - 1] == '\n')
        text.len--;
    copy = str_dup(arena, sb_view(&text));
    sb_free(&text);
    return copy;
}

static Str module_text(Arena *arena, const Op *module)
{
    return text_printed(arena, module, (PrintOptions){ 0 });
}

/* Upstream's passes know dialects of the user's in the generic form alone; a command of his may
 * know them as they are written. */
static Str text_to_compile(const Part *p, const Op *module, const Chunk *chunk)
{
    if (p->diff->options.passes && definitions_are_there())
        return text_printed(&p->context->arena, module, (PrintOptions){ .generic = true });
    return p->context->reads_legacy ? p->base_text : chunk->text;
}

static Str trimmed(Str text)
{
    while (text.len && strchr("\n ", text.data[text.len - 1]))
        text.len--;
    return text;
}

/* "after-canonicalize", "after-cse.2" behind the second pass: how reports name the module. */
static Str name_behind(Arena *arena, Str pass, size_t before)
{
    Str name = diff_inner(pass);
    size_t start = 0, end = 0;

    for (size_t i = 0; i < name.len && name.data[i] != '{'; i++)
        if (name.data[i] == '(')
            start = i + 1;
    for (end = start; end < name.len && !strchr("{)(, ", name.data[end]);)
        end++;
    name = (Str){ name.data + start, end - start };
    if (before)
        return str_printf(arena, "after-%.*s.%zu", STR_ARG(name), before + 1);
    return str_printf(arena, "after-%.*s", STR_ARG(name));
}

static void note_version(Part *p, Str name, const Op *module, Str text, unsigned before)
{
    if (p->diff->options.html)
        vec_push(&p->versions, ((DiffVersion){ name, module, text, before, p->result->steps.len }));
}

/* Steps. */

static DiffStep *add_step(Part *p, Str pass, StepVerdict verdict, Str why)
{
    Arena *arena = &p->result->arena;

    vec_push(&p->result->steps, ((DiffStep){ str_dup(arena, pass), verdict, str_dup(arena, why) }));
    return &p->result->steps.data[p->result->steps.len - 1];
}

/* "cse,func.func(sccp)": the passes of the steps from one to another. */
static Str passes_text(Part *p, size_t from, size_t to)
{
    Sb text = { 0 };
    Str copy;

    for (size_t i = from; i < to; i++) {
        sb_add(&text, i > from ? "," : "");
        sb_str(&text, diff_inner(p->result->steps.data[i].pass));
    }
    copy = str_dup(&p->result->arena, sb_view(&text));
    sb_free(&text);
    return copy;
}

/* The last step took what its stage did, and what has gone by since then. */
static void set_seconds(Part *p, double stage, double began)
{
    if (p->result->steps.len)
        p->result->steps.data[p->result->steps.len - 1].seconds = stage + compiler_now() - began;
}

/* A finding at the last step, against the base or against the source. */
static DiffFinding *add_finding(Part *p, const char *kind, size_t from, Str before)
{
    DiffFinding *finding = &p->result->finding;

    p->result->verdict = DIFF_DIFFERS;
    *finding = (DiffFinding){ .kind = kind,
                              .pass = passes_text(p, from, p->result->steps.len),
                              .prefix = passes_text(p, 0, from),
                              .steps = from,
                              .before = str_dup(&p->result->arena, before) };
    return finding;
}

/* The first paragraph, in a line. */
static Str first_paragraph(Arena *arena, Str text)
{
    char *line = (char *)str_dup(arena, text).data;
    size_t end = 0;

    while (end < text.len && !(line[end] == '\n' && (end + 1 == text.len || line[end + 1] == '\n')))
        end++;
    for (size_t i = 0; i < end; i++)
        if (line[i] == '\n')
            line[i] = ' ';
    return (Str){ line, end };
}

/* What gives the result that differs; NULL: something else does, or more than one may. */
static const Op *giver(const Op *module, const Comparison *compared)
{
    const Op *function = symbol_in_table(module, compared->function), *last;
    unsigned number;

    if (!function || !function_is_defined(function) || !compared->where.len
        || sscanf(compared->where.data, "result %u", &number) != 1)
        return NULL;
    last = function->regions[0].first->last;
    if (!last || !op_has(last, RETURN_LIKE) || number >= last->operand_count)
        return NULL;
    return value_definer(last->operands[number]);
}

/* Where the program has what departs, or gives what differs; else the function that shows it. */
static void note_place(const Part *p, DiffFinding *finding)
{
    const Op *function = candidate_find(p->source, finding->compared.function);
    const Op *gives = finding->base == p->source ? giver(p->source, &finding->compared) : NULL;
    const Attr *place = finding->departs.place;

    if (!place && gives)
        place = op_place(gives);
    if (!place && function)
        place = loc_find_file(op_loc(function));
    if (!place || place->kind != ATTR_LOC_FILE || !str_eq(place->file.file, p->result->file))
        return;
    finding->line = place->file.line;
    finding->column = place->file.column;
}

/* Of what the target breaks; else of the first operation that departs, or that gives what does. */
static void note_rule(Part *p, DiffFinding *finding)
{
    const Comparison *compared = &finding->compared;
    Arena *arena = &p->result->arena;
    bool is_broken = compared->rule.len != 0;
    const Op *departs = finding->departs.op ? finding->departs.op : giver(finding->base, compared);
    Str op = compared->broken, rule = compared->rule;

    if (!is_broken && departs) {
        op = op_name(departs);
        rule = compare_said_of(departs);
    }
    rule = first_paragraph(arena, rule);
    if (rule.len && op.len)
        rule = str_printf(arena, "%.*s (%s explain %.*s): %.*s", STR_ARG(op), offer_program(),
                          STR_ARG(op), STR_ARG(rule));
    finding->rule = rule;
}

/* What needs the versions and their texts, while these are there: where the difference begins, and
 * the page. `compiled`: the text that passes, or the command, were given. */
static void tell_versions(Part *p, Str compiled)
{
    DiffFinding *finding = &p->result->finding;
    Located *located;

    if (attend_interrupted() || (!finding->base && !p->diff->options.html))
        return;
    located = located_new(p->diff, compiled);
    if (finding->base) {
        diff_find_departure(p->result, located, p->source);
        note_place(p, finding);
        note_rule(p, finding);
    }
    if (p->diff->options.html)
        diff_page_versions(p->diff, p->result, &p->versions, located);
    located_free(located);
}

/* What is no longer there once the part is done. */
static void forget_modules(DiffResult *result)
{
    DiffFinding *finding = &result->finding;

    watched_run_free(&finding->compared.source_run);
    watched_run_free(&finding->compared.target_run);
    finding->base = finding->target = finding->departs.op = NULL;
    finding->departs.place = NULL;
    finding->departs.ours = finding->departs.theirs = NULL;
    result->printed = (Str){ 0 };
}

static void at_least(uint64_t *count, uint64_t least)
{
    if (*count < least)
        *count = least;
}

static void keep_first(Part *p, ComparedInput *first, const ComparedInput *compared)
{
    DiffResult *result = p->result;

    if (first->why.len || !compared->why.len)
        return;
    *first = *compared;
    first->function = str_dup(&result->arena, compared->function);
    first->args = str_dup(&result->arena, compared->args);
    first->shown = str_dup(&result->arena, compared->shown);
    first->layouts = str_dup(&result->arena, compared->layouts);
    first->why = str_dup(&result->arena, compared->why);
    if (compared->target)
        first->behind = passes_text(p, 0, result->steps.len);
}

static void add_counts(Part *p, const Op *base, const Comparison *comparison)
{
    DiffResult *result = p->result;

    diff_add_proofs(result, &comparison->proofs);
    at_least(&result->functions, comparison->functions - comparison->not_run);
    at_least(&result->inputs, comparison->inputs);
    at_least(&result->compared, comparison->compared);
    at_least(&result->undefined, comparison->undefined);
    at_least(&result->skipped, comparison->skipped);
    at_least(&result->open, comparison->open);
    at_least(&result->sampled, comparison->sampled);
    at_least(&result->undecided, comparison->undecided);
    at_least(&result->ways, comparison->ways);
    if (!result->open_by.len)
        result->open_by = str_dup(&result->arena, comparison->open_by);
    if (base != p->source)
        return;
    keep_first(p, &result->first_undefined, &comparison->first_undefined);
    if (!result->global.len)
        result->global = str_dup(&result->arena, comparison->global);
    keep_first(p, &result->first_skipped, &comparison->first_skipped);
}

static bool is_difference(const Comparison *comparison)
{
    return comparison->verdict == COMPARE_DIFFERS || comparison->verdict == COMPARE_DROPPED;
}

/* Holds the module against another; false, with the finding complete, when it does not refine
 * it. `from`: the steps that lead to the other. */
static bool compare(Part *p, const Op *base, Str base_text, size_t from, const Op *target, Str text,
                    Comparison *comparison)
{
    CompareOptions options = p->diff->options.compare;
    DiffFinding *finding;

    options.keeps_runs = true;
    *comparison = compare_modules(op_context(base), base, op_context(target), target, &options);
    add_counts(p, base, comparison);
    if (comparison->at.len)
        p->result->why =
            str_printf(&p->result->arena, "%.*s, behind '%.*s'", STR_ARG(comparison->at),
                       STR_ARG(diff_inner(p->result->steps.data[p->result->steps.len - 1].pass)));
    if (attend_interrupted()) {
        comparison_free(comparison);
        return false;
    }
    if (!is_difference(comparison))
        return true;
    p->result->steps.data[p->result->steps.len - 1].verdict = STEP_DIFFERS;
    finding = add_finding(p, compare_kind_name(comparison->kind), from, base_text);
    finding->compared = *comparison;
    finding->is_compared = true;
    finding->base = base;
    finding->target = target;
    finding->target_steps = target == p->base ? p->base_steps : p->result->steps.len;
    finding->after = str_dup(&p->result->arena, text);
    diff_complete(p->diff, p->result, base, target);
    return false;
}

/* Judges the module behind the step just added. True when there is no finding. */
static bool judge_module(Part *p, const Op *target, Str text)
{
    DiffStep *step = &p->result->steps.data[p->result->steps.len - 1];
    Comparison comparison;

    if (!compare(p, p->base, p->base_text, p->base_steps, target, text, &comparison))
        return false;
    if (comparison.invalid)
        p->result->verdict = DIFF_MISCALLED;
    step->verdict = comparison.verdict != COMPARE_REFINES ? STEP_NOT_JUDGED
                    : comparison.all                      ? STEP_REFINES
                                                          : STEP_HOLDS;
    if (comparison.verdict != COMPARE_REFINES || comparison.unjudged)
        step->why = str_dup(&p->result->arena, comparison.why);
    p->partial |= comparison.not_judged != 0;
    if (step->verdict != STEP_NOT_JUDGED && comparison.adapted) {
        /* Inputs of LLVM's types are not made up: the base stays what it was before them. */
        p->base_steps = p->result->steps.len;
        p->gap |= comparison.unjudged != 0;
    } else if (step->verdict != STEP_NOT_JUDGED || !comparison.target_unfit) {
        p->base = target;
        p->base_text = text;
        p->base_steps = p->result->steps.len;
        p->moves++;
        p->gap |= comparison.unjudged != 0;
    }
    comparison_free(&comparison);
    return !p->result->verdict;
}

/* Where a function was left out on the way, it may show from the source to the end; what was open
 * between is of no matter where that is decided. */
static void judge_whole(Part *p)
{
    Comparison comparison;

    if (!p->partial || p->moves < 2 || p->result->verdict)
        return;
    if (!compare(p, p->source, module_text(&p->result->arena, p->source), 0, p->base, p->base_text,
                 &comparison))
        return;
    p->gap &= comparison.unjudged != 0;
    if (comparison.compared && !comparison.undecided)
        p->result->undecided = 0;
    comparison_free(&comparison);
}

/* Passes. */

static void add_end(Part *p, StageEnd end, Str pass, Str why)
{
    static const struct {
        StepVerdict verdict;
        const char *kind, *rule;
    } ENDS[] = {
        [STAGE_REFUSED] = { STEP_REFUSED, NULL, NULL },
        [STAGE_INVALID] = { STEP_INVALID, "left IR that does not verify",
                            "MLIR's verifier: what a pass leaves, verifies" },
        [STAGE_CRASHED] = { STEP_CRASHED, "crashed", "A pass gives a program or reports an error" },
        [STAGE_LATE] = { STEP_ENDLESS, "endless", "A pass ends" },
        [STAGE_LIMIT] = { STEP_LIMIT, NULL, NULL },
    };
    DiffFinding *finding;

    if (end == STAGE_LATE && !p->diff->options.endless_is_wrong)
        end = STAGE_LIMIT;
    add_step(p, pass, ENDS[end].verdict, why);
    if (!ENDS[end].kind)
        return;
    finding = add_finding(p, ENDS[end].kind, p->result->steps.len - 1, p->base_text);
    finding->why = str_dup(&p->result->arena, why);
    finding->rule = str_of(ENDS[end].rule);
    diff_complete(p->diff, p->result, NULL, NULL);
}

bool diff_left_invalid(Diff *diff, Str text, Str said)
{
    Compiler compiler = { .witness = diff_native(diff),
                          .passes = "builtin.module()",
                          .seconds = diff->options.native_seconds };
    Stages stages = { 0 };
    Sb why = { 0 };
    bool refuses = !str_contains(said, "unregistered") && !str_contains(said, "not found")
                   && !compiler_run(&compiler, text, &stages, &why);

    stages_free(&stages);
    sb_free(&why);
    return refuses;
}

/* A module that cannot be read here. What passes leave was verified by upstream. */
static void add_unreadable(Part *p, const Stage *stage, const Sb *why)
{
    Arena *arena = &p->result->arena;

    if (p->diff->options.command && diff_left_invalid(p->diff, stage->text, sb_view(why))
        && !attend_interrupted()) {
        add_end(p, STAGE_INVALID, stage->pass, sb_view(why));
        return;
    }
    add_step(p, stage->pass, STEP_NOT_JUDGED,
             str_printf(arena, "what it left cannot be read here: %s", why->data));
}

static void add_unchanged(Part *p, const Stage *stage)
{
    add_step(p, stage->pass, STEP_UNCHANGED, (Str){ 0 });
    p->base_steps = p->result->steps.len;
}

static bool see_stage(Part *p, const Stage *stage)
{
    Str text = trimmed(stage->text), name;
    Op *target;
    Sb why = { 0 };
    bool go_on = true;

    if (stage->end != STAGE_GOOD) {
        p->result->printed = stage->text;
        add_end(p, stage->end, stage->pass, stage->why);
        return false;
    }
    if (str_eq(text, p->base_text)) {
        add_unchanged(p, stage);
        return true;
    }
    name = name_behind(&p->context->arena, stage->pass, p->result->steps.len);
    target = read_module(p, name, text, &why);
    /* In our own words, as the module before it: what a command leaves may be written otherwise. */
    if (target)
        text = module_text(&p->context->arena, target);
    if (target && str_eq(text, p->base_text)) {
        add_unchanged(p, stage);
    } else if (target) {
        add_step(p, stage->pass, STEP_NOT_JUDGED, (Str){ 0 });
        note_version(p, name, target, trimmed(stage->text), 0);
        go_on = judge_module(p, target, text);
    } else {
        p->result->printed = stage->text;
        add_unreadable(p, stage, &why);
        go_on = !p->result->verdict;
    }
    sb_free(&why);
    return go_on;
}

/* Long pipelines. What a module has become is held against the source: where the last still refines
 * it, so did all; else halving finds a stage that does not and whose forerunner does. */

enum { LONG = 8 }; /* stages that change something, from which on a pipeline is long */

static bool is_long(const Part *p, const Stages *stages)
{
    Str before = p->base_text;
    unsigned changes = 0;

    for (size_t i = 0; i < stages->stages.len; i++) {
        const Stage *stage = &stages->stages.data[i];

        if (stage->end != STAGE_GOOD)
            return false;
        changes += !str_eq(trimmed(stage->text), before);
        before = trimmed(stage->text);
    }
    return changes >= LONG;
}

static CompareVerdict verdict_of(Part *p, const Stages *stages, size_t at)
{
    CompareOptions options = p->diff->options.compare;
    CompareVerdict verdict = COMPARE_NOT_JUDGED;
    Comparison comparison;
    Op *target;
    Sb why = { 0 };

    options.goal = COMPARE_FIRST;
    target = read_module(p, STR("on the way"), trimmed(stages->stages.data[at].text), &why);
    if (target) {
        comparison = compare_modules(p->context, p->source, op_context(target), target, &options);
        verdict = comparison.verdict == COMPARE_REFINES && comparison.not_judged
                      ? COMPARE_NOT_JUDGED
                      : comparison.verdict;
        comparison_free(&comparison);
    }
    sb_free(&why);
    return verdict;
}

/* The first stage that has to be looked at; all, where one on the way cannot be judged. */
static size_t first_suspect(Part *p, const Stages *stages)
{
    size_t good = 0, bad = stages->stages.len - 1; /* so many stages are good; that one is not */
    CompareVerdict verdict = verdict_of(p, stages, bad);

    if (verdict == COMPARE_REFINES)
        return bad;
    while (verdict != COMPARE_NOT_JUDGED && good < bad) {
        size_t middle = good + (bad - good) / 2;

        verdict = verdict_of(p, stages, middle);
        if (verdict == COMPARE_REFINES) {
            good = middle + 1;
            verdict = COMPARE_DIFFERS;
        } else {
            bad = middle;
        }
    }
    return verdict == COMPARE_NOT_JUDGED ? 0 : bad;
}

/* Have functions of that name the same types in both? */
static bool has_types_of(const Op *module, const Op *source)
{
    for (const Op *op = source->regions[0].first->first; op; op = op->next) {
        const Op *other = function_is_defined(op) ? symbol_in_table(module, symbol_name(op)) : NULL;

        if (other && function_signature(other)
            && strcmp(type_text(function_signature(op)), type_text(function_signature(other))) != 0)
            return false;
    }
    return true;
}

/* A stage that changed the module, for the page. */
static void show_stage(Part *p, const Stage *stage)
{
    Str name = name_behind(&p->context->arena, stage->pass, p->result->steps.len - 1);
    Str text = trimmed(stage->text);
    Sb why = { 0 };
    const Op *module = p->diff->options.html ? read_module(p, name, text, &why) : NULL;

    if (module)
        note_version(p, name, module, text, 0);
    sb_free(&why);
}

/* Stages that need no look of their own. Where the last cannot be read, the next module is held
 * against the source. */
static void pass_over(Part *p, const Stages *stages, size_t count)
{
    Str before = p->base_text;
    const Op *last = NULL;
    Sb why = { 0 };

    for (size_t i = 0; i < count; i++) {
        Str text = trimmed(stages->stages.data[i].text);
        bool same = str_eq(text, before);

        add_step(p, stages->stages.data[i].pass, same ? STEP_UNCHANGED : STEP_HOLDS, (Str){ 0 })
            ->seconds = stages->stages.data[i].seconds;
        if (!same)
            show_stage(p, &stages->stages.data[i]);
        before = text;
    }
    if (count)
        last = read_module(p, STR("before"), before, &why);
    if (last) {
        p->base_steps = count;
        if (has_types_of(last, p->source)) { /* else its inputs are not made up */
            p->base = last;
            p->base_text = module_text(&p->context->arena, last);
        }
    }
    sb_free(&why);
}

static void diff_stages(Part *p, const Stages *stages)
{
    double began = compiler_now(); /* looking for the first is a part of judging it */
    size_t first = is_long(p, stages) ? first_suspect(p, stages) : 0;
    bool more = true;

    pass_over(p, stages, first);
    for (size_t i = first; more && i < stages->stages.len; i++) {
        more = see_stage(p, &stages->stages.data[i]);
        set_seconds(p, stages->stages.data[i].seconds, began);
        began = compiler_now();
    }
    judge_whole(p);
}

static void diff_compiled(Part *p, Str text)
{
    const DiffOptions *options = &p->diff->options;
    Compiler compiler = { .witness = options->passes ? diff_native(p->diff) : NULL,
                          .passes = options->passes,
                          .command = options->command,
                          .seconds = options->native_seconds };
    Stages stages = { 0 };
    Sb why = { 0 };

    if (compiler_run(&compiler, text, &stages, &why) && !attend_interrupted())
        diff_stages(p, &stages);
    else
        p->result->why = str_dup(&p->result->arena, sb_view(&why));
    sb_free(&why);
    tell_versions(p, text);
    stages_free(&stages);
}

/* Another file. */

/* The file, or the other, was not taken, as was reported: it is wrong, beyond a limit, or has what
 * is not known here. */
static void refuse(Part *p, const Context *context, const char *other)
{
    int status = input_status(context, false);
    Str why = status == EXIT_INVALID ? STR("is not valid")
              : status == END_LIMIT
                  ? STR("is beyond a limit")
                  : str_printf(&p->result->arena, "has '%.*s', which is not executed",
                               STR_ARG(context->lacking_op));

    p->result->verdict = status == EXIT_INVALID ? DIFF_INVALID
                         : status == END_LIMIT  ? DIFF_LIMIT
                                                : DIFF_NOT_JUDGED;
    if (other)
        p->result->why = str_printf(&p->result->arena, "'%s' %.*s", other, STR_ARG(why));
    else if (status != EXIT_INVALID)
        p->result->why = str_printf(&p->result->arena, "it %.*s", STR_ARG(why));
}

static void diff_with(Part *p)
{
    const char *name = p->diff->options.with;
    Context *context = context_of_version(p);
    double began = compiler_now();
    Input other;
    Op *target;

    if (!input_read_text(&other, name, p->diff->options.context)) {
        p->result->verdict = DIFF_MISCALLED;
        p->result->why = str_printf(&p->result->arena, "'%s' cannot be read", name);
        return;
    }
    diag_add_source(context, other.name, other.text, 0);
    target = program_parse(context, other.name, other.text, 0);
    if (target && ir_verify(target)) {
        add_step(p, other.name, STEP_NOT_JUDGED, (Str){ 0 });
        note_version(p, other.name, target, other.text, 0);
        judge_module(p, target, module_text(&p->context->arena, target));
        set_seconds(p, 0, began);
    } else {
        refuse(p, context, name);
    }
    tell_versions(p, (Str){ 0 });
    input_free(&other);
}

/* All. */

static bool has_entry(const Op *module, const char *entry)
{
    const Op *function = entry ? candidate_find(module, str_of(entry)) : NULL;

    if (!entry
        || (function && op_parent(function) == module
            && (function_is_defined(function) || is_circuit(function))))
        return true;
    diag_emit(op_loc(module)->context, SEVERITY_ERROR, NULL,
              "there is no function @%s with a body to compare (--entry)", entry);
    candidates_note(module, entry, false);
    return false;
}

/* The verdict where there is neither a finding nor a mistake. */
static void conclude(const Part *p)
{
    DiffResult *result = p->result;
    /* Of what the last module holds, something was not held against the source. */
    bool in_part = p->gap || p->base_steps < result->steps.len;
    const DiffStep *open = NULL;
    bool compared = false, all = true, limit = false;

    for (size_t i = 0; i < result->steps.len; i++) {
        const DiffStep *step = &result->steps.data[i];
        bool is_limit = step->verdict == STEP_LIMIT;
        bool is_open =
            is_limit || step->verdict == STEP_NOT_JUDGED || step->verdict == STEP_REFUSED;

        limit |= is_limit;
        compared |= step->verdict == STEP_REFINES || step->verdict == STEP_HOLDS;
        all &= step->verdict == STEP_REFINES || step->verdict == STEP_UNCHANGED;
        if (is_open && !open)
            open = step;
    }
    if (limit)
        result->verdict = DIFF_LIMIT;
    else if (result->undecided ? !result->compared : !compared && (open || result->why.len))
        result->verdict = DIFF_NOT_JUDGED;
    else if (in_part)
        result->verdict = DIFF_IN_PART;
    else if (result->undecided)
        result->verdict = DIFF_UNDECIDED;
    else
        result->verdict = all && !result->why.len ? DIFF_REFINES : DIFF_HOLDS;
    if (open && result->verdict > DIFF_HOLDS)
        result->why = open->why;
}

/* Is there the function that is asked for, and are its arguments? Says what is wrong. */
static bool can_be_called(Context *context, Op *module, CompareOptions *compare)
{
    bool good;

    messages_rule(STR("entry"), (Str){ 0 });
    good = has_entry(module, compare->entry) && compare_reads_arguments(context, module, compare);
    messages_rule((Str){ 0 }, (Str){ 0 });
    return good;
}

DiffResult diff_part(Diff *diff, const Input *input, const Chunk *chunk)
{
    DiffResult result = { .file = input->name, .part = chunk->part, .source_text = chunk->text };
    Part p = { .diff = diff, .result = &result };
    Op *module;

    p.context = input_context(diff->options.context);
    diag_add_source(p.context, input->name, chunk->text, chunk->line_offset);
    module = program_parse(p.context, input->name, chunk->text, chunk->line_offset);
    if (!module || !ir_verify(module)) {
        refuse(&p, p.context, NULL);
    } else if (!can_be_called(p.context, module, &diff->options.compare)) {
        result.verdict = DIFF_MISCALLED;
    } else if (diff->options.passes && meanings_are_said(module)) {
        result.verdict = DIFF_NOT_JUDGED;
        result.why = STR("it says meanings of its own, which upstream's passes do not know: in a "
                         "file for --meaning they are not in the way");
    } else {
        p.source = p.base = diff->options.compare.first = module;
        if (diff->options.compare.prove)
            diff->options.compare.solver = diff_native(diff);
        p.base_text = module_text(&p.context->arena, module);
        note_version(&p, input->name, module, chunk->text, chunk->line_offset);
        if (diff->options.with)
            diff_with(&p);
        else
            diff_compiled(&p, text_to_compile(&p, module, chunk));
        if (!result.verdict && !attend_interrupted())
            conclude(&p);
    }
    if (attend_interrupted() && result.verdict != DIFF_DIFFERS)
        result.verdict = DIFF_INTERRUPTED;
    if (result.verdict == DIFF_DIFFERS && diff->options.reduce)
        diff_reduce(diff, &result);
    forget_modules(&result);
    diff->options.compare.first = NULL;
    for (size_t i = 0; i < p.others.len; i++)
        context_free(p.others.data[i]);
    vec_free(&p.others);
    vec_free(&p.versions);
    context_free(p.context);
    return result;
}

void diff_result_free(DiffResult *result)
{
    if (result->finding.is_compared)
        comparison_free(&result->finding.compared);
    vec_free(&result->steps);
    vec_free(&result->proofs);
    arena_free(&result->arena);
}
