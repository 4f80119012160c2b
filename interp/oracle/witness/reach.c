#include "interp/oracle/witness/reach.h"

#include "core/base/map.h"
#include "core/ir/definition.h"
#include "core/text/source.h"
#include "core/ir/function.h"
#include "dialects/function.h"
#include "interp/machine/externals.h"

static const Op *first_op(const Op *module)
{
    return module->regions[0].first ? module->regions[0].first->first : NULL;
}

bool reach_has(const Reach *reach, const Op *op)
{
    for (size_t i = 0; i < reach->ops.len; i++)
        if (reach->ops.data[i] == op)
            return true;
    return false;
}

static void add_symbol(Reach *reach, Str name)
{
    for (const Op *op = first_op(reach->module); op; op = op->next) {
        const Attr *symbol = op_attr(op, "sym_name");

        if (symbol && symbol->kind == ATTR_STRING && str_eq(symbol->string, name)
            && !reach_has(reach, op))
            vec_push(&reach->ops, op);
    }
}

typedef struct Search {
    Reach *reach;
    Map seen; /* attributes that were looked at and have parts, which may be shared over and over */
} Search;

static bool is_new(Search *search, const Attr *const *attr)
{
    AttrKind kind = (*attr)->kind;
    bool added = true;

    if (kind == ATTR_DIALECT || kind == ATTR_ARRAY || kind == ATTR_DICTIONARY)
        map_at(&search->seen, KEY_OF(*attr), &added);
    return added;
}

static void add_attr(Search *search, const Attr *const *at)
{
    const Attr *attr = *at;

    if (!attr || !is_new(search, at))
        return;
    if (attr->kind == ATTR_SYMBOL_REF)
        add_symbol(search->reach, attr->symbol.root);
    for (unsigned i = 0; attr->kind == ATTR_ARRAY && i < attr->array.count; i++)
        add_attr(search, &attr->array.elements[i]);
    for (unsigned i = 0; attr->kind == ATTR_DICTIONARY && i < attr->dictionary.count; i++)
        add_attr(search, &attr->dictionary.entries[i].value);
    for (unsigned i = 0; attr->kind == ATTR_DIALECT && i < attr->dialect.count; i++)
        add_attr(search, &attr->dialect.params[i]);
}

static bool walk(const Op *op, bool (*see)(void *state, const Op *op), void *state)
{
    if (!see(state, op))
        return false;
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next)
                if (!walk(inner, see, state))
                    return false;
    return true;
}

static bool add_symbols_of(void *state, const Op *op)
{
    add_attr(state, &op->attrs);
    for (unsigned i = 0; op->def && i < def_attr_count(op->def); i++)
        add_attr(state, &op->inherent[i]);
    return true;
}

Reach reach_of(const Op *module, const Op *function)
{
    Reach reach = { .module = module };
    Search search = { &reach, { 0 } };

    vec_push(&reach.ops, function);
    for (size_t i = 0; i < reach.ops.len; i++)
        walk(reach.ops.data[i], add_symbols_of, &search);
    map_free(&search.seen);
    return reach;
}

void reach_free(Reach *reach)
{
    vec_free(&reach->ops);
}

bool reach_walk(const Reach *reach, bool (*see)(void *state, const Op *op), void *state)
{
    for (size_t i = 0; i < reach->ops.len; i++)
        if (!walk(reach->ops.data[i], see, state))
            return false;
    return true;
}

const Op *reach_callee(const Reach *reach, const Op *call)
{
    Str name = function_callee_name(call);

    for (size_t i = 0; name.len && i < reach->ops.len; i++) {
        const Attr *symbol = op_attr(reach->ops.data[i], "sym_name");

        if (symbol && symbol->kind == ATTR_STRING && str_eq(symbol->string, name))
            return reach->ops.data[i];
    }
    return NULL;
}

bool reach_is_unknown(const Op *op)
{
    return function_is_executed(op) && !op->regions[0].first
           && !external_named(op_attr(op, "sym_name")->string);
}

const Op *reach_unknown(const Reach *reach)
{
    for (size_t i = 0; i < reach->ops.len; i++)
        if (reach_is_unknown(reach->ops.data[i]))
            return reach->ops.data[i];
    return NULL;
}

unsigned reach_number(const Reach *reach, const Op *function)
{
    unsigned number = 0;

    for (const Op *op = first_op(reach->module); op && op != function; op = op->next)
        number += reach_has(reach, op) && function_is_defined(op);
    return number;
}

static bool is_reached(const void *reach, const Op *op)
{
    return reach_has(reach, op);
}

void reach_print(const Reach *reach, Sb *sb)
{
    ir_print(sb, reach->module,
             (PrintOptions){
                 .generic = true, .resolved = true, .keeps = is_reached, .keeps_state = reach });
}
