/* bufferization: the table of the dialect, and the attributes that speak to its passes. */
#include "dialects/bufferization/bufferization.h"

static const OpDef *const TABLES[] = {
    BUFFERIZATION_TENSOR_OPS,
    BUFFERIZATION_BETWEEN_OPS,
    BUFFERIZATION_BUFFER_OPS,
    NULL,
};

/* Operations that allocate or free. */
static bool has_allocation(const Op *op)
{
    static const char *const NAMES[] = { "memref.alloc", "memref.alloca", "memref.dealloc",
                                         "memref.realloc", "bufferization.clone" };

    for (unsigned i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (op_is(op, NAMES[i]))
            return true;
    return false;
}

static bool verify_attr(const Op *op, const NamedAttr *attr)
{
    if (!str_is(attr->name, "bufferization.manual_deallocation"))
        return op_plain_error(op,
                              "attribute '\"%.*s\"' not supported as an op attribute by the "
                              "bufferization dialect",
                              STR_ARG(attr->name));
    return has_allocation(op)
           || op_error(op,
                       "attribute '%.*s' can be used only on ops that have an allocation and/or "
                       "free side effect",
                       STR_ARG(attr->name));
}

/* A function's. */
static bool verify_use(const Op *op, const NamedAttr *attr)
{
    return (op->region_count && op->regions[0].first)
           || op_plain_error(op, "'%.*s' is invalid on external functions", STR_ARG(attr->name));
}

static bool is_access(const Attr *value)
{
    static const char *const CASES[] = { "none", "read", "write", "read-write" };

    for (unsigned i = 0; i < sizeof CASES / sizeof *CASES; i++)
        if (str_is(value->string, CASES[i]))
            return true;
    return false;
}

static bool verify_arg_attr(const Op *op, const Type *type, const NamedAttr *attr)
{
    (void)type;
    if (str_is(attr->name, "bufferization.writable")) {
        if (!attr_is_bool(attr->value))
            return op_plain_error(op, "'%.*s' is expected to be a boolean attribute",
                                  STR_ARG(attr->name));
        return verify_use(op, attr);
    }
    if (str_is(attr->name, "bufferization.access")) {
        if (attr->value->kind != ATTR_STRING)
            return op_plain_error(op, "'%.*s' is expected to be a string attribute",
                                  STR_ARG(attr->name));
        return is_access(attr->value)
               || op_plain_error(op, "invalid value for '%.*s'", STR_ARG(attr->name));
    }
    if (!str_is(attr->name, "bufferization.buffer_layout"))
        return op_plain_error(op, "attribute 'bufferization.buffer_layout' not supported as a "
                                  "region arg attribute by the bufferization dialect");
    return attr->value->kind == ATTR_AFFINE_MAP || attr->value->kind == ATTR_STRIDED_LAYOUT
           || op_plain_error(op, "'%.*s' is expected to be a memref layout attribute",
                             STR_ARG(attr->name));
}

const DialectDef BUFFERIZATION_DIALECT = {
    .name = "bufferization",
    .summary = "from tensors to memory",
    .doc = "Operations between tensors, which are values, and the memory that they will be\n"
           "kept in: what a program is made of while passes give tensors their buffers.\n",
    .more_ops = TABLES,
    .verify_attr = verify_attr,
    .verify_arg_attr = verify_arg_attr,
};
