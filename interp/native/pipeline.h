/* Pipeline: how a pass pipeline is written, and the one that is used where none is given. */
#ifndef INTERP_NATIVE_PIPELINE_H
#define INTERP_NATIVE_PIPELINE_H

#include "core/base/str.h"

/* Does upstream take this anchored pipeline? */
typedef bool PipelineAccepts(Str pipeline, void *state);

/* Adds the pipeline to `text` as upstream reads it for a module: "builtin.module(cse,...)".
 *
 * `pipeline` is that already; or a list ("cse,func.func(canonicalize)"); or mlir-opt's flags
 * ("-cse --convert-scf-to-cf='allow-pattern-rollback=0'", "--pass-pipeline=..."); or empty: the
 * default pipeline. In a list or among flags, a pass that is accepted in functions alone is put
 * into func.func(...), as mlir-opt does. What is wrong in it is left for upstream to say. */
void pipeline_text(Sb *text, Str pipeline, PipelineAccepts *accepts, void *state);

#endif
