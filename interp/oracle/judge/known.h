/* Known: where upstream's own lowering (LLVM 22's default conversions), or the library that lowered
 * programs call, makes other than the documents say, and why. The interpreter and our own lowering
 * follow the documents.
 *
 * This is the one list of these differences. A row is an operation, and what has to be true of it
 * as it runs; an observer finds out whether a run meets one. What native code gave on such an input
 * is told as known, whatever it is: behind such an operation anything may follow.
 */
#ifndef INTERP_ORACLE_JUDGE_KNOWN_H
#define INTERP_ORACLE_JUDGE_KNOWN_H

#include "interp/machine/observer.h"

typedef struct KnownDifference {
    const char *operation;      /* or a dialect: any of its operations */
    bool (*met)(const Step *s); /* NULL: always */
    const char *why;
    bool stops;      /* only where the operation ends the run */
    bool by_library; /* and so in whatever way the operation is lowered */
} KnownDifference;

extern const KnownDifference KNOWN_DIFFERENCES[]; /* ends with a NULL operation */
enum { KNOWN_MOST = 128 };                        /* at the most so many */

typedef struct Known {
    Observer observer; /* for the machine, before anything is resolved */
    bool upstream;     /* is it upstream's lowering? Else only rows of the library count */
    int found;         /* the first row that the run met; -1: none */
} Known;

/* Before each run. */
void known_start(Known *known, bool upstream);

#endif
