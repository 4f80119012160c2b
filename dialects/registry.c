#include "dialects/registry.h"

#include "dialects/legacy/legacy.h"

#include <stdatomic.h>

/* In the order of their names. */
#define EACH_DIALECT(D)                                                                            \
    D(AFFINE)                                                                                      \
    D(ARITH)                                                                                       \
    D(ARM_NEON)                                                                                    \
    D(ARM_SVE)                                                                                     \
    D(ASYNC)                                                                                       \
    D(BUFFERIZATION)                                                                               \
    D(BUILTIN)                                                                                     \
    D(CF)                                                                                          \
    D(COMB)                                                                                        \
    D(COMPLEX)                                                                                     \
    D(DLTI)                                                                                        \
    D(FUNC)                                                                                        \
    D(GPU)                                                                                         \
    D(HW)                                                                                          \
    D(INDEX)                                                                                       \
    D(IRDL)                                                                                        \
    D(LINALG)                                                                                      \
    D(LLVM)                                                                                        \
    D(MATH)                                                                                        \
    D(MEANING)                                                                                     \
    D(MEMREF)                                                                                      \
    D(ML_PROGRAM)                                                                                  \
    D(OMP)                                                                                         \
    D(PDL)                                                                                         \
    D(PTR)                                                                                         \
    D(QUANT)                                                                                       \
    D(SCF)                                                                                         \
    D(SEQ)                                                                                         \
    D(SHAPE)                                                                                       \
    D(SIM)                                                                                         \
    D(SPIRV)                                                                                       \
    D(TENSOR)                                                                                      \
    D(TEST)                                                                                        \
    D(TEST_DYN)                                                                                    \
    D(TRANSFORM)                                                                                   \
    D(UB)                                                                                          \
    D(VECTOR)                                                                                      \
    D(X86VECTOR)

#define DECLARED(name) extern const DialectDef name##_DIALECT;
EACH_DIALECT(DECLARED)

#define LISTED(name) &name##_DIALECT,
static const DialectDef *const DIALECTS[] = { EACH_DIALECT(LISTED) NULL };

const DialectDef *const *registered_dialects(void)
{
    return DIALECTS;
}

static void register_each(Context *context)
{
    for (const DialectDef *const *dialect = DIALECTS; *dialect; dialect++)
        context_register(context, *dialect);
    for (const LackingDialect *dialect = LACKING_DIALECTS; dialect->name; dialect++)
        context_register_lacking(context, dialect);
}

/* Some thousand rows are found by their names: all contexts copy one that has them. */
static Context *make_registered(void)
{
    Context *context = context_new();

    register_each(context);
    return context;
}

/* Of several threads that make one the first is listened to. */
static const Context *registered(void)
{
    static _Atomic(Context *) made;
    Context *own = NULL, *before = atomic_load(&made);

    if (before)
        return before;
    own = make_registered();
    if (atomic_compare_exchange_strong(&made, &before, own))
        return own;
    context_free(own);
    return before;
}

void register_all_dialects(Context *context)
{
    if (context->dialects.len)
        register_each(context);
    else
        context_register_as(context, registered());
    context->legacy = &LEGACY;
}
