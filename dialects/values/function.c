/* Functions: what symbols of them mean. */
#include "dialects/values/kind.h"

#include "core/ir/attr.h"
#include "core/ir/symbol.h"

#include <string.h>

static Holds layout(Step *s, const Type *type, Layout *layout)
{
    (void)s;
    (void)type;
    *layout = layout_function();
    return HOLDS;
}

static void print(ValueText *text, Place place, const Type *type)
{
    const Op *function;
    const Attr *name;

    (void)type;
    memcpy(&function, place.words, sizeof function);
    name = function ? op_attr(function, "sym_name") : NULL;
    sb_printf(text->sb, "@%.*s", name ? (int)name->string.len : 1, name ? name->string.data : "?");
}

static bool is_of_type(const Op *op, const Type *type)
{
    const Attr *own = op_attr(op, "function_type");

    return symbol_name(op).data && own && own->type_value == type;
}

/* One of the outermost module's functions. */
static Reading read(Step *s, Place place, const Type *type, const Attr *attr)
{
    const Op *callee = NULL, *module = s->op;

    if (attr->kind != ATTR_SYMBOL_REF)
        return READ_WRONG_TYPE;
    while (op_parent(module))
        module = op_parent(module);
    for (const Op *op = module->regions[0].first->first; op; op = op->next)
        if (is_of_type(op, type) && str_eq(symbol_name(op), attr->symbol.root))
            callee = op;
    memcpy(place.words, &callee, sizeof callee);
    return callee ? READ_FINE : READ_WRONG_TYPE;
}

static const Type *written_as(const Step *s, const Type *type)
{
    (void)s;
    (void)type;
    return NULL;
}

/* A function of the type, where the module has one. */
static bool sample(Sb *sb, const Type *type, const Op *module)
{
    const Block *body = module->regions[0].first;

    for (const Op *op = body ? body->first : NULL; op; op = op->next)
        if (is_of_type(op, type) && op->region_count && op->regions[0].first) {
            sb_printf(sb, "@%.*s", STR_ARG(symbol_name(op)));
            return true;
        }
    return false;
}

const DatumKind FUNCTION_VALUES = {
    .name = "function",
    .layout = layout,
    .print = print,
    .read = read,
    .written_as = written_as,
    .sample = sample,
    .incomparable = true,
};
