/* Upstream: MLIR itself, as a library, through its C API. Only where that is installed
 * (HAVE_MLIR_C).
 *
 * Contexts are single-threaded, and all of this is as robust as upstream: what crashes takes the
 * process with it.
 */
#ifndef INTERP_NATIVE_UPSTREAM_H
#define INTERP_NATIVE_UPSTREAM_H

#include "core/base/str.h"

#include <mlir-c/Diagnostics.h>
#include <mlir-c/IR.h>
#include <mlir-c/Pass.h>

MlirStringRef upstream_ref(Str s);
/* An MlirStringCallback: adds the piece to an Sb. */
void upstream_append(MlirStringRef piece, void *sb);

/* A context that knows all dialects and passes, and has loaded no dialect yet; the caller's to
 * destroy. */
MlirContext upstream_context(void);

/* From here on, errors and their notes are added to `*why`, lines without a break at the end, and
 * nothing is said on standard error. */
MlirDiagnosticHandlerID upstream_listen(MlirContext context, Sb *why);
/* Drops blanks and line breaks at the end. */
void upstream_strip(Sb *why);
/* What comes next begins a line. */
void upstream_begin_line(Sb *why);

/* Of text or bytecode. A null module, with the reasons diagnosed, where it is malformed or invalid;
 * else the caller's to destroy. */
MlirModule upstream_parse(MlirContext context, Str text);

/* Adds the pipeline, in any form that pipeline.h knows, as upstream reads it. */
void upstream_pipeline_text(Sb *text, MlirContext context, Str pipeline);
/* Gives the manager the passes of an anchored pipeline. False, with upstream's words in `*why`,
 * when it is malformed. A manager serves one run: passes keep what they knew of the last module
 * (convert-math-to-funcs the functions it made in it). */
bool upstream_read_pipeline(MlirPassManager manager, Str pipeline, Sb *why);

#endif
