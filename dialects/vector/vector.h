/* vector: what its files share. */
#ifndef DIALECTS_VECTOR_VECTOR_H
#define DIALECTS_VECTOR_VECTOR_H

#include "core/ir/definition.h"
#include "dialects/step.h"

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

/* The mask of the vector.mask around the operation, if there is one, and what masked-off lanes are
 * given instead, if that is said. */
typedef struct Masking {
    bool masks, keeps;
    Place mask, passthru;
} Masking;

Masking vector_masking(const Step *s);

extern const TypeConstraint VECTOR_MASK; /* of at least one dimension */

extern const OpDef VECTOR_PRINT_OPS[], VECTOR_MASK_OPS[];

#endif
