#include "core/ir/function.h"

#include "core/ir/attr.h"
#include "core/ir/definition.h"

bool function_is_executed(const Op *op)
{
    const Attr *type = op_attr(op, "function_type");

    return (op_is(op, "func.func") || op_is(op, "llvm.func")) && type
           && (type->type_value->kind == TYPE_OPAQUE || function_signature(op));
}

/* Of what is no poison `noundef` promises nothing. */
static bool is_particular(const Attr *attrs)
{
    static const char *const NAMES[] = { "llvm.byval", "llvm.nonnull", "llvm.align",
                                         "llvm.dereferenceable", "llvm.dereferenceable_or_null" };

    for (unsigned i = 0; attrs && i < attrs->array.count; i++)
        for (size_t k = 0; k < sizeof NAMES / sizeof *NAMES; k++)
            if (attr_lookup(attrs->array.elements[i], str_of(NAMES[k])))
                return true;
    return false;
}

bool function_is_particular(const Op *op)
{
    return is_particular(op_attr(op, "arg_attrs"));
}

bool function_is_defined(const Op *op)
{
    return function_is_executed(op) && op->regions[0].first;
}

const Type *function_signature(const Op *op)
{
    const Attr *own = op_attr(op, "function_type");
    const Type *type = own ? own->type_value : NULL;

    if (!type || type->kind == TYPE_FUNCTION)
        return type;
    return type->kind == TYPE_DIALECT && type->dialect.def->signature
               ? type->dialect.def->signature(type)
               : NULL;
}
