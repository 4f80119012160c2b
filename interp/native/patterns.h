/* Patterns: upstream's rewritings of vectors that no pass of its runs, and that its lowering to
 * LLVM needs for some operations. They are applied as upstream offers them, by a script of its
 * transform dialect. Only where MLIR's C API is installed.
 */
#ifndef INTERP_NATIVE_PATTERNS_H
#define INTERP_NATIVE_PATTERNS_H

#include <mlir-c/IR.h>
#include <stdbool.h>

/* False where a pattern failed, which is diagnosed. */
bool patterns_apply(MlirOperation module);

#endif
