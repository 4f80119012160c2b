/* Endless: does a run go in circles? It does for ever once everything that decides how it goes on
 * is as it was before: the frames, with nothing written, printed, asked from outside or left to
 * choice in between. It is an observer of the machine, and a watch of its memory.
 *
 * A loop that counts, or writes, may be endless without that being seen.
 */
#ifndef INTERP_ORACLE_JUDGE_ENDLESS_H
#define INTERP_ORACLE_JUDGE_ENDLESS_H

#include "interp/machine/machine.h"

typedef struct Endless {
    Observer observer;
    MemoryWatch watch;
    const Machine *machine;
    bool found;
    uint64_t seen,
        due;          /* operations since the state was kept, and after how many it is kept anew */
    uint64_t changes; /* of memory, and calls of functions from outside */
    /* The state that was kept, in front of an operation. */
    const struct Node *node; /* NULL: none */
    uint64_t kept_changes, kept_output, kept_choices;
    VEC(const Frame *) frames; /* from the innermost outward */
    VEC(uint64_t) words;       /* theirs, one behind the other */
    VEC(bool) poison;          /* likewise, a lane each */
} Endless;

/* Looks for circles in what the machine runs from now on; nothing is resolved in it yet. `found` is
 * set where one is seen. */
void endless_start(Endless *endless, Machine *machine);
void endless_free(Endless *endless);

#endif
