/* tensor: what the files of the dialect share. */
#ifndef DIALECTS_TENSOR_TENSOR_H
#define DIALECTS_TENSOR_TENSOR_H

#include "core/define/constraint.h"
#include "core/ir/context.h"
#include "core/text/asm.h"
#include "dialects/box.h"
#include "dialects/slice.h"

enum { MOST_DIMENSIONS = 64 }; /* more are unsupported where a run says how many there are */

extern const OpDef TENSOR_ELEMENT_OPS[], TENSOR_MAKE_OPS[], TENSOR_BODY_OPS[], TENSOR_CAST_OPS[],
    TENSOR_SLICE_OPS[], TENSOR_SHAPE_OPS[], TENSOR_CONCAT_OPS[], TENSOR_GATHER_OPS[];

/* The sizes of the result's type, where it leaves them open operands from `first` on. False where
 * one is negative, which is undefined (T3). */
bool tensor_sizes_in(Step *s, unsigned result, unsigned first, uint64_t *sizes);
/* That what has these sizes has others than its type says is undefined (T5). */
Flow tensor_check_type(Step *s, const uint64_t *sizes, unsigned rank, const Type *type);
/* That dimension `dim` has two sizes at once is undefined (T5); `whose` and `others` name them:
 * "the source", "the slice". */
Flow tensor_differs(Step *s, unsigned dim, const char *whose, uint64_t size, const char *others,
                    uint64_t other);

#endif
