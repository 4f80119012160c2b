/* The output of `check --json`: an object a line.
 *
 * Of each function:
 *   { "file": text, "function": name,
 *     "why": text,            why nothing of it is compared; absent where something is
 *     "operation": name,      where it is a single one
 *     "inputs": n, "exhaustive": bool, "stopped": text (absent where all inputs were made),
 *     "undefined": n, "limits": n, "unsupported": n, "unreadable": n,   inputs not compared
 *     "witnesses": [ { "name": "llvm -O2", "why": text (absent where it was compared),
 *                      "equal": n, "allowed": n, "within": n, "ulps": n,
 *                      "sampled": n (runs that tried out choices, at the most for one input),
 *                      "not_compared": n, "different": n } ],
 *     "findings": [ { "witness": name, "input": n, "args": text,
 *                     "layouts": text (offsets and strides that --args would not give; absent
 *                         where there are none),
 *                     "verdict": text,
 *                     "signal": n (of a crash),
 *                     "where": text, "departed": n, "interpreter": text, "native": text
 *                         (of a difference),
 *                     "others": text, "cause": text (absent where unknown) } ] }
 * and last:
 *   { "summary": { "functions": n, "inputs": n, "undefined": n, "skipped": n, "seconds": x,
 *       "witnesses": [ { "name": text, "functions": n, "functions_not_compared": n,
 *                        "functions_different": n, "equal": n ... as above } ] } }
 */
#include "interp/check.h"

#include <inttypes.h>
#include <stdio.h>

static void add_string(Sb *sb, Str text)
{
    sb_char(sb, '"');
    for (size_t i = 0; i < text.len; i++) {
        unsigned char c = (unsigned char)text.data[i];

        if (c == '"' || c == '\\')
            sb_printf(sb, "\\%c", c);
        else if (c < 0x20)
            sb_printf(sb, "\\u%04x", c);
        else
            sb_char(sb, (char)c);
    }
    sb_char(sb, '"');
}

/* The name and what belongs before it: a comma but in front of an object's first. */
static void add_name(Sb *sb, const char *name)
{
    if (sb->len && sb->data[sb->len - 1] != '{')
        sb_add(sb, ", ");
    sb_printf(sb, "\"%s\": ", name);
}

static void add_text(Sb *sb, const char *name, Str text)
{
    add_name(sb, name);
    add_string(sb, text);
}

/* Absent where it is empty. */
static void add_optional(Sb *sb, const char *name, Str text)
{
    if (text.len)
        add_text(sb, name, text);
}

static void add_number(Sb *sb, const char *name, uint64_t number)
{
    add_name(sb, name);
    sb_printf(sb, "%" PRIu64, number);
}

static void add_counts(Sb *sb, const CheckCounts *counts)
{
    add_number(sb, "equal", counts->equal);
    add_number(sb, "allowed", counts->allowed);
    add_number(sb, "within", counts->within);
    add_number(sb, "ulps", counts->ulps > UINT64_MAX ? UINT64_MAX : (uint64_t)counts->ulps);
    add_number(sb, "sampled", counts->sampled);
    add_number(sb, "not_compared", counts->not_compared);
    add_number(sb, "different", counts->different);
}

static void add_sides(Sb *sb, const CheckFunction *f)
{
    add_name(sb, "witnesses");
    sb_add(sb, "[");
    for (unsigned w = 0; w < f->of->check->witness_count; w++) {
        sb_add(sb, w ? ", {" : "{");
        add_text(sb, "name", str_of(f->of->check->witnesses[w].name));
        add_optional(sb, "why", f->sides[w].why);
        add_counts(sb, &f->sides[w].counts);
        sb_add(sb, "}");
    }
    sb_add(sb, "]");
}

static void add_finding(Sb *sb, const CheckFunction *f, const CheckFinding *finding)
{
    const Judgement *judgement = &finding->judgement;

    sb_add(sb, "{");
    add_text(sb, "witness", str_of(f->of->check->witnesses[finding->witness].name));
    add_number(sb, "input", finding->number);
    add_text(sb, "args", finding->input);
    add_optional(sb, "layouts", finding->layouts);
    add_text(sb, "verdict", str_of(verdict_name(judgement->verdict)));
    if (finding->signal)
        add_number(sb, "signal", (uint64_t)finding->signal);
    if (judgement->verdict == VERDICT_DIFFERENT) {
        add_text(sb, "where", judgement->what);
        add_number(sb, "departed", judgement->departed);
        add_text(sb, "interpreter", judgement->ours);
        add_text(sb, "native", judgement->theirs);
    }
    add_optional(sb, "others", finding->others);
    add_optional(sb, "cause", finding->cause);
    sb_add(sb, "}");
}

static void print_line(Sb *sb)
{
    sb_add(sb, "}\n");
    fwrite(sb->data, 1, sb->len, stdout);
    sb_free(sb);
}

void check_json_function(const CheckFunction *f)
{
    Sb sb = { 0 };

    sb_add(&sb, "{");
    add_text(&sb, "file", str_of(f->of->file));
    add_text(&sb, "function", f->name);
    add_optional(&sb, "why", f->why);
    add_optional(&sb, "operation", f->single);
    add_number(&sb, "inputs", f->next);
    add_name(&sb, "exhaustive");
    sb_add(&sb, f->inputs && inputs_are_all(f->inputs) && f->next == inputs_count(f->inputs)
                    ? "true"
                    : "false");
    add_optional(&sb, "stopped", f->stopped);
    add_number(&sb, "undefined", f->undefined);
    add_number(&sb, "limits", f->limits);
    add_number(&sb, "unsupported", f->unsupported);
    add_number(&sb, "unreadable", f->unreadable);
    add_sides(&sb, f);
    add_name(&sb, "findings");
    sb_add(&sb, "[");
    for (size_t i = 0; i < f->findings.len; i++) {
        sb_add(&sb, i ? ", " : "");
        add_finding(&sb, f, &f->findings.data[i]);
    }
    sb_add(&sb, "]");
    print_line(&sb);
}

static void add_witness(Sb *sb, const Check *check, unsigned witness)
{
    const struct CheckWitnessTotals *sum = &check->totals.witnesses[witness];

    sb_add(sb, witness ? ", {" : "{");
    add_text(sb, "name", str_of(check->witnesses[witness].name));
    add_number(sb, "functions", sum->functions);
    add_number(sb, "functions_not_compared", sum->not_compared);
    add_number(sb, "functions_different", sum->differing);
    add_counts(sb, &sum->counts);
    sb_add(sb, "}");
}

void check_json_summary(const Check *check)
{
    Sb sb = { 0 };

    sb_add(&sb, "{\"summary\": {");
    add_number(&sb, "functions", check->totals.functions);
    add_number(&sb, "inputs", check->totals.inputs);
    add_number(&sb, "undefined", check->totals.undefined);
    add_number(&sb, "skipped", check->totals.skipped);
    add_name(&sb, "seconds");
    sb_printf(&sb, "%.3f", check_seconds(check));
    add_name(&sb, "witnesses");
    sb_add(&sb, "[");
    for (unsigned w = 0; w < check->witness_count; w++)
        add_witness(&sb, check, w);
    sb_add(&sb, "]}");
    print_line(&sb);
}
