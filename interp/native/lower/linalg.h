/* linalg: loops around a body, one element of each operand at a time. */
#ifndef INTERP_NATIVE_LOWER_LINALG_H
#define INTERP_NATIVE_LOWER_LINALG_H

#include "interp/native/lower/lower.h"

/* Runs the operation's body at each point of its loops, the last one fastest. Each operand with a
 * shape has a map from the point to the indices of its element; others the body takes as they are.
 * Memrefs are changed where they are, tensors become results. */
bool lower_structured(Lower *l, const Op *op, const AffineMap *const *maps);
LowerOp lower_softmax;                                            /* linalg_softmax.c */
bool lower_winograd(Lower *l, const Op *op, const Lowering *row); /* linalg_winograd.c */

typedef struct Operand {
    const Type *type;    /* as a memref; NULL: it has no elements */
    LLVMValueRef memref; /* or the value itself */
    LLVMValueRef memory; /* of a tensor */
} Operand;

/* The operation's, tensors in memory; NULL: one has no native counterpart. */
Operand *put_operands(Lower *l, const Op *op);
/* Behind the loops: the last `outputs` operands, where they are tensors, are results. */
bool take_results(Lower *l, const Op *op, const Operand *operands, unsigned outputs);
bool has_elements(const Type *type);

/* linalg_letters.c: maps from letters. A word an operand with a shape, the output's last; a letter
 * a dimension. "mk kn mn": a loop a letter, the output's in front of others. A large letter is a
 * loop too; in an input it is a window, which begins at that loop's index by a stride and goes on
 * with that of the small letter's by a dilation. */
const AffineMap **maps_of_letters(Lower *l, const Op *op, Str words);
/* The words of a convolution or pooling, from its name. */
Str letters_of_window(Lower *l, const Op *op);

#endif
