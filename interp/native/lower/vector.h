/* vector: what the files that lower it share. */
#ifndef INTERP_NATIVE_LOWER_VECTOR_H
#define INTERP_NATIVE_LOWER_VECTOR_H

#include "interp/native/lower/lower.h"

/* The mask of the vector.mask around the operation, and what masked-off lanes are given instead;
 * NULL where there is none. */
LLVMValueRef mask_around(Lower *l, const Op *op);
LLVMValueRef passthru_around(Lower *l, const Op *op);

/* vector_base.c: what is read or written, a memref or a tensor, one element after another. */
typedef struct VectorBase {
    Lower *l;
    const Op *op;
    const Type *type, *vector; /* of the base, and of the vector beside it */
    LLVMValueRef value;        /* of a tensor, as it becomes */
    LLVMValueRef *indices;     /* of lane 0 */
    unsigned rank;             /* of the vector's dimensions, those that count elements */
    unsigned width;            /* lanes that are one element */
} VectorBase;

/* The base is an operand, its indices are the next ones; false, and `lower_fail` was called, where
 * a type has no counterpart. */
bool vector_base(Lower *l, const Op *op, unsigned operand, const Type *vector, VectorBase *base);
uint64_t vector_elements(const VectorBase *base); /* of the vector */
/* The index that element `number` of the vector has in its dimension `dim`. */
int64_t vector_index(const VectorBase *base, uint64_t number, unsigned dim);
LLVMValueRef vector_size(const VectorBase *base, unsigned dim); /* of the base */
LLVMValueRef plus(Lower *l, LLVMValueRef index, int64_t more);
/* Reads the element, or has `otherwise` where the i1 `when` is false (NULL: it is true); writes it
 * where it is true. NULL, or false, as above. */
LLVMValueRef vector_read(VectorBase *base, LLVMValueRef *indices, LLVMValueRef when,
                         LLVMValueRef otherwise);
bool vector_write(VectorBase *base, LLVMValueRef *indices, LLVMValueRef when, LLVMValueRef value);
/* Lane `number` of a vector; of elements that are vectors, all of its lanes. */
LLVMValueRef vector_part(const VectorBase *base, LLVMValueRef vector, uint64_t number);
LLVMValueRef vector_with_part(const VectorBase *base, LLVMValueRef vector, uint64_t number,
                              LLVMValueRef part);
/* The bit of the mask, in another one as well where that is not NULL. */
LLVMValueRef bit_of(Lower *l, LLVMValueRef mask, uint64_t lane);
LLVMValueRef both(Lower *l, LLVMValueRef a, LLVMValueRef b);
/* The tensor that was written is the operation's result, if it has one. */
bool vector_written(VectorBase *base);

/* vector_sums.c. The lanes of a vector, or the one number that it is, in the Lower's arena; and the
 * value of the type that has these. */
LLVMValueRef *all_lanes(Lower *l, LLVMValueRef value);
LLVMValueRef of_lanes(Lower *l, LLVMTypeRef type, LLVMValueRef *lanes);

#endif
