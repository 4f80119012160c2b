#include "core/symbol.h"

#include "core/base/vec.h"
#include "core/context.h"

typedef struct SymbolTable {
    Map ops; /* name -> Op * */
    /* When the table was made; another end means that operations were added since. */
    const Op *last;
} SymbolTable;

static const Attr *name_attr(const Op *op)
{
    const Attr *name = op_attr(op, "sym_name");

    return name && name->kind == ATTR_STRING ? name : NULL;
}

Str symbol_name(const Op *op)
{
    const Attr *name = name_attr(op);

    return name ? name->string : (Str){ 0 };
}

SymbolVisibility symbol_visibility(const Op *op)
{
    const Attr *visibility = op_attr(op, "sym_visibility");

    if (!visibility || visibility->kind != ATTR_STRING)
        return SYMBOL_PUBLIC;
    if (str_is(visibility->string, "private"))
        return SYMBOL_PRIVATE;
    return str_is(visibility->string, "nested") ? SYMBOL_NESTED : SYMBOL_PUBLIC;
}

/* An operation of an unknown dialect may be a symbol table as well. */
static bool may_be_table(const Op *op)
{
    return !op->def && op->region_count == 1 && !context_dialect(op_context(op), op_dialect(op));
}

Op *symbol_table_around(const Op *op)
{
    while (op && !op_has(op, SYMBOL_TABLE)) {
        op = op_parent(op);
        if (op && may_be_table(op))
            return NULL;
    }
    return (Op *)op;
}

static void fill(SymbolTable *table, const Op *op)
{
    const Block *body = op->regions[0].first;

    map_clear(&table->ops);
    for (Op *inner = body->first; inner; inner = inner->next) {
        Str name = symbol_name(inner);
        bool added;
        MapEntry *entry = name.data ? map_at(&table->ops, name, &added) : NULL;

        if (entry && added)
            entry->value = inner;
    }
    table->last = body->last;
}

static SymbolTable *table_of(const Op *op)
{
    Context *context = op_context(op);
    SymbolTable *table = map_get(&context->symbols, KEY_OF(op));
    const Op **key;

    if (!table) {
        table = ARENA_NEW(&context->arena, SymbolTable);
        key = ARENA_NEW(&context->arena, const Op *);
        *key = op;
        map_put(&context->symbols, KEY_OF(*key), table);
    }
    if (!table->ops.cap || table->last != op->regions[0].first->last)
        fill(table, op);
    return table;
}

Op *symbol_in_table(const Op *table, Str name)
{
    if (table->region_count == 0 || !table->regions[0].first)
        return NULL;
    return map_get(&table_of(table)->ops, name);
}

Op *symbol_in_table_ref(const Op *table, const Attr *reference)
{
    Op *op = symbol_in_table(table, reference->symbol.root);

    for (unsigned i = 0; op && i < reference->symbol.nested_count; i++)
        op = op_has(op, SYMBOL_TABLE) ? symbol_in_table(op, reference->symbol.nested[i]) : NULL;
    return op;
}

Op *symbol_nearest(const Op *from, const Attr *reference)
{
    const Op *table = symbol_table_around(from);

    return table ? symbol_in_table_ref(table, reference) : NULL;
}

bool symbol_verify(const Op *op)
{
    const Attr *visibility = op_attr(op, "sym_visibility");
    const Op *parent = op_parent(op);
    int name = def_attr_index(op->def, STR("sym_name"));

    if (name >= 0 && op->def->attrs[name].optional && !op->inherent[name])
        return true;
    if (!name_attr(op))
        return op_error(op, "requires string attribute 'sym_name'");
    if (visibility && visibility->kind != ATTR_STRING)
        return op_error(op,
                        "requires visibility attribute 'sym_visibility' to be a string attribute, "
                        "but got %s",
                        attr_text(visibility));
    if (visibility && !str_is(visibility->string, "public")
        && symbol_visibility(op) == SYMBOL_PUBLIC)
        return op_error(op,
                        "visibility expected to be one of [\"public\", \"private\", \"nested\"], "
                        "but got %s",
                        attr_text(visibility));
    if (op->result_count)
        return op_error(op, "symbols must not have results");
    if (parent && parent->def && !op_has(parent, SYMBOL_TABLE))
        return op_error(op, "symbol's parent must have the SymbolTable trait");
    return true;
}

static bool verify_names(const Op *table)
{
    const Op *first;

    for (const Op *op = table->regions[0].first->first; op; op = op->next) {
        Str name = symbol_name(op);

        if (!name.data)
            continue;
        first = symbol_in_table(table, name);
        if (first == op)
            continue;
        op_plain_error(op, "redefinition of symbol named '%.*s'", STR_ARG(name));
        return loc_note(op_loc(first), "see existing symbol definition here");
    }
    return true;
}

/* Operations below, but not in symbol tables below, look up what they name. The order is
 * upstream's, for it decides which error is the first: the latest region found comes next. */
static bool verify_uses(const Op *table)
{
    VEC(const Region *) work = { 0 };
    bool good = true;

    vec_push(&work, &table->regions[0]);
    while (good && work.len) {
        const Region *region = vec_pop(&work);

        for (const Block *block = region->first; good && block; block = block->next)
            for (const Op *op = block->first; good && op; op = op->next) {
                if (op->def && op->def->verify_symbols)
                    good = op->def->verify_symbols(op);
                for (unsigned i = 0; !op_has(op, SYMBOL_TABLE) && i < op->region_count; i++)
                    vec_push(&work, &op->regions[i]);
            }
    }
    vec_free(&work);
    return good;
}

bool symbol_table_verify(const Op *op)
{
    if (op->region_count != 1)
        return op_error(op, "Operations with a 'SymbolTable' must have exactly one region");
    if (op->regions[0].block_count != 1)
        return op_error(op, "Operations with a 'SymbolTable' must have exactly one block");
    return verify_names(op) && verify_uses(op);
}

void symbols_free(Context *context)
{
    for (size_t i = 0; i < context->symbols.cap; i++)
        if (context->symbols.entries[i].value)
            map_free(&((SymbolTable *)context->symbols.entries[i].value)->ops);
    map_free(&context->symbols);
}
