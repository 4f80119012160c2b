/* Constraints: the conditions on types and attributes that rows of several dialects share.
 *
 * Names and summaries follow ODS: MLIR's CommonTypeConstraints.td and CommonAttrConstraints.td. A
 * condition that a single dialect needs stands in that dialect's file.
 */
#ifndef CORE_DEFINE_CONSTRAINT_H
#define CORE_DEFINE_CONSTRAINT_H

#include "core/ir/definition.h"

extern const TypeClass NONE_CLASS, INTEGER_CLASS, INDEX_CLASS, FLOAT_CLASS, COMPLEX_CLASS,
    FUNCTION_CLASS, TUPLE_CLASS, SHAPED_CLASS, VECTOR_CLASS, TENSOR_CLASS, RANKED_TENSOR_CLASS,
    UNRANKED_TENSOR_CLASS, BASE_MEMREF_CLASS, MEMREF_CLASS, UNRANKED_MEMREF_CLASS;

/* The types that constraints build, in the form TypeConstraint.build asks for. */
const Type *build_i1(Context *context);
const Type *build_i8(Context *context);
const Type *build_i16(Context *context);
const Type *build_i32(Context *context);
const Type *build_i64(Context *context);
const Type *build_f16(Context *context);
const Type *build_bf16(Context *context);
const Type *build_f32(Context *context);
const Type *build_f64(Context *context);

extern const TypeConstraint ANY_TYPE, NONE_TYPE;

/* Numbers. */
extern const TypeConstraint ANY_INTEGER, ANY_SIGNLESS_INTEGER, ANY_SIGNLESS_INTEGER_OR_INDEX,
    INTEGER_OR_INDEX, INDEX, I1, I8, I16, I32, I64;
extern const TypeConstraint ANY_FLOAT, F16, BF16, F32, F64, ANY_COMPLEX;
extern const TypeConstraint SIGNLESS_INTEGER_OR_FLOAT;

/* A number, or a vector or tensor of such. */
extern const TypeConstraint BOOL_LIKE, FLOAT_LIKE;
extern const TypeConstraint SIGNLESS_INTEGER_LIKE;             /* or index; "...-like" */
extern const TypeConstraint SIGNLESS_FIXED_WIDTH_INTEGER_LIKE; /* no index */
extern const TypeConstraint SIGNLESS_INTEGER_OR_FLOAT_LIKE;

extern const TypeConstraint FUNCTION_TYPE, ANY_TUPLE;

/* Aggregates. */
extern const TypeConstraint ANY_SHAPED, ANY_VECTOR, ANY_VECTOR_OF_ANY_RANK;
extern const TypeConstraint ANY_TENSOR, ANY_RANKED_TENSOR, ANY_UNRANKED_TENSOR,
    ANY_STATIC_SHAPE_TENSOR, INDEX_TENSOR_1D, TENSOR_OR_MEMREF;
extern const TypeConstraint ANY_MEMREF, ANY_UNRANKED_MEMREF, ANY_RANKED_OR_UNRANKED_MEMREF,
    ANY_NON0_RANKED_MEMREF, ANY_NON0_RANKED_OR_UNRANKED_MEMREF, ANY_STRIDED_MEMREF,
    ANY_STATIC_SHAPE_MEMREF, MEMREF_1D, MEMREF_1D_I8, MEMREF_1D_SIGNLESS_INTEGER_OR_INDEX,
    MEMREF_OF_SIGNLESS_INTEGER_OR_FLOAT, STRIDED_MEMREF_OF_RANK_0;

extern const AttrConstraint ANY_ATTR, UNIT_ATTR, BOOL_ATTR, STR_ATTR, SYMBOL_NAME_ATTR, TYPED_ATTR;
/* Properties that are no attributes: ODS's UnitProp and OptionalProp. */
extern const AttrConstraint UNIT_PROPERTY, OPTIONAL_I64_PROPERTY;
extern const AttrConstraint INDEX_ATTR, I1_ATTR, I8_ATTR, I16_ATTR, I32_ATTR, I64_ATTR,
    ARBITRARY_INTEGER_ATTR, F32_ATTR, F64_ATTR;
extern const AttrConstraint NON_NEGATIVE_I64_ATTR, POSITIVE_I32_ATTR, POSITIVE_I64_ATTR,
    ALIGNMENT_ATTR /* a positive power of two, i64 */;
extern const AttrConstraint TYPE_ATTR, FUNCTION_TYPE_ATTR, MEMREF_TYPE_ATTR;
extern const AttrConstraint SYMBOL_REF_ATTR, FLAT_SYMBOL_REF_ATTR, SYMBOL_REF_ARRAY_ATTR,
    FLAT_SYMBOL_REF_ARRAY_ATTR;
extern const AttrConstraint AFFINE_MAP_ATTR, INTEGER_SET_ATTR;
extern const AttrConstraint DICT_ATTR, ARRAY_ATTR, DICT_ARRAY_ATTR, AFFINE_MAP_ARRAY_ATTR,
    BOOL_ARRAY_ATTR, I32_ARRAY_ATTR, I64_ARRAY_ATTR, F32_ARRAY_ATTR, F64_ARRAY_ATTR, STR_ARRAY_ATTR,
    TYPE_ARRAY_ATTR, INDEX_LIST_ARRAY_ATTR;
extern const AttrConstraint ELEMENTS_ATTR, ANY_INT_ELEMENTS_ATTR, INDEX_ELEMENTS_ATTR,
    I32_ELEMENTS_ATTR, I64_ELEMENTS_ATTR;
extern const AttrConstraint DENSE_BOOL_ARRAY_ATTR, DENSE_I8_ARRAY_ATTR, DENSE_I16_ARRAY_ATTR,
    DENSE_I32_ARRAY_ATTR, DENSE_I64_ARRAY_ATTR, DENSE_F32_ARRAY_ATTR, DENSE_F64_ARRAY_ATTR;
extern const AttrConstraint LOCATION_ATTR;

/* For constraints that are put together elsewhere. */
bool type_is_value_container(const Type *type); /* vector or tensor */
/* Whether the type, or the element of the vector or tensor that it is, satisfies `holds`. */
bool type_or_element(const Type *type, bool (*holds)(const Type *type));
bool attr_is_array_of(const Attr *attr, bool (*holds)(const Attr *attr));
bool attr_is_flat_symbol(const Attr *attr);
bool attr_is_bool(const Attr *attr);
bool attr_is_int_elements(const Attr *attr); /* dense, of integers or index */
/* For ODS's EnumProp: the number of any integer, as an i32. */
const Attr *attr_as_i32(const Attr *attr);

#endif
