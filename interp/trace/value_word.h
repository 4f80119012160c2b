/* Value word: a value in few characters, as a picture has room for, without its type: "5",
 * "dense<[1, 2]>", "poison"; a memref by the number of its allocation and its shape, "#2 [4, 4]".
 */
#ifndef INTERP_TRACE_VALUE_WORD_H
#define INTERP_TRACE_VALUE_WORD_H

#include "interp/machine.h"

/* The number that a picture gives an allocation; 0 where it shows none of that id. */
typedef struct AllocationNumbers {
    const void *state;
    unsigned (*number)(const void *state, AllocationId id);
} AllocationNumbers;

/* Do elements lie one behind the other, as indices are counted? */
bool sizes_are_row_major(const uint64_t *sizes, const uint64_t *strides, uint64_t rank);
void value_word(Sb *sb, Place place, const Type *type, const AllocationNumbers *numbers);

#endif
