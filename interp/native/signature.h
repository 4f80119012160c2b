/* Signature: what a function's arguments and results are on the wire (protocol.h). */
#ifndef INTERP_NATIVE_SIGNATURE_H
#define INTERP_NATIVE_SIGNATURE_H

#include "core/ir/ir.h"
#include "interp/native/protocol.h"

#include <llvm-c/Target.h>

typedef enum PartKind {
    PART_WORDS,
    PART_TENSOR, /* words on the wire, memory to the function */
    PART_MEMREF,
    PART_UNRANKED,
} PartKind;

typedef struct Part { /* an argument or result, or a global */
    PartKind kind;
    unsigned words;         /* PART_WORDS, PART_TENSOR: how many */
    unsigned rank;          /* PART_MEMREF, PART_TENSOR */
    uint64_t element_bytes; /* of memrefs, of tensors: from one element to the next */
    const int64_t *dims;    /* PART_TENSOR, and of its elements: */
    unsigned scalars, scalar_bits;
} Part;

typedef struct Signature {
    Part *args, *results;
    unsigned arg_count, result_count;
    unsigned in_words;  /* of an input record */
    unsigned out_words; /* of an output record, but for the globals' words */
} Signature;

/* The code that is called. Of what upstream made of it tensors are memrefs. The target remembers
 * types by their addresses, so those it was asked about must live in one context. */
typedef struct SignatureOf {
    LLVMContextRef context;
    LLVMTargetDataRef target;
    unsigned index_width;
    WireVia via;
} SignatureOf;

/* In the arena. NULL, and why, when a type has no form on the wire. */
const Signature *signature_of(Arena *arena, const Type *function, const SignatureOf *code, Sb *why);

/* Does it take its own memory, which is handed back? Others are words on the wire. */
static inline bool part_is_memref(const Part *part)
{
    return part->kind == PART_MEMREF || part->kind == PART_UNRANKED;
}

/* Words that a part takes in an input record, an output record, and as what a wrapper reads and
 * writes (wrapper.h). */
unsigned part_in_words(const Part *part);
unsigned part_out_words(const Part *part);
unsigned part_flat_words(const Part *part);

#endif
