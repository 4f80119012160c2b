/* Signature: what a function's arguments and results are on the wire (protocol.h). */
#ifndef INTERP_NATIVE_SIGNATURE_H
#define INTERP_NATIVE_SIGNATURE_H

#include "core/ir/ir.h"

#include <llvm-c/Target.h>

typedef enum PartKind { PART_WORDS, PART_MEMREF, PART_UNRANKED } PartKind;

typedef struct Part { /* an argument or result, or a global */
    PartKind kind;
    unsigned words;         /* PART_WORDS: how many */
    unsigned rank;          /* PART_MEMREF */
    uint64_t element_bytes; /* of memrefs: from one element to the next */
} Part;

typedef struct Signature {
    Part *args, *results;
    unsigned arg_count, result_count;
    unsigned in_words;  /* of an input record */
    unsigned out_words; /* of an output record, but for the globals' words */
} Signature;

/* In the arena. NULL, and why, when a type has no form on the wire. */
const Signature *signature_of(Arena *arena, const Type *function, LLVMTargetDataRef target,
                              unsigned index_width, Sb *why);

/* Words that a part takes in an input record, an output record, and as what a wrapper reads and
 * writes (wrapper.h). */
unsigned part_in_words(const Part *part);
unsigned part_out_words(const Part *part);
unsigned part_flat_words(const Part *part);

#endif
