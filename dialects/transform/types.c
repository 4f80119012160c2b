/* Handles and parameters, which the operations of a schedule hand on. */
#include "dialects/transform/transform.h"

enum { AFFINE_MAP_PARAM, ANY_OP, ANY_PARAM, ANY_VALUE, OPERATION, PARAM_OF, TYPE_PARAM };

static bool verify_param(const Attr *loc, const Type *type)
{
    const Type *of = type->dialect.params[0]->type_value;

    return (of->kind == TYPE_INTEGER && of->integer.width <= 64)
           || loc_error(loc, "only supports integer types with width <=64");
}

const TypeDef TRANSFORM_TYPES[] = {
    [AFFINE_MAP_PARAM] = { .name = "transform.affine_map", .summary = "parameters, affine maps" },
    [ANY_OP] = { .name = "transform.any_op", .summary = "a handle of operations" },
    [ANY_PARAM] = { .name = "transform.any_param", .summary = "any parameters" },
    [ANY_VALUE] = { .name = "transform.any_value", .summary = "a handle of values" },
    [OPERATION] = { .name = "transform.op",
                    .summary = "a handle of operations of one name",
                    .params = { { "operation_name", PARAM_STRING } } },
    [PARAM_OF] = { .name = "transform.param",
                   .summary = "parameters of one type",
                   .params = { { "type", PARAM_TYPE } },
                   .verify = verify_param },
    [TYPE_PARAM] = { .name = "transform.type", .summary = "parameters, types" },
    { 0 },
};

/* Which of them it is; -1 of another type. */
static int which(const Type *type)
{
    if (type->kind != TYPE_DIALECT || type->dialect.def < TRANSFORM_TYPES
        || type->dialect.def > &TRANSFORM_TYPES[TYPE_PARAM])
        return -1;
    return (int)(type->dialect.def - TRANSFORM_TYPES);
}

bool is_op_handle(const Type *type)
{
    return which(type) == ANY_OP || which(type) == OPERATION;
}

bool is_value_handle(const Type *type)
{
    return which(type) == ANY_VALUE;
}

bool is_any_handle(const Type *type)
{
    return which(type) >= 0;
}

bool is_param_of_other(const Type *type, const Type *of)
{
    return which(type) == PARAM_OF && type->dialect.params[0]->type_value != of;
}

bool is_param(const Type *type)
{
    return is_any_handle(type) && !is_op_handle(type) && !is_value_handle(type);
}

bool are_alike(const Type *one, const Type *other)
{
    return is_any_handle(one) && is_any_handle(other) && is_op_handle(one) == is_op_handle(other)
           && is_value_handle(one) == is_value_handle(other);
}

static bool is_param_or_handle(const Type *type)
{
    return is_any_handle(type) && !is_value_handle(type);
}

static bool is_op_or_value_handle(const Type *type)
{
    return is_any_handle(type) && !is_param(type);
}

static const Type *build_any_op(Context *context)
{
    return type_dialect(context, &TRANSFORM_TYPES[ANY_OP], 0, NULL);
}

static const Type *build_any_value(Context *context)
{
    return type_dialect(context, &TRANSFORM_TYPES[ANY_VALUE], 0, NULL);
}

static bool is_any_op(const Type *type)
{
    return which(type) == ANY_OP;
}

const TypeConstraint OP_HANDLE = { "TransformHandleTypeInterface instance", is_op_handle };
const TypeConstraint VALUE_HANDLE = { "TransformValueHandleTypeInterface instance",
                                      is_value_handle };
const TypeConstraint PARAM = { "TransformParamTypeInterface instance", is_param };
const TypeConstraint PARAM_OR_HANDLE = { "transform any param type or any handle type",
                                         is_param_or_handle };
const TypeConstraint ANY_HANDLE = { "any transform handle or parameter", is_any_handle };
const TypeConstraint OP_OR_VALUE_HANDLE = { "any transform handle", is_op_or_value_handle };
const TypeConstraint RESULT_HANDLE = { "transform operation or value handle",
                                       is_op_or_value_handle };
const TypeConstraint MATCHED_HANDLE = { "transform operation or value handle or ", is_any_handle };
const TypeConstraint ANY_OP_HANDLE = { "", is_any_op, build_any_op };
const TypeConstraint ANY_VALUE_HANDLE = { "", is_value_handle, build_any_value };

#define HANDLE_OF(constraint, operation)                                                           \
    static bool is_##constraint(const Type *type)                                                  \
    {                                                                                              \
        return which(type) == OPERATION && str_is(type->dialect.params[0]->string, operation);     \
    }                                                                                              \
    const TypeConstraint constraint##_HANDLE = { "Transform IR handle to " operation               \
                                                 " operations",                                    \
                                                 is_##constraint };

HANDLE_OF(BUFFERIZATION_ALLOC_TENSOR, "bufferization.alloc_tensor")
HANDLE_OF(LINALG_PACK, "linalg.pack")
HANDLE_OF(LINALG_TRANSPOSE, "linalg.transpose")
HANDLE_OF(LINALG_UNPACK, "linalg.unpack")
HANDLE_OF(MEMREF_ALLOC, "memref.alloc")
HANDLE_OF(MEMREF_ALLOCA, "memref.alloca")
HANDLE_OF(SCF_FOR, "scf.for")
HANDLE_OF(TENSOR_COLLAPSE_SHAPE, "tensor.collapse_shape")
HANDLE_OF(TENSOR_EMPTY, "tensor.empty")
HANDLE_OF(TENSOR_EXPAND_SHAPE, "tensor.expand_shape")
HANDLE_OF(TENSOR_EXTRACT_SLICE, "tensor.extract_slice")
HANDLE_OF(TENSOR_PAD, "tensor.pad")
