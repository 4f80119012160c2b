/* vector: what its files share. */
#ifndef DIALECTS_VECTOR_VECTOR_H
#define DIALECTS_VECTOR_VECTOR_H

#include "core/define/constraint.h"
#include "dialects/combine.h"
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

/* lanes.c: the bits of a vector, or a number, as those of another. */
EvalOp vector_bitcast;

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

/* combining.c. How two numbers become one; the numbers are upstream's. */
typedef enum CombiningKind {
    COMBINING_ADD,
    COMBINING_MUL,
    COMBINING_MINUI,
    COMBINING_MINSI,
    COMBINING_MINNUMF,
    COMBINING_MAXUI,
    COMBINING_MAXSI,
    COMBINING_MAXNUMF,
    COMBINING_AND,
    COMBINING_OR,
    COMBINING_XOR,
    COMBINING_MINIMUMF,
    COMBINING_MAXIMUMF,
} CombiningKind;

enum { ITERATOR_PARALLEL, ITERATOR_REDUCTION };

extern const AttrDef VECTOR_COMBINING_ATTRS[];
extern const AttrConstraint COMBINING_KIND_ATTR, VECTOR_ITERATOR_TYPES_ATTR;
const Attr *combining_kind_attr(Context *context, CombiningKind kind);
/* "parallel" or "reduction"; NULL where it is no such keyword. */
const Attr *vector_iterator_attr(Context *context, Str keyword);
Str vector_iterator_keyword(const Attr *iterator);
CombiningKind combining_kind(const Op *op, unsigned attr);
const char *combining_keyword(CombiningKind kind);
/* Has it a meaning for numbers of this type? */
bool combining_takes(CombiningKind kind, const Type *type);
/* `to` becomes old combined with value: scalars of one layout, poison where either is. */
Flow combining(Step *s, CombiningKind kind, Place to, Place old, Place value);
/* The same of lanes one after the other: to[i] becomes to[i] combined with value[i]. */
Flow combining_line(Step *s, CombiningKind kind, PlaceLine to, PlaceLine value, uint64_t count);
/* The number that changes none; false where the kind has no meaning for the type. */
bool combining_identity(Step *s, CombiningKind kind, Place to);
/* Are the operand's elements, or it itself, of the type that those of the result are? */
bool has_element_of_result(const Op *op, unsigned operand);

/* What a mask says of a lane: on, off, or, being poison, nobody knows. */
typedef enum LaneState { LANE_ON, LANE_OFF, LANE_UNKNOWN } LaneState;
LaneState mask_lane(const Masking *masking, uint64_t lane);
/* `to` is combined with a value where the mask's lane is on, and poison where that is. */
Flow combining_masked(Step *s, CombiningKind kind, const Masking *masking, uint64_t lane, Place to,
                      Place value);

extern const OpDef VECTOR_REDUCE_OPS[], VECTOR_CONTRACT_OPS[], VECTOR_PRODUCT_OPS[];

#endif
