#include "interp/console/upstream.h"

#include "core/base/map.h"
#include "core/ir/diag.h"
#include "dialects/ods/load.h"
#include "interp/console/output.h"
#include "interp/console/upstream_cache.h"

#include <stdio.h>
#include <stdlib.h>

static Sb folder;       /* of the cache; empty: it was not asked for */
static bool with_texts; /* somebody reads what is said for people */
static Map parts;       /* "spirv.0" -> Part: what contexts asked for so far, kept to the end: to
                           free it takes as long as half of reading it */

/* A dialect's definitions may stand in several files, numbered from 0. */
typedef struct Part {
    char name[120];
    Records records; /* all zero: there is no such part */
} Part;

bool upstream_open(bool texts)
{
    with_texts = texts;
    return cache_open(&folder);
}

void upstream_close(void)
{
    sb_free(&folder);
}

/* Read when it is first asked for. */
static const Part *find_part(Str name_space, unsigned number)
{
    Part *part = must_alloc(sizeof *part), *known;
    Sb text = { 0 };
    RecordsError error;

    *part = (Part){ 0 };
    snprintf(part->name, sizeof part->name, "%.*s.%u", STR_ARG(name_space), number);
    known = map_get(&parts, str_of(part->name));
    if (known) {
        free(part);
        return known;
    }
    if (cache_read(sb_view(&folder), name_space, number, with_texts, &text)
        && !records_read(&part->records, sb_view(&text), &error)) {
        part->records = (Records){ 0 };
        output_error(
            "warning: what is kept of %s's definitions is damaged: the next run reads them "
            "anew\n",
            part->name);
        cache_forget(sb_view(&folder));
    }
    sb_free(&text);
    map_put(&parts, str_of(part->name), part);
    return part;
}

/* False where there is no such part. */
static bool load_part(Context *context, Str name_space, unsigned number)
{
    const Part *part = find_part(name_space, number);
    DiagHandler handler = context->handler;
    unsigned errors = context->error_count;

    if (!part->records.root)
        return false;
    context->handler = NULL;
    ods_load(context, name_space, &part->records, true);
    context->handler = handler;
    context->error_count = errors;
    return true;
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
