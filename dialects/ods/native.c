#include "dialects/ods/native.h"

#include "dialects/llvm/llvm.h"

static const struct {
    const char *class, *name;
} TYPES[] = {
    { "LLVM::LLVMPointerType", "llvm.ptr" },
    { "LLVM::LLVMStructType", "llvm.struct" },
    { "LLVM::LLVMArrayType", "llvm.array" },
    { "LLVM::LLVMFunctionType", "llvm.func" },
    { "LLVM::LLVMTargetExtType", "llvm.target" },
    { "LLVM::LLVMVoidType", "llvm.void" },
    { "LLVM::LLVMTokenType", "llvm.token" },
    { "LLVM::LLVMLabelType", "llvm.label" },
    { "LLVM::LLVMMetadataType", "llvm.metadata" },
    { "async::ValueType", "async.value" },
    { "gpu::AsyncTokenType", "gpu.async.token" },
    { "gpu::MMAMatrixType", "gpu.mma_matrix" },
    { "gpu::SparseDnTensorHandleType", "gpu.sparse.dntensor_handle" },
    { "gpu::SparseSpMatHandleType", "gpu.sparse.spmat_handle" },
    { "gpu::SparseSpGEMMOpHandleType", "gpu.sparse.spgemmop_handle" },
};

const char *native_type(Str class)
{
    for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
        if (str_is(class, TYPES[i].class)
            || str_is(class, TYPES[i].class + str_find(str_of(TYPES[i].class), ':') + 2))
            return TYPES[i].name;
    return NULL;
}

static bool is_pdl(const Type *type)
{
    return (type->kind == TYPE_DIALECT && str_starts(str_of(type->dialect.def->name), "pdl."))
           || (type->kind == TYPE_OPAQUE && str_is(type->opaque.dialect, "pdl"));
}

static bool is_scalable_vector(const Type *type)
{
    return type->kind == TYPE_VECTOR && type_is_scalable(type);
}

static const struct {
    const char *function;
    bool (*holds)(const Type *type);
} PREDICATES[] = {
    { "LLVM::isCompatibleOuterType", llvm_is_compatible_outer },
    { "LLVM::isCompatibleType", llvm_is_compatible },
    { "LLVM::isCompatibleVectorType", llvm_is_compatible_vector },
    { "LLVM::isCompatibleFloatingPointType", llvm_is_compatible_float },
    { "LLVM::isLoadableType", llvm_is_loadable },
    { "LLVM::isScalableVectorType", is_scalable_vector },
    { "pdl::PDLType", is_pdl }, /* isa of it */
};

bool (*native_predicate(Str function))(const Type *type)
{
    for (size_t i = 0; i < sizeof PREDICATES / sizeof *PREDICATES; i++)
        if (str_is(function, PREDICATES[i].function)
            || str_is(function,
                      PREDICATES[i].function + str_find(str_of(PREDICATES[i].function), ':') + 2))
            return PREDICATES[i].holds;
    return NULL;
}
