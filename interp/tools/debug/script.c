#include "interp/tools/debug/script.h"

#include "interp/machine/report.h"

#include "core/base/vec.h"
#include "interp/tools/debug/ink.h"

#include <string.h>

void script_read(Script *script, Str file, Str text)
{
    VEC(const char *) starts = { 0 };

    for (size_t at = 0; at < text.len; at += str_find(str_from(text, at), '\n') + 1)
        vec_push(&starts, text.data + at);
    *script = (Script){ file, text, starts.data, (unsigned)starts.len };
}

void script_free(Script *script)
{
    free(script->starts);
}

Str script_line(const Script *script, unsigned number)
{
    Str rest;

    if (!number || number > script->count)
        return (Str){ 0 };
    rest.data = script->starts[number - 1];
    rest.len = (size_t)(script->text.data + script->text.len - rest.data);
    rest.len = str_find(rest, '\n');
    return rest;
}

unsigned script_line_of(const Script *script, const Op *op)
{
    const Attr *file = op_place(op) ? loc_find_file(op_place(op)) : NULL;

    if (!file || !str_eq(file->file.file, script->file) || file->file.line > script->count)
        return 0;
    return file->file.line;
}

static Str skip_blanks(Str line)
{
    while (line.len && (*line.data == ' ' || *line.data == '\t' || *line.data == '\r'))
        line = str_from(line, 1);
    return line;
}

/* It is looked for above the first operation, where nothing but comments may stand between. */
Str script_label(const Script *script, const Block *block)
{
    unsigned number = block->first ? script_line_of(script, block->first) : 0;

    while (number > 1) {
        Str line = skip_blanks(script_line(script, --number));
        size_t length = 1;

        if (!line.len || str_starts(line, "//"))
            continue;
        if (*line.data != '^')
            break;
        while (length < line.len && !strchr("( :\t", line.data[length]))
            length++;
        return (Str){ line.data, length };
    }
    return (Str){ "", 0 };
}

/* A byte that a terminal would take for a command is shown as `?`. */
static void print_text(Sb *sb, Str text)
{
    for (size_t i = 0; i < text.len; i++)
        sb_char(sb,
                text.data[i] == '\t' || (unsigned char)text.data[i] >= ' ' ? text.data[i] : '?');
}

/* The line the run stands on, the operation itself lit. */
static void print_marked(Sb *sb, Str line, const Op *at)
{
    const Attr *file = loc_find_file(op_place(at));
    size_t column = file->file.column ? file->file.column - 1 : 0, length;

    if (column > line.len)
        column = line.len;
    for (length = 0; column + length < line.len; length++)
        if (!(line.data[column + length] == '.' || line.data[column + length] == '_'
              || (line.data[column + length] | 0x20) >= 'a'))
            break;
    print_text(sb, (Str){ line.data, column });
    ink(sb, true, INK_MARK, (Str){ line.data + column, length });
    print_text(sb, str_from(line, column + length));
}

const Attr *op_source(const Op *op)
{
    const Attr *file =
        op_loc(op) && op->loc.bits != op->place.bits ? loc_find_file(op_loc(op)) : NULL;

    return file && file->file.line ? file : NULL;
}

const Attr *script_elsewhere(const Script *script, const Op *op)
{
    const Attr *source = op_source(op);
    const Attr *file = !source && op_place(op) ? loc_find_file(op_place(op)) : NULL;

    return file && file->file.line && !str_eq(file->file.file, script->file) ? file : source;
}

void script_print_line(Sb *sb, unsigned number, Str line, bool here, bool colours)
{
    Sb head = { 0 };

    sb_printf(&head, here ? "=> %4u  " : "   %4u  ", number);
    ink(sb, colours, here ? INK_MARK : INK_DIM, sb_view(&head));
    print_text(sb, line);
    sb_char(sb, '\n');
    sb_free(&head);
}

void script_print(Sb *sb, const Script *script, unsigned first, unsigned last, const Op *at,
                  bool colours)
{
    unsigned here = at ? script_line_of(script, at) : 0;

    for (unsigned line = first ? first : 1; line <= last && line <= script->count; line++) {
        Sb number = { 0 };

        sb_printf(&number, line == here ? "=> %4u  " : "   %4u  ", line);
        ink(sb, colours, line == here ? INK_MARK : INK_DIM, sb_view(&number));
        if (line == here && colours)
            print_marked(sb, script_line(script, line), at);
        else
            print_text(sb, script_line(script, line));
        sb_char(sb, '\n');
        sb_free(&number);
    }
}

/* What compilers of other languages hang on locations is for debuggers: the place in it is told. */
static const Attr *without_metadata(const Attr *loc)
{
    const Attr *file;

    if (attr_is_too_large(loc))
        return loc;
    if (loc->kind == ATTR_LOC_CALLSITE)
        return loc_callsite(without_metadata(loc->callsite.callee),
                            without_metadata(loc->callsite.caller));
    file = loc->kind == ATTR_LOC_FUSED && loc->fused.metadata ? loc_find_file(loc) : NULL;
    return file ? file : loc;
}

static void print_loc(Sb *sb, const Attr *loc)
{
    loc_print(sb, without_metadata(loc));
}

void script_print_location(Sb *sb, const Script *script, const Op *op)
{
    unsigned line = script_line_of(script, op);
    const Attr *around = report_place(op); /* of what a compiler made itself its function's */
    const Attr *shown = around && loc_find_file(around) ? around : op_loc(op);

    if (line)
        sb_printf(sb, "line %u", line);
    if (line && op->loc.bits != op->place.bits && shown != op_place(op)) {
        sb_add(sb, ", loc(");
        print_loc(sb, shown);
        sb_char(sb, ')');
    }
    if (line)
        return;
    if (op_loc(op))
        print_loc(sb, op_loc(op));
    else
        sb_add(sb, "an unknown place");
}
