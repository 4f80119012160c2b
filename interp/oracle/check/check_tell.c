/* A function told: as text or as JSON, as a case of JUnit's, as an annotation. */
#include "interp/oracle/check/check.h"

#include "core/ir/context.h"
#include "interp/console/annotations.h"
#include "interp/console/junit.h"
#include "interp/console/output.h"

#include <stdio.h>

/* Of a function that differs the witnesses it differs from. */
static void add_witnesses(Sb *sb, const CheckFunction *f)
{
    const char *separator = "";

    sb_printf(sb, "@%.*s differs from ", STR_ARG(f->name));
    for (unsigned w = 0; w < f->of->check->witness_count; w++)
        if (f->sides[w].counts.different) {
            sb_printf(sb, "%s%s", separator, f->of->check->witnesses[w].name);
            separator = ", ";
        }
}

/* Why nothing of it is compared; empty where something is. */
static Str why_skipped(const CheckFunction *f)
{
    Str why = f->why;

    for (unsigned w = 0; w < f->of->check->witness_count; w++) {
        if (check_side_compared(&f->sides[w]))
            return (Str){ 0 };
        if (!why.len)
            why = f->sides[w].why;
    }
    return why.len ? why : STR("no input is judged");
}

static void add_case(Junit *junit, const CheckFunction *f, double seconds, Str why, Str text)
{
    unsigned part = f->of->check->part;
    Str skipped = why_skipped(f);
    Sb name = { 0 };

    sb_str(&name, f->name);
    if (part)
        sb_printf(&name, " (part %u)", part);
    junit_add(junit, &(JunitCase){ .suite = str_of(f->of->file),
                                   .name = sb_view(&name),
                                   .end = f->findings.len ? JUNIT_FAILED
                                          : skipped.len   ? JUNIT_SKIPPED
                                                          : JUNIT_PASSED,
                                   .why = f->findings.len ? why : skipped,
                                   .text = text,
                                   .seconds = seconds });
    sb_free(&name);
}

static void annotate(const CheckFunction *f, Str why, Str text)
{
    const Attr *place = loc_find_file(op_loc(f->op));
    Annotation annotation = { .severity = SEVERITY_ERROR, .title = why.data, .text = text };

    annotation.file = place ? place->file.file : str_of(f->of->file);
    annotation.line = place ? place->file.line : 0;
    annotation.column = place ? place->file.column : 0;
    annotation_write(&annotation);
}

static void print_json(const CheckFunction *f)
{
    Sb line = { 0 };

    check_json_function(&line, f);
    fwrite(line.data, 1, line.len, stdout);
    sb_free(&line);
}

void check_tell(const CheckFunction *f, double seconds)
{
    const CheckOptions *options = &f->of->check->options;
    Sb text = { 0 }, why = { 0 };

    check_text_function(&text, f);
    add_witnesses(&why, f);
    if (options->told)
        options->told(options->told_state, f, sb_view(&text));
    else if (options->json)
        print_json(f);
    else if (!options->quiet)
        output_shown(sb_view(&text));
    if (!options->told)
        fflush(stdout);
    if (options->junit)
        add_case(options->junit, f, seconds, sb_view(&why), sb_view(&text));
    if (options->html)
        check_html_function(f, sb_view(&text), why_skipped(f));
    if (options->annotations && f->findings.len)
        annotate(f, sb_view(&why), sb_view(&text));
    sb_free(&text);
    sb_free(&why);
}
