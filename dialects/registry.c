#include "dialects/registry.h"

#include "dialects/legacy/legacy.h"

#include <pthread.h>

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

/* Some thousand rows are told from each other by their names once. */
static Context *registered;

static void register_once(void)
{
    registered = context_new();
    for (const DialectDef *const *dialect = DIALECTS; *dialect; dialect++)
        context_register(registered, *dialect);
    for (const LackingDialect *dialect = LACKING_DIALECTS; dialect->name; dialect++)
        context_register_lacking(registered, dialect);
}

void register_all_dialects(Context *context)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;

    pthread_once(&once, register_once);
    context_register_as(context, registered);
    context->legacy = &LEGACY;
}
