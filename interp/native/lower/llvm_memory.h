/* What operations on memory under pointers have in common. */
#ifndef INTERP_NATIVE_LOWER_LLVM_MEMORY_H
#define INTERP_NATIVE_LOWER_LLVM_MEMORY_H

#include "interp/native/lower/lower.h"

LLVMAtomicOrdering atomic_ordering(const Op *op, const char *name);
/* Alignment and volatility of an access to a value of the type. */
void set_access(Lower *l, const Op *op, LLVMValueRef access, LLVMTypeRef type);

#endif
