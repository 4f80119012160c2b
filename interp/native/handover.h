/* Handover: functions that LLVM's own convention does not hand vectors over to. */
#ifndef INTERP_NATIVE_HANDOVER_H
#define INTERP_NATIVE_HANDOVER_H

#include <llvm-c/Core.h>

/* LLVM passes vectors of integers of odd widths wrongly where they take more registers than one:
 * the identity of <24 x i7> gives its first element for each. Where the function takes or gives
 * one, another by its name, which takes and gives arrays in their place and has the function's code
 * in it; else the function itself. */
LLVMValueRef handover_by_arrays(LLVMValueRef function);

#endif
