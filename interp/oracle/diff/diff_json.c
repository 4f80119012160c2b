/* The output of `diff --json`: an object a file, or part of one; diff_summary.c has that of the
 * sums. What is in them says testsuite/schema.json. */
#include "interp/oracle/diff/diff.h"
#include "interp/console/json.h"

void diff_json_steps(Sb *sb, const char *name, const DiffResult *result)
{
    json_name(sb, name);
    sb_char(sb, '[');
    for (size_t i = 0; i < result->steps.len; i++) {
        const DiffStep *step = &result->steps.data[i];

        sb_add(sb, i ? ", {" : "{");
        json_text(sb, "pass", diff_inner(step->pass));
        json_text(sb, "verdict", str_of(step_verdict_name(step->verdict)));
        json_optional(sb, "why", step->why);
        sb_char(sb, '}');
    }
    sb_char(sb, ']');
}

static void add_first(Sb *sb, const char *name, const ComparedInput *first)
{
    if (!first->why.len)
        return;
    json_name(sb, name);
    sb_char(sb, '{');
    json_text(sb, "function", first->function);
    json_text(sb, "args", first->args);
    json_optional(sb, "layouts", first->layouts);
    json_text(sb, "why", first->why);
    json_optional(sb, "behind", first->behind);
    if (first->steps)
        json_number(sb, "max_steps", first->steps);
    sb_char(sb, '}');
}

static void add_departure(Sb *sb, const Departure *departs)
{
    json_optional(sb, "departs_not", departs->why);
    if (!departs->name.len)
        return;
    json_text(sb, "departs", departs->name);
    json_optional(sb, "departs_at", departs->where);
    json_text(sb, "departs_into", departs->heir_name);
    json_number(sb, "departs_time", departs->time + 1);
    json_text(sb, "departs_expected", departs->before);
    json_text(sb, "departs_actual", departs->after);
}

static void add_difference(Sb *sb, const DiffFinding *finding)
{
    const Comparison *compared = &finding->compared;

    json_text(sb, "function", compared->function);
    json_number(sb, "input", compared->input);
    json_optional(sb, "args", compared->args);
    json_optional(sb, "layouts", compared->layouts);
    if (compared->stubbed)
        json_number(sb, "stubs", compared->stubs);
    json_number(sb, "seed", compared->seed);
    json_optional(sb, "way", compared->way);
    if (compared->far_alone)
        json_flag(sb, "far_index", true);
    json_text(sb, "where", compared->where);
    json_text(sb, "expected", compared->source);
    json_text(sb, "actual", compared->target);
    add_departure(sb, &finding->departs);
    json_optional(sb, "operation", compared->broken);
    json_optional(sb, "rule", compared->rule);
    json_optional(sb, "native_before", finding->native_before);
    json_optional(sb, "native_after", finding->native_after);
    if (finding->native_after.len)
        json_flag(sb, "confirmed", finding->confirmed);
}

static void add_finding(Sb *sb, const DiffResult *result, const DiffOptions *options)
{
    const DiffFinding *finding = &result->finding;
    Sb before = { 0 }, after = { 0 };

    json_name(sb, "finding");
    sb_char(sb, '{');
    json_text(sb, "kind", str_of(finding->kind));
    json_text(sb, "pass", finding->pass);
    json_optional(sb, "behind", finding->prefix);
    json_optional(sb, "llvm", finding->version);
    if (finding->is_compared)
        add_difference(sb, finding);
    json_optional(sb, "said", finding->why);
    json_optional(sb, "before", finding->before);
    json_optional(sb, "after", finding->after);
    json_optional(sb, "change", finding->change);
    diff_commands(&before, &after, result, options);
    json_optional(sb, "see_before", sb_view(&before));
    json_optional(sb, "see_after", sb_view(&after));
    if (finding->reduced_to.len) {
        json_text(sb, "reduced_to", finding->reduced_to);
        json_number(sb, "reduced_operations", finding->reduced_operations);
        json_text(sb, "reduced", finding->reduced);
    }
    sb_char(sb, '}');
    sb_free(&before);
    sb_free(&after);
}

void diff_json_result(Sb *sb, const DiffResult *result, const DiffOptions *options)
{
    json_begin(sb, "diff");
    json_text(sb, "kind", STR("file"));
    json_text(sb, "file", result->file);
    if (result->part)
        json_number(sb, "part", result->part);
    json_text(sb, "verdict", str_of(diff_verdict_name(result->verdict)));
    json_optional(sb, "why", result->why);
    diff_json_steps(sb, "passes", result);
    json_number(sb, "functions", result->functions);
    json_number(sb, "inputs", result->inputs);
    json_number(sb, "compared", result->compared);
    json_number(sb, "undefined", result->undefined);
    json_number(sb, "skipped", result->skipped);
    json_number(sb, "open", result->open);
    json_number(sb, "sampled", result->sampled);
    json_number(sb, "undecided", result->undecided);
    json_optional(sb, "open_by", result->open_by);
    if (result->ways > 1)
        json_number(sb, "ways", result->ways);
    diff_proof_json(sb, result);
    add_first(sb, "first_undefined", &result->first_undefined);
    add_first(sb, "first_skipped", &result->first_skipped);
    if (result->verdict == DIFF_DIFFERS)
        add_finding(sb, result, options);
    sb_add(sb, "}\n");
}
