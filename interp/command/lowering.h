/* Lowerings, as `diff --lowering` takes them: a name, or a RUN line as lit's tests have it. */
#ifndef INTERP_COMMAND_LOWERING_H
#define INTERP_COMMAND_LOWERING_H

#include "core/base/str.h"

/* Appends the passes, with commas between them. `what` is `llvm`, everything that is executed down to the
 * llvm dialect; `run`, the first RUN line of the file that calls mlir-opt; or such a line itself.
 * False, reported: it is none of these. */
bool lowering_passes(const char *what, const char *file, Sb *passes);

#endif
