/* Attributes of kernels and of their arguments. */
#include "core/define/constraint.h"
#include "core/ir/diag.h"
#include "dialects/lacking.h"

static const char KERNEL[] = "nvvm.kernel", GRID_CONSTANT[] = "nvvm.grid_constant",
                  BY_VALUE[] = "llvm.byval";

/* NVVMDialect::verifyOperationAttribute, for each kind of attribute that it knows. */
static bool verify_sizes(const Op *op, const NamedAttr *attr)
{
    const Attr *value = attr->value;

    return (attr_satisfies(&DENSE_I32_ARRAY_ATTR, value) && value->dense.count
            && value->dense.count <= 3)
           || op_plain_error(op, "'\"%.*s\"' attribute must be integer array with maximum 3 index",
                             STR_ARG(attr->name));
}

static bool verify_number(const Op *op, const NamedAttr *attr)
{
    return attr->value->kind == ATTR_INTEGER
           || op_plain_error(op, "'\"%.*s\"' attribute must be integer constant",
                             STR_ARG(attr->name));
}

static bool verify_clusters(const Op *op, const NamedAttr *attr)
{
    return (op_attr(op, "nvvm.reqntid") && op_attr(op, "nvvm.cluster_dim"))
           || op_plain_error(op,
                             "'\"%.*s\"' attribute must be used along with 'nvvm.reqntid' and "
                             "'nvvm.cluster_dim'",
                             STR_ARG(attr->name));
}

bool nvvm_verify_attr(const Op *op, const NamedAttr *attr)
{
    if (str_is(attr->name, KERNEL))
        return op_is(op, "llvm.func")
               || op_plain_error(op, "'%s' attribute attached to unexpected op", KERNEL);
    if (str_lists("nvvm.maxntid nvvm.reqntid nvvm.cluster_dim", attr->name))
        return verify_sizes(op, attr);
    if (str_lists("nvvm.minctasm nvvm.maxnreg nvvm.cluster_max_blocks", attr->name))
        return verify_number(op, attr);
    return !str_is(attr->name, "nvvm.blocksareclusters") || verify_clusters(op, attr);
}

/* Each argument that has the one attribute has the other. */
static bool all_by_value(const Op *op)
{
    const Attr *all = op_attr(op, "arg_attrs");

    for (unsigned i = 0; i < all->array.count; i++)
        if (attr_lookup(all->array.elements[i], STR(GRID_CONSTANT))
            && !attr_lookup(all->array.elements[i], STR(BY_VALUE)))
            return false;
    return true;
}

bool nvvm_verify_arg_attr(const Op *op, const Type *type, const NamedAttr *attr)
{
    (void)type;
    if (!str_is(attr->name, GRID_CONSTANT))
        return true;
    if (!op_attr(op, KERNEL))
        return op_plain_error(op, "'\"%s\"' attribute must be present only on kernel arguments",
                              GRID_CONSTANT);
    if (attr->value->kind != ATTR_UNIT)
        return op_plain_error(op, "'\"%s\"' must be a unit attribute", GRID_CONSTANT);
    return all_by_value(op)
           || op_plain_error(op,
                             "'\"%s\"' attribute requires the argument to also have attribute "
                             "'%s'",
                             GRID_CONSTANT, BY_VALUE);
}
