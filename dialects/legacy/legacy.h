/* Old spellings of operations, for core/text/legacy.h: those of the standard dialect of 2020, of
 * the dialect `loop`, and of others that were renamed or are written in another way since.
 */
#ifndef DIALECTS_LEGACY_LEGACY_H
#define DIALECTS_LEGACY_LEGACY_H

#include "core/text/format.h"
#include "core/text/legacy.h"

extern const Legacy LEGACY;

/* Its tables. */
extern const LegacyOp LEGACY_STANDARD[], LEGACY_LOOP[], LEGACY_SHAPED[], LEGACY_TENSOR[],
    LEGACY_VECTOR[], LEGACY_LINALG[], LEGACY_LLVM[], LEGACY_OTHERS[];

/* Replaces an attribute that was read, or adds it. */
void legacy_set_attr(OpState *state, const char *name, const Attr *value);
/* What it was, or NULL; it is no attribute any more. */
const Attr *legacy_take_attr(OpState *state, const char *name);
/* Is it a memref of what may be in a tensor? */
bool legacy_holds_tensor(const Type *type);
/* That tensor. */
const Type *legacy_tensor_of(const Type *memref);
/* An operation of one result ahead of that which is read. */
Value *legacy_emit(AsmParser *p, const OpState *at, const char *name, unsigned count,
                   Value *const *operands, const Type *result);
/* An index constant there. */
Value *legacy_index(AsmParser *p, const OpState *at, int64_t number);
/* The size of a dimension of a memref or tensor, likewise. */
Value *legacy_size(AsmParser *p, const OpState *at, Value *shaped, int64_t dim);

/* Shared by tables: `dim` and `rank` of memrefs and tensors alike; what a buffer becomes; stores
 * into one. */
bool legacy_finish_dim(AsmParser *p, OpState *state);
bool legacy_finish_rank(AsmParser *p, OpState *state);
bool legacy_finish_to_tensor(AsmParser *p, OpState *state);
bool legacy_finish_tensor_store(AsmParser *p, OpState *state);
extern const CustomDirective LEGACY_BUFFER_TYPES[], LEGACY_STORE_WORDS[];
#define LEGACY_DIM "$source `,` $index attr-dict `:` type($source)"
#define LEGACY_TO_TENSOR                                                                           \
    "$buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($buffer) "       \
    "(`to` type($result)^)?"
#define LEGACY_TO_BUFFER                                                                           \
    "$tensor (`read_only` $read_only^)? attr-dict `:` custom<BufferTypes>(type($tensor), "         \
    "type($buffer))"
#define LEGACY_TENSOR_STORE                                                                        \
    "$source custom<CommaOrTo>() $dest attr-dict `:` custom<StoreTypes>(type($source), "           \
    "type($dest))"

#endif
