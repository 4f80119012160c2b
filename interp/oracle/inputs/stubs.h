/* Stubs: stand-ins for functions that a program declares and nobody knows (X4).
 *
 * A stub tells its name and what it is called with as text among what is printed, so that the order
 * of calls and their arguments can be seen. It writes to an element of each memref it is handed,
 * and its results are drawn from its name, its scalar arguments, and how often any stub was called:
 * programs that mean the same get the same from it.
 */
#ifndef INTERP_ORACLE_INPUTS_STUBS_H
#define INTERP_ORACLE_INPUTS_STUBS_H

#include "interp/oracle/inputs/inputs.h"

typedef struct Stubs {
    Boundaries *boundaries;
    uint64_t seed; /* other functions for each */
} Stubs;

/* For a machine, which borrows `stubs`. Poison handed to a stub is undefined behaviour, as for
 * every external function (X3). */
Stub stubs_of(Stubs *stubs);

#endif
