/* Lowerings, as `diff --lowering` takes them: a name, or a RUN line as lit's tests have it. */
#ifndef INTERP_COMMAND_LOWERING_H
#define INTERP_COMMAND_LOWERING_H

#include "core/base/str.h"

/* Appends the passes, with commas between them. `what` is `llvm`, everything that is executed down
 * to the llvm dialect; `run`, the first RUN line of the file that calls mlir-opt; or such a line
 * itself. False, reported: it is none of these. */
bool lowering_passes(const char *what, const char *file, unsigned index_width, Sb *passes);
/* Those of `llvm`. An `index_width` of 0 is not told: they find it in the data layout. */
void lowering_print_llvm(Sb *sb, unsigned index_width);
/* Appends a flag of mlir-opt as passes: -name="options" is name{options} of a pipeline; what a
 * whole one has in it is put in. False, reported: it is to be a whole one, and is none. */
bool lowering_add_flag(Sb *passes, Str flag);

#endif
