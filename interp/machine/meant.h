/* Meant: operations of the user's, run as the functions that they mean (dialects/meaning). Whoever
 * looks on, and every report, sees the operation that is used, and not those of its meaning. */
#ifndef INTERP_MACHINE_MEANT_H
#define INTERP_MACHINE_MEANT_H

#include "interp/machine/machine.h"

/* Runs the operation as the function that it means. */
Flow meant_run(Step *s);
/* The frame in which the operation stands that is told of where this one runs: the frame itself,
 * or, of one that runs what an operation means, or what that calls, the user's. `*use` is then the
 * operation there, NULL otherwise. */
const Frame *meant_user(const Machine *machine, const Frame *frame, const Op **use);
/* How many calls stand around what runs, for who looks on: a region that a meaning runs is in its
 * own function again, unless one looks into meanings, where it is within that. */
unsigned meant_depth(const Machine *machine);
/* The operation that is told of where the innermost frame runs this one. */
const Op *meant_told(const Machine *machine, const Op *op);

#endif
