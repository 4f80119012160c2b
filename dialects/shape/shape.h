/* shape: what its files share. */
#ifndef DIALECTS_SHAPE_SHAPE_H
#define DIALECTS_SHAPE_SHAPE_H

#include "core/define/constraint.h"
#include "core/ir/attr_make.h"
#include "core/ir/diag.h"
#include "core/text/asm.h"
#include "dialects/values/kind.h"
#include "dialects/values/tensor.h"

extern const OpDef SHAPE_SIZE_OPS[], SHAPE_MAKE_OPS[], SHAPE_COMBINE_OPS[], SHAPE_VALUE_OPS[],
    SHAPE_WITNESS_OPS[], SHAPE_LIBRARY_OPS[];

enum { SHAPE_TYPE, SIZE_TYPE, VALUE_SHAPE_TYPE, WITNESS_TYPE };
extern const TypeDef SHAPE_TYPES[];

bool is_shape(const Type *type);
bool is_size(const Type *type);
bool is_extent_tensor(const Type *type);
/* Can it hold an error? */
bool holds_error(const Type *type);
extern const TypeConstraint SIZE, SHAPE, VALUE_SHAPE, WITNESS, SIZE_OR_INDEX, SHAPE_OR_EXTENTS,
    SHAPE_OR_SIZE, ANY_SHAPE_OR_SIZE;

/* Where an operand may hold an error, so must the result: a size, or a shape. */
bool verify_size_result(const Op *op);
bool verify_shape_result(const Op *op);
/* Results that are sizes may be index as well. */
bool infer_size(Context *context, OpState *state);
bool sizes_compatible(const Type *inferred, const Type *type);

/* values.c: what operands and results are. A size, one that is not known, or an error. */
typedef enum SizeState { SIZE_KNOWN, SIZE_UNKNOWN, SIZE_INVALID } SizeState;

typedef struct Size {
    SizeState state;
    int64_t number;
} Size;

/* A list of sizes; or, where `whole` says so, one of unknown length, or an error. */
typedef struct Extents {
    SizeState whole;
    uint64_t rank;
    Size *sizes;
} Extents;

static inline Size size_of(int64_t number)
{
    return (Size){ SIZE_KNOWN, number };
}

static inline Size size_that_is(SizeState state)
{
    return (Size){ state, 0 };
}

/* Of type size or index. */
Size size_operand(const Step *s, unsigned operand);
/* An index cannot be without a number: such a result is undefined. */
Flow give_size(Step *s, unsigned result, Size size);
/* Of type shape, a tensor of extents, or a value and its shape. False where an element is poison,
 * and the results became it, or the run is over. */
bool extents_operand(Step *s, unsigned operand, Extents *extents);
bool extents_of_tensor(Step *s, Tensor *tensor, Extents *extents);
/* As a shape, or as a tensor of extents, which cannot be without numbers: that is undefined. */
Flow give_extents(Step *s, unsigned result, Extents extents);
Extents extents_new(Step *s, uint64_t rank);
Extents extents_that_are(SizeState whole);
/* The sizes of the operand, a tensor, vector or memref. False: the run is over. */
bool extents_of_shaped(Step *s, unsigned operand, Extents *extents);
bool same_size(Size a, Size b);
bool same_extents(Extents a, Extents b);

/* The parts of a value and its shape. */
Place value_part(Place value_shape);
Place shape_part(Place value_shape);
Flow give_shape_at(Step *s, Place place, Extents extents);

/* combine.c: of all operands. False as above. */
bool broadcast_all(Step *s, Extents *result);
bool all_shapes_equal(Step *s, bool *equal);

#endif
