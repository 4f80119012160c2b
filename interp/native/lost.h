/* Lost: what LLVM IR promises that upstream's importer has no place for in the llvm dialect, and
 * leaves away without a word. */
#ifndef INTERP_NATIVE_LOST_H
#define INTERP_NATIVE_LOST_H

#include "core/base/str.h"

/* Of a module, as text or bitcode with a NUL behind it: a line for each kind, with the first place
 * that has it. None where it cannot be read. */
void lost_find(Str ir, Sb *lines);

#endif
