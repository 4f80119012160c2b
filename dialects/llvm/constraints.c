/* Conditions on types that rows of several files share. The words are ODS's. */
#include "dialects/llvm/llvm.h"

static const Type *build_default_pointer(Context *context)
{
    return llvm_ptr(context, 0);
}

static bool is_primitive(const Type *type)
{
    return llvm_is_compatible_outer(type) && !llvm_is_void(type) && !llvm_is_func(type);
}

static bool is_aggregate(const Type *type)
{
    return llvm_is_struct(type) || llvm_is_array(type);
}

static bool is_non_aggregate(const Type *type)
{
    return llvm_is_compatible_outer(type) && !is_aggregate(type);
}

static bool is_i1(const Type *type)
{
    return type_is_signless(type, 1);
}

bool llvm_is_vector_of(const Type *type, bool (*holds)(const Type *type))
{
    return llvm_is_compatible_vector(type) && holds(type->shaped.element);
}

static bool is_vector_of_int(const Type *type)
{
    return llvm_is_vector_of(type, type_is_signless_integer);
}

static bool is_vector_of_i1(const Type *type)
{
    return llvm_is_vector_of(type, is_i1);
}

static bool is_vector_of_float(const Type *type)
{
    return llvm_is_vector_of(type, type_is_float);
}

static bool is_vector_of_pointer(const Type *type)
{
    return llvm_is_vector_of(type, llvm_is_ptr);
}

static bool is_int_like(const Type *type)
{
    return type_is_signless_integer(type) || is_vector_of_int(type);
}

static bool is_any_int_like(const Type *type)
{
    return type_is_any_integer(type) || llvm_is_vector_of(type, type_is_any_integer);
}

static bool is_float_like(const Type *type)
{
    return llvm_is_compatible_float(type) || llvm_is_vector_of(type, llvm_is_compatible_float);
}

static bool is_pointer_like(const Type *type)
{
    return llvm_is_ptr(type) || is_vector_of_pointer(type);
}

static bool is_i1_like(const Type *type)
{
    return is_i1(type) || is_vector_of_i1(type);
}

static bool is_int_or_pointer_like(const Type *type)
{
    return is_int_like(type) || is_pointer_like(type);
}

/* Upstream's "fixed-length vector" asks only whether the type is a scalable one; the operation's
 * verifier sorts the rest out. */
static bool is_atomic_rmw_value(const Type *type)
{
    return !type_is_scalable(type);
}

static bool is_atomic_cmpxchg_value(const Type *type)
{
    return type_is_signless_integer(type) || llvm_is_ptr(type);
}

const TypeConstraint LLVM_ANY = { .summary = "LLVM dialect-compatible type",
                                  .holds = llvm_is_compatible_outer };
const TypeConstraint LLVM_PRIMITIVE = { .summary = "primitive LLVM type", .holds = is_primitive };
const TypeConstraint LLVM_POINTER = { .summary = "LLVM pointer type", .holds = llvm_is_ptr };
const TypeConstraint LLVM_DEFAULT_POINTER = { .summary = "LLVM pointer in address space 0",
                                              .build = build_default_pointer };
const TypeConstraint LLVM_STRUCT = { .summary = "LLVM structure type", .holds = llvm_is_struct };
const TypeConstraint LLVM_AGGREGATE = { .summary = "LLVM aggregate type", .holds = is_aggregate };
const TypeConstraint LLVM_NON_AGGREGATE = { .summary = "LLVM-compatible non-aggregate type",
                                            .holds = is_non_aggregate };
const TypeConstraint LLVM_LOADABLE = { .summary = "LLVM type with size",
                                       .holds = llvm_is_loadable };
const TypeConstraint LLVM_TOKEN = { .summary = "LLVM token type", .build = llvm_token };
const TypeConstraint LLVM_FLOAT = { .summary = "floating point LLVM type",
                                    .holds = llvm_is_compatible_float };
const TypeConstraint LLVM_VECTOR = { .summary = "LLVM dialect-compatible vector type",
                                     .holds = llvm_is_compatible_vector,
                                     .class = &VECTOR_CLASS };
const TypeConstraint LLVM_VECTOR_OF_INT = {
    .summary = "LLVM dialect-compatible vector of signless integer",
    .holds = is_vector_of_int,
    .class = &VECTOR_CLASS
};
const TypeConstraint LLVM_VECTOR_OF_I1 = {
    .summary = "LLVM dialect-compatible vector of 1-bit signless integer",
    .holds = is_vector_of_i1,
    .class = &VECTOR_CLASS
};
const TypeConstraint LLVM_VECTOR_OF_FLOAT = {
    .summary = "LLVM dialect-compatible vector of floating-point",
    .holds = is_vector_of_float,
    .class = &VECTOR_CLASS
};
const TypeConstraint LLVM_VECTOR_OF_POINTER = {
    .summary = "LLVM dialect-compatible vector of LLVM pointer type",
    .holds = is_vector_of_pointer,
    .class = &VECTOR_CLASS
};
const TypeConstraint LLVM_INT_LIKE = {
    .summary = "signless integer or LLVM dialect-compatible vector of signless integer",
    .holds = is_int_like
};
const TypeConstraint LLVM_ANY_INT_LIKE = {
    .summary = "integer or LLVM dialect-compatible vector of integer", .holds = is_any_int_like
};
const TypeConstraint LLVM_FLOAT_LIKE = {
    .summary =
        "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type",
    .holds = is_float_like
};
const TypeConstraint LLVM_POINTER_LIKE = {
    .summary = "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type",
    .holds = is_pointer_like
};
const TypeConstraint LLVM_I1_LIKE = {
    .summary = "1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer",
    .holds = is_i1_like
};
const TypeConstraint LLVM_INT_OR_POINTER_LIKE = {
    .summary = "signless integer or LLVM dialect-compatible vector of signless integer or LLVM "
               "pointer type "
               "or LLVM dialect-compatible vector of LLVM pointer type",
    .holds = is_int_or_pointer_like
};
const TypeConstraint LLVM_ATOMIC_RMW_VALUE = { .summary =
                                                   "floating point LLVM type or LLVM pointer type "
                                                   "or signless integer or LLVM dialect-compatible "
                                                   "fixed-length vector type",
                                               .holds = is_atomic_rmw_value };
const TypeConstraint LLVM_ATOMIC_CMPXCHG_VALUE = { .summary =
                                                       "signless integer or LLVM pointer type",
                                                   .holds = is_atomic_cmpxchg_value };
