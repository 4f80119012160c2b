/* Structured: regions that run by choice, and regions that run again and again. */
#ifndef INTERP_NATIVE_LOWER_STRUCTURED_H
#define INTERP_NATIVE_LOWER_STRUCTURED_H

#include "interp/native/lower/lower.h"

/* An exit into a new block, with a phi for each result of the operation. NULL, and `lower_fail` was
 * called, where a type has no counterpart. */
Exit *results_exit(Lower *l, const Op *op, const char *name);
/* Goes on in the exit's block, with its phis as the operation's results. */
void end_at(Lower *l, const Op *op, Exit *exit);

/* Lowers a region without arguments in a block that has nothing yet; one that holds no block goes
 * straight to the exit. */
bool lower_branch(Lower *l, const Region *region, LLVMBasicBlockRef block, Exit *exit);
/* Region 0 where the condition (an i1) holds, else region 1; binds the results. */
bool lower_if(Lower *l, const Op *op, LLVMValueRef condition);

/* The numbers lower, lower + step, ... below upper, all of one integer type; step > 0. */
typedef struct LoopRange {
    LLVMValueRef lower, upper, step;
    bool is_unsigned;
} LoopRange;

/* A loop being built around what is emitted between `begin_loop` and `end_loop`. */
typedef struct Loop {
    LoopRange range;
    LLVMBasicBlockRef body, end;
    LLVMValueRef at;       /* the number of this iteration */
    LLVMValueRef *so_far;  /* the carried values as this iteration finds them */
    LLVMValueRef *results; /* and behind the loop; both of the Lower's arena */
} Loop;

/* Leaves the builder in the body. */
Loop begin_loop(Lower *l, LoopRange range, const LLVMValueRef *inits, unsigned count);
/* From the end of the body, which makes `values` of the carried ones; leaves the builder behind the
 * loop. */
void end_loop(Lower *l, Loop *loop, const LLVMValueRef *values, unsigned count);

typedef struct LoopNest {
    const LoopRange *ranges; /* outermost first */
    unsigned depth;          /* 0: the body runs once */
    /* One for each result of the operation: what they are before the first iteration. */
    const LLVMValueRef *inits;
    /* What an iteration leaves: from the results so far and, in `values`, what the body handed on,
     * to the results after it, in `values`. Without it, the body gets the results so far as
     * arguments behind its induction variables, and hands on the next ones. */
    bool (*combine)(Lower *l, const Op *op, const LLVMValueRef *so_far, LLVMValueRef *values);
    const Type
        *handed; /* what the body hands on then, of one result; NULL: of the results' types */
    /* Or the body's arguments behind its induction variables are always these, and nothing is
     * handed on: whoever lowers the operation sees to its results. */
    const LLVMValueRef *fixed;
} LoopNest;

/* Runs the operation's region 0 for each point of the ranges, the last one fastest; binds the
 * results. What an iteration takes with memref.alloca is given back at its end. */
bool lower_loops(Lower *l, const Op *op, const LoopNest *nest);

#endif
