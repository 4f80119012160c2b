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

/* A fresh one for the result, whose elements are to be given values. NULL: the run has ended, as no
 * memory is left. */
Tensor *tensor_made(Step *s, unsigned result, const uint64_t *sizes, unsigned rank);
/* One whose elements are poison born at this operation until they are given values; `why` is the
 * same each time. */
Tensor *tensor_uninitialised(Step *s, unsigned result, const uint64_t *sizes, unsigned rank,
                             const char *why);
extern const char TENSOR_NEVER_GIVEN[]; /* what is told of an element that never got a value */
/* A reference to the operand: the operand's own where that is used no more. */
Tensor *tensor_given(Step *s, unsigned operand);
/* One for scratch, of elements whose poison has that origin. NULL as above. */
Tensor *tensor_made_of(Step *s, const Layout *element, const uint64_t *sizes, unsigned rank,
                       uint32_t unwritten);
/* The operand to be changed: the tensor itself where nobody else has it, else a copy. NULL as
 * above.
 */
Tensor *tensor_taken(Step *s, unsigned operand);
/* The same elements of the operand under another shape for the result. NULL as above. */
Tensor *tensor_taken_as(Step *s, unsigned operand, unsigned result, const uint64_t *sizes,
                        unsigned rank);

/* `count` elements from number `first` on become the value. False: the run is over. */
bool tensor_fill(Step *s, Tensor *tensor, uint64_t first, uint64_t count, Place value);

/* Is the tensor of the sizes that the type says? */
bool tensor_fits(const Tensor *tensor, const Type *type);
/* The run ends, as no memory is left for one; as the size of a dimension is no index. */
Flow tensor_no_memory(Step *s);
Flow tensor_too_long(Step *s, unsigned dim);
Flow give_tensor(Step *s, unsigned result, Tensor *tensor);

#endif
