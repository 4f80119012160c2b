/* Fast-math flags that a program has and the one before it has not.
 *
 * What a flagged operation may give besides its own result only the machine that perturbs finds,
 * and that runs the source. So a target whose flags all come from the source is judged by the
 * operations' own results, and of one that has others it is not known all that it may give (P7).
 */
#ifndef INTERP_ORACLE_JUDGE_FAST_ADDED_H
#define INTERP_ORACLE_JUDGE_FAST_ADDED_H

#include "interp/oracle/witness/reach.h"

typedef struct FastAdded {
    const Op *op;     /* of the target: the first of the name; NULL: no flag was added */
    const char *flag; /* "nsz" */
} FastAdded;

/* A flag was added where the target has more operations of one name with it and fewer without, or
 * has some and the source none, of that name, unless the source has lost others with it, of which
 * these may have been made. */
FastAdded fast_added(const Reach *source, const Reach *target);

#endif
