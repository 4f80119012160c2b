/* Wrapper: code that calls functions of one LLVM type with arguments read from words, and writes
 * their results to words, so that functions of any signature are called one way.
 *
 * Whatever LLVM type a parameter or result has, its scalars stand one behind the other: an integer
 * or float takes the words of its bits, a pointer one, structures, arrays and vectors those of
 * their elements in order. So a memref is its descriptor's fields.
 */
#ifndef INTERP_NATIVE_WRAPPER_H
#define INTERP_NATIVE_WRAPPER_H

#include "interp/native/jit.h"

#include <llvm-c/Core.h>

typedef void Wrapper(void *function, const uint64_t *in, uint64_t *out);

/* For functions of the type in the session, whose processor decides how vectors are handed over;
 * made when first asked for. NULL, and why, for a type that has no
 * words. */
Wrapper *wrapper_for(const Jit *jit, LLVMTypeRef function_type, Sb *why);

/* Gives a body to the function that is declared as WIRE_OBSERVER, if one is: it hands its
 * arguments' words to mlir_interp_observed. */
bool wrapper_define_observer(LLVMModuleRef module, const char *name, Sb *why);

#endif
