/* Promises of memory: what a call may touch while it runs, where its function's text does not show
 * that it touches nothing else. Rules: LangRef, "Parameter Attributes" (noalias, readnone,
 * readonly, writeonly), "Function Attributes" (memory), "call" (tail, musttail); DECISIONS.md M37.
 */
#ifndef DIALECTS_LLVM_PROMISES_H
#define DIALECTS_LLVM_PROMISES_H

#include "dialects/step.h"

/* Does the function, or the call of one, make such? */
bool llvm_limits_memory(const Op *op);

/* A call: of a tail call the memory that its caller has on the stack is withheld. */
typedef struct MemoryScope {
    size_t first, count; /* of the stack */
    size_t promises;     /* that held before */
    uint64_t since;      /* memory_age */
} MemoryScope;

/* Before anything is done with arguments. */
MemoryScope memory_scope(const Step *s);
/* Arguments that something is promised of get names of their own. */
void memory_scope_promise(Step *s, const MemoryScope *scope, const Op *function,
                          const Place *arguments, unsigned count);
void memory_scope_enter(Step *s, const MemoryScope *scope);
void memory_scope_leave(Step *s, const MemoryScope *scope);

#endif
