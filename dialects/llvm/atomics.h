/* What atomic accesses of threads order, by the ordering that they have (DECISIONS.md Q6). */
#ifndef DIALECTS_LLVM_ATOMICS_H
#define DIALECTS_LLVM_ATOMICS_H

#include "dialects/teams.h"

bool llvm_acquires(int64_t ordering);
bool llvm_releases(int64_t ordering);
/* Behind an access to the memory that went well. */
Flow llvm_order(Step *s, const MemRef *at, const Layout *layout, bool acquires, bool releases);

#endif
