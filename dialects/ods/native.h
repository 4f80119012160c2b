/* Native: what definitions call by C++ names that no record defines, and that is known here. */
#ifndef DIALECTS_ODS_NATIVE_H
#define DIALECTS_ODS_NATIVE_H

#include "core/ir/definition.h"

/* The row of a type that no record defines, or none that is always there: "gpu::AsyncTokenType" is
 * "gpu.async.token". NULL where none is known. */
const char *native_type(Str class);
/* A function that says whether it takes a type: "LLVM::isCompatibleOuterType". NULL where none is
 * known. */
bool (*native_predicate(Str function))(const Type *type);
/* A function that gives another type: "getUnaryOpResultType". NULL where none is known. */
const Type *(*native_function(Str function))(const Type *type);

#endif
