/* Constraints on attributes. */
#include "core/define/constraint.h"

bool attr_is_array_of(const Attr *attr, bool (*holds)(const Attr *attr))
{
    if (attr->kind != ATTR_ARRAY)
        return false;
    for (unsigned i = 0; i < attr->array.count; i++)
        if (!holds(attr->array.elements[i]))
            return false;
    return true;
}

bool attr_is_flat_symbol(const Attr *attr)
{
    return attr->kind == ATTR_SYMBOL_REF && attr->symbol.nested_count == 0;
}

bool attr_is_bool(const Attr *attr)
{
    return attr->kind == ATTR_INTEGER && type_is_signless(attr->type, 1);
}

bool attr_is_int_elements(const Attr *attr)
{
    return attr->kind == ATTR_DENSE
           && (type_is_any_integer(attr->dense.element) || attr->dense.element->kind == TYPE_INDEX);
}

static bool is_typed(const Attr *attr)
{
    return attr->type != NULL;
}

static bool is_positive(const Attr *attr)
{
    return !int_is_negative(attr->integer) && !int_is_zero(attr->integer);
}

static bool is_non_negative(const Attr *attr)
{
    return !int_is_negative(attr->integer);
}

static bool is_alignment(const Attr *attr)
{
    return is_positive(attr) && int_population(attr->integer) == 1;
}

static bool is_function_type(const Attr *attr)
{
    return attr->type_value->kind == TYPE_FUNCTION;
}

static bool is_memref_type(const Attr *attr)
{
    return attr->type_value->kind == TYPE_MEMREF;
}

static bool is_index_elements(const Attr *attr)
{
    return attr->kind == ATTR_DENSE && attr->dense.element->kind == TYPE_INDEX;
}

static bool is_i32_elements(const Attr *attr)
{
    return attr->kind == ATTR_DENSE && type_is_signless(attr->dense.element, 32);
}

static bool is_i64_elements(const Attr *attr)
{
    return attr->kind == ATTR_DENSE && type_is_signless(attr->dense.element, 64);
}

const AttrConstraint ANY_ATTR = { "any attribute" };
/* Upstream prints it as a unit attribute or `false`. */
static bool is_flag(const Attr *attr)
{
    return attr->kind == ATTR_UNIT || attr_is_bool(attr);
}

static const Attr *as_flag(const Attr *attr)
{
    bool set = attr->kind == ATTR_UNIT || !int_is_zero(attr->integer);

    return set ? attr_unit(attr->context) : attr;
}

static bool is_optional_number(const Attr *attr)
{
    return attr->kind == ATTR_ARRAY && attr->array.count <= 1
           && (!attr->array.count || attr->array.elements[0]->kind == ATTR_INTEGER);
}

static const Attr *as_optional_number(const Attr *attr)
{
    const Attr *number;

    if (!attr->array.count)
        return attr;
    number = attr_i64(attr->context, int_low_s(attr->array.elements[0]->integer));
    return attr_array(attr->context, 1, &number);
}

static const char *no_optional_number(const Attr *attr)
{
    if (attr->kind != ATTR_ARRAY)
        return "expected optional properties to materialize as arrays";
    return attr->array.count > 1 ? "expected optional properties to become 0- or 1-element arrays"
                                 : "expected IntegerAttr for key `value`";
}

const Attr *attr_as_i32(const Attr *attr)
{
    return attr_i32(attr->context, (int32_t)(uint32_t)int_low_u(attr->integer));
}

const AttrConstraint UNIT_PROPERTY = { "unit property", ATTR_UNIT_FLAG, .holds = is_flag,
                                       .stored = is_flag, .converted = as_flag };
const AttrConstraint OPTIONAL_I64_PROPERTY = { "optional int64_t",
                                               ATTR_NUMBER_OR_NONE,
                                               .holds = is_optional_number,
                                               .stored = is_optional_number,
                                               .converted = as_optional_number,
                                               .refused = no_optional_number };
const AttrConstraint UNIT_ATTR = { "unit attribute", ATTR_UNIT_FLAG, type_none, 1u << ATTR_UNIT };
const AttrConstraint BOOL_ATTR = { "bool attribute", ATTR_TYPED, build_i1, .stored = attr_is_bool };
const AttrConstraint STR_ATTR = { "string attribute", ATTR_PLAIN, type_none, 1u << ATTR_STRING };
const AttrConstraint SYMBOL_NAME_ATTR = { "string attribute", ATTR_SYMBOL_NAME,
                                          .storage = 1u << ATTR_STRING };
const AttrConstraint TYPED_ATTR = { "TypedAttr instance", .holds = is_typed, .stored = is_typed };

const AttrConstraint INDEX_ATTR = { "index attribute", ATTR_TYPED, type_index, 1u << ATTR_INTEGER };
const AttrConstraint I1_ATTR = { "1-bit signless integer attribute", ATTR_TYPED, build_i1,
                                 1u << ATTR_INTEGER };
const AttrConstraint I8_ATTR = { "8-bit signless integer attribute", ATTR_TYPED, build_i8,
                                 1u << ATTR_INTEGER };
const AttrConstraint I16_ATTR = { "16-bit signless integer attribute", ATTR_TYPED, build_i16,
                                  1u << ATTR_INTEGER };
const AttrConstraint I32_ATTR = { "32-bit signless integer attribute", ATTR_TYPED, build_i32,
                                  1u << ATTR_INTEGER };
const AttrConstraint I64_ATTR = { "64-bit signless integer attribute", ATTR_TYPED, build_i64,
                                  1u << ATTR_INTEGER };
const AttrConstraint ARBITRARY_INTEGER_ATTR = { "arbitrary integer attribute",
                                                .storage = 1u << ATTR_INTEGER };
const AttrConstraint F32_ATTR = { "32-bit float attribute", ATTR_TYPED, build_f32,
                                  1u << ATTR_FLOAT };
const AttrConstraint F64_ATTR = { "64-bit float attribute", ATTR_TYPED, build_f64,
                                  1u << ATTR_FLOAT };
const AttrConstraint NON_NEGATIVE_I64_ATTR = {
    "64-bit signless integer attribute whose value is non-negative", ATTR_TYPED, build_i64,
    1u << ATTR_INTEGER, .holds = is_non_negative
};
const AttrConstraint POSITIVE_I32_ATTR = {
    "32-bit signless integer attribute whose value is positive", ATTR_TYPED, build_i32,
    1u << ATTR_INTEGER, .holds = is_positive
};
const AttrConstraint POSITIVE_I64_ATTR = {
    "64-bit signless integer attribute whose value is positive", ATTR_TYPED, build_i64,
    1u << ATTR_INTEGER, .holds = is_positive
};
const AttrConstraint ALIGNMENT_ATTR = {
    "64-bit signless integer attribute whose value is positive and whose value is a "
    "power of two > 0",
    ATTR_TYPED, build_i64, 1u << ATTR_INTEGER, .holds = is_alignment
};

const AttrConstraint TYPE_ATTR = { "any type attribute", ATTR_PLAIN, type_none, 1u << ATTR_TYPE };
const AttrConstraint FUNCTION_TYPE_ATTR = { "type attribute of function type", ATTR_PLAIN,
                                            type_none, 1u << ATTR_TYPE, .holds = is_function_type };
const AttrConstraint MEMREF_TYPE_ATTR = { "memref type attribute", ATTR_PLAIN, type_none,
                                          1u << ATTR_TYPE, .holds = is_memref_type };

const AttrConstraint SYMBOL_REF_ATTR = { "symbol reference attribute", ATTR_PLAIN, type_none,
                                         1u << ATTR_SYMBOL_REF };
const AttrConstraint FLAT_SYMBOL_REF_ATTR = { "flat symbol reference attribute", ATTR_PLAIN,
                                              type_none, .holds = attr_is_flat_symbol,
                                              .stored = attr_is_flat_symbol };
const AttrConstraint SYMBOL_REF_ARRAY_ATTR = { "symbol ref array attribute", ATTR_PLAIN, type_none,
                                               1u << ATTR_ARRAY, .each = &SYMBOL_REF_ATTR };
const AttrConstraint FLAT_SYMBOL_REF_ARRAY_ATTR = { "flat symbol ref array attribute", ATTR_PLAIN,
                                                    type_none, 1u << ATTR_ARRAY,
                                                    .each = &FLAT_SYMBOL_REF_ATTR };

const AttrConstraint AFFINE_MAP_ATTR = { "AffineMap attribute", ATTR_PLAIN, type_index,
                                         1u << ATTR_AFFINE_MAP };
const AttrConstraint INTEGER_SET_ATTR = { "IntegerSet attribute", ATTR_PLAIN, type_none,
                                          1u << ATTR_INTEGER_SET };

const AttrConstraint DICT_ATTR = { "dictionary of named attribute values", ATTR_PLAIN, type_none,
                                   1u << ATTR_DICTIONARY };
const AttrConstraint ARRAY_ATTR = { "array attribute", ATTR_PLAIN, type_none, 1u << ATTR_ARRAY };
const AttrConstraint DICT_ARRAY_ATTR = { "Array of dictionary attributes", ATTR_PLAIN, type_none,
                                         1u << ATTR_ARRAY, .each = &DICT_ATTR };
const AttrConstraint AFFINE_MAP_ARRAY_ATTR = { "AffineMap array attribute", ATTR_PLAIN, type_none,
                                               1u << ATTR_ARRAY, .each = &AFFINE_MAP_ATTR };
const AttrConstraint BOOL_ARRAY_ATTR = { "1-bit boolean array attribute", ATTR_PLAIN, type_none,
                                         1u << ATTR_ARRAY, .each = &BOOL_ATTR };
const AttrConstraint I32_ARRAY_ATTR = { "32-bit integer array attribute", ATTR_PLAIN, type_none,
                                        1u << ATTR_ARRAY, .each = &I32_ATTR };
const AttrConstraint I64_ARRAY_ATTR = { "64-bit integer array attribute", ATTR_PLAIN, type_none,
                                        1u << ATTR_ARRAY, .each = &I64_ATTR };
const AttrConstraint F32_ARRAY_ATTR = { "32-bit float array attribute", ATTR_PLAIN, type_none,
                                        1u << ATTR_ARRAY, .each = &F32_ATTR };
const AttrConstraint F64_ARRAY_ATTR = { "64-bit float array attribute", ATTR_PLAIN, type_none,
                                        1u << ATTR_ARRAY, .each = &F64_ATTR };
const AttrConstraint STR_ARRAY_ATTR = { "string array attribute", ATTR_PLAIN, type_none,
                                        1u << ATTR_ARRAY, .each = &STR_ATTR };
const AttrConstraint TYPE_ARRAY_ATTR = { "type array attribute", ATTR_PLAIN, type_none,
                                         1u << ATTR_ARRAY, .each = &TYPE_ATTR };
const AttrConstraint INDEX_LIST_ARRAY_ATTR = { "Array of 64-bit integer array attributes",
                                               ATTR_PLAIN, type_none, 1u << ATTR_ARRAY,
                                               .each = &I64_ARRAY_ATTR };

const AttrConstraint ELEMENTS_ATTR = { "constant vector/tensor attribute",
                                       .holds = attr_is_elements, .stored = attr_is_elements };
const AttrConstraint ANY_INT_ELEMENTS_ATTR = { "integer elements attribute",
                                               .holds = attr_is_int_elements,
                                               .stored = attr_is_int_elements };
const AttrConstraint INDEX_ELEMENTS_ATTR = { "index elements attribute", .holds = is_index_elements,
                                             .stored = attr_is_int_elements };
const AttrConstraint I32_ELEMENTS_ATTR = { "32-bit signless integer elements attribute",
                                           .holds = is_i32_elements,
                                           .stored = attr_is_int_elements };
const AttrConstraint I64_ELEMENTS_ATTR = { "64-bit signless integer elements attribute",
                                           .holds = is_i64_elements,
                                           .stored = attr_is_int_elements };

const AttrConstraint DENSE_BOOL_ARRAY_ATTR = { "i1 dense array attribute", ATTR_DENSE_ARRAY_BODY,
                                               build_i1 };
const AttrConstraint DENSE_I8_ARRAY_ATTR = { "i8 dense array attribute", ATTR_DENSE_ARRAY_BODY,
                                             build_i8 };
const AttrConstraint DENSE_I16_ARRAY_ATTR = { "i16 dense array attribute", ATTR_DENSE_ARRAY_BODY,
                                              build_i16 };
const AttrConstraint DENSE_I32_ARRAY_ATTR = { "i32 dense array attribute", ATTR_DENSE_ARRAY_BODY,
                                              build_i32 };
const AttrConstraint DENSE_I64_ARRAY_ATTR = { "i64 dense array attribute", ATTR_DENSE_ARRAY_BODY,
                                              build_i64 };
const AttrConstraint DENSE_F32_ARRAY_ATTR = { "f32 dense array attribute", ATTR_DENSE_ARRAY_BODY,
                                              build_f32 };
const AttrConstraint DENSE_F64_ARRAY_ATTR = { "f64 dense array attribute", ATTR_DENSE_ARRAY_BODY,
                                              build_f64 };

const AttrConstraint LOCATION_ATTR = { "location attribute", .holds = attr_is_location,
                                       .stored = attr_is_location };
