/* Parts of LLVM's types and values: members of structures, elements of arrays and lanes of vectors.
 */
#ifndef INTERP_NATIVE_LOWER_PARTS_H
#define INTERP_NATIVE_LOWER_PARTS_H

#include <llvm-c/Core.h>
#include <stdbool.h>

/* 0 for scalars. */
static inline unsigned part_count(LLVMTypeRef type)
{
    switch (LLVMGetTypeKind(type)) {
    case LLVMStructTypeKind:
        return LLVMCountStructElementTypes(type);
    case LLVMArrayTypeKind:
        return (unsigned)LLVMGetArrayLength2(type);
    case LLVMVectorTypeKind:
        return LLVMGetVectorSize(type);
    default:
        return 0;
    }
}

/* Of a type that has parts. */
static inline LLVMTypeRef part_type(LLVMTypeRef type, unsigned part)
{
    return LLVMGetTypeKind(type) == LLVMStructTypeKind ? LLVMStructGetTypeAtIndex(type, part)
                                                       : LLVMGetElementType(type);
}

static inline LLVMValueRef part_number(LLVMTypeRef type, unsigned part)
{
    return LLVMConstInt(LLVMInt32TypeInContext(LLVMGetTypeContext(type)), part, false);
}

static inline LLVMValueRef part_of(LLVMBuilderRef builder, LLVMValueRef value, unsigned part)
{
    LLVMTypeRef type = LLVMTypeOf(value);

    return LLVMGetTypeKind(type) == LLVMVectorTypeKind
               ? LLVMBuildExtractElement(builder, value, part_number(type, part), "")
               : LLVMBuildExtractValue(builder, value, part, "");
}

/* The value with another part. */
static inline LLVMValueRef with_part(LLVMBuilderRef builder, LLVMValueRef value, LLVMValueRef made,
                                     unsigned part)
{
    LLVMTypeRef type = LLVMTypeOf(value);

    return LLVMGetTypeKind(type) == LLVMVectorTypeKind
               ? LLVMBuildInsertElement(builder, value, made, part_number(type, part), "")
               : LLVMBuildInsertValue(builder, value, made, part, "");
}

#endif
