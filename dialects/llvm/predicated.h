/* What intrinsics under a mask and an explicit vector length, evl, share (intrinsics_predicated.c).
 * The evl is their last operand. DECISIONS.md N21. */
#ifndef DIALECTS_LLVM_PREDICATED_H
#define DIALECTS_LLVM_PREDICATED_H

#include "dialects/llvm/llvm.h"

#define EVL                                                                                        \
    {                                                                                              \
        "evl", &I32, .poison = POISON_IS_UNDEFINED                                                 \
    }
#define EVL_UNDEFINED "Where `evl` is above the number of lanes.\n"

/* The evl, which is not poison; false where it is above the number of lanes, and the run has ended.
 */
bool llvm_evl(Step *s, uint64_t lanes, uint64_t *evl);
/* Is the second a vector of as many bits as the first has lanes? */
bool llvm_is_mask_of(const Type *type, const Type *mask);
/* A row's guard: lanes from evl on are poison. */
EvalOp llvm_below_evl;

#endif
