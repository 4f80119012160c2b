#include "interp/oracle/generate/palette.h"

#include "core/base/names.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_WEIGHT = 1000 };

bool palette_is_made_alone(const OpDef *def)
{
    uint64_t others = TERMINATOR | SYMBOL | SYMBOL_TABLE | CONSTANT_LIKE | NO_TERMINATOR;

    return !def->templates && !def->part && !def->function && !def->parents
           && !def_region_count(def) && !def_successor_count(def) && !def_has(def, others);
}

static bool can_be_made(const OpDef *def)
{
    return def_is_executed(def) && (def->example || palette_is_made_alone(def));
}

static void add_dialect(Palette *palette, const DialectDef *dialect, unsigned weight)
{
    PaletteDialect added = { .name = dialect->name, .weight = weight };
    const OpDef *def;

    for (unsigned i = 0; (def = dialect_op(dialect, i)); i++)
        if (can_be_made(def))
            vec_push(&added.ops, def);
    palette->weight += weight;
    vec_push(&palette->dialects, added);
}

/* Others stand for processors that few have, or for languages besides MLIR's own: they are taken
 * where they are named. */
static void make_common(Palette *palette, Context *context)
{
    static const char *const COMMON[] = { "affine",  "arith",  "bufferization", "cf",
                                          "complex", "func",   "index",         "linalg",
                                          "math",    "memref", "ml_program",    "scf",
                                          "tensor",  "ub",     "vector",        NULL };

    for (unsigned i = 0; COMMON[i]; i++)
        add_dialect(palette, context_dialect(context, str_of(COMMON[i])), 1);
}

/* "arith=3" */
static bool add_weighted(Palette *palette, Context *context, Str word)
{
    size_t end = str_find(word, '=');
    const DialectDef *dialect = context_dialect(context, (Str){ word.data, end });
    char *last = NULL;
    long weight = 1;

    if (!dialect || dialect->internal)
        return false;
    if (end < word.len)
        weight = strtol(word.data + end + 1, &last, 10);
    if ((last && last != word.data + word.len) || weight < 1 || weight > MOST_WEIGHT)
        return false;
    add_dialect(palette, dialect, (unsigned)weight);
    return true;
}

static bool is_of_use(const DialectDef *dialect)
{
    const OpDef *def;

    for (unsigned i = 0; !dialect->internal && (def = dialect_op(dialect, i)); i++)
        if (can_be_made(def))
            return true;
    return false;
}

void palette_list(Sb *text, const Context *context)
{
    Names names = { 0 };

    for (size_t i = 0; i < context->dialects.len; i++) {
        const MapEntry *entry = &context->dialects.entries[i];

        if (entry->value && is_of_use(entry->value))
            names_add(&names, entry->key);
    }
    for (size_t i = 0; i < names.len; i++)
        sb_printf(text, "%s%.*s", i ? ", " : "", STR_ARG(names.data[i]));
    vec_free(&names);
}

bool palette_make(Palette *palette, Context *context, const char *weights, Str *wrong)
{
    Str rest = weights ? str_of(weights) : (Str){ 0 };

    *palette = (Palette){ 0 };
    if (!weights)
        make_common(palette, context);
    if (weights && !rest.len) {
        *wrong = rest;
        return false;
    }
    while (rest.len) {
        Str word = { rest.data, str_find(rest, ',') };

        if (!add_weighted(palette, context, word)) {
            *wrong = word;
            return false;
        }
        rest = str_from(rest, word.len + (word.len < rest.len));
    }
    return true;
}

static void leave_out(Palette *palette, size_t dialect)
{
    palette->weight -= palette->dialects.data[dialect].weight;
    vec_free(&palette->dialects.data[dialect].ops);
    palette->dialects.data[dialect] = palette->dialects.data[--palette->dialects.len];
}

void palette_narrow(Palette *palette, Random *random)
{
    enum { MOST_AT_ONCE = 4 };

    while (palette->dialects.len > MOST_AT_ONCE) {
        size_t one = random_below(random, palette->dialects.len),
               other = random_below(random, palette->dialects.len);

        leave_out(palette, palette->dialects.data[one].weight < palette->dialects.data[other].weight
                               ? one
                               : other);
    }
}

void palette_free(Palette *palette)
{
    for (size_t i = 0; i < palette->dialects.len; i++)
        vec_free(&palette->dialects.data[i].ops);
    vec_free(&palette->dialects);
}

unsigned palette_weight(const Palette *palette, const char *dialect)
{
    for (size_t i = 0; i < palette->dialects.len; i++)
        if (strcmp(palette->dialects.data[i].name, dialect) == 0)
            return palette->dialects.data[i].weight;
    return 0;
}

const OpDef *palette_draw(const Palette *palette, Random *random)
{
    uint64_t at = palette->weight ? random_below(random, palette->weight) : 0;

    for (size_t i = 0; i < palette->dialects.len; i++) {
        const PaletteDialect *dialect = &palette->dialects.data[i];

        if (at < dialect->weight)
            return dialect->ops.len ? dialect->ops.data[random_below(random, dialect->ops.len)]
                                    : NULL;
        at -= dialect->weight;
    }
    return NULL;
}
