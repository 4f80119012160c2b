/* Box: elements of a tensor, of a slice of one, of a memref, and how they are copied. */
#ifndef DIALECTS_BOX_H
#define DIALECTS_BOX_H

#include "dialects/access.h"
#include "dialects/values/tensor.h"

/* Elements that lie the same number of elements apart in each dimension: of a tensor, a slice of
 * one, a memref. */
typedef struct Box {
    Allocation *memory;
    uint64_t first;          /* the first one's byte */
    const uint64_t *strides; /* in elements; they wrap around */
    bool watched;            /* for races */
} Box;

/* Copies one to the other, row by row, shadow and all. False: the run is over. */
bool box_copy(Step *s, const Layout *element, Box to, Box from, const uint64_t *sizes,
              unsigned rank);
static inline Box box_of(Tensor *tensor)
{
    return (Box){ &tensor->memory, 0, tensor->strides, false };
}

/* All elements of a memref, which may be read, or written; watched for races. Of one that has none
 * there is no memory. */
Flow box_of_memref(Step *s, const MemRef *memref, AccessMode mode, Box *box);

/* Row-major strides, in scratch memory. */
uint64_t *plain_strides(Step *s, const uint64_t *sizes, unsigned rank);

#endif
