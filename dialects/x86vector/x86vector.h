/* x86vector: what its files share. */
#ifndef DIALECTS_X86VECTOR_X86VECTOR_H
#define DIALECTS_X86VECTOR_X86VECTOR_H

#include "core/define/constraint.h"
#include "dialects/step.h"

/* A vector of so many lanes in all, or a multiple where it is scalable? `lengths` ends with 0. */
bool has_length(const Type *type, const unsigned *lengths);
/* Are all its vectors of one dimension, which is not scalable? Upstream counts lanes by the first
 * where there are more. */
bool is_flat(const Op *op);
const Type *bits_of_rows(const Type *type); /* vector<Nxi1>, N being its first size */

extern const OpDef AVX_OPS[], AVX512_OPS[];

#endif
