/* Effects: what a function does with memory that was there before its call, as far as its text
 * shows it: a promise that the text keeps need not be held against every access. */
#ifndef DIALECTS_LLVM_EFFECTS_H
#define DIALECTS_LLVM_EFFECTS_H

#include "core/ir/ir.h"
#include "semantics/memory/memory.h"

enum { EFFECTS_ARGUMENTS = 24 }; /* of functions with more nothing is known */

typedef struct Effects {
    bool known;                     /* false: anything may be done */
    uint32_t read, written;         /* through pointers that are based on arguments: a bit each */
    bool reads_other, writes_other; /* through others, which were loaded, or given by calls */
    bool reads_global, writes_global;
} Effects;

/* Of a function with a body. `memo` keeps them, NULL at first; or is NULL. */
Effects llvm_effects(const Op *function, void **memo);

/* What #llvm.memory_effects denies, a set of Denied, of memory of which its parameter tells. */
enum { EFFECTS_OTHER, EFFECTS_OF_ARGUMENTS };
enum { DENIES_ALL = DENIES_READS | DENIES_WRITES };
unsigned llvm_denied(const Attr *effects, unsigned of);

bool effects_keep(const Effects *effects, const Attr *said);
bool effects_keep_argument(const Effects *effects, unsigned argument, unsigned denied);

#endif
