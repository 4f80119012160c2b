/* vector: what its files share. */
#ifndef DIALECTS_VECTOR_VECTOR_H
#define DIALECTS_VECTOR_VECTOR_H

#include "core/ir/definition.h"

typedef enum Punctuation {
    PUNCTUATION_NONE,
    PUNCTUATION_NEWLINE,
    PUNCTUATION_COMMA,
    PUNCTUATION_OPEN,
    PUNCTUATION_CLOSE,
} Punctuation;

/* The rows of VECTOR_ATTRS. */
enum { VECTOR_PUNCTUATION };
extern const AttrDef VECTOR_ATTRS[];
extern const AttrConstraint PUNCTUATION_ATTR;

extern const OpDef VECTOR_PRINT_OPS[];

#endif
