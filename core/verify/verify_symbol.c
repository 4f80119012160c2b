/* What the traits of symbols and of their tables demand. */
#include "core/base/vec.h"
#include "core/ir/context.h"
#include "core/ir/symbol.h"
#include "core/text/source.h"
#include "core/verify/verify.h"

bool verify_symbol(const Op *op)
{
    const Attr *visibility = op_attr(op, "sym_visibility");
    const Op *parent = op_parent(op);
    int name = def_attr_index(op->def, STR("sym_name"));

    if (name >= 0 && op->def->attrs[name].optional && !op->inherent[name])
        return true;
    if (!symbol_name(op).data)
        return op_error(op, "requires string attribute 'sym_name'");
    if (visibility && visibility->kind != ATTR_STRING)
        return op_error(op,
                        "requires visibility attribute 'sym_visibility' to be a string attribute, "
                        "but got %s",
                        attr_quoted(visibility));
    if (visibility && !str_is(visibility->string, "public")
        && symbol_visibility(op) == SYMBOL_PUBLIC)
        return op_error(op,
                        "visibility expected to be one of [\"public\", \"private\", \"nested\"], "
                        "but got %s",
                        attr_quoted(visibility));
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
bool ir_verify_symbols(const Op *table)
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

bool verify_symbol_table(const Op *op)
{
    if (op->region_count != 1)
        return op_error(op, "Operations with a 'SymbolTable' must have exactly one region");
    if (op->regions[0].block_count != 1)
        return op_error(op, "Operations with a 'SymbolTable' must have exactly one block");
    return verify_names(op) && ir_verify_symbols(op);
}
