#include "core/text/nearest.h"

#include "core/ir/diag.h"

#include <stdio.h>

enum { LONGEST = 64, MOST_MOVED = 3 };

typedef struct Nearest {
    Str name;
    Arena arena;           /* of names put together */
    Str near;              /* a few letters away, or none */
    unsigned far;          /* it is this far away; what is nearer takes its place */
    Str moved[MOST_MOVED]; /* the same in other dialects, by the alphabet */
    unsigned moved_count;
} Nearest;

/* Without the dialect, but with the dot. */
static Str mnemonic(Str name)
{
    return str_from(name, str_find(name, '.'));
}

/* Behind those of the alphabet before it that stand from `first` on. */
static void add_moved(Nearest *n, Str name, unsigned first)
{
    unsigned at = first;

    while (at < n->moved_count && str_cmp(n->moved[at], name) < 0)
        at++;
    if (at == MOST_MOVED)
        return;
    n->moved_count += n->moved_count < MOST_MOVED;
    for (unsigned i = n->moved_count - 1; i > at; i--)
        n->moved[i] = n->moved[i - 1];
    n->moved[at] = str_dup(&n->arena, name);
}

/* They come in no order: of those that are as near, the first in the alphabet. */
static void consider_near(Nearest *n, Str name)
{
    size_t longer = name.len > n->name.len ? name.len - n->name.len : n->name.len - name.len;
    unsigned far;

    if (longer > n->far)
        return;
    far = str_distance(name, n->name, n->far);
    if (far < n->far || (far == n->far && n->near.len && str_cmp(name, n->near) < 0)) {
        n->near = str_dup(&n->arena, name);
        n->far = far;
    }
}

static void consider(Nearest *n, Str name, unsigned first)
{
    if (str_eq(mnemonic(name), mnemonic(n->name)))
        add_moved(n, name, first);
    consider_near(n, name);
}

/* MLIR knows none of what only this program has: nobody takes that for another dialect's. */
static void consider_rows(Nearest *n, const Context *context)
{
    for (size_t i = 0; i < context->ops.len; i++) {
        Str name = context->ops.entries[i].key;
        const OpDef *def = context->ops.entries[i].value;
        const DialectDef *dialect =
            map_get(&context->dialects, (Str){ name.data, str_find(name, '.') });

        if (def && def->ours)
            consider_near(n, name);
        else if (def && dialect && !dialect->internal)
            consider(n, name, 0);
    }
}

static void consider_lacking(Nearest *n, const LackingDialect *dialect, unsigned first)
{
    Str rest = str_of(dialect->ops);
    char name[2 * LONGEST];

    while (rest.len) {
        Str word = str_word(&rest);
        int len = snprintf(name, sizeof name, "%s.%.*s", dialect->name, STR_ARG(word));

        consider(n, (Str){ name, (size_t)len }, first);
    }
}

static void consider_all(Nearest *n, const Context *context)
{
    unsigned rows;

    consider_rows(n, context);
    rows = n->moved_count;
    for (size_t i = 0; i < context->lacking.len; i++)
        if (context->lacking.entries[i].value)
            consider_lacking(n, context->lacking.entries[i].value, rows);
}

static void tell(const Attr *loc, const Nearest *n)
{
    Sb text = { 0 };

    if (n->near.len)
        sb_printf(&text, "'%.*s'", STR_ARG(n->near));
    for (unsigned i = 0; !n->near.len && i < n->moved_count; i++)
        sb_printf(&text, "%s'%.*s'",
                  i == 0                   ? ""
                  : i + 1 < n->moved_count ? ", "
                                           : " or ",
                  STR_ARG(n->moved[i]));
    if (text.len)
        loc_note(loc, "did you mean %.*s?", STR_ARG(sb_view(&text)));
    sb_free(&text);
}

static Nearest nearest_to(Str name)
{
    return (Nearest){ .name = name, .far = 2 + (unsigned)name.len / 8 };
}

bool nearest_note(const Attr *loc, Str name)
{
    Nearest n = nearest_to(name);

    if (name.len > LONGEST || mnemonic(name).len < 2)
        return false;
    consider_all(&n, loc->context);
    tell(loc, &n);
    arena_free(&n.arena);
    return false;
}

bool nearest_word_note(const Attr *loc, Str name, const char *words)
{
    Nearest n = nearest_to(name);
    Str rest = str_of(words);

    while (rest.len)
        consider_near(&n, str_word(&rest));
    tell(loc, &n);
    arena_free(&n.arena);
    return false;
}
