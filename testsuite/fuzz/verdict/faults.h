/* Faults: where upstream is known to be wrong, and this program does not follow it. */
#ifndef TESTSUITE_FUZZ_FAULTS_H
#define TESTSUITE_FUZZ_FAULTS_H

#include "testsuite/fuzz/verdict/both.h"

/* The fault that explains the difference, one of FAULTS; NULL if none does. */
const char *fault_of_upstream(Verdict verdict, Str text, Str why);
/* Would it read on and on, where this program says why not? */
bool upstream_never_ends(Str text, Str why);

#endif
