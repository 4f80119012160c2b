/* A finding as facts, a line each (testsuite/findings.py), and as a text to post, which has what
 * that script's --post has.
 */
#include "interp/oracle/hunt/hunt.h"

#include <string.h>

static Str first_line(Str text)
{
    return (Str){ text.data, str_find(text, '\n') };
}

/* A value once, where it has its bits and all its digits too; of a report its message. */
static Str in_short(Str value)
{
    static const char ERROR[] = " error: ", BITS[] = " = ";
    Str line = first_line(value);

    for (size_t i = 0; i < line.len; i++)
        if (str_starts(str_from(line, i), ERROR))
            return str_from(line, i + sizeof ERROR - 1);
    for (size_t i = 0; i < line.len; i++)
        if (str_starts(str_from(line, i), BITS))
            return (Str){ line.data, i };
    return line;
}

/* What the compiler says, without the place and the lines of a stack. */
static Str said(Str text)
{
    static const char PLACE[] = "<stdin>:";
    Str line = first_line(text);

    if (str_starts(line, PLACE)) {
        line = str_from(line, sizeof PLACE - 1);
        while (line.len && strchr("0123456789:", *line.data))
            line = str_from(line, 1);
        line = str_from(line, line.len && *line.data == ' ');
    }
    return line;
}

static void add_lines_in_one(Sb *text, Str lines)
{
    for (bool first = true; lines.len; first = false) {
        Str line = first_line(lines);

        sb_printf(text, "%s%.*s", first ? "" : "; ", STR_ARG(line));
        lines = str_from(lines, line.len + (line.len < lines.len));
    }
}

static void add_fact(Sb *text, const char *name, Str fact)
{
    if (!fact.len)
        return;
    sb_printf(text, "%s: ", name);
    add_lines_in_one(text, fact);
    sb_char(text, '\n');
}

void hunt_facts(Sb *text, const DiffFinding *finding, const DiffOptions *options)
{
    const Comparison *compared = &finding->compared;

    add_fact(text, "rule", finding->rule);
    add_fact(text, options->command ? "command" : "passes", finding->pass);
    add_fact(text, "issue", STR("not looked up"));
    add_fact(text, "kind", str_of(finding->kind));
    if (finding->is_compared) {
        add_fact(text, "entry", compared->function);
        add_fact(text, "args", compared->args);
        add_fact(text, "where", compared->where);
        add_fact(text, "expected", in_short(compared->source));
        add_fact(text, "actual", in_short(compared->target));
        add_fact(text, "before", finding->native_before);
        add_fact(text, "after", finding->native_after);
    } else {
        add_fact(text, "said", said(finding->why));
    }
}

/* The text to post. */

static void add_fence(Sb *text, const char *language, Str inside)
{
    while (inside.len && inside.data[inside.len - 1] == '\n')
        inside.len--;
    if (inside.len)
        sb_printf(text, "```%s\n%.*s\n```\n\n", language, STR_ARG(inside));
}

static void add_row(Sb *text, const char *name, Str before, Str after)
{
    if (!before.len && !after.len)
        return;
    sb_printf(text, "| %s | `", name);
    add_lines_in_one(text, before);
    sb_add(text, "` | `");
    add_lines_in_one(text, after);
    sb_add(text, "` |\n");
}

static void add_difference(Sb *text, const DiffFinding *finding)
{
    const Comparison *compared = &finding->compared;

    sb_printf(text, "Of `@%.*s(%.*s)`, %.*s:\n\n", STR_ARG(compared->function),
              STR_ARG(finding->shown), STR_ARG(compared->where));
    sb_add(text, "| | before the pass | behind it |\n|---|---|---|\n");
    add_row(text, "by the operations' definitions", in_short(compared->source),
            in_short(compared->target));
    add_row(text, "compiled and run", finding->native_before, finding->native_after);
    sb_char(text, '\n');
    if (finding->departs.name.len)
        sb_printf(text, "The first operation whose value departs is `%.*s`.\n\n",
                  STR_ARG(finding->departs.name));
    add_fence(text, "diff", finding->change);
}

void hunt_post(Sb *text, const DiffResult *result, const DiffOptions *options, Str program)
{
    const DiffFinding *finding = &result->finding;
    Sb before = { 0 }, after = { 0 };

    sb_printf(text, "# [MLIR] `%.*s`: %s\n\n", STR_ARG(finding->pass), finding->kind);
    add_fence(text, "mlir", program);
    diff_commands(&before, &after, result, options);
    sb_printf(&before, "%s%s", before.len ? "\n" : "", after.data ? after.data : "");
    add_fence(text, "console", sb_view(&before));
    if (finding->version.len)
        sb_printf(text, "LLVM %.*s.\n\n", STR_ARG(finding->version));
    if (finding->is_compared)
        add_difference(text, finding);
    else
        add_fence(text, "", finding->why);
    if (finding->rule.len)
        sb_printf(text, "The rule: %.*s\n", STR_ARG(finding->rule));
    sb_free(&before);
    sb_free(&after);
}
