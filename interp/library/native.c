#include "interp/library/library.h"

#include "interp/program/attend.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

/* Beside it, or, installed, in libexec beside its folder, which may be one of the processor's. */
static const char *const PLACES[] = { "", "../libexec/", "../../libexec/" };

static const char *find_near(const char *file, Arena *arena)
{
    char *whole = realpath(file, NULL);
    Str folder = str_of(whole ? whole : "");
    const char *found = NULL;

    while (folder.len && folder.data[folder.len - 1] != '/')
        folder.len--;
    for (size_t i = 0; folder.len && !found && i < sizeof PLACES / sizeof *PLACES; i++) {
        found = str_printf(arena, "%.*s%smlir-interp-native", STR_ARG(folder), PLACES[i]).data;
        found = access(found, X_OK) == 0 ? found : NULL;
    }
    free(whole);
    return found;
}

/* Near what holds this function, the library or the program that it is linked into, of which the
 * system may know no more than how it was called. */
static const char *find(const MlirInterpSession *session, Arena *arena)
{
    const char *found = session->native;
    Dl_info info;

    if (!found && dladdr((const void *)(uintptr_t)mlir_interp_version, &info) && info.dli_fname)
        found = find_near(info.dli_fname, arena);
    return found ? found : find_near("/proc/self/exe", arena);
}

void native_work(MlirInterpSession *session, NativeWork *work, void *state)
{
    MlirInterpStatus status = MLIR_INTERP_UNSUPPORTED;
    Arena arena = { 0 };
    const char *native = find(session, &arena);

    saying_begin(session);
    atomic_store(&session->stopping, false);
    attend_to(&session->stopping);
    if (native)
        status = work(state, native);
    else
        saying_error(session,
                     "mlir-interp-native is not there: it is made where LLVM's development files "
                     "are, and looked for beside the library and in libexec, if nothing else is "
                     "said (mlir_interp_set_native)");
    attend_to(NULL);
    saying_end(session, status, NULL);
    arena_free(&arena);
}
