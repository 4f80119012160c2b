#include "dialects/registry.h"

extern const DialectDef AFFINE_DIALECT;
extern const DialectDef ARITH_DIALECT;
extern const DialectDef BUILTIN_DIALECT;
extern const DialectDef CF_DIALECT;
extern const DialectDef DLTI_DIALECT;
extern const DialectDef FUNC_DIALECT;
extern const DialectDef GPU_DIALECT;
extern const DialectDef INDEX_DIALECT;
extern const DialectDef LLVM_DIALECT;
extern const DialectDef MATH_DIALECT;
extern const DialectDef MEMREF_DIALECT;
extern const DialectDef SCF_DIALECT;
extern const DialectDef TENSOR_DIALECT;
extern const DialectDef TEST_DIALECT;
extern const DialectDef TEST_DYN_DIALECT;
extern const DialectDef TRANSFORM_DIALECT;
extern const DialectDef UB_DIALECT;
extern const DialectDef VECTOR_DIALECT;

static const DialectDef *const DIALECTS[] = {
    &AFFINE_DIALECT,    &ARITH_DIALECT, &BUILTIN_DIALECT, &CF_DIALECT,   &DLTI_DIALECT,
    &FUNC_DIALECT,      &GPU_DIALECT,   &INDEX_DIALECT,   &LLVM_DIALECT, &MATH_DIALECT,
    &MEMREF_DIALECT,    &SCF_DIALECT,   &TENSOR_DIALECT,  &TEST_DIALECT, &TEST_DYN_DIALECT,
    &TRANSFORM_DIALECT, &UB_DIALECT,    &VECTOR_DIALECT,  NULL,
};

const DialectDef *const *registered_dialects(void)
{
    return DIALECTS;
}

void register_all_dialects(Context *context)
{
    for (const DialectDef *const *dialect = DIALECTS; *dialect; dialect++)
        context_register(context, *dialect);
    for (const LackingDialect *dialect = LACKING_DIALECTS; dialect->name; dialect++)
        context_register_lacking(context, dialect);
}
