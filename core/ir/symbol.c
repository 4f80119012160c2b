#include "core/ir/symbol.h"

#include "core/ir/context.h"

typedef struct SymbolTable {
    Map ops; /* name -> Op * */
    /* When the table was made; another end means that operations were added since. */
    const Op *last;
} SymbolTable;

Str symbol_name(const Op *op)
{
    const Attr *name = op_attr(op, "sym_name");

    return name && name->kind == ATTR_STRING ? name->string : (Str){ 0 };
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

void symbols_free(Context *context)
{
    for (size_t i = 0; i < context->symbols.len; i++)
        if (context->symbols.entries[i].value)
            map_free(&((SymbolTable *)context->symbols.entries[i].value)->ops);
    map_free(&context->symbols);
}
