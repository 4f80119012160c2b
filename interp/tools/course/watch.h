/* Watch: operations that are looked for in a run, by their names. To run one is not yet to use it:
 * so what one of them gives, and one alone, can be spoilt, which is made poison. A run that gives
 * the same with and without has no use for it. What an operation gives are its results, what it
 * hands to the blocks in it, and a branch to the next block. */
#ifndef INTERP_TOOLS_COURSE_WATCH_H
#define INTERP_TOOLS_COURSE_WATCH_H

#include "interp/machine/machine.h"

typedef struct Watch {
    /* Names, blank-separated: "scf.for", "scf.*"; "^2" is a block that is branched to and has two
     * arguments or more, and "@" a function's call of itself, by others, too. Empty: nothing is
     * looked for. */
    Str operations;
    unsigned spoil; /* the n-th of those found; 0: none */
    /* What was found. */
    unsigned count;
    unsigned spoilt; /* so many values */
    bool can_give;   /* the one that was to be spoilt gives any in some run, if not in this */
    Str first;       /* the name of the first, in the program */
    /* The one that is being spoilt; NULL: none is. */
    const Op *op;
    const Frame *frame;
} Watch;

/* As an observer has them. */
void watch_before(Watch *watch, const Step *step);
void watch_after(Watch *watch, const Step *step);
void watch_entered(Watch *watch, Machine *machine, const Frame *frame, const Block *block);

/* "scf.for or a block of 2 arguments" */
void watch_print_operations(Sb *sb, Str operations);

#endif
