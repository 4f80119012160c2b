/* Diagnostics as text: the message, the source line, a caret. */
#include "core/base/utf8.h"
#include "core/ir/context.h"
#include "core/text/severity.h"

static void find_lines(Source *source)
{
    for (size_t at = 0; at <= source->text.len;
         at += str_find(str_from(source->text, at), '\n') + 1)
        vec_push(&source->lines, at);
}

static Str line_of(Source *source, unsigned line)
{
    Str rest;

    if (!source->lines.len)
        find_lines(source);
    if (line > source->lines.len)
        return (Str){ 0 };
    rest = str_from(source->text, source->lines.data[line - 1]);
    rest.len = str_find(rest, '\n');
    if (rest.len && rest.data[rest.len - 1] == '\r')
        rest.len--;
    return rest;
}

/* What is not found is remembered, too: as a source without text. */
static void find_source(Context *context, Str file)
{
    Str text = context->find_source(context->find_source_state, context, file);

    diag_add_source(context, file, text, 0);
}

Str diag_source_line(Context *context, Str file, unsigned line)
{
    bool known = false;

    for (size_t i = context->sources.len; i-- > 0;) {
        Source *source = &context->sources.data[i];

        if (!str_eq(source->file, file))
            continue;
        known = true;
        if (line > source->line_offset && source->text.data)
            return line_of(source, line - source->line_offset);
    }
    if (known || !context->find_source)
        return (Str){ 0 };
    find_source(context, file);
    return diag_source_line(context, file, line);
}

const char *severity_name(Severity severity)
{
    switch (severity) {
    case SEVERITY_ERROR:
        return "error";
    case SEVERITY_WARNING:
        return "warning";
    case SEVERITY_NOTE:
        return "note";
    case SEVERITY_REMARK:
        return "remark";
    }
    return "";
}

Str diag_place_line(Context *context, const Attr *file)
{
    Str line = { 0 };

    if (file->file.line)
        line = diag_source_line(context, file->file.file, file->file.line);
    return line.len && file->file.column <= line.len + 1 ? line : (Str){ 0 };
}

/* The line and a caret below the column; a tab stays a tab so that the caret stands right. Of a
 * very long line what is around the column. */
static void print_caret(Context *context, Sb *sb, const Attr *file)
{
    enum { LONGEST_LINE = 400, BEFORE_CARET = 160 };
    Str line = diag_place_line(context, file);
    size_t column = file->file.column ? file->file.column - 1 : 0, skipped = 0;

    if (!line.len)
        return;
    if (line.len > LONGEST_LINE) {
        skipped = column > BEFORE_CARET ? column - BEFORE_CARET : 0;
        line = str_from(line, skipped);
        if (line.len > LONGEST_LINE)
            line.len = LONGEST_LINE;
    }
    sb_shown(sb, line);
    sb_char(sb, '\n');
    for (size_t i = skipped; i < column; i++)
        sb_char(sb, i - skipped < line.len && line.data[i - skipped] == '\t' ? '\t' : ' ');
    sb_add(sb, "^\n");
}

/* Names of files and symbols are the program's, which may want to write on the terminal. */
void diag_print(Context *context, Sb *sb, const Diag *diag)
{
    const Attr *file = diag->loc ? loc_find_file(diag->loc) : NULL;

    if (file) {
        sb_shown(sb, file->file.file);
        sb_printf(sb, ":%u:%u: ", file->file.line, file->file.column);
    } else if (diag->loc) {
        sb_add(sb, "loc(");
        loc_print(sb, diag->loc);
        sb_add(sb, "): ");
    }
    sb_printf(sb, "%s: ", severity_name(diag->severity));
    sb_shown(sb, diag->text);
    sb_char(sb, '\n');
    if (file && !diag->same_place)
        print_caret(context, sb, file);
}
