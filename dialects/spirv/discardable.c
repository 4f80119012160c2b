/* Attributes of the dialect on operations of others. */
#include "core/ir/diag.h"
#include "dialects/spirv/spirv.h"

#include <string.h>

/* #spirv.mnemonic, as it is kept where definitions were not asked for, and as they have it. */
static bool is_attr(const Attr *attr, const char *mnemonic)
{
    if (attr->kind == ATTR_DIALECT) {
        Str name = str_of(attr->dialect.def->name);

        return str_starts(name, "spirv.") && str_is(str_from(name, strlen("spirv.")), mnemonic);
    }
    return attr->kind == ATTR_OPAQUE && str_is(attr->opaque.dialect, "spirv")
           && str_starts(attr->opaque.text, mnemonic)
           && (attr->opaque.text.len == strlen(mnemonic)
               || attr->opaque.text.data[strlen(mnemonic)] == '<');
}

/* interface_var_abi<(0, 1), Uniform>: behind the pair. */
static bool has_storage(const Attr *attr)
{
    Str text = str_of(attr_text(attr));
    size_t behind = str_find(text, ')');

    return behind + 1 < text.len && text.data[behind + 1] == ',';
}

bool spirv_verify_arg_attr(const Op *op, const Type *type, const NamedAttr *attr)
{
    if (str_is(attr->name, "spirv.decoration"))
        return is_attr(attr->value, "decoration")
               || op_plain_error(op, "'spirv.decoration' must be a spirv::DecorationAttr");
    if (!str_is(attr->name, "spirv.interface_var_abi"))
        return op_plain_error(op, "found unsupported '%.*s' attribute on region argument",
                              STR_ARG(attr->name));
    if (!is_attr(attr->value, "interface_var_abi"))
        return op_plain_error(op, "'spirv.interface_var_abi' must be a "
                                  "spirv::InterfaceVarABIAttr");
    return type->kind == TYPE_INTEGER || type->kind == TYPE_INDEX || type_is_float(type)
           || !has_storage(attr->value)
           || op_plain_error(op, "'spirv.interface_var_abi' attribute cannot specify storage class "
                                 "when attaching to a non-scalar value");
}

bool spirv_verify_result_attr(const Op *op, const Type *type, const NamedAttr *attr)
{
    if (!op_is(op, "spirv.ARM.Graph"))
        return op_plain_error(op, "cannot attach SPIR-V attributes to region result which is not "
                                  "part of a spirv::GraphARMOp type");
    return spirv_verify_arg_attr(op, type, attr);
}

bool spirv_verify_attr(const Op *op, const NamedAttr *attr)
{
    if (str_is(attr->name, "spirv.entry_point_abi"))
        return is_attr(attr->value, "entry_point_abi")
               || op_plain_error(op, "'spirv.entry_point_abi' attribute must be an entry point ABI "
                                     "attribute");
    if (str_is(attr->name, "spirv.target_env"))
        return is_attr(attr->value, "target_env")
               || op_plain_error(op, "'spirv.target_env' must be a spirv::TargetEnvAttr");
    return op_plain_error(op, "found unsupported '%.*s' attribute on operation",
                          STR_ARG(attr->name));
}
