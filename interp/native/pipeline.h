/* Pipeline: how a pass pipeline is written, and the one that is used where none is given. */
#ifndef INTERP_NATIVE_PIPELINE_H
#define INTERP_NATIVE_PIPELINE_H

#include "core/base/str.h"
#include "core/base/vec.h"

/* Does upstream take this element of a list ("cse", "func.func(cse)") as a pass for modules? */
typedef bool PipelineAccepts(Str element, void *state);

/* Adds the pipeline to `text` as upstream reads it for a module: "builtin.module(cse,...)".
 *
 * `pipeline` is that already; or a list ("cse,func.func(canonicalize)"); or mlir-opt's flags
 * ("-cse --convert-scf-to-cf='allow-pattern-rollback=0'", "--pass-pipeline=..."); or empty: the
 * default pipeline. In a list or among flags, a pass that is for functions alone is put into
 * func.func(...), as mlir-opt does, and one for another kind of module likewise. What is wrong in
 * it is left for upstream to say. */
void pipeline_text(Sb *text, Str pipeline, PipelineAccepts *accepts, void *state);

typedef VEC(Str) PassList;

/* Adds the passes of an anchored pipeline, in the order they stand, each as a pipeline that runs it
 * alone: "builtin.module(cse,func.func(a,b{x=1}))" is "builtin.module(cse)",
 * "builtin.module(func.func(a))" and "builtin.module(func.func(b{x=1}))". Their text is the
 * arena's. What is malformed is for upstream to find. */
void pipeline_split(PassList *passes, Arena *arena, Str pipeline);

/* The default one, for a module with functions that take or give tensors, or without. */
void pipeline_default(Sb *text, bool tensors);

#endif
