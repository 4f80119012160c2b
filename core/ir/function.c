#include "core/ir/function.h"

#include "core/ir/attr.h"
#include "core/ir/definition.h"

bool function_is_executed(const Op *op)
{
    return op->def && op->def->function && function_signature(op);
}

bool function_is_particular(const Op *op)
{
    return op->def && op->def->is_particular && op->def->is_particular(op);
}

bool function_is_defined(const Op *op)
{
    return function_is_executed(op) && op->regions[0].first;
}

const Type *function_signature(const Op *op)
{
    const Attr *own = op_attr(op, "function_type");
    const Type *type = own ? own->type_value : NULL;

    if (!own && op_has(op, SYMBOL_TABLE) && op_has(op, GRAPH_REGION))
        return type_function(op_context(op), 0, NULL, 0,
                             NULL); /* a module takes and gives nothing */
    if (!type || type->kind == TYPE_FUNCTION)
        return type;
    return type->kind == TYPE_DIALECT && type->dialect.def->signature
               ? type->dialect.def->signature(type)
               : NULL;
}
