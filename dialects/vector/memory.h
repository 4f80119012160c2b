/* vector: what operations on memory share. */
#ifndef DIALECTS_VECTOR_MEMORY_H
#define DIALECTS_VECTOR_MEMORY_H

#include "core/define/constraint.h"
#include "core/ir/context.h"
#include "core/ir/diag.h"
#include "dialects/window.h"
#include "dialects/vector/vector.h"

/* "requires 2 indices", of operand group `group`, for this base. */
bool vector_verify_indices(const Op *op, unsigned group, const Type *base);
/* Their sizes are the same; which of them are scalable is not asked, as upstream does not. */

extern const OpDef VECTOR_MEMORY_OPS[], VECTOR_MASKED_OPS[], VECTOR_GATHER_OPS[],
    VECTOR_TRANSFER_OPS[];

#endif
