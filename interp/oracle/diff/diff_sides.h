/* Sides: what a program gave in a run, by the operations of its column. */
#ifndef INTERP_ORACLE_DIFF_DIFF_SIDES_H
#define INTERP_ORACLE_DIFF_DIFF_SIDES_H

#include "interp/oracle/diff/compare.h"
#include "interp/oracle/diff/diff_columns.h"

typedef VEC(const Recorded *) RecordedList;

typedef struct Side {
    const Column *column;
    const WatchedRun *run;
    /* By operation of the column. */
    RecordedList *given;   /* in the order they were first given */
    uint64_t *expressions; /* what it computes, as a hash; 0: that is not known */
} Side;

/* An operation, and what stands for it, that gave something else. */
typedef struct Found {
    unsigned base, heir;      /* numbers of operations */
    uint64_t time, heir_time; /* so many times they had given something before */
    uint64_t when;            /* by the source's clock */
    const Recorded *ours, *theirs;
} Found;

/* Borrows both. */
Side side_new(const Column *column, const WatchedRun *run);
void side_free(Side *side);
/* The operation's number in the column; UINT_MAX: it has none. */
unsigned side_number(const Side *side, const Op *op);

/* Does the target have as many operations as the source that compute what this one does of what the
 * function is given? Then it is one of those, wherever it has moved, and not where they part. */
bool side_is_kept(const Side *source, const Side *target, unsigned number);

/* diff_origin.c. Where what is found comes from: an operation that does the same with other
 * operands departs because those do. */
void origin_of(const Side *source, const Side *target, Found *found);
/* The same of what the function returns; nothing where this is not known. */
void origin_of_results(const Side *source, const Side *target, const Op *base,
                       const Op *target_module, Str function, Found *found);

#endif
