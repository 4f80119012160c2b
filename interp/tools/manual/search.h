/* Search: which pages of the manual fit the words that somebody asks with. The pages' own script
 * (manual.js) ranks the same entries by the same rules; testsuite/browser.py holds one to the
 * other. */
#ifndef INTERP_TOOLS_MANUAL_SEARCH_H
#define INTERP_TOOLS_MANUAL_SEARCH_H

#include "core/base/vec.h"
#include "interp/tools/manual/manual.h"

typedef struct SearchEntry {
    Topic topic;
    const char *kind; /* "operation", "not executed", "declaration", "dialect", "idea", "command",
                         "decision" */
    Str name, summary;
    const char *words; /* that find it besides its name, blank-separated; "": none */
    Str text;          /* the words of its page, each once, in small letters, likewise */
} SearchEntry;

typedef VEC(SearchEntry) SearchEntries;

/* All pages, in the order of the manual; `vec_free` gives them back. Texts are the rows' own, or in
 * the arena. */
void search_entries(const Manual *manual, Arena *arena, SearchEntries *entries);
/* Indices of the entries that fit, the best first, at most `most`; how many. */
unsigned search_find(const SearchEntries *entries, Str asked, unsigned most, unsigned *found);

#endif
