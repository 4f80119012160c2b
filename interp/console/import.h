/* Import: LLVM IR, as text or bitcode, read as a module of the llvm dialect. */
#ifndef INTERP_CONSOLE_IMPORT_H
#define INTERP_CONSOLE_IMPORT_H

#include "core/base/str.h"

/* By the end of its name, ".ll", or by how it begins, if it is called ".bc": MLIR's bytecode often
 * is. */
bool import_wanted(const char *name);
/* Is it C or C++, which a compiler has to read first? By the end of its name. */
bool import_needs_compiler(const char *name);
/* Upstream's importer, a program of its own, makes the module, with locations in what the IR was
 * compiled from. It gets so many seconds of the processor, a minute at the most and where they are
 * 0. False, with a message on standard error; `text` is the caller's to free. */
bool import_llvm(const char *name, double seconds, Sb *text);

#endif
