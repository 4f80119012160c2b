/* Slice: offsets, sizes and strides, each operands among numbers, as memref.subview and the slices
 * of tensors have them (upstream's OffsetSizeAndStrideOpInterface). The attributes of the numbers
 * are called static_offsets, static_sizes and static_strides; the operands stand in three groups.
 */
#ifndef DIALECTS_SLICE_H
#define DIALECTS_SLICE_H

#include "dialects/step.h"

typedef struct Slice {
    unsigned rank;
    int64_t *offsets, *sizes, *strides;
} Slice;

/* The operands of the group are as many as the attribute has places for (T8). */
bool slice_verify_mixed(const Op *op, unsigned group, const char *attr);
/* The operands begin with group `group`. */
bool slice_verify_lists(const Op *op, unsigned group, unsigned offset_count, unsigned rank);
/* What is known of it lies within the type; attributes 0 to 2 are the numbers. */
bool slice_verify_bounds(const Op *op, const Type *of);

/* So many operands are sizes: one for each dynamic dimension of the type. */
bool verify_dynamic_sizes(const Op *op, const Type *type, unsigned sizes);

/* A list of operands among numbers: the operands of the group stand where `fixed` is DYNAMIC. */
void slice_mixed_in(const Step *s, unsigned group, unsigned attr, int64_t *values);
/* Of an operation whose attributes 0 to 2 are the numbers; in scratch memory. */
Slice slice_in(const Step *s, unsigned group);
/* Every element has to be one of what has these sizes; an empty slice may begin at the end (R1,
 * R15). */
Flow slice_check(Step *s, const Slice *slice, const uint64_t *sizes);

#endif
