#include "core/text/aliases.h"
#include "core/base/map.h"

#include <ctype.h>
#include <string.h>

/* An attribute or a type that is met. */
typedef struct Met {
    const Attr *attr; /* or */
    const Type *type;
    Str alias;       /* "map"; empty: it has none */
    unsigned depth;  /* of aliases in it, with its own; 0: it has none */
    bool behind;     /* it may be written behind the operation */
    const char *use; /* "#map1", once all are met */
} Met;

struct Aliases {
    Arena arena;
    VEC(Met) met;      /* as they are met; a `slot` is a number of it, from 1 */
    VEC(Met *) sorted; /* those that have one, as they are written; once all are met */
    AsmPrinter *printer;
    unsigned depth;  /* the most of what was met since it was set to 0 */
    bool are_sought; /* nobody reads what is printed */
    bool may_behind; /* what is met now is met for an operation's location */
};

/* What stands for something that was met, while nobody reads it; not nothing, which printers take
 * for something else. */
static const char MET[] = "#";

static bool has_no_parts(const Attr *attr)
{
    switch (attr->kind) {
    case ATTR_INTEGER:
    case ATTR_FLOAT:
    case ATTR_STRING:
    case ATTR_SYMBOL_REF:
    case ATTR_UNIT:
    case ATTR_DENSE_ARRAY:
    case ATTR_OPAQUE:
        return true;
    default:
        return false;
    }
}

/* Composed of others; all else has a type at the most. */
static bool is_composed(const Attr *attr)
{
    switch (attr->kind) {
    case ATTR_TYPE:
    case ATTR_ARRAY:
    case ATTR_DICTIONARY:
    case ATTR_DISTINCT:
    case ATTR_DIALECT:
        return true;
    default:
        return attr_is_location(attr);
    }
}

static void meet_parts(Aliases *aliases, const Attr *attr, const Type *type)
{
    if (attr && is_composed(attr))
        attr_print_in_place(aliases->printer, attr);
    if (attr && attr->type)
        type_print_to(aliases->printer, attr->type);
    if (type)
        type_print_in_place(aliases->printer, type);
}

static void meet_new(Aliases *aliases, uint32_t *slot, Met met)
{
    size_t number = aliases->met.len;

    met.depth = met.alias.len ? 1 : 0;
    met.behind = aliases->may_behind;
    vec_push(&aliases->met, met);
    *slot = (uint32_t)number + 1;
    meet_parts(aliases, met.attr, met.type);
    if (aliases->depth)
        aliases->met.data[number].depth = aliases->depth + 1;
}

/* Met before; what would stand behind may not, nor may its parts. */
static void meet_again(Aliases *aliases, Met *met)
{
    if (!met->behind || aliases->may_behind)
        return;
    met->behind = false;
    meet_parts(aliases, met->attr, met->type);
}

static void meet(Aliases *aliases, uint32_t *slot, Met met)
{
    unsigned around = aliases->depth, depth;

    aliases->depth = 0;
    if (*slot)
        meet_again(aliases, &aliases->met.data[*slot - 1]);
    else
        meet_new(aliases, slot, met);
    depth = aliases->met.data[*slot - 1].depth;
    aliases->depth = depth > around ? depth : around;
}

static void meet_attr(Aliases *aliases, const Attr *attr)
{
    if (!has_no_parts(attr))
        meet(aliases, &((Attr *)attr)->slot, (Met){ .attr = attr, .alias = attr_alias(attr) });
}

static void meet_type(Aliases *aliases, const Type *type)
{
    if (type->extent.depth)
        meet(aliases, &((Type *)type)->slot, (Met){ .type = type, .alias = type_alias(type) });
}

const char *aliases_attr(Aliases *aliases, const Attr *attr)
{
    if (!aliases->are_sought)
        return attr->slot ? aliases->met.data[attr->slot - 1].use : NULL;
    meet_attr(aliases, attr);
    return MET;
}

const char *aliases_type(Aliases *aliases, const Type *type)
{
    if (!aliases->are_sought)
        return type->slot ? aliases->met.data[type->slot - 1].use : NULL;
    meet_type(aliases, type);
    return MET;
}

bool aliases_are_sought(const AsmPrinter *printer)
{
    return printer->aliases && printer->aliases->are_sought;
}

void aliases_visit_loc(Aliases *aliases, const Attr *loc)
{
    aliases->may_behind = true;
    meet_attr(aliases, loc);
    aliases->may_behind = false;
}

/* Those of one kind stand as they were met. */
static int compare(const void *a, const void *b)
{
    const Met *left = *(Met *const *)a, *right = *(Met *const *)b;
    int by_name = str_cmp(left->alias, right->alias);

    if (left->depth != right->depth)
        return left->depth < right->depth ? -1 : 1;
    if (!left->type != !right->type)
        return left->type ? -1 : 1;
    return by_name ? by_name : left < right ? -1 : 1;
}

/* A number would be read as part of a name that ends in one. */
static const char *name_of(Aliases *aliases, const Met *met, unsigned number)
{
    char last = met->alias.data[met->alias.len - 1];
    const char *between = isdigit((unsigned char)last) ? "_" : "";
    char sigil = met->type ? '!' : '#';

    return (number ? str_printf(&aliases->arena, "%c%.*s%s%u", sigil, STR_ARG(met->alias), between,
                                number)
                   : str_printf(&aliases->arena, "%c%.*s%s", sigil, STR_ARG(met->alias), between))
        .data;
}

static void name_all(Aliases *aliases)
{
    Map counts = { 0 }; /* of those that have a name; by depth, they do not stand together */

    for (size_t i = 0; i < aliases->met.len; i++)
        if (aliases->met.data[i].alias.len)
            vec_push(&aliases->sorted, &aliases->met.data[i]);
    if (aliases->sorted.len)
        qsort(aliases->sorted.data, aliases->sorted.len, sizeof *aliases->sorted.data, compare);
    for (size_t i = 0; i < aliases->sorted.len; i++) {
        Met *met = aliases->sorted.data[i];
        bool added;
        MapEntry *count = map_at(&counts, met->alias, &added);
        uintptr_t number = (uintptr_t)count->value;

        met->use = name_of(aliases, met, (unsigned)number);
        count->value = (void *)(number + 1);
    }
    map_free(&counts);
}

Aliases *aliases_new(AsmPrinter *printer, const Op *op)
{
    Aliases *aliases = must_alloc(sizeof *aliases);
    Sb unread = { 0 };

    memset(aliases, 0, sizeof *aliases);
    aliases->printer = printer;
    aliases->are_sought = true;
    printer->sb = &unread;
    printer->aliases = aliases;
    op_print_to(printer, op);
    aliases->are_sought = false;
    sb_free(&unread);
    name_all(aliases);
    return aliases;
}

void aliases_free(Aliases *aliases)
{
    for (size_t i = 0; i < aliases->met.len; i++) {
        const Met *met = &aliases->met.data[i];

        *(met->type ? &((Type *)met->type)->slot : &((Attr *)met->attr)->slot) = 0;
    }
    vec_free(&aliases->met);
    vec_free(&aliases->sorted);
    arena_free(&aliases->arena);
    free(aliases);
}

void aliases_print(const Aliases *aliases, AsmPrinter *printer, bool behind)
{
    for (size_t i = 0; i < aliases->sorted.len; i++) {
        const Met *met = aliases->sorted.data[i];

        if (met->behind != behind)
            continue;
        sb_printf(printer->sb, "%s = ", met->use);
        if (met->type)
            type_print_in_place(printer, met->type);
        else
            attr_print_in_place(printer, met->attr);
        sb_char(printer->sb, '\n');
    }
}
