/* Entries of a data layout specification for types of this dialect. */
#ifndef DIALECTS_LLVM_LAYOUT_ENTRIES_H
#define DIALECTS_LLVM_LAYOUT_ENTRIES_H

#include "dialects/llvm/llvm.h"

bool llvm_verify_layout_entry(const Attr *loc, const Type *type, const Attr *value);
/* Puts what the entry says in the target; false where no run follows it. */
bool llvm_read_layout_entry(const Type *type, const Attr *value, Target *target);
/* The same of a pointer, in bits; `index_bits` 0: those of the address. Of another space than 0
 * only what has such pointers is not followed. */
bool llvm_set_pointer(Target *target, unsigned space, uint64_t bits, uint64_t alignment,
                      uint64_t index_bits);

#endif
