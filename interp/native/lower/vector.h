/* vector: what the files that lower it share. */
#ifndef INTERP_NATIVE_LOWER_VECTOR_H
#define INTERP_NATIVE_LOWER_VECTOR_H

#include "interp/native/lower/lower.h"

/* The mask of the vector.mask around the operation, and what masked-off lanes are given instead;
 * NULL where there is none. */
LLVMValueRef mask_around(Lower *l, const Op *op);
LLVMValueRef passthru_around(Lower *l, const Op *op);

#endif
