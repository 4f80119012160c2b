#include "dialects/ods/native.h"

#include "core/ir/context.h"
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
    { "spirv::PointerType", "spirv.ptr" },
    { "spirv::ArrayType", "spirv.array" },
    { "spirv::RuntimeArrayType", "spirv.rtarray" },
    { "spirv::StructType", "spirv.struct" },
    { "spirv::MatrixType", "spirv.matrix" },
    { "spirv::ImageType", "spirv.image" },
    { "spirv::SampledImageType", "spirv.sampled_image" },
    { "spirv::CooperativeMatrixType", "spirv.coopmatrix" },
    { "spirv::TensorArmType", "spirv.arm.tensor" },
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

/* Of comparisons in spirv: a truth for each lane. */
static const Type *truth_of_lanes(const Type *type)
{
    const Type *truth = type_i(type->context, 1);

    return type->kind == TYPE_VECTOR ? type_with_element(type, truth) : truth;
}

/* Of pdl_interp.get_value_type: what has such a type, or several what have such types. */
static const Type *value_of_type(const Type *type)
{
    Context *context = type->context;
    const TypeDef *value = context_type_def(context, STR("pdl.value"));
    const Attr *one = value ? attr_type(type_dialect(context, value, 0, NULL)) : NULL;

    if (!one || type->kind != TYPE_DIALECT)
        return NULL;
    return type->dialect.count ? type_dialect(context, type->dialect.def, 1, &one)
                               : one->type_value;
}

const Type *(*native_function(Str function))(const Type *type)
{
    if (str_is(function, "getUnaryOpResultType"))
        return truth_of_lanes;
    return str_is(function, "getGetValueTypeOpValueType") ? value_of_type : NULL;
}
