/* llvm: structs, arrays and pointers that are values. */
#include "interp/native/lower/llvm_type.h"
#include "interp/native/lower/lower.h"

/* The number at `*at` of dense elements, and those behind it, in the order in which arrays of
 * arrays, and of vectors, have them. */
static LLVMValueRef of_elements(Lower *l, const Op *op, const Type *type, const Attr *dense,
                                int64_t *at)
{
    LlvmType of = llvm_type_of(type);
    bool is_vector = type->kind == TYPE_VECTOR;
    const Type *element = is_vector ? type->shaped.element : of.kind ? of.parts[0] : NULL;
    uint64_t count = is_vector ? (uint64_t)type_num_elements(type) : of.number;
    LLVMValueRef *parts = element ? ARENA_ARRAY(&l->arena, LLVMValueRef, count + 1) : NULL;

    if (!element)
        return element_constant(l, op, type, dense, (*at)++);
    for (uint64_t i = 0; i < count; i++) {
        parts[i] = of_elements(l, op, element, dense, at);
        if (!parts[i])
            return NULL;
    }
    if (is_vector)
        return LLVMConstVector(parts, (unsigned)count);
    return LLVMConstArray2(lower_type(l, op, element), parts, count);
}

static LLVMValueRef of_array(Lower *l, const Op *op, const LlvmType *of, const Attr *attr)
{
    unsigned count = attr->array.count;
    LLVMValueRef *parts = ARENA_ARRAY(&l->arena, LLVMValueRef, count + 1);

    for (unsigned i = 0; i < count; i++) {
        const Type *part = of->parts[of->kind == LLVM_IS_ARRAY ? 0 : i];

        parts[i] = lower_constant(l, op, part, attr->array.elements[i]);
        if (!parts[i])
            return NULL;
    }
    if (of->kind == LLVM_IS_STRUCT)
        return LLVMConstStructInContext(l->context, parts, count, of->packed);
    return LLVMConstArray2(lower_type(l, op, of->parts[0]), parts, count);
}

static bool is_word(const Attr *attr, const char *word)
{
    return attr->kind == ATTR_OPAQUE && str_is(attr->opaque.dialect, "llvm")
           && str_is(attr->opaque.text, word);
}

LLVMValueRef llvm_constant(Lower *l, const Op *op, const Type *type, const Attr *attr)
{
    LlvmType of = llvm_type_of(type);
    LLVMTypeRef made = lower_type(l, op, type);
    int64_t at = 0;

    if (!made)
        return NULL;
    if (is_word(attr, "zero"))
        return LLVMConstNull(made);
    if (is_word(attr, "undef"))
        return LLVMGetUndef(made);
    if (attr->kind == ATTR_STRING)
        return LLVMConstStringInContext2(l->context, attr->string.data, attr->string.len, true);
    if (attr_is_numbers(attr) && of.kind == LLVM_IS_ARRAY)
        return of_elements(l, op, type, attr, &at);
    if (attr->kind == ATTR_ARRAY && (of.kind == LLVM_IS_ARRAY || of.kind == LLVM_IS_STRUCT))
        return of_array(l, op, &of, attr);
    lower_fail(l, op, "the constant %s has no native counterpart", attr_quoted(attr));
    return NULL;
}

static bool lower_zero(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);

    return type && give(l, op, LLVMConstNull(type));
}

static bool lower_undef(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);

    return type && give(l, op, LLVMGetUndef(type));
}

static LLVMValueRef part_at(Lower *l, LLVMValueRef value, const Attr *position, unsigned depth)
{
    for (unsigned i = 0; i < depth; i++)
        value = LLVMBuildExtractValue(l->builder, value, (unsigned)attr_i64_at(position, i), "");
    return value;
}

static bool lower_extract(Lower *l, const Op *op)
{
    const Attr *position = op_attr(op, "position");

    return give(l, op, part_at(l, in(l, op, 0), position, position->dense.count));
}

/* The innermost container with the value, that in the one around it, and so on. */
static bool lower_insert(Lower *l, const Op *op)
{
    const Attr *position = op_attr(op, "position");
    LLVMValueRef value = in(l, op, 1);

    for (unsigned i = position->dense.count; i-- > 0;)
        value = LLVMBuildInsertValue(l->builder, part_at(l, in(l, op, 0), position, i), value,
                                     (unsigned)attr_i64_at(position, i), "");
    return give(l, op, value);
}

const Lowering LLVM_VALUE_LOWERINGS[] = {
    { "llvm.mlir.zero", lower_zero },
    { "llvm.mlir.undef", lower_undef },
    { "llvm.extractvalue", lower_extract },
    { "llvm.insertvalue", lower_insert },
    { 0 },
};
