/* Iteration: the iterations of a parallel loop, and the order in which they run. */
#ifndef DIALECTS_ITERATION_H
#define DIALECTS_ITERATION_H

#include "dialects/step.h"

typedef struct Range { /* of one induction variable */
    int64_t lower, upper, step;
} Range;

typedef struct Space {
    unsigned rank;
    const Range *ranges; /* the first dimension is the slowest, in the order of the program */
    uint64_t *counts;    /* iterations of each dimension */
    uint64_t total;
} Space;

/* The variables of dimensions `from` to `to` - 1 in the `number`th iteration of these, counted in
 * the order of the program: they go to the body's arguments of those numbers. */
void space_set_variables(Step *s, const Space *space, unsigned from, unsigned to, uint64_t number);

/* A step that is not positive is undefined behaviour. */
Flow space_make(Step *s, const Range *ranges, unsigned rank, Space *space);

/* What is done around each iteration; NULL: nothing. */
typedef struct Around {
    void *state;
    void (*before)(void *state, uint64_t left); /* how many are left, that one included */
    Flow (*after)(void *state, Step *s);
} Around;

/* Runs the operation's body for all of it, in an order that is a choice, watched for races. */
Flow space_run(Step *s, const Space *space, const Around *around);

/* Goes on behind the iteration whose variables the body's arguments hold, in the order of the
 * program, where no two iterations touch the same memory. */
Flow space_resume(Step *s, const Space *space);

#endif
