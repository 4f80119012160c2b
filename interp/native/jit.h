/* Jit: LLVM's ORC, one session for each processor and optimisation level. */
#ifndef INTERP_NATIVE_JIT_H
#define INTERP_NATIVE_JIT_H

#include "core/base/str.h"

#include <llvm-c/Core.h>
#include <llvm-c/Orc.h>
#include <llvm-c/Target.h>

typedef struct Jit Jit;

/* The session that compiles for the processor (processor.h) at the level, 0 to 3, made when first
 * asked for; NULL, and why, when there is none. */
Jit *jit_at(Str processor, unsigned optimisation, Sb *why);
Str jit_processor(const Jit *jit);
/* What its code assumes of sizes and alignments. */
LLVMTargetDataRef jit_target(Jit *jit);
/* Makes a symbol of this process known to all code, in front of any other of that name. */
void jit_define(Jit *jit, const char *name, void *address);

/* Optimises the module at the session's level and adds it; the module and its context belong to the
 * session from here on, whatever comes back. NULL, and why, when that fails. `jit_remove` gives the
 * code back. */
LLVMOrcResourceTrackerRef jit_add(Jit *jit, LLVMContextRef context, LLVMModuleRef module, Sb *why);
/* The address of a symbol; NULL, and why, when its code cannot be made. */
void *jit_lookup(Jit *jit, const char *name, Sb *why);
void jit_remove(LLVMOrcResourceTrackerRef code);

#endif
