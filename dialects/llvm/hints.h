/* Hints: meanings of operations that tell a compiler something, and do nothing. */
#ifndef DIALECTS_LLVM_HINTS_H
#define DIALECTS_LLVM_HINTS_H

#include "dialects/step.h"

/* Without a result. */
Flow llvm_inform(Step *s);
/* The result is the first operand. */
Flow llvm_pass_on(Step *s);
bool llvm_passes_its_type(const Op *op); /* OpDef.fits, where upstream does not ask */

#endif
