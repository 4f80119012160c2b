/* HTML: pages that have nothing to fetch: markup with places for style, data and scripts, all of
 * which stand in the one file. What pages of several commands share stands in
 * interp/console/html: colours and letters, and how lines of a program are shown.
 */
#ifndef INTERP_CONSOLE_HTML_H
#define INTERP_CONSOLE_HTML_H

#include "core/base/arena.h"
#include "core/base/str.h"

extern const char HTML_COLOURS[], HTML_COMMON[], HTML_REPORT[], HTML_TEXT[];

typedef struct HtmlParts {
    const char *markup; /* with `<!--style-->`, `<!--data-->` and `<!--scripts-->` */
    const char *data;   /* the id of the element that holds it */
    const char *const *styles, *const *scripts; /* in their order; NULL behind the last */
} HtmlParts;

/* `json` may hold anything: no `<` of it is one of the page's. */
void html_assemble(Sb *page, const HtmlParts *parts, Str json);
/* The words of a line for colours, as a text: how many bytes are none, a letter for the kind, how
 * long the word is; and so on. */
void html_words(Sb *sb, Str line);
/* At most so many bytes of the text, whole characters, and an ellipsis where there are more. */
Str html_cut(Arena *arena, Str text, size_t most);

#endif
