/* Rules: the ways in which reduce (interp/oracle/reduce/reduce.h) makes modules smaller.
 *
 * An operation offers a rule some places, and each place, alone or with others, makes a candidate.
 * A rule that is more than one way to do the same stands in the table once for each.
 */
#ifndef INTERP_ORACLE_REDUCE_REDUCE_RULE_H
#define INTERP_ORACLE_REDUCE_REDUCE_RULE_H

#include "interp/oracle/reduce/reduce_edit.h"

typedef struct ReduceRule {
    const char *name; /* what it changes: "loops" */
    /* How many places the operation offers. The module itself is asked first, for what is about
     * all of it. */
    unsigned (*places)(const Edit *edit, const Op *op);
    /* False where nothing was done. Places of one operation come last to first, and so do
     * operations. */
    bool (*apply)(Edit *edit, Op *op, unsigned place, int how);
    int how;
    bool singly; /* one place at a time */
    bool late;   /* only once the others find nothing more */
} ReduceRule;

/* How a number is made smaller. */
typedef enum Smaller { TO_ZERO, TO_ONE, TO_MINUS_ONE, TO_HALF, TO_ONE_LESS } Smaller;
/* False where there is no such number, or it would be one of too many. */
bool smaller_i64(int64_t value, Smaller how, int64_t *smaller);

/* Each ends with a NULL name. */
extern const ReduceRule REDUCE_SYMBOLS[]; /* functions, globals, calls */
extern const ReduceRule REDUCE_OPS[];     /* operations and uses of values */
extern const ReduceRule REDUCE_REGIONS[]; /* loops and branches with regions */
extern const ReduceRule REDUCE_BLOCKS[];  /* branches between blocks */
extern const ReduceRule REDUCE_ATTRS[];   /* attributes, and numbers in them */
extern const ReduceRule REDUCE_AFFINE[];  /* affine maps and sets */
extern const ReduceRule REDUCE_TYPES[];   /* widths and shapes */

#endif
