/* Constraints on types. Summaries are composed as TableGen composes them. */
#include "core/define/constraint.h"

#include <stdlib.h>

bool type_is_value_container(const Type *type)
{
    return type->kind == TYPE_VECTOR || type_is_any_tensor(type);
}

bool type_or_element(const Type *type, bool (*holds)(const Type *type))
{
    return holds(type) || (type_is_value_container(type) && holds(type->shaped.element));
}

static bool is_none(const Type *type)
{
    return type->kind == TYPE_NONE;
}

static bool is_index(const Type *type)
{
    return type->kind == TYPE_INDEX;
}

static bool is_integer_or_index(const Type *type)
{
    return type_is_any_integer(type) || is_index(type);
}

static bool is_i1(const Type *type)
{
    return type_is_signless(type, 1);
}

static bool is_i8(const Type *type)
{
    return type_is_signless(type, 8);
}

static bool is_complex(const Type *type)
{
    return type->kind == TYPE_COMPLEX;
}

static bool is_signless_integer_or_float(const Type *type)
{
    return type_is_signless_integer(type) || type_is_float(type);
}

static bool is_function(const Type *type)
{
    return type->kind == TYPE_FUNCTION;
}

static bool is_tuple(const Type *type)
{
    return type->kind == TYPE_TUPLE;
}

static bool is_bool_like(const Type *type)
{
    return type_or_element(type, is_i1);
}

static bool is_float_like(const Type *type)
{
    return type_or_element(type, type_is_float);
}

static bool is_integer_like(const Type *type)
{
    return type_or_element(type, type_is_int_or_index);
}

static bool is_fixed_integer_like(const Type *type)
{
    return type_or_element(type, type_is_signless_integer);
}

static bool is_number_like(const Type *type)
{
    return type_or_element(type, is_signless_integer_or_float);
}

static bool is_vector(const Type *type)
{
    return type->kind == TYPE_VECTOR;
}

static bool has_rank(const Type *type)
{
    return type->shaped.rank > 0;
}

static bool is_ranked_tensor(const Type *type)
{
    return type->kind == TYPE_TENSOR;
}

static bool is_unranked_tensor(const Type *type)
{
    return type->kind == TYPE_UNRANKED_TENSOR;
}

static bool is_1d_index_tensor(const Type *type)
{
    return is_ranked_tensor(type) && type->shaped.rank == 1 && is_index(type->shaped.element);
}

static bool is_memref(const Type *type)
{
    return type->kind == TYPE_MEMREF;
}

static bool is_tensor_or_memref(const Type *type)
{
    return type_is_any_tensor(type) || is_memref(type);
}

static bool is_unranked_memref(const Type *type)
{
    return type->kind == TYPE_UNRANKED_MEMREF;
}

static bool is_unranked_memref_or_with_rank(const Type *type)
{
    return is_unranked_memref(type) || (is_memref(type) && has_rank(type));
}

static bool is_strided_memref(const Type *type)
{
    int64_t few[16], offset, *strides = few;
    bool strided;

    if (!is_memref(type))
        return false;
    if (type->shaped.rank > 16)
        strides = must_alloc(type->shaped.rank * sizeof *strides);
    strided = type_strides(type, strides, &offset);
    if (strides != few)
        free(strides);
    return strided;
}

static bool is_strided_memref_of_rank_0(const Type *type)
{
    return is_memref(type) && type->shaped.rank == 0 && is_strided_memref(type);
}

static bool is_1d_memref(const Type *type)
{
    return is_memref(type) && type->shaped.rank == 1;
}

static bool is_1d_memref_of_i8(const Type *type)
{
    return is_1d_memref(type) && is_i8(type->shaped.element);
}

static bool is_1d_memref_of_int_or_index(const Type *type)
{
    return is_1d_memref(type) && type_is_int_or_index(type->shaped.element);
}

static bool is_memref_of_number(const Type *type)
{
    return is_memref(type) && is_signless_integer_or_float(type->shaped.element);
}

const Type *build_i1(Context *context)
{
    return type_i(context, 1);
}

const Type *build_i8(Context *context)
{
    return type_i(context, 8);
}

const Type *build_i16(Context *context)
{
    return type_i(context, 16);
}

const Type *build_i32(Context *context)
{
    return type_i(context, 32);
}

const Type *build_i64(Context *context)
{
    return type_i(context, 64);
}

const Type *build_f16(Context *context)
{
    return type_float(context, &FLOAT_F16);
}

const Type *build_bf16(Context *context)
{
    return type_float(context, &FLOAT_BF16);
}

const Type *build_f32(Context *context)
{
    return type_float(context, &FLOAT_F32);
}

const Type *build_f64(Context *context)
{
    return type_float(context, &FLOAT_F64);
}

const TypeClass NONE_CLASS = { "builtin.none", is_none };
const TypeClass INTEGER_CLASS = { "builtin.integer", type_is_any_integer };
const TypeClass INDEX_CLASS = { "builtin.index", is_index };
const TypeClass FLOAT_CLASS = { NULL, type_is_float };
const TypeClass COMPLEX_CLASS = { "builtin.complex", is_complex };
const TypeClass FUNCTION_CLASS = { "builtin.function", is_function };
const TypeClass TUPLE_CLASS = { "builtin.tuple", is_tuple };
const TypeClass SHAPED_CLASS = { NULL, type_is_shaped };
const TypeClass VECTOR_CLASS = { "builtin.vector", is_vector };
const TypeClass TENSOR_CLASS = { NULL, type_is_any_tensor };
const TypeClass RANKED_TENSOR_CLASS = { "builtin.tensor", is_ranked_tensor };
const TypeClass UNRANKED_TENSOR_CLASS = { "builtin.unranked_tensor", is_unranked_tensor };
const TypeClass BASE_MEMREF_CLASS = { NULL, type_is_any_memref };
const TypeClass MEMREF_CLASS = { "builtin.memref", is_memref };
const TypeClass UNRANKED_MEMREF_CLASS = { "builtin.unranked_memref", is_unranked_memref };

const TypeConstraint ANY_TYPE = { "any type", NULL, NULL, NULL };
const TypeConstraint NONE_TYPE = { "none type", NULL, type_none, &NONE_CLASS };

const TypeConstraint ANY_INTEGER = { "integer", NULL, NULL, &INTEGER_CLASS };
const TypeConstraint ANY_SIGNLESS_INTEGER = { "signless integer", type_is_signless_integer, NULL,
                                              &INTEGER_CLASS };
const TypeConstraint ANY_SIGNLESS_INTEGER_OR_INDEX = { "signless integer or index",
                                                       type_is_int_or_index, NULL, NULL };
const TypeConstraint INTEGER_OR_INDEX = { "integer or index", is_integer_or_index, NULL, NULL };
const TypeConstraint INDEX = { "index", NULL, type_index, &INDEX_CLASS };
const TypeConstraint I1 = { "1-bit signless integer", NULL, build_i1, &INTEGER_CLASS };
const TypeConstraint I8 = { "8-bit signless integer", NULL, build_i8, &INTEGER_CLASS };
const TypeConstraint I16 = { "16-bit signless integer", NULL, build_i16, &INTEGER_CLASS };
const TypeConstraint I32 = { "32-bit signless integer", NULL, build_i32, &INTEGER_CLASS };
const TypeConstraint I64 = { "64-bit signless integer", NULL, build_i64, &INTEGER_CLASS };
const TypeConstraint ANY_FLOAT = { "floating-point", NULL, NULL, &FLOAT_CLASS };
const TypeConstraint F16 = { "16-bit float", NULL, build_f16, &FLOAT_CLASS };
const TypeConstraint BF16 = { "bfloat16 type", NULL, build_bf16, NULL };
const TypeConstraint F32 = { "32-bit float", NULL, build_f32, &FLOAT_CLASS };
const TypeConstraint F64 = { "64-bit float", NULL, build_f64, &FLOAT_CLASS };
const TypeConstraint ANY_COMPLEX = { "complex-type", NULL, NULL, &COMPLEX_CLASS };
const TypeConstraint SIGNLESS_INTEGER_OR_FLOAT = { "signless integer or floating-point",
                                                   is_signless_integer_or_float, NULL, NULL };

const TypeConstraint BOOL_LIKE = { "bool-like", is_bool_like, NULL, NULL };
const TypeConstraint FLOAT_LIKE = { "floating-point-like", is_float_like, NULL, NULL };
const TypeConstraint SIGNLESS_INTEGER_LIKE = { "signless-integer-like", is_integer_like, NULL,
                                               NULL };
const TypeConstraint SIGNLESS_FIXED_WIDTH_INTEGER_LIKE = { "signless-fixed-width-integer-like",
                                                           is_fixed_integer_like, NULL, NULL };
const TypeConstraint SIGNLESS_INTEGER_OR_FLOAT_LIKE = {
    "signless-integer-like or floating-point-like", is_number_like, NULL, NULL
};

const TypeConstraint FUNCTION_TYPE = { "function type", NULL, NULL, &FUNCTION_CLASS };
const TypeConstraint ANY_TUPLE = { "tuple", NULL, NULL, &TUPLE_CLASS };

const TypeConstraint ANY_SHAPED = { "shaped of any type values", NULL, NULL, &SHAPED_CLASS };
const TypeConstraint ANY_VECTOR = { "vector of any type values", has_rank, NULL, &VECTOR_CLASS };
const TypeConstraint ANY_VECTOR_OF_ANY_RANK = { "vector of any type values", NULL, NULL,
                                                &VECTOR_CLASS };
const TypeConstraint ANY_TENSOR = { "tensor of any type values", NULL, NULL, &TENSOR_CLASS };
const TypeConstraint ANY_RANKED_TENSOR = { "ranked tensor of any type values", NULL, NULL,
                                           &RANKED_TENSOR_CLASS };
const TypeConstraint ANY_UNRANKED_TENSOR = { "unranked tensor of any type values", NULL, NULL,
                                             &UNRANKED_TENSOR_CLASS };
const TypeConstraint ANY_STATIC_SHAPE_TENSOR = { "statically shaped tensor of any type values",
                                                 type_has_static_shape, NULL,
                                                 &RANKED_TENSOR_CLASS };
const TypeConstraint INDEX_TENSOR_1D = { "1D tensor of index values", is_1d_index_tensor, NULL,
                                         &RANKED_TENSOR_CLASS };
const TypeConstraint TENSOR_OR_MEMREF = { "Tensor or MemRef of any type values",
                                          is_tensor_or_memref, NULL, &SHAPED_CLASS };
const TypeConstraint ANY_MEMREF = { "memref of any type values", NULL, NULL, &MEMREF_CLASS };
const TypeConstraint ANY_UNRANKED_MEMREF = { "unranked.memref of any type values", NULL, NULL,
                                             &UNRANKED_MEMREF_CLASS };
const TypeConstraint ANY_RANKED_OR_UNRANKED_MEMREF = {
    "ranked or unranked memref of any type values", NULL, NULL, &BASE_MEMREF_CLASS
};
const TypeConstraint ANY_NON0_RANKED_MEMREF = { "non-0-ranked.memref of any type values", has_rank,
                                                NULL, &MEMREF_CLASS };
const TypeConstraint ANY_NON0_RANKED_OR_UNRANKED_MEMREF = {
    "unranked.memref of any type values or non-0-ranked.memref of any type values",
    is_unranked_memref_or_with_rank, NULL, NULL
};
const TypeConstraint ANY_STRIDED_MEMREF = { "strided memref of any type values", is_strided_memref,
                                            NULL, &MEMREF_CLASS };
const TypeConstraint ANY_STATIC_SHAPE_MEMREF = { "statically shaped memref of any type values",
                                                 type_has_static_shape, NULL, &MEMREF_CLASS };
const TypeConstraint MEMREF_1D = { "1D memref of any type values", is_1d_memref, NULL,
                                   &MEMREF_CLASS };
const TypeConstraint MEMREF_1D_I8 = { "1D memref of 8-bit signless integer values",
                                      is_1d_memref_of_i8, NULL, &MEMREF_CLASS };
const TypeConstraint MEMREF_1D_SIGNLESS_INTEGER_OR_INDEX = {
    "1D memref of signless integer or index values", is_1d_memref_of_int_or_index, NULL,
    &MEMREF_CLASS
};
const TypeConstraint MEMREF_OF_SIGNLESS_INTEGER_OR_FLOAT = {
    "memref of signless integer or floating-point values", is_memref_of_number, NULL, &MEMREF_CLASS
};
const TypeConstraint STRIDED_MEMREF_OF_RANK_0 = { "strided memref of any type values of rank 0",
                                                  is_strided_memref_of_rank_0, NULL, NULL };
