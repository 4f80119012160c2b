#include "interp/native/lower/llvm_type.h"
#include "interp/native/lower/lower.h"

#include <string.h>

LLVMTypeRef result_type(Lower *l, const Op *op)
{
    return lower_type(l, op, op->results[0]->type);
}

LLVMTypeRef index_type(Lower *l)
{
    return LLVMIntTypeInContext(l->context, l->index_width);
}

LLVMValueRef index_constant(Lower *l, int64_t value)
{
    return LLVMConstInt(index_type(l), (unsigned long long)value, true);
}

const Type *lane_type(const Type *type)
{
    return type->kind == TYPE_VECTOR || type->kind == TYPE_TENSOR ? type->shaped.element : type;
}

static LLVMTypeRef float_type(Lower *l, const FloatFormat *format)
{
    if (format == &FLOAT_F16)
        return LLVMHalfTypeInContext(l->context);
    if (format == &FLOAT_BF16)
        return LLVMBFloatTypeInContext(l->context);
    if (format == &FLOAT_F32)
        return LLVMFloatTypeInContext(l->context);
    if (format == &FLOAT_F64)
        return LLVMDoubleTypeInContext(l->context);
    if (format == &FLOAT_F80)
        return LLVMX86FP80TypeInContext(l->context);
    if (format == &FLOAT_F128)
        return LLVMFP128TypeInContext(l->context);
    return NULL;
}

static LLVMTypeRef type_or_null(Lower *l, const Type *type);

/* From this number on address spaces are segments to the processor. */
enum { FIRST_SEGMENT = 256 };

static LLVMTypeRef of_llvm(Lower *l, const Type *type)
{
    LlvmType of = llvm_type_of(type);
    LLVMTypeRef *parts = ARENA_ARRAY(&l->arena, LLVMTypeRef, of.part_count + 1);

    if (of.kind == LLVM_IS_POINTER)
        return of.number < FIRST_SEGMENT ? LLVMPointerTypeInContext(l->context, (unsigned)of.number)
                                         : NULL;
    if (of.kind != LLVM_IS_STRUCT && of.kind != LLVM_IS_ARRAY)
        return NULL;
    for (unsigned i = 0; i < of.part_count; i++) {
        parts[i] = type_or_null(l, of.parts[i]);
        if (!parts[i])
            return NULL;
    }
    return of.kind == LLVM_IS_ARRAY
               ? LLVMArrayType2(parts[0], of.number)
               : LLVMStructTypeInContext(l->context, parts, of.part_count, of.packed);
}

static LLVMTypeRef type_or_null(Lower *l, const Type *type)
{
    LLVMTypeRef element;

    switch (type->kind) {
    case TYPE_INTEGER:
        return type->integer.width ? LLVMIntTypeInContext(l->context, type->integer.width) : NULL;
    case TYPE_INDEX:
        return index_type(l);
    case TYPE_FLOAT:
        return float_type(l, type->format);
    case TYPE_COMPLEX:
        element = type_or_null(l, type->shaped.element);
        return element ? LLVMStructTypeInContext(l->context, (LLVMTypeRef[]){ element, element }, 2,
                                                 false)
                       : NULL;
    case TYPE_VECTOR:
    case TYPE_TENSOR:
        element = type_or_null(l, type->shaped.element);
        if (!element || type->shaped.element->kind == TYPE_COMPLEX || !type_has_static_shape(type)
            || type_is_scalable(type) || type_num_elements(type) == 0)
            return NULL;
        return LLVMVectorType(element, (unsigned)type_num_elements(type));
    case TYPE_MEMREF:
        return descriptor_type(l, type->shaped.rank);
    case TYPE_UNRANKED_MEMREF:
        return LLVMStructTypeInContext(
            l->context, (LLVMTypeRef[]){ index_type(l), LLVMPointerTypeInContext(l->context, 0) },
            2, false);
    case TYPE_FUNCTION:
        return LLVMPointerTypeInContext(l->context, 0);
    case TYPE_OPAQUE:
        if (!str_is(type->opaque.dialect, "ptr"))
            return of_llvm(l, type);
        type = ptr_stands_for(type);
        return type ? type_or_null(l, type) : NULL;
    default:
        return NULL;
    }
}

static const char *why_none(const Type *type)
{
    if (type->kind == TYPE_TENSOR)
        return " in our own lowering; --via=mlir takes upstream's";
    return type->kind == TYPE_VECTOR && type_is_scalable(type)
               ? ": the processor has no scalable vectors"
               : "";
}

LLVMTypeRef lower_type(Lower *l, const Op *op, const Type *type)
{
    LLVMTypeRef made = type_or_null(l, type);

    if (!made)
        lower_fail(l, op, "the type '%s' has no native counterpart%s", type_text(type),
                   why_none(type));
    return made;
}

static LLVMValueRef scalar_constant(Lower *l, const Type *type, LLVMTypeRef made, Int bits)
{
    const uint64_t *words = int_data(&bits);
    LLVMTypeRef integer = LLVMIntTypeInContext(l->context, bits.width);
    LLVMValueRef pattern =
        LLVMConstIntOfArbitraryPrecision(integer, (unsigned)int_words(bits.width), words);

    if (type->kind == TYPE_INDEX)
        return LLVMConstIntOfArbitraryPrecision(made, 1, words);
    return type->kind == TYPE_FLOAT ? LLVMConstBitCast(pattern, made) : pattern;
}

LLVMValueRef element_constant(Lower *l, const Op *op, const Type *type, const Attr *dense,
                              int64_t at)
{
    LLVMTypeRef made = lower_type(l, op, type);

    return made ? scalar_constant(l, type, made, attr_element_bits(dense, at, &l->arena)) : NULL;
}

static LLVMValueRef lanes_constant(Lower *l, const Op *op, const Type *type, const Attr *dense)
{
    unsigned count = (unsigned)type_num_elements(type);
    LLVMValueRef *lanes = ARENA_ARRAY(&l->arena, LLVMValueRef, count);

    for (unsigned i = 0; i < count; i++) {
        lanes[i] = element_constant(l, op, type->shaped.element, dense, i);
        if (!lanes[i])
            return NULL;
    }
    return LLVMConstVector(lanes, count);
}

LLVMValueRef lower_constant(Lower *l, const Op *op, const Type *type, const Attr *attr)
{
    LLVMTypeRef made = lower_type(l, op, type);
    LLVMValueRef parts[2];

    if (!made)
        return NULL;
    if (type->kind == TYPE_OPAQUE || attr->kind == ATTR_OPAQUE)
        return llvm_constant(l, op, type, attr);
    if (attr->kind == ATTR_INTEGER)
        return scalar_constant(l, type, made, attr->integer);
    if (attr->kind == ATTR_FLOAT)
        return scalar_constant(l, type, made, float_to_int_bits(&l->arena, attr->floating));
    if (attr_is_numbers(attr) && LLVMGetTypeKind(made) == LLVMVectorTypeKind)
        return lanes_constant(l, op, type, attr);
    if (attr->kind == ATTR_ARRAY && type->kind == TYPE_COMPLEX && attr->array.count == 2) {
        for (int i = 0; i < 2; i++)
            parts[i] = lower_constant(l, op, type->shaped.element, attr->array.elements[i]);
        return LLVMConstStructInContext(l->context, parts, 2, false);
    }
    lower_fail(l, op, "the constant %s has no native counterpart", attr_quoted(attr));
    return NULL;
}

LLVMTypeRef memory_type(Lower *l, const Op *op, const Type *element)
{
    LLVMTypeRef made;

    if (element->kind != TYPE_VECTOR || element->shaped.rank < 2)
        return lower_type(l, op, element);
    made = lower_type(l, op, element->shaped.element);
    if (!made)
        return NULL;
    made = LLVMVectorType(made, (unsigned)element->shaped.dims[element->shaped.rank - 1]);
    for (unsigned i = element->shaped.rank - 1; i-- > 0;)
        made = LLVMArrayType2(made, (uint64_t)element->shaped.dims[i]);
    return made;
}

uint64_t element_bytes(Lower *l, const Op *op, const Type *element)
{
    LLVMTypeRef type = memory_type(l, op, element);

    return type ? LLVMABISizeOfType(l->target, type) : 0;
}

/* The innermost vectors of an array of arrays of vectors, each with its lanes' place in the flat
 * vector. */
typedef struct Rows {
    LLVMTypeRef row;
    unsigned width, count;
} Rows;

static Rows rows_of(LLVMTypeRef memory)
{
    Rows rows = { memory, 0, 1 };

    while (LLVMGetTypeKind(rows.row) == LLVMArrayTypeKind) {
        rows.count *= (unsigned)LLVMGetArrayLength2(rows.row);
        rows.row = LLVMGetElementType(rows.row);
    }
    rows.width = LLVMGetVectorSize(rows.row);
    return rows;
}

static LLVMValueRef row_address(Lower *l, Rows rows, LLVMValueRef pointer, unsigned row)
{
    LLVMValueRef at = LLVMConstInt(LLVMInt64TypeInContext(l->context), row, false);

    return LLVMBuildGEP2(l->builder, rows.row, pointer, &at, 1, "");
}

LLVMValueRef build_load(Lower *l, const Op *op, const Type *element, LLVMValueRef pointer)
{
    LLVMTypeRef memory = memory_type(l, op, element), flat = lower_type(l, op, element);
    LLVMTypeRef i32 = LLVMInt32TypeInContext(l->context);
    LLVMValueRef value;
    Rows rows;

    if (!memory || !flat)
        return NULL;
    if (memory == flat)
        return LLVMBuildLoad2(l->builder, memory, pointer, "");
    rows = rows_of(memory);
    value = LLVMGetPoison(flat);
    for (unsigned r = 0; r < rows.count; r++) {
        LLVMValueRef row =
            LLVMBuildLoad2(l->builder, rows.row, row_address(l, rows, pointer, r), "");

        for (unsigned i = 0; i < rows.width; i++)
            value = LLVMBuildInsertElement(
                l->builder, value,
                LLVMBuildExtractElement(l->builder, row, LLVMConstInt(i32, i, false), ""),
                LLVMConstInt(i32, r * rows.width + i, false), "");
    }
    return value;
}

bool build_store(Lower *l, const Op *op, const Type *element, LLVMValueRef value,
                 LLVMValueRef pointer)
{
    LLVMTypeRef memory = memory_type(l, op, element);
    LLVMTypeRef i32 = LLVMInt32TypeInContext(l->context);
    Rows rows;

    if (!memory)
        return false;
    if (memory == LLVMTypeOf(value)) {
        LLVMBuildStore(l->builder, value, pointer);
        return true;
    }
    rows = rows_of(memory);
    for (unsigned r = 0; r < rows.count; r++) {
        LLVMValueRef row = LLVMGetPoison(rows.row);

        for (unsigned i = 0; i < rows.width; i++)
            row = LLVMBuildInsertElement(
                l->builder, row,
                LLVMBuildExtractElement(l->builder, value,
                                        LLVMConstInt(i32, r * rows.width + i, false), ""),
                LLVMConstInt(i32, i, false), "");
        LLVMBuildStore(l->builder, row, row_address(l, rows, pointer, r));
    }
    return true;
}
