#include "core/text/param_syntax.h"

bool param_syntax_takes(const void *made, const Attr *attr)
{
    const ParamSyntax *syntax = made;
    const Type *type = attr->kind == ATTR_TYPE ? attr->type_value : NULL;

    if (syntax->type)
        return type && type->kind == TYPE_DIALECT && type->dialect.def == syntax->type;
    return !syntax->takes || syntax->takes(syntax->made, attr);
}
