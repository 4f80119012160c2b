/* Processor: what native code is compiled for. Where that followed the host, a verdict would: two
 * machines would not agree on one program. */
#ifndef INTERP_ORACLE_WITNESS_PROCESSOR_H
#define INTERP_ORACLE_WITNESS_PROCESSOR_H

#include "core/base/str.h"

#define PROCESSOR_BASELINE "x86-64-v3"

/* What is compiled for where nothing is asked: the baseline; on a host that cannot run its code,
 * the least that every such host can. */
const char *processor_baseline(void);
/* The processor with more features than this one, in the psABI's row of them; NULL: there is none.
 */
const char *processor_above(const char *processor);
/* Has one of that row the feature, by LLVM's name? */
bool processor_has(const char *processor, Str feature);
/* False where it is known that this host cannot run code for it. */
bool processor_runs_here(const char *processor);

#endif
