#include "core/ir/context.h"

#include "core/ir/symbol.h"

#include <stdlib.h>
#include <string.h>

Context *context_new(void)
{
    static const size_t MOST_BYTES = (size_t)1 << 33; /* of a program: a word may stand for many */
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
    map_free(&context->type_defs);
    map_free(&context->attr_defs);
    map_free(&context->formats);
    map_free(&context->defaults);
    symbols_free(context);
    map_free(&context->names);
    map_free(&context->meanings);
    map_free(&context->meant);
    map_free(&context->copies);
    map_free(&context->resources);
    map_free(&context->findings);
    for (size_t i = 0; i < context->sources.len; i++)
        vec_free(&context->sources.data[i].lines);
    vec_free(&context->sources);
    vec_free(&context->files);
    vec_free(&context->idle_regions);
    arena_free(&context->arena);
    free(context);
}

static void put_row(Map *map, const char *name, const void *row)
{
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

const DialectDef *context_dialect(const Context *context, Str name_space)
{
    return map_get(&context->dialects, name_space);
}

void context_register_lacking(Context *context, const LackingDialect *dialect)
{
    put_row(&context->lacking, dialect->name, dialect);
}

const LackingDialect *context_lacking(const Context *context, Str name_space)
{
    return map_get(&context->lacking, name_space);
}

bool context_lacks(const Context *context, Str name_space)
{
    return context_lacking(context, name_space) != NULL;
}

bool context_lacks_op(const Context *context, Str name)
{
    size_t dot = str_find(name, '.');
    const LackingDialect *lacking = context_lacking(context, (Str){ name.data, dot });

    return lacking && (!lacking->ops || str_lists(lacking->ops, str_from(name, dot + 1)))
           && !context_op(context, name);
}

const OpDef *context_op(const Context *context, Str name)
{
    return map_get(&context->ops, name);
}

unsigned context_file(Context *context, Str file)
{
    size_t at = 0;

    while (at < context->files.len && !str_eq(context->files.data[at], file))
        at++;
    if (at == context->files.len)
        vec_push(&context->files, context_intern(context, file));
    return (unsigned)at;
}

Str context_intern(Context *context, Str s)
{
    MapEntry *entry;
    bool added;

    if (s.len == 0)
        return (Str){ "", 0 };
    entry = map_at(&context->names, s, &added);
    if (added)
        entry->key = str_dup(&context->arena, s);
    return entry->key;
}

void key_start(Key *key, KeyClass of, unsigned kind)
{
    key_word(key, (uint64_t)of << 32 | kind);
}

void key_word(Key *key, uint64_t word)
{
    if (key->len < KEY_FEW) {
        key->few[key->len++] = word;
        return;
    }
    if (key->many.len == 0) {
        vec_reserve(&key->many, KEY_FEW * 2);
        memcpy(key->many.data, key->few, sizeof key->few);
        key->many.len = KEY_FEW;
    }
    vec_push(&key->many, word);
    key->len++;
}

void key_pointer(Key *key, const void *pointer)
{
    key_word(key, (uintptr_t)pointer);
}

static Str key_view(const Key *key)
{
    const uint64_t *words = key->len > KEY_FEW ? key->many.data : key->few;

    return (Str){ (const char *)words, key->len * sizeof *words };
}

void *context_unique(Context *context, const Key *key)
{
    return map_get(&context->uniqued, key_view(key));
}

void context_keep(Context *context, Key *key, void *object)
{
    bool added;
    MapEntry *entry = map_at(&context->uniqued, key_view(key), &added);

    if (added)
        entry->key = (Str){ ARENA_COPY(&context->arena, char, entry->key.data, entry->key.len),
                            entry->key.len };
    entry->value = object;
    key_free(key);
}

void key_free(Key *key)
{
    vec_free(&key->many);
}
