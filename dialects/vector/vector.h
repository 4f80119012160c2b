/* vector: what its files share. */
#ifndef DIALECTS_VECTOR_VECTOR_H
#define DIALECTS_VECTOR_VECTOR_H

#include "core/define/constraint.h"
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

extern const OpDef VECTOR_PRINT_OPS[], VECTOR_MASK_OPS[], VECTOR_LANES_OPS[], VECTOR_EXTRACT_OPS[];

/* Has operand 0 the element type of the result, each being its own where it is no vector? */
bool vector_keeps_element(const Op *op);

/* What the verifier lets through where a run cannot: it is invalid that what has so many lanes in a
 * dimension, or in all, is put where there are others (V13). */
Flow vector_differs(Step *s, uint64_t lanes, uint64_t others);

/* Lanes of a place that lie apart in each dimension: the first, and how far. A scalar is one. */
typedef struct Lanes {
    Place place;
    uint64_t first, *strides;
} Lanes;

/* All of the place, row by row; the strides are in scratch memory. */
Lanes lanes_of(Step *s, Place place);
/* So many of these lanes become those, poison and all. */
void lanes_copy(Step *s, Lanes to, Lanes from, const int64_t *sizes, unsigned rank);
/* The same of lanes that follow each other. */
void lanes_copy_run(Place to, uint64_t at, Place from, uint64_t first, uint64_t count);

#endif
