/* Where an upgrade stands in its definition. Attributes have no places: the text is looked through
 * where it is there, as that of a definition in ODS is not. */
#include "core/define/upgrade.h"

#include "core/ir/context.h"

#include <string.h>

typedef struct Scan {
    Context *context;
    Str file, text; /* the line */
    unsigned line;
    size_t at; /* in it; its length: the end of the line */
} Scan;

/* 0: at the end. */
static char char_here(const Scan *scan)
{
    if (!scan->text.data)
        return 0;
    return scan->at < scan->text.len ? scan->text.data[scan->at] : '\n';
}

static void next_line(Scan *scan)
{
    scan->at = 0;
    scan->text = diag_source_line(scan->context, scan->file, ++scan->line);
}

static void go_on(Scan *scan)
{
    if (++scan->at > scan->text.len)
        next_line(scan);
}

static void skip_blanks(Scan *scan)
{
    for (char here; (here = char_here(scan)) && strchr(" \t\n/", here);)
        if (here == '/')
            next_line(scan);
        else
            go_on(scan);
}

static void skip_string(Scan *scan)
{
    for (go_on(scan); char_here(scan) && char_here(scan) != '"'; go_on(scan))
        if (char_here(scan) == '\\')
            go_on(scan);
}

/* Behind the bracket of `upgrades = [`. */
static bool find_array(Scan *scan)
{
    static const char WORD[] = "upgrades";

    for (; char_here(scan); go_on(scan)) {
        if (char_here(scan) == '"')
            skip_string(scan);
        if (!str_starts(str_from(scan->text, scan->at), WORD))
            continue;
        scan->at += strlen(WORD);
        skip_blanks(scan);
        if (char_here(scan) != '=')
            continue;
        go_on(scan);
        skip_blanks(scan);
        if (char_here(scan) != '[')
            return false;
        go_on(scan);
        return true;
    }
    return false;
}

/* To the comma behind an element, or the bracket behind the last. */
static void skip_element(Scan *scan)
{
    unsigned depth = 0;

    for (char here; (here = char_here(scan)); go_on(scan)) {
        if (here == '"')
            skip_string(scan);
        else if (!depth && strchr(",]", here))
            return;
        else if (strchr("([{<", here))
            depth++;
        else if (depth && strchr(")]}>", here))
            depth--;
    }
}

/* False where it is not an array of so many. */
static bool find_places(Scan *scan, unsigned count, const Attr **places)
{
    if (!find_array(scan))
        return false;
    for (unsigned i = 0; i < count; i++, go_on(scan)) {
        skip_blanks(scan);
        places[i] = loc_file(scan->context, scan->file, scan->line, (unsigned)scan->at + 1);
        skip_element(scan);
        if (char_here(scan) != (i + 1 < count ? ',' : ']'))
            return false;
    }
    return true;
}

void upgrade_places(const Attr *loc, unsigned count, const Attr **places)
{
    const Attr *file = loc_find_file(loc);
    Scan scan = { .context = loc->context };
    bool found = false;

    if (file && file->file.line) {
        scan.file = file->file.file;
        scan.line = file->file.line - 1;
        next_line(&scan);
        found = find_places(&scan, count, places);
    }
    for (unsigned i = 0; i < count && !found; i++)
        places[i] = loc;
}
