/* Types of the llvm dialect, which has no definitions here: what the way they are written says. */
#ifndef INTERP_NATIVE_LOWER_LLVM_TYPE_H
#define INTERP_NATIVE_LOWER_LLVM_TYPE_H

#include "core/ir/type.h"

typedef enum LlvmKind {
    LLVM_IS_OTHER, /* of no such type, or of one that means nothing to native code */
    LLVM_IS_VOID,
    LLVM_IS_POINTER,
    LLVM_IS_STRUCT,
    LLVM_IS_ARRAY,
    LLVM_IS_FUNCTION,
} LlvmKind;

typedef struct LlvmType {
    LlvmKind kind;
    uint64_t number; /* a pointer's address space; how many elements an array has */
    bool packed;     /* structs */
    bool variadic;   /* functions */
    unsigned part_count;
    const Type *
        *parts; /* a struct's; an array's element; a function's result, then what it takes */
} LlvmType;

LlvmType llvm_type_of(const Type *type);
/* The scalars that a value consists of, those of vectors among them; UINT64_MAX where they are too
 * many to be counted. */
uint64_t llvm_count_scalars(const Type *type);

#endif
