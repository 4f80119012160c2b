#include "core/ir/context.h"

#include "core/ir/resource.h"
#include "core/ir/symbol.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

Context *context_new(void)
{
    /* Of a program: a word may stand for many. */
    static const size_t MOST_BYTES = sizeof(size_t) > 4 ? (size_t)(1ull << 33) : SIZE_MAX / 2;
    Context *context = must_alloc(sizeof *context);

    *context = (Context){ .arena.most = MOST_BYTES };
    return context;
}

void context_free(Context *context)
{
    if (!context)
        return;
    map_free(&context->uniqued);
    map_free(&context->dialects);
    map_free(&context->ops);
    map_free(&context->lacking);
    map_free(&context->asked);
    vec_free(&context->added);
    map_free(&context->type_defs);
    map_free(&context->attr_defs);
    map_free(&context->formats);
    map_free(&context->param_formats);
    map_free(&context->defaults);
    symbols_free(context);
    map_free(&context->names);
    map_free(&context->meanings);
    map_free(&context->meant);
    map_free(&context->instances);
    map_free(&context->templates);
    map_free(&context->held);
    map_free(&context->user_dialects);
    map_free(&context->represented);
    map_free(&context->represented_kinds);
    map_free(&context->copies);
    resources_free(context);
    vec_free(&context->written_versions);
    vec_free(&context->upgraded);
    map_free(&context->filled_in);
    map_free(&context->dialect_versions);
    vec_free(&context->use_orders);
    map_free(&context->findings);
    for (size_t i = 0; i < context->sources.len; i++)
        vec_free(&context->sources.data[i].lines);
    vec_free(&context->sources);
    vec_free(&context->files);
    map_free(&context->file_numbers);
    vec_free(&context->idle_regions);
    arena_free(&context->arena);
    free(context);
}

/* The first of a name stays. */
static void put_row(Map *map, const char *name, const void *row)
{
    if (!map_get(map, str_of(name)))
        map_put(map, str_of(name), (void *)row);
}

static void put_ops(Context *context, const OpDef *ops)
{
    for (const OpDef *op = ops; op && op->name; op++)
        put_row(&context->ops, op->name, op);
}

void context_register(Context *context, const DialectDef *dialect)
{
    put_row(&context->dialects, dialect->name, dialect);
    put_ops(context, dialect->ops);
    for (const OpDef *const *table = dialect->more_ops; table && *table; table++)
        put_ops(context, *table);
    for (const TypeDef *type = dialect->types; type && type->name; type++)
        put_row(&context->type_defs, type->name, type);
    for (const AttrDef *attr = dialect->attrs; attr && attr->name; attr++)
        put_row(&context->attr_defs, attr->name, attr);
    for (const AttrDef *const *table = dialect->more_attrs; table && *table; table++)
        for (const AttrDef *attr = *table; attr->name; attr++)
            put_row(&context->attr_defs, attr->name, attr);
}

void context_register_as(Context *context, const Context *other)
{
    map_copy(&context->dialects, &other->dialects);
    map_copy(&context->ops, &other->ops);
    map_copy(&context->type_defs, &other->type_defs);
    map_copy(&context->attr_defs, &other->attr_defs);
    map_copy(&context->lacking, &other->lacking);
}

/* Of the mnemonics those that no row has; NULL for none. */
static const char *without_rows(Context *context, const Map *rows, const char *dialect,
                                const char *mnemonics)
{
    Str rest = str_of(mnemonics ? mnemonics : ""), kept;
    Arena names = { 0 };
    Sb left = { 0 };

    while (rest.len) {
        Str word = str_word(&rest);

        if (word.len && !map_get(rows, str_printf(&names, "%s.%.*s", dialect, STR_ARG(word))))
            sb_printf(&left, "%s%.*s", left.len ? " " : "", STR_ARG(word));
    }
    kept = left.len ? str_dup(&context->arena, sb_view(&left)) : (Str){ 0 };
    arena_free(&names);
    sb_free(&left);
    return kept.data;
}

void context_add_dialect(Context *context, const DialectDef *dialect)
{
    const LackingDialect *lacking = map_get(&context->lacking, str_of(dialect->name));
    LackingDialect *left;

    context_register(context, dialect);
    vec_push(&context->added, dialect);
    if (!lacking)
        return;
    left = ARENA_NEW(&context->arena, LackingDialect);
    *left = (LackingDialect){
        lacking->name,
        without_rows(context, &context->attr_defs, lacking->name, lacking->attrs),
        without_rows(context, &context->type_defs, lacking->name, lacking->types),
        .ops = "",
    };
    map_put(&context->lacking, str_of(left->name), left->attrs || left->types ? left : NULL);
}

/* Of the dialect, or of the dialect of a name: true where something may have come of it. */
static bool ask_for(Context *context, Str name)
{
    Str name_space = { name.data, str_find(name, '.') };
    MapEntry *entry;
    bool added;

    if (!context->find_dialect)
        return false;
    entry = map_at(&context->asked, name_space, &added);
    if (!added)
        return false;
    entry->key = str_dup(&context->arena, name_space);
    context->find_dialect(context->find_dialect_state, context, entry->key);
    return true;
}

void context_find_dialect(Context *context, Str name_space)
{
    ask_for(context, name_space);
}

static void *find_row(Context *context, Map *map, Str name)
{
    void *row = map_get(map, name);

    return row || !ask_for(context, name) ? row : map_get(map, name);
}

const DialectDef *context_dialect(Context *context, Str name_space)
{
    return find_row(context, &context->dialects, name_space);
}

void context_register_lacking(Context *context, const LackingDialect *dialect)
{
    put_row(&context->lacking, dialect->name, dialect);
}

const LackingDialect *context_lacking(Context *context, Str name_space)
{
    const LackingDialect *lacking = map_get(&context->lacking, name_space);

    return lacking && ask_for(context, name_space) ? map_get(&context->lacking, name_space)
                                                   : lacking;
}

bool context_lacks(Context *context, Str name_space)
{
    return context_lacking(context, name_space) != NULL;
}

bool context_lacks_op(Context *context, Str name)
{
    size_t dot = str_find(name, '.');
    const LackingDialect *lacking = context_lacking(context, (Str){ name.data, dot });

    return lacking && (!lacking->ops || str_lists(lacking->ops, str_from(name, dot + 1)))
           && !context_op(context, name);
}

const OpDef *context_op(Context *context, Str name)
{
    return find_row(context, &context->ops, name);
}

const TypeDef *context_type_def(Context *context, Str name)
{
    return find_row(context, &context->type_defs, name);
}

const AttrDef *context_attr_def(Context *context, Str name)
{
    return find_row(context, &context->attr_defs, name);
}

unsigned context_file(Context *context, Str file)
{
    bool added;
    MapEntry *known = map_at(&context->file_numbers, context_intern(context, file), &added);

    if (added) {
        known->value = (void *)(uintptr_t)context->files.len;
        vec_push(&context->files, known->key);
    }
    return (unsigned)(uintptr_t)known->value;
}

MapEntry *context_name(Context *context, Str s)
{
    bool added;
    MapEntry *entry = map_at(&context->names, s, &added);

    if (added)
        entry->key = str_dup(&context->arena, s);
    return entry;
}

Str context_intern(Context *context, Str s)
{
    return context_name(context, s)->key;
}

void key_further_word(Key *key, uint64_t word)
{
    if (key->len == KEY_FEW) {
        vec_reserve(&key->many, KEY_FEW * 2);
        memcpy(key->many.data, key->few, sizeof key->few);
        key->many.len = KEY_FEW;
    }
    vec_push(&key->many, word);
    key->len++;
}

static Str key_view(const Key *key)
{
    const uint64_t *words = key->len > KEY_FEW ? key->many.data : key->few;

    return (Str){ (const char *)words, key->len * sizeof *words };
}

void *context_unique(Context *context, Key *key, size_t size, bool *made)
{
    MapEntry *entry = map_at(&context->uniqued, key_view(key), made);

    if (*made) {
        entry->key.data = arena_copy(&context->arena, entry->key.data, entry->key.len);
        entry->value = arena_alloc(&context->arena, size);
    }
    vec_free(&key->many);
    return entry->value;
}
