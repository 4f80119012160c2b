/* The output of `check --json`: an object a function, and one of the sums. What is in them says
 * testsuite/schema.json. */
#include "interp/oracle/check/check.h"
#include "interp/console/json.h"

#include <inttypes.h>

static void add_counts(Sb *sb, const CheckCounts *counts)
{
    json_number(sb, "equal", counts->equal);
    json_number(sb, "allowed", counts->allowed);
    json_number(sb, "within", counts->within);
    json_number(sb, "ulps", counts->ulps > UINT64_MAX ? UINT64_MAX : (uint64_t)counts->ulps);
    json_number(sb, "sampled", counts->sampled);
    json_number(sb, "not_compared", counts->not_compared);
    json_number(sb, "different", counts->different);
    json_number(sb, "known", counts->known);
    json_number(sb, "not_judged", counts->not_judged);
}

static void add_sides(Sb *sb, const CheckFunction *f)
{
    json_name(sb, "witnesses");
    sb_add(sb, "[");
    for (unsigned w = 0; w < f->of->check->witness_count; w++) {
        sb_add(sb, w ? ", {" : "{");
        json_text(sb, "name", str_of(f->of->check->witnesses[w].name));
        json_optional(sb, "why", f->sides[w].why);
        add_counts(sb, &f->sides[w].counts);
        sb_add(sb, "}");
    }
    sb_add(sb, "]");
}

static void add_finding(Sb *sb, const CheckFunction *f, const CheckFinding *finding)
{
    const Judgement *judgement = &finding->judgement;

    sb_add(sb, "{");
    json_text(sb, "witness", str_of(f->of->check->witnesses[finding->witness].name));
    json_number(sb, "input", finding->number);
    json_text(sb, "args", finding->input);
    json_optional(sb, "layouts", finding->layouts);
    json_text(sb, "verdict", str_of(verdict_name(judgement->verdict)));
    if (finding->signal)
        json_number(sb, "signal", (uint64_t)finding->signal);
    if (judgement->verdict == VERDICT_CRASHED)
        json_text(sb, "crash", judgement->what);
    if (judgement->verdict == VERDICT_DIFFERENT) {
        json_text(sb, "where", judgement->what);
        json_number(sb, "departed", judgement->departed);
        json_text(sb, "interpreter", judgement->ours);
        json_text(sb, "native", judgement->theirs);
    }
    json_optional(sb, "others", finding->others);
    json_optional(sb, "cause", finding->cause);
    json_optional(sb, "processor", finding->processor);
    json_optional(sb, "optimiser", finding->optimiser);
    sb_add(sb, "}");
}

static void add_first(Sb *sb, const char *name, const CheckFirst *first)
{
    if (!first->why.len)
        return;
    json_name(sb, name);
    sb_char(sb, '{');
    json_text(sb, "args", first->input);
    json_optional(sb, "layouts", first->layouts);
    json_text(sb, "why", first->why);
    sb_char(sb, '}');
}

void check_json_function(Sb *sb, const CheckFunction *f)
{
    json_begin(sb, "check");
    json_text(sb, "kind", STR("function"));
    json_text(sb, "file", str_of(f->of->file));
    json_text(sb, "function", f->name);
    json_optional(sb, "why", f->why);
    json_optional(sb, "operation", f->single);
    json_number(sb, "inputs", f->next);
    json_name(sb, "exhaustive");
    sb_add(sb, f->inputs && inputs_are_all(f->inputs) && f->next == inputs_count(f->inputs)
                   ? "true"
                   : "false");
    json_optional(sb, "stopped", f->stopped);
    json_number(sb, "undefined", f->undefined);
    json_number(sb, "limits", f->limits);
    json_number(sb, "unsupported", f->unsupported);
    json_number(sb, "unreadable", f->unreadable);
    add_sides(sb, f);
    add_first(sb, "first_undefined", &f->first_undefined);
    add_first(sb, "first_skipped", &f->first_skipped);
    json_name(sb, "findings");
    sb_add(sb, "[");
    for (size_t i = 0; i < f->findings.len; i++) {
        sb_add(sb, i ? ", " : "");
        add_finding(sb, f, &f->findings.data[i]);
    }
    sb_add(sb, "]");
    sb_add(sb, "}\n");
}

static void add_witness(Sb *sb, const Check *check, unsigned witness)
{
    const struct CheckWitnessTotals *sum = &check->totals.witnesses[witness];

    sb_add(sb, witness ? ", {" : "{");
    json_text(sb, "name", str_of(check->witnesses[witness].name));
    json_number(sb, "functions", sum->functions);
    json_number(sb, "functions_not_compared", sum->not_compared);
    json_number(sb, "functions_different", sum->differing);
    add_counts(sb, &sum->counts);
    sb_add(sb, "}");
}

static void add_known(Sb *sb, const Check *check)
{
    bool any = false;

    json_name(sb, "known");
    sb_add(sb, "[");
    for (int row = 0; KNOWN_DIFFERENCES[row].operation; row++) {
        if (!check->totals.known[row])
            continue;
        sb_add(sb, any ? ", {" : "{");
        any = true;
        json_text(sb, "operation", str_of(KNOWN_DIFFERENCES[row].operation));
        json_text(sb, "why", str_of(KNOWN_DIFFERENCES[row].why));
        json_number(sb, "inputs", check->totals.known[row]);
        sb_add(sb, "}");
    }
    sb_add(sb, "]");
}

void check_json_summary(Sb *sb, const Check *check)
{
    json_begin(sb, "check");
    json_text(sb, "kind", STR("summary"));
    json_name(sb, "summary");
    sb_char(sb, '{');
    json_number(sb, "functions", check->totals.functions);
    json_number(sb, "inputs", check->totals.inputs);
    json_number(sb, "undefined", check->totals.undefined);
    json_number(sb, "skipped", check->totals.skipped);
    json_number(sb, "functions_compared", check->totals.compared);
    json_number(sb, "functions_private", check->totals.hidden);
    json_number(sb, "functions_unsupported", check->totals.foreign);
    json_name(sb, "seconds");
    sb_printf(sb, "%.3f", check_seconds(check));
    json_name(sb, "witnesses");
    sb_add(sb, "[");
    for (unsigned w = 0; w < check->witness_count; w++)
        add_witness(sb, check, w);
    sb_add(sb, "]");
    add_known(sb, check);
    sb_add(sb, "}");
    sb_add(sb, "}\n");
}
