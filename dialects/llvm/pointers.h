/* Pointers while a program runs: what they lead to. */
#ifndef DIALECTS_LLVM_POINTERS_H
#define DIALECTS_LLVM_POINTERS_H

#include "dialects/bytes.h"

/* The bytes that the attribute says, in a load's `alignment`; where it is absent or 0 the others.
 */
uint64_t llvm_bytes_of(const Attr *attr, uint64_t otherwise);
/* The address of what the symbol names: memory of a global, made and filled when first asked for;
 * a place that stands for a function; what an alias says. FLOW_END when the run has ended. */
Flow llvm_address_of(Step *s, const Op *symbol, Pointer *address);
/* The address of something as the result, whose type has to have the bits for it. */
Flow llvm_give_address(Step *s, Pointer pointer);
/* It has a value, or a region that tells it; others are defined elsewhere. */
bool llvm_global_is_defined(const Op *global);
enum { CODE_ALIGNMENT = 16 }; /* of what stands for a function or a block */
/* The function that the pointer points to; NULL where it points to none. */
const Op *llvm_function_at(const Step *s, Pointer at);

#endif
