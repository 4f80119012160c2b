/* Constraints on attributes. */
#include "core/constraint.h"

bool attr_is_array_of(const Attr *attr, bool (*holds)(const Attr *attr))
{
    if (attr->kind != ATTR_ARRAY)
        return false;
    for (unsigned i = 0; i < attr->array.count; i++)
        if (!holds(attr->array.elements[i]))
            return false;
    return true;
}

bool attr_is_dense_array_of(const Attr *attr, const Type *element)
{
    return attr->kind == ATTR_DENSE_ARRAY && attr->dense.element == element;
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

static bool is_unit(const Attr *attr)
{
    return attr->kind == ATTR_UNIT;
}

static bool is_string(const Attr *attr)
{
    return attr->kind == ATTR_STRING;
}

static bool is_typed(const Attr *attr)
{
    return attr->type != NULL;
}

static bool is_index(const Attr *attr)
{
    return attr->kind == ATTR_INTEGER && attr->type->kind == TYPE_INDEX;
}

static bool is_signless(const Attr *attr, unsigned width)
{
    return attr->kind == ATTR_INTEGER && type_is_signless(attr->type, width);
}

static bool is_i8(const Attr *attr)
{
    return is_signless(attr, 8);
}

static bool is_i16(const Attr *attr)
{
    return is_signless(attr, 16);
}

static bool is_i32(const Attr *attr)
{
    return is_signless(attr, 32);
}

bool attr_has_i64(const Attr *attr)
{
    return is_signless(attr, 64);
}

static bool is_any_integer(const Attr *attr)
{
    return attr->kind == ATTR_INTEGER;
}

static bool is_f32(const Attr *attr)
{
    return attr->kind == ATTR_FLOAT && attr->type->format == &FLOAT_F32;
}

static bool is_f64(const Attr *attr)
{
    return attr->kind == ATTR_FLOAT && attr->type->format == &FLOAT_F64;
}

static bool is_positive(const Attr *attr)
{
    return !int_is_negative(attr->integer) && !int_is_zero(attr->integer);
}

static bool is_non_negative_i64(const Attr *attr)
{
    return attr_has_i64(attr) && !int_is_negative(attr->integer);
}

static bool is_positive_i32(const Attr *attr)
{
    return is_i32(attr) && is_positive(attr);
}

static bool is_positive_i64(const Attr *attr)
{
    return attr_has_i64(attr) && is_positive(attr);
}

static bool is_alignment(const Attr *attr)
{
    return is_positive_i64(attr) && int_population(attr->integer) == 1;
}

static bool is_type(const Attr *attr)
{
    return attr->kind == ATTR_TYPE;
}

static bool is_function_type(const Attr *attr)
{
    return is_type(attr) && attr->type_value->kind == TYPE_FUNCTION;
}

static bool is_memref_type(const Attr *attr)
{
    return is_type(attr) && attr->type_value->kind == TYPE_MEMREF;
}

static bool is_symbol(const Attr *attr)
{
    return attr->kind == ATTR_SYMBOL_REF;
}

static bool is_symbol_array(const Attr *attr)
{
    return attr_is_array_of(attr, is_symbol);
}

static bool is_flat_symbol_array(const Attr *attr)
{
    return attr_is_array_of(attr, attr_is_flat_symbol);
}

static bool is_affine_map(const Attr *attr)
{
    return attr->kind == ATTR_AFFINE_MAP;
}

static bool is_integer_set(const Attr *attr)
{
    return attr->kind == ATTR_INTEGER_SET;
}

static bool is_dictionary(const Attr *attr)
{
    return attr->kind == ATTR_DICTIONARY;
}

static bool is_array(const Attr *attr)
{
    return attr->kind == ATTR_ARRAY;
}

static bool is_dictionary_array(const Attr *attr)
{
    return attr_is_array_of(attr, is_dictionary);
}

static bool is_affine_map_array(const Attr *attr)
{
    return attr_is_array_of(attr, is_affine_map);
}

static bool is_bool_array(const Attr *attr)
{
    return attr_is_array_of(attr, attr_is_bool);
}

static bool is_i32_array(const Attr *attr)
{
    return attr_is_array_of(attr, is_i32);
}

static bool is_i64_array(const Attr *attr)
{
    return attr_is_array_of(attr, attr_has_i64);
}

static bool is_f32_array(const Attr *attr)
{
    return attr_is_array_of(attr, is_f32);
}

static bool is_f64_array(const Attr *attr)
{
    return attr_is_array_of(attr, is_f64);
}

static bool is_string_array(const Attr *attr)
{
    return attr_is_array_of(attr, is_string);
}

static bool is_type_array(const Attr *attr)
{
    return attr_is_array_of(attr, is_type);
}

static bool is_index_list_array(const Attr *attr)
{
    return attr_is_array_of(attr, is_i64_array);
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

static bool is_dense_bits(const Attr *attr, unsigned width)
{
    return attr_is_dense_array_of(attr, type_i(attr->context, width));
}

static bool is_dense_bools(const Attr *attr)
{
    return is_dense_bits(attr, 1);
}

static bool is_dense_i8s(const Attr *attr)
{
    return is_dense_bits(attr, 8);
}

static bool is_dense_i16s(const Attr *attr)
{
    return is_dense_bits(attr, 16);
}

static bool is_dense_i32s(const Attr *attr)
{
    return is_dense_bits(attr, 32);
}

static bool is_dense_i64s(const Attr *attr)
{
    return is_dense_bits(attr, 64);
}

static bool is_dense_f32s(const Attr *attr)
{
    return attr_is_dense_array_of(attr, type_float(attr->context, &FLOAT_F32));
}

static bool is_dense_f64s(const Attr *attr)
{
    return attr_is_dense_array_of(attr, type_float(attr->context, &FLOAT_F64));
}

const AttrConstraint ANY_ATTR = { .summary = "any attribute" };
const AttrConstraint UNIT_ATTR = { .summary = "unit attribute",
                                   .holds = is_unit,
                                   .build = type_none,
                                   .syntax = ATTR_UNIT_FLAG,
                                   .storage = 1u << ATTR_UNIT };
const AttrConstraint BOOL_ATTR = { .summary = "bool attribute",
                                   .holds = attr_is_bool,
                                   .syntax = ATTR_TYPED,
                                   .build = build_i1,
                                   .stored = attr_is_bool };
const AttrConstraint STR_ATTR = { .summary = "string attribute",
                                  .holds = is_string,
                                  .build = type_none,
                                  .storage = 1u << ATTR_STRING };
const AttrConstraint SYMBOL_NAME_ATTR = { .summary = "string attribute",
                                          .holds = is_string,
                                          .syntax = ATTR_SYMBOL_NAME,
                                          .storage = 1u << ATTR_STRING };
const AttrConstraint TYPED_ATTR = { .summary = "TypedAttr instance",
                                    .holds = is_typed,
                                    .stored = is_typed };

const AttrConstraint INDEX_ATTR = { .summary = "index attribute",
                                    .holds = is_index,
                                    .syntax = ATTR_TYPED,
                                    .build = type_index,
                                    .storage = 1u << ATTR_INTEGER };
const AttrConstraint I1_ATTR = { .summary = "1-bit signless integer attribute",
                                 .holds = attr_is_bool,
                                 .syntax = ATTR_TYPED,
                                 .build = build_i1,
                                 .storage = 1u << ATTR_INTEGER };
const AttrConstraint I8_ATTR = { .summary = "8-bit signless integer attribute",
                                 .holds = is_i8,
                                 .syntax = ATTR_TYPED,
                                 .build = build_i8,
                                 .storage = 1u << ATTR_INTEGER };
const AttrConstraint I16_ATTR = { .summary = "16-bit signless integer attribute",
                                  .holds = is_i16,
                                  .syntax = ATTR_TYPED,
                                  .build = build_i16,
                                  .storage = 1u << ATTR_INTEGER };
const AttrConstraint I32_ATTR = { .summary = "32-bit signless integer attribute",
                                  .holds = is_i32,
                                  .syntax = ATTR_TYPED,
                                  .build = build_i32,
                                  .storage = 1u << ATTR_INTEGER };
const AttrConstraint I64_ATTR = { .summary = "64-bit signless integer attribute",
                                  .holds = attr_has_i64,
                                  .syntax = ATTR_TYPED,
                                  .build = build_i64,
                                  .storage = 1u << ATTR_INTEGER };
const AttrConstraint ARBITRARY_INTEGER_ATTR = { .summary = "arbitrary integer attribute",
                                                .holds = is_any_integer,
                                                .storage = 1u << ATTR_INTEGER };
const AttrConstraint F32_ATTR = { .summary = "32-bit float attribute",
                                  .holds = is_f32,
                                  .syntax = ATTR_TYPED,
                                  .build = build_f32,
                                  .storage = 1u << ATTR_FLOAT };
const AttrConstraint F64_ATTR = { .summary = "64-bit float attribute",
                                  .holds = is_f64,
                                  .syntax = ATTR_TYPED,
                                  .build = build_f64,
                                  .storage = 1u << ATTR_FLOAT };
const AttrConstraint NON_NEGATIVE_I64_ATTR = {
    .summary = "64-bit signless integer attribute whose value is non-negative",
    .holds = is_non_negative_i64,
    .syntax = ATTR_TYPED,
    .build = build_i64,
    .storage = 1u << ATTR_INTEGER,
};
const AttrConstraint POSITIVE_I32_ATTR = {
    .summary = "32-bit signless integer attribute whose value is positive",
    .holds = is_positive_i32,
    .syntax = ATTR_TYPED,
    .build = build_i32,
    .storage = 1u << ATTR_INTEGER,
};
const AttrConstraint POSITIVE_I64_ATTR = {
    .summary = "64-bit signless integer attribute whose value is positive",
    .holds = is_positive_i64,
    .syntax = ATTR_TYPED,
    .build = build_i64,
    .storage = 1u << ATTR_INTEGER,
};
const AttrConstraint ALIGNMENT_ATTR = {
    .summary = "64-bit signless integer attribute whose value is positive and whose value is a "
               "power of two > 0",
    .holds = is_alignment,
    .syntax = ATTR_TYPED,
    .build = build_i64,
    .storage = 1u << ATTR_INTEGER,
};

const AttrConstraint TYPE_ATTR = { .summary = "any type attribute",
                                   .holds = is_type,
                                   .build = type_none,
                                   .storage = 1u << ATTR_TYPE };
const AttrConstraint FUNCTION_TYPE_ATTR = { .summary = "type attribute of function type",
                                            .holds = is_function_type,
                                            .build = type_none,
                                            .storage = 1u << ATTR_TYPE };
const AttrConstraint MEMREF_TYPE_ATTR = { .summary = "memref type attribute",
                                          .holds = is_memref_type,
                                          .build = type_none,
                                          .storage = 1u << ATTR_TYPE };

const AttrConstraint SYMBOL_REF_ATTR = { .summary = "symbol reference attribute",
                                         .holds = is_symbol,
                                         .build = type_none,
                                         .storage = 1u << ATTR_SYMBOL_REF };
const AttrConstraint FLAT_SYMBOL_REF_ATTR = { .summary = "flat symbol reference attribute",
                                              .holds = attr_is_flat_symbol,
                                              .build = type_none,
                                              .stored = attr_is_flat_symbol };
const AttrConstraint SYMBOL_REF_ARRAY_ATTR = { .summary = "symbol ref array attribute",
                                               .holds = is_symbol_array,
                                               .build = type_none,
                                               .storage = 1u << ATTR_ARRAY };
const AttrConstraint FLAT_SYMBOL_REF_ARRAY_ATTR = { .summary = "flat symbol ref array attribute",
                                                    .holds = is_flat_symbol_array,
                                                    .build = type_none,
                                                    .storage = 1u << ATTR_ARRAY };

const AttrConstraint AFFINE_MAP_ATTR = { .summary = "AffineMap attribute",
                                         .holds = is_affine_map,
                                         .build = type_index,
                                         .storage = 1u << ATTR_AFFINE_MAP };
const AttrConstraint INTEGER_SET_ATTR = { .summary = "IntegerSet attribute",
                                          .holds = is_integer_set,
                                          .build = type_none,
                                          .storage = 1u << ATTR_INTEGER_SET };

const AttrConstraint DICT_ATTR = { .summary = "dictionary of named attribute values",
                                   .holds = is_dictionary,
                                   .build = type_none,
                                   .storage = 1u << ATTR_DICTIONARY };
const AttrConstraint ARRAY_ATTR = {
    .summary = "array attribute", .holds = is_array, .build = type_none, .storage = 1u << ATTR_ARRAY
};
const AttrConstraint DICT_ARRAY_ATTR = { .summary = "Array of dictionary attributes",
                                         .holds = is_dictionary_array,
                                         .build = type_none,
                                         .storage = 1u << ATTR_ARRAY };
const AttrConstraint AFFINE_MAP_ARRAY_ATTR = { .summary = "AffineMap array attribute",
                                               .holds = is_affine_map_array,
                                               .build = type_none,
                                               .storage = 1u << ATTR_ARRAY };
const AttrConstraint BOOL_ARRAY_ATTR = { .summary = "1-bit boolean array attribute",
                                         .holds = is_bool_array,
                                         .build = type_none,
                                         .storage = 1u << ATTR_ARRAY };
const AttrConstraint I32_ARRAY_ATTR = { .summary = "32-bit integer array attribute",
                                        .holds = is_i32_array,
                                        .build = type_none,
                                        .storage = 1u << ATTR_ARRAY };
const AttrConstraint I64_ARRAY_ATTR = { .summary = "64-bit integer array attribute",
                                        .holds = is_i64_array,
                                        .build = type_none,
                                        .storage = 1u << ATTR_ARRAY };
const AttrConstraint F32_ARRAY_ATTR = { .summary = "32-bit float array attribute",
                                        .holds = is_f32_array,
                                        .build = type_none,
                                        .storage = 1u << ATTR_ARRAY };
const AttrConstraint F64_ARRAY_ATTR = { .summary = "64-bit float array attribute",
                                        .holds = is_f64_array,
                                        .build = type_none,
                                        .storage = 1u << ATTR_ARRAY };
const AttrConstraint STR_ARRAY_ATTR = { .summary = "string array attribute",
                                        .holds = is_string_array,
                                        .build = type_none,
                                        .storage = 1u << ATTR_ARRAY };
const AttrConstraint TYPE_ARRAY_ATTR = { .summary = "type array attribute",
                                         .holds = is_type_array,
                                         .build = type_none,
                                         .storage = 1u << ATTR_ARRAY };
const AttrConstraint INDEX_LIST_ARRAY_ATTR = {
    .summary = "Array of 64-bit integer array attributes",
    .holds = is_index_list_array,
    .build = type_none,
    .storage = 1u << ATTR_ARRAY,
};

const AttrConstraint ELEMENTS_ATTR = { .summary = "constant vector/tensor attribute",
                                       .holds = attr_is_elements,
                                       .stored = attr_is_elements };
const AttrConstraint ANY_INT_ELEMENTS_ATTR = { .summary = "integer elements attribute",
                                               .holds = attr_is_int_elements,
                                               .stored = attr_is_int_elements };
const AttrConstraint INDEX_ELEMENTS_ATTR = { .summary = "index elements attribute",
                                             .holds = is_index_elements,
                                             .stored = attr_is_int_elements };
const AttrConstraint I32_ELEMENTS_ATTR = { .summary = "32-bit signless integer elements attribute",
                                           .holds = is_i32_elements,
                                           .stored = attr_is_int_elements };
const AttrConstraint I64_ELEMENTS_ATTR = { .summary = "64-bit signless integer elements attribute",
                                           .holds = is_i64_elements,
                                           .stored = attr_is_int_elements };

const AttrConstraint DENSE_BOOL_ARRAY_ATTR = { .summary = "i1 dense array attribute",
                                               .holds = is_dense_bools,
                                               .syntax = ATTR_DENSE_ARRAY_BODY,
                                               .build = build_i1,
                                               .stored = is_dense_bools };
const AttrConstraint DENSE_I8_ARRAY_ATTR = { .summary = "i8 dense array attribute",
                                             .holds = is_dense_i8s,
                                             .syntax = ATTR_DENSE_ARRAY_BODY,
                                             .build = build_i8,
                                             .stored = is_dense_i8s };
const AttrConstraint DENSE_I16_ARRAY_ATTR = { .summary = "i16 dense array attribute",
                                              .holds = is_dense_i16s,
                                              .syntax = ATTR_DENSE_ARRAY_BODY,
                                              .build = build_i16,
                                              .stored = is_dense_i16s };
const AttrConstraint DENSE_I32_ARRAY_ATTR = { .summary = "i32 dense array attribute",
                                              .holds = is_dense_i32s,
                                              .syntax = ATTR_DENSE_ARRAY_BODY,
                                              .build = build_i32,
                                              .stored = is_dense_i32s };
const AttrConstraint DENSE_I64_ARRAY_ATTR = { .summary = "i64 dense array attribute",
                                              .holds = is_dense_i64s,
                                              .syntax = ATTR_DENSE_ARRAY_BODY,
                                              .build = build_i64,
                                              .stored = is_dense_i64s };
const AttrConstraint DENSE_F32_ARRAY_ATTR = { .summary = "f32 dense array attribute",
                                              .holds = is_dense_f32s,
                                              .syntax = ATTR_DENSE_ARRAY_BODY,
                                              .build = build_f32,
                                              .stored = is_dense_f32s };
const AttrConstraint DENSE_F64_ARRAY_ATTR = { .summary = "f64 dense array attribute",
                                              .holds = is_dense_f64s,
                                              .syntax = ATTR_DENSE_ARRAY_BODY,
                                              .build = build_f64,
                                              .stored = is_dense_f64s };

const AttrConstraint LOCATION_ATTR = { .summary = "location attribute",
                                       .holds = attr_is_location,
                                       .stored = attr_is_location };
