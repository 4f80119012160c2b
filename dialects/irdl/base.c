/* What types and attributes are called, without their parameters. */
#include "dialects/irdl/base.h"

#include <string.h>

static const char *const TYPES[] = {
    [TYPE_INTEGER] = "builtin.integer",
    [TYPE_INDEX] = "builtin.index",
    [TYPE_NONE] = "builtin.none",
    [TYPE_COMPLEX] = "builtin.complex",
    [TYPE_TUPLE] = "builtin.tuple",
    [TYPE_FUNCTION] = "builtin.function",
    [TYPE_VECTOR] = "builtin.vector",
    [TYPE_TENSOR] = "builtin.tensor",
    [TYPE_UNRANKED_TENSOR] = "builtin.unranked_tensor",
    [TYPE_MEMREF] = "builtin.memref",
    [TYPE_UNRANKED_MEMREF] = "builtin.unranked_memref",
    [TYPE_OPAQUE] = "builtin.opaque",
    [TYPE_DIALECT] = NULL,
};

static const char *const ATTRS[] = {
    [ATTR_INTEGER] = "builtin.integer",
    [ATTR_FLOAT] = "builtin.float",
    [ATTR_STRING] = "builtin.string",
    [ATTR_SYMBOL_REF] = "builtin.symbol_ref",
    [ATTR_TYPE] = "builtin.type",
    [ATTR_ARRAY] = "builtin.array",
    [ATTR_DICTIONARY] = "builtin.dictionary",
    [ATTR_UNIT] = "builtin.unit",
    [ATTR_DENSE_ARRAY] = "builtin.dense_array",
    [ATTR_DENSE] = "builtin.dense_int_or_fp_elements",
    [ATTR_DENSE_STRING] = "builtin.dense_string_elements",
    [ATTR_DENSE_RESOURCE] = "builtin.dense_resource_elements",
    [ATTR_SPARSE] = "builtin.sparse_elements",
    [ATTR_AFFINE_MAP] = "builtin.affine_map",
    [ATTR_INTEGER_SET] = "builtin.integer_set",
    [ATTR_STRIDED_LAYOUT] = "builtin.strided_layout",
    [ATTR_DISTINCT] = "builtin.distinct",
    [ATTR_OPAQUE] = "builtin.opaque",
    [ATTR_DIALECT] = NULL,
    [ATTR_LOC_UNKNOWN] = "builtin.unknown_loc",
    [ATTR_LOC_FILE] = "builtin.file_line_range",
    [ATTR_LOC_NAME] = "builtin.name_loc",
    [ATTR_LOC_CALLSITE] = "builtin.call_site_loc",
    [ATTR_LOC_FUSED] = "builtin.fused_loc",
};

const char *base_of_type(const Type *type)
{
    if (type->kind == TYPE_FLOAT)
        return str_printf(&type->context->arena, "builtin.%s", type->format->name).data;
    return type->kind == TYPE_DIALECT ? type->dialect.def->name : TYPES[type->kind];
}

const char *base_of_attr(const Attr *attr)
{
    return attr->kind == ATTR_DIALECT ? attr->dialect.def->name : ATTRS[attr->kind];
}

static bool is_listed(const char *const *names, size_t count, Str name)
{
    for (size_t i = 0; i < count; i++)
        if (names[i] && str_is(name, names[i]))
            return true;
    return false;
}

bool base_type_is_known(Context *context, Str name)
{
    if (context_type_def(context, name) || is_listed(TYPES, sizeof TYPES / sizeof *TYPES, name))
        return true;
    return str_starts(name, "builtin.") && float_format_named(str_from(name, strlen("builtin.")));
}

bool base_attr_is_known(Context *context, Str name)
{
    return context_attr_def(context, name) || is_listed(ATTRS, sizeof ATTRS / sizeof *ATTRS, name);
}
