#include "interp/console/upstream.h"

#include "core/ir/diag.h"
#include "dialects/ods/load.h"
#include "interp/console/upstream_cache.h"

#include <stdio.h>

static Sb folder;       /* of the cache; empty: it was not asked for */
static bool with_texts; /* somebody reads what is said for people */

bool upstream_open(bool texts)
{
    with_texts = texts;
    return cache_open(&folder);
}

void upstream_close(void)
{
    sb_free(&folder);
}

static void say_nothing(void *state, const Diag *diag)
{
    (void)state;
    (void)diag;
}

/* A dialect's definitions may stand in several files, numbered from 0. False where there is no such
 * one. */
static bool load_part(Context *context, Str name_space, unsigned part)
{
    DiagHandler handler = context->handler;
    unsigned errors = context->error_count;
    Sb text = { 0 };
    bool found = cache_read(sb_view(&folder), name_space, part, with_texts, &text);

    if (found) {
        context->handler = say_nothing;
        ods_load(context, name_space, sb_view(&text), true);
        context->handler = handler;
        context->error_count = errors;
    }
    sb_free(&text);
    return found;
}

static void find_dialect(void *state, Context *context, Str name_space)
{
    (void)state;
    for (unsigned part = 0; load_part(context, name_space, part); part++)
        continue;
}

void upstream_register(Context *context)
{
    if (folder.len)
        context->find_dialect = find_dialect;
}

static void ask(void *state, Str name_space)
{
    context_find_dialect(state, name_space);
}

void upstream_load_all(Context *context)
{
    if (folder.len)
        cache_names(sb_view(&folder), ask, context);
}
