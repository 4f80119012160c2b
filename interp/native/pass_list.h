/* Pass list: the passes that a pipeline consists of. Only where MLIR's C API is installed
 * (HAVE_MLIR_C). */
#ifndef INTERP_NATIVE_PASS_LIST_H
#define INTERP_NATIVE_PASS_LIST_H

#include "interp/native/pipeline.h"

/* The passes of a pipeline in any form that pipeline.h knows, each as a pipeline that runs it
 * alone; a registered pipeline in it is the passes behind its name. They live until another
 * pipeline is asked for. NULL, with upstream's words in `*why`, when it cannot be read. */
const PassList *pass_list_of(Str pipeline, Sb *why);

#endif
