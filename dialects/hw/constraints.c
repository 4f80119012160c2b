/* Conditions on types of hardware. */
#include "dialects/hw/hw.h"

static bool is_non_inout(const Type *type)
{
    return !hw_has_inout(type);
}

static bool is_array(const Type *type)
{
    return hw_means(type, HW_ARRAY);
}

static bool is_struct(const Type *type)
{
    return hw_means(type, HW_STRUCT);
}

static bool is_union(const Type *type)
{
    return hw_means(type, HW_UNION);
}

static bool is_enum(const Type *type)
{
    return hw_means(type, HW_ENUM);
}

static bool is_aggregate(const Type *type)
{
    return is_array(type) || hw_means(type, HW_UARRAY) || is_struct(type);
}

static bool has_known_bits(const Type *type)
{
    return hw_bits(type) >= 0;
}

const TypeConstraint HW_INTEGER_TYPE = { .summary = "a signless integer bitvector",
                                         .holds = hw_is_integer };
const TypeConstraint HW_VALUE_TYPE = { .summary = "a known primitive element",
                                       .holds = hw_is_value };
const TypeConstraint HW_NON_INOUT_TYPE = { .summary = "a type without inout",
                                           .holds = is_non_inout };
const TypeConstraint HW_ARRAY_TYPE = { .summary = "an ArrayType", .holds = is_array };
const TypeConstraint HW_STRUCT_TYPE = { .summary = "a StructType", .holds = is_struct };
const TypeConstraint HW_UNION_TYPE = { .summary = "a UnionType", .holds = is_union };
const TypeConstraint HW_ENUM_TYPE = { .summary = "a EnumType", .holds = is_enum };
const TypeConstraint HW_AGGREGATE_TYPE = { .summary = "an ArrayType or StructType",
                                           .holds = is_aggregate };
const TypeConstraint HW_KNOWN_BITS_TYPE = { .summary =
                                                "Type wherein the bitwidth in hardware is known",
                                            .holds = has_known_bits };
