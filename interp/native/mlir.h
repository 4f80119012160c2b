/* Mlir: the second way to machine code, upstream's own passes and translation, in this process
 * through MLIR's C API.
 *
 * A module is parsed, goes through a pass pipeline, and is translated: each a function of its own
 * in mlir.c. The MLIR context, with all dialects, passes and translations, is made when it is first
 * needed, and kept. All of it is single-threaded, and as robust as upstream: a pass that crashes
 * takes the process with it.
 */
#ifndef INTERP_NATIVE_MLIR_H
#define INTERP_NATIVE_MLIR_H

#include "core/base/str.h"

#include <llvm-c/Core.h>
#include <llvm-c/Target.h>

/* The LLVM module, in `context` and the caller's to dispose of, that upstream makes of the MLIR
 * module `text` (any form upstream parses).
 *
 * `pipeline` is upstream's textual form, anchored ("builtin.module(cse,func.func(...))"), a bare
 * list ("cse,canonicalize") or mlir-opt's flags ("-cse --convert-cf-to-llvm='index-bitwidth=32'");
 * empty, it is the default pipeline, behind patterns (interp/native/patterns.h), which brings the
 * dialects builtin, func, cf, arith, math, index, scf, affine, memref, ub and vector to LLVM as far
 * as upstream can.
 * `target` says how large things are, unless the module names a layout of its own.
 * `tensors`: functions take or give some, for the default pipeline.
 * `index_width` is 64 or 32; it becomes the width that the module's data layout gives to index.
 *
 * NULL, with upstream's diagnostics added to `*why` (lines, without a break at the end), where a
 * step fails. */
LLVMModuleRef mlir_translate(LLVMContextRef context, LLVMTargetDataRef target, Str text,
                             Str pipeline, bool tensors, unsigned index_width, Sb *why);

#endif
