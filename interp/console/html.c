#include "interp/console/html.h"

#include "core/base/embed.h"
#include "interp/console/highlight.h"

#include <string.h>

EMBED(HTML_COLOURS, "interp/console/html/colours.css");
EMBED(HTML_COMMON, "interp/console/html/common.css");
EMBED(HTML_REPORT, "interp/console/html/report.css");
EMBED(HTML_TEXT, "interp/console/html/text.js");

/* The markup up to a mark, and what is left behind it. */
static Str add_until(Sb *sb, Str markup, const char *mark)
{
    const char *found = memmem(markup.data, markup.len, mark, strlen(mark));
    size_t at = (size_t)(found - markup.data);

    sb_str(sb, (Str){ markup.data, at });
    return str_from(markup, at + strlen(mark));
}

static void add_escaped(Sb *sb, Str json)
{
    while (json.len) {
        size_t at = str_find(json, '<');

        sb_str(sb, (Str){ json.data, at });
        if (at == json.len)
            return;
        sb_add(sb, "\\u003c");
        json = str_from(json, at + 1);
    }
}

void html_assemble(Sb *page, const HtmlParts *parts, Str json)
{
    Str rest = add_until(page, str_of(parts->markup), "<!--style-->");

    sb_add(page, "<style>\n");
    for (unsigned i = 0; parts->styles[i]; i++)
        sb_add(page, parts->styles[i]);
    sb_add(page, "</style>");
    rest = add_until(page, rest, "<!--data-->");
    sb_printf(page, "<script type=\"application/json\" id=\"%s\">", parts->data);
    add_escaped(page, json);
    sb_add(page, "</script>");
    rest = add_until(page, rest, "<!--scripts-->");
    sb_add(page, "<script>\n\"use strict\";\n");
    for (unsigned i = 0; parts->scripts[i]; i++)
        sb_add(page, parts->scripts[i]);
    sb_add(page, "</script>");
    sb_str(page, rest);
}

void html_words(Sb *sb, Str line)
{
    static const char LETTERS[] = {
        [WORD_COMMENT] = 'c', [WORD_STRING] = 's', [WORD_VALUE] = 'v',  [WORD_SYMBOL] = 'f',
        [WORD_BLOCK] = 'b',   [WORD_TYPE] = 't',   [WORD_NUMBER] = 'n', [WORD_OPERATION] = 'o',
    };
    size_t other = 0;
    CodeWord word;

    sb_add(sb, "\"");
    while (highlight_next(&line, &word)) {
        if (word.kind == WORD_OTHER) {
            other += word.text.len;
            continue;
        }
        sb_printf(sb, "%zu%c%zu ", other, LETTERS[word.kind], word.text.len);
        other = 0;
    }
    sb_add(sb, "\"");
}

Str html_cut(Arena *arena, Str text, size_t most)
{
    if (text.len <= most)
        return text;
    while (most && (text.data[most] & 0xC0) == 0x80) /* within a character */
        most--;
    return str_printf(arena, "%.*s…", (int)most, text.data);
}
