/* Entries of a data layout specification for types of this dialect. */
#ifndef DIALECTS_LLVM_LAYOUT_ENTRIES_H
#define DIALECTS_LLVM_LAYOUT_ENTRIES_H

#include "dialects/llvm/llvm.h"

bool llvm_verify_layout_entry(const Attr *loc, const Type *type, const Attr *value);

#endif
