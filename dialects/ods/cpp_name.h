/* Names of C++ types and values, as records write them. */
#ifndef DIALECTS_ODS_CPP_NAME_H
#define DIALECTS_ODS_CPP_NAME_H

#include "core/base/str.h"

Str cpp_trimmed(Str text);
/* Without the namespaces of LLVM and MLIR. */
Str cpp_short(Str cpp);
/* T of Name<T>; empty where it is none. */
Str cpp_argument(Str cpp, const char *name);
/* "Space" of "Space::Global". */
Str cpp_scope(Str name);

#endif
