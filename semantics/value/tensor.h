/* Tensor: a value that holds any number of elements.
 *
 * A tensor is shared and counted: a slot holds one word, a reference to it, 0 for none. While it is
 * shared it never changes; who holds its only reference may change it in place. When the last
 * reference goes, so does the tensor, and its memory at once.
 *
 * Elements lie in row-major order as they lie in memory, in an allocation with its shadow, which is
 * none of the program's: its id is 0.
 */
#ifndef SEMANTICS_VALUE_TENSOR_H
#define SEMANTICS_VALUE_TENSOR_H

#include "semantics/value/layout.h"

typedef struct Tensor Tensor;

struct Tensor {
    Allocation memory;
    const Layout *element;
    uint64_t references;
    uint64_t count; /* of elements */
    unsigned rank;
    const uint64_t *sizes, *strides; /* `rank` of them; strides in elements */
};

/* All tensors of a run. */
typedef struct Tensors Tensors;

/* What they take is taken from the budget, which is borrowed. */
Tensors *tensors_new(Budget *budget);
/* Ends all of them: references that are left mean nothing. */
void tensors_reset(Tensors *tensors);
void tensors_free(Tensors *tensors);

/* How many elements and bytes one of these sizes has; false where they cannot be counted. */
bool tensor_measure(const Layout *element, const uint64_t *sizes, unsigned rank, uint64_t *count,
                    uint64_t *bytes);
/* A tensor with one reference, whose elements were never written: poison of origin `unwritten`.
 * NULL when the budget has too little left. */
Tensor *tensor_new(Tensors *tensors, const Layout *element, const uint64_t *sizes, unsigned rank,
                   uint32_t unwritten);
/* A reference to the tensor of elements that lie at `bytes`, as many as it has, and stay there as
 * long as the tensors: the same one each time. Whoever changes it changes a copy. NULL when the
 * budget has too little left, or they are asked for as of another element or shape. */
Tensor *tensor_lying_at(Tensors *tensors, const unsigned char *bytes, const Layout *element,
                        const uint64_t *sizes, unsigned rank);
/* The same elements for who holds a reference and will change them: the tensor itself, where that
 * is the only one, else a copy, for which the reference was given up. NULL as above; the reference
 * is still held then. */
Tensor *tensor_owned(Tensor *tensor);
/* The same elements in the same order under another shape, of as many: in the same memory where
 * that is the only reference, else a copy. Or as elements of another layout that lies alike. */
Tensor *tensor_reshaped(Tensor *tensor, const Layout *element, const uint64_t *sizes,
                        unsigned rank);
void tensor_release(Tensor *tensor);

static inline Tensor *tensor_hold(Tensor *tensor)
{
    tensor->references++;
    return tensor;
}

Layout layout_tensor(const Layout *element, unsigned rank);

static inline bool layout_is_tensor(const Layout *layout)
{
    return layout->form == &FORM_TENSOR;
}

/* Of the words of a slot. */
static inline Tensor *tensor_of(const uint64_t *words)
{
    return (Tensor *)(uintptr_t)*words;
}

static inline uint64_t tensor_offset(const Tensor *tensor, uint64_t number)
{
    return number * layout_stride(tensor->element);
}

/* Elements as lanes, one behind the other, and the other way around. */
Layout tensor_lanes(const Tensor *tensor, int64_t *count);
void tensor_read(const Tensor *tensor, uint64_t *words, uint32_t *poison);
void tensor_write(Tensor *tensor, const uint64_t *words, const uint32_t *poison);

#endif
