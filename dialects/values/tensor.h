/* Tensors as operations see them (semantics/value/tensor.h). A reference that a function here gives
 * is the caller's, who gives it as a result or releases it. */
#ifndef DIALECTS_VALUES_TENSOR_H
#define DIALECTS_VALUES_TENSOR_H

#include "dialects/step.h"
#include "semantics/value/tensor.h"

/* The operand, which is not poison; borrowed. */
static inline Tensor *tensor_in(const Step *s, unsigned operand)
{
    return tensor_of(operand_place(s, operand).words);
}

/* A fresh one for the result, of poison elements born here. NULL: the run has ended, as no memory
 * is left. */
Tensor *tensor_made(Step *s, unsigned result, const uint64_t *sizes, unsigned rank);
/* The operand to be changed: the tensor itself where nobody else has it, else a copy. NULL as
 * above.
 */
Tensor *tensor_taken(Step *s, unsigned operand);
/* Is the tensor of the sizes that the type says? */
bool tensor_fits(const Tensor *tensor, const Type *type);
Flow give_tensor(Step *s, unsigned result, Tensor *tensor);

#endif
