#ifdef HAVE_MLIR_C

#include "interp/native/contexts.h"

#include "core/base/names.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_KEPT = 12, MOST_USES = 400 /* types and attributes stay in a context until its end */ };

static KeptContext kept_contexts[MOST_KEPT];

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$';
}

/* Words before a point, or behind the sign of a type or an attribute. Some are no dialect's; then
 * contexts are told apart that need not be. */
static void find_names(Names *names, Str text)
{
    size_t end;

    for (size_t at = 0; at < text.len; at = end + 1) {
        for (end = at; end < text.len && is_word(text.data[end]);)
            end++;
        if (end == at || isdigit((unsigned char)text.data[at]))
            continue;
        if ((end < text.len && text.data[end] == '.') || (at && strchr("!#", text.data[at - 1])))
            names_add(names, (Str){ text.data + at, end - at });
    }
}

static void write_key(Sb *key, Str text, Str pipeline)
{
    Names names = { 0 };

    find_names(&names, text);
    sb_str(key, pipeline);
    for (size_t i = 0; i < names.len; i++)
        sb_printf(key, " %.*s", STR_ARG(names.data[i]));
    vec_free(&names);
}

/* A context remembers the bodies of named structures, resources, and libraries of transforms. */
static bool marks_context(Str text)
{
    static const char *const MARKS[] = { "struct<", "{-#", "transform" };

    for (size_t i = 0; i < sizeof MARKS / sizeof *MARKS; i++)
        if (memmem(text.data, text.len, MARKS[i], strlen(MARKS[i])))
            return true;
    return false;
}

static void drop(KeptContext *kept)
{
    if (!mlirContextIsNull(kept->context))
        mlirContextDestroy(kept->context);
    free((char *)kept->key.data);
    *kept = (KeptContext){ 0 };
}

/* That of the key; else one that is free, or was not asked for the longest. */
static KeptContext *place_of(Str key)
{
    KeptContext *oldest = kept_contexts;

    for (KeptContext *kept = kept_contexts; kept < kept_contexts + MOST_KEPT; kept++) {
        if (kept->key.data && str_eq(kept->key, key))
            return kept;
        if (kept->last < oldest->last)
            oldest = kept;
    }
    drop(oldest);
    return oldest;
}

KeptContext *contexts_take(Str text, Str pipeline)
{
    static unsigned time;
    KeptContext *kept;
    Sb key = { 0 };

    write_key(&key, text, pipeline);
    kept = place_of(sb_view(&key));
    kept->last = ++time;
    kept->marks = marks_context(text) || marks_context(pipeline);
    kept->uses++;
    if (kept->key.data) {
        sb_free(&key);
        return kept;
    }
    kept->key = sb_view(&key);
    kept->context = upstream_context();
    mlirContextSetAllowUnregisteredDialects(kept->context, true);
    return kept;
}

void contexts_give(KeptContext *kept, bool good)
{
    if (!good || kept->marks || kept->uses >= MOST_USES)
        drop(kept);
}

#endif
