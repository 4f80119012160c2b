/* A note: numbers of eight bytes, and texts with their length in front and a NUL behind. */
#include "interp/oracle/diff/diff.h"

#include <string.h>

static void put_number(Sb *bytes, uint64_t number)
{
    sb_str(bytes, (Str){ (const char *)&number, sizeof number });
}

static void put_text(Sb *bytes, Str text)
{
    put_number(bytes, text.len);
    sb_str(bytes, text);
    sb_char(bytes, 0);
}

/* The same pass, the same kind of difference, the same operation; or that which leaves so much open
 * that inputs are undecided. */
static void put_group(Sb *bytes, const DiffResult *result)
{
    const DiffFinding *finding = &result->finding;
    Str op = finding->departs.name.len ? finding->departs.name : finding->compared.broken;
    Sb group = { 0 };

    if (result->verdict == DIFF_DIFFERS) {
        sb_printf(&group, "%.*s: %s", STR_ARG(finding->pass), finding->kind);
        if (op.len)
            sb_printf(&group, " from '%.*s' on", STR_ARG(op));
        sb_add(&group, finding->compared.far_alone ? ", at far indices alone" : "");
    } else if (result->undecided) {
        sb_printf(&group, "not judged, by what %.*s leaves open",
                  STR_ARG(result->open_by.len ? result->open_by : STR("where memory lies")));
    }
    put_text(bytes, sb_view(&group));
    sb_free(&group);
}

static void put_output(Sb *bytes, const DiffResult *result, const DiffOptions *options)
{
    bool is_finding = result->verdict == DIFF_DIFFERS;
    bool both = options->junit || options->annotations;
    Sb line = { 0 }, report = { 0 }, text = { 0 }, page = { 0 };

    if (options->json && result->verdict >= DIFF_INVALID)
        sb_str(&line, result->diagnostics);
    else if (options->json)
        diff_json_result(&line, result, options);
    else
        diff_text_line(&line, result, options);
    if (is_finding && !options->json)
        diff_text_report(&report, result, options);
    if (both)
        diff_text_line(&text, result, options);
    if (both && is_finding)
        diff_text_report(&text, result, options);
    if (options->html)
        diff_html_part(&page, result, options);
    put_text(bytes, sb_view(&line));
    put_text(bytes, sb_view(&report));
    put_text(bytes, sb_view(&text));
    put_text(bytes, sb_view(&page));
    sb_free(&line);
    sb_free(&report);
    sb_free(&text);
    sb_free(&page);
}

/* What is said of it in a few words, and where. */
static void put_title(Sb *bytes, const DiffResult *result)
{
    const DiffFinding *finding = &result->finding;
    bool is_finding = result->verdict == DIFF_DIFFERS;
    Sb title = { 0 };

    if (is_finding)
        sb_printf(&title, "%.*s: %s", STR_ARG(finding->pass), finding->kind);
    put_text(bytes, result->why);
    put_text(bytes, result->said);
    put_text(bytes, sb_view(&title));
    put_number(bytes, result->part);
    put_number(bytes, is_finding ? finding->line : result->said_line);
    put_number(bytes, is_finding ? finding->column : result->said_column);
    sb_free(&title);
}

void note_write(Sb *bytes, const DiffResult *result, const DiffOptions *options)
{
    put_number(bytes, result->verdict);
    put_number(bytes, result->functions);
    put_number(bytes, result->inputs);
    put_number(bytes, result->compared);
    put_text(bytes, result->file);
    put_group(bytes, result);
    put_output(bytes, result, options);
    put_title(bytes, result);
    put_number(bytes, result->steps.len);
    for (size_t i = 0; i < result->steps.len; i++) {
        put_number(bytes, result->steps.data[i].verdict);
        put_text(bytes, result->steps.data[i].pass);
        put_text(bytes, result->steps.data[i].why);
        put_number(bytes, (uint64_t)(result->steps.data[i].seconds * 1e6));
    }
}

static uint64_t take_number(Str *bytes)
{
    uint64_t number;

    memcpy(&number, bytes->data, sizeof number);
    *bytes = str_from(*bytes, sizeof number);
    return number;
}

static Str take_text(Str *bytes)
{
    Str text;

    text.len = take_number(bytes);
    text.data = bytes->data;
    *bytes = str_from(*bytes, text.len + 1);
    return text;
}

DiffNote note_read(Str bytes)
{
    DiffNote note = { 0 };
    uint64_t count;

    note.verdict = (DiffVerdict)take_number(&bytes);
    note.functions = take_number(&bytes);
    note.inputs = take_number(&bytes);
    note.compared = take_number(&bytes);
    note.file = take_text(&bytes);
    note.group = take_text(&bytes);
    note.line = take_text(&bytes);
    note.report = take_text(&bytes);
    note.text = take_text(&bytes);
    note.page = take_text(&bytes);
    note.why = take_text(&bytes);
    note.said = take_text(&bytes);
    note.title = take_text(&bytes);
    note.part = (unsigned)take_number(&bytes);
    note.line_number = (unsigned)take_number(&bytes);
    note.column = (unsigned)take_number(&bytes);
    count = take_number(&bytes);
    for (uint64_t i = 0; i < count; i++) {
        DiffStep step = { .verdict = (StepVerdict)take_number(&bytes) };

        step.pass = take_text(&bytes);
        step.why = take_text(&bytes);
        step.seconds = (double)take_number(&bytes) * 1e-6;
        vec_push(&note.steps, step);
    }
    return note;
}

void note_free(DiffNote *note)
{
    vec_free(&note->steps);
}
