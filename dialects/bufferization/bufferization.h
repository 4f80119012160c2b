/* bufferization: what the files of the dialect share. */
#ifndef DIALECTS_BUFFERIZATION_BUFFERIZATION_H
#define DIALECTS_BUFFERIZATION_BUFFERIZATION_H

#include "core/define/constraint.h"
#include "core/ir/context.h"
#include "core/text/asm.h"
#include "dialects/box.h"
#include "dialects/memref/memref.h"
#include "dialects/tensor/tensor.h"

extern const OpDef BUFFERIZATION_TENSOR_OPS[], BUFFERIZATION_BETWEEN_OPS[],
    BUFFERIZATION_BUFFER_OPS[];

/* Memory on the heap for elements of these sizes, laid out as the memref's type says where it does.
 */
Flow buffer_allocate(Step *s, const Type *type, const uint64_t *sizes, unsigned rank,
                     MemRef *memref);

#endif
