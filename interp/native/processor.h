/* Processor: what code is compiled for, named as LLVM's -mcpu and -mattr do, in one word: a name,
 * then features with a sign: "x86-64-v3", "native", "x86-64-v3,+avx512bf16". */
#ifndef INTERP_NATIVE_PROCESSOR_H
#define INTERP_NATIVE_PROCESSOR_H

#include "core/base/str.h"

#include <llvm-c/TargetMachine.h>

/* Makes LLVM's target known; once, before all else. */
void processor_prepare(void);

/* The caller's to dispose of; NULL, and why, for a name that LLVM does not know. */
LLVMTargetMachineRef processor_machine(Str processor, unsigned optimisation, Sb *why);

bool processor_known(Str processor, Sb *why);

/* Adds the features that this host has, one a line. */
void processor_features(Sb *text);

#endif
