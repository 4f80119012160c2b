#include "interp/library/library.h"

#include "interp/console/version.h"

#include <stdlib.h>
#include <string.h>

static const uint64_t MOST_STEPS = 10000000, MOST_MEMORY = UINT64_C(4) << 30;
enum { DEEPEST = 100000 };

const char *mlir_interp_version(void)
{
    return VERSION;
}

MlirInterpSession *mlir_interp_session_new(void)
{
    MlirInterpSession *session = calloc(1, sizeof *session);

    if (!session)
        return NULL;
    session->machine = (MachineOptions){ .vscale = 1,
                                         .max_steps = MOST_STEPS,
                                         .max_memory = MOST_MEMORY,
                                         .max_depth = DEEPEST,
                                         .silent = true };
    saying_begin(session);
    return session;
}

void mlir_interp_session_free(MlirInterpSession *session)
{
    if (!session)
        return;
    for (size_t i = 0; i < session->definitions.len; i++)
        definition_free(&session->definitions.data[i]);
    vec_free(&session->definitions);
    arena_free(&session->defined);
    saying_free(&session->saying);
    free(session->native);
    free(session);
}

void mlir_interp_set_max_steps(MlirInterpSession *session, uint64_t steps)
{
    session->machine.max_steps = steps;
}

void mlir_interp_set_max_memory(MlirInterpSession *session, uint64_t bytes)
{
    session->machine.max_memory = bytes;
}

void mlir_interp_set_max_seconds(MlirInterpSession *session, double seconds)
{
    session->machine.max_seconds = seconds;
}

void mlir_interp_set_max_depth(MlirInterpSession *session, unsigned depth)
{
    session->machine.max_depth = depth;
}

void mlir_interp_set_seed(MlirInterpSession *session, uint64_t seed)
{
    session->machine.seed = seed;
}

void mlir_interp_set_index_bitwidth(MlirInterpSession *session, unsigned bits)
{
    session->machine.index_width = bits == 32 || bits == 64 ? bits : 0;
}

void mlir_interp_allow_unregistered(MlirInterpSession *session, bool allowed)
{
    session->allows_unregistered = allowed;
}

void mlir_interp_set_native(MlirInterpSession *session, const char *path)
{
    free(session->native);
    session->native = path ? strdup(path) : NULL;
}

void mlir_interp_stop(MlirInterpSession *session)
{
    atomic_store(&session->stopping, true);
}

const MlirInterpReport *mlir_interp_report(const MlirInterpSession *session)
{
    return &session->saying.shown;
}
