/* The output of `diff --json`: an object a line. Texts that are empty are absent.
 *
 * Of each file, or part of one:
 *   { "file": text, "part": n (of split files, counted from 1),
 *     "verdict": "refines" (on all inputs there are), "no counterexample" (in those compared),
 *                "differs", "not judged", "not judged in part" (a function, or what a pass
 *                left, was not), "limit reached", "interrupted", "invalid" or "unreadable",
 *     "why": text (it was not judged),
 *     "passes": [ { "pass": text,
 *                   "verdict": "unchanged", "refines", "no counterexample", "differs", "not
 * judged", "refused", "crashed", "limit" or "invalid", "why": text } ], "functions": n, "inputs":
 * n, "compared": n (inputs with an answer), "undefined": n, "skipped": n, "open": n, "sampled": n,
 *     "undecided": n (inputs that make the verdict "not judged"),
 *     "open_by": text (the operation that leaves so much open on them),
 *     "ways": n (all of the target's choices, on the input that has most; absent where none has),
 *     "proofs": [ { "function": name, "every_input": bool, "by": "the same text", "all inputs" or
 *                   "solver" (absent where it is not known), "differs": true (absent where it does
 *                   not), "inputs": n (run), "why": text (what is in the way) } ] (with --prove),
 *     "first_undefined": { "function": name, "args": text, "layouts": text, "why": text,
 *                          "behind": text (the passes, where it is their module that ends so),
 *                          "max_steps": n (where that limit was met) },
 *     "first_skipped": { likewise },
 *     "finding": (absent where there is none)
 *       { "kind": text, "pass": text, "behind": text (the passes before it), "llvm": text,
 *         "function": name, "input": n, "args": text, "layouts": text,
 *         "stubs": n (where functions without a body are called), "seed": n,
 *         "way": text (where no seed is known that shows it),
 *         "far_index": true (every input that shows it has an index that no memory has),
 *         "where": text, "expected": text, "actual": text,
 *         "departs": name, "departs_at": text, "departs_expected": text, "departs_actual": text,
 *         "operation": name, "rule": text (of what is undefined or poison),
 *         "native_before": text, "native_after": text, "confirmed": bool,
 *         "said": text (of a pass that did not end well),
 *         "before": text, "after": text, "change": text (the module, and how it changed),
 *         "see_before": text, "see_after": text (commands),
 *         "reduced_to": file, "reduced_operations": n, "reduced": text } }
 * and last:
 *   { "summary":
 *       { "files": n, "refines": n, "no_counterexample": n, "differs": n, "not_judged": n,
 *         "invalid": n, "functions": n, "inputs": n, "compared": n, "seconds": x,
 *         "passes": [ { "pass": text, "unchanged": n, "refines": n, "no_counterexample": n,
 *                       "differs": n, "not_judged": n, "refused": n } ],
 *         "findings": [ { "kind": text, "count": n, "first": file } ],
 *         "undecided": [ likewise: what leaves so much open ] } }
 */
#include "interp/oracle/diff/diff.h"
#include "interp/console/json.h"

static void add_steps(Sb *sb, const DiffResult *result)
{
    json_name(sb, "passes");
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
    json_optional(sb, "departs", finding->departs);
    json_optional(sb, "departs_at", finding->departs_where);
    json_optional(sb, "departs_expected", compared->departs_source);
    json_optional(sb, "departs_actual", compared->departs_target);
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
    sb_char(sb, '{');
    json_text(sb, "file", result->file);
    if (result->part)
        json_number(sb, "part", result->part);
    json_text(sb, "verdict", str_of(diff_verdict_name(result->verdict)));
    json_optional(sb, "why", result->why);
    add_steps(sb, result);
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
