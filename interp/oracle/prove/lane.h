/* Lane: one lane of an operation, as terms. What a primitive gives of them is said here a second
 * time, in the solver's words: testsuite/unit/test_prove.c holds both sayings together.
 *
 * An integer is its bits. A float is a number of the solver's theory, which has one NaN; beside it
 * stand its bits, which matter where it is a NaN whose bits are kept (DECISIONS.md N1, P8).
 */
#ifndef INTERP_ORACLE_PROVE_LANE_H
#define INTERP_ORACLE_PROVE_LANE_H

#include "core/ir/context.h"
#include "interp/oracle/prove/terms.h"

typedef struct Scalar {
    const FloatFormat *format; /* NULL: an integer or index */
    unsigned width;
    Term value;
    Term poison;
    Term bits; /* of a float, where `kept` */
    Term kept; /* the bits are those that it was handed in with, or a constant's */
} Scalar;

enum { LANE_OPERANDS = 3, LANE_RESULTS = 2 };

typedef struct Lane {
    Terms *terms;
    const Op *op;
    const Attr *const *attrs;                    /* as the row that says the meaning reads them */
    Scalar in[LANE_OPERANDS], out[LANE_RESULTS]; /* of `out` types are given */
    Term poison;                                 /* of all results, besides what operands spread */
    Term undefined;                              /* besides operands that must not be poison */
    const char *text;                            /* LaneMeaning.text */
    const char *refused;                         /* why it has no meaning here; NULL: it has */
} Lane;

typedef struct LaneMeaning {
    Primitive primitive;
    void (*give)(Lane *lane);
    unsigned attrs;   /* so many of the row are looked at; others have to be absent */
    const char *text; /* what tells it from others that `give` says alike; or NULL */
} LaneMeaning;

/* Ended by PRIM_NONE. */
extern const LaneMeaning LANE_INTEGERS[], LANE_FLOATS[];

uint64_t lane_bits(const Lane *lane, unsigned attr); /* of an enum or a unit; 0: absent */
Term lane_sort(Lane *lane, const Scalar *scalar);
void lane_give(Lane *lane, Term value); /* result 0 */
void lane_poison_if(Lane *lane, Term condition);
void lane_undefined_if(Lane *lane, Term condition);

/* floats.c */
bool float_is_translated(const FloatFormat *format);
void float_keep(Terms *terms, Scalar *scalar, Term bits); /* of these bits */
void float_make(Terms *terms, Scalar *scalar, Term value);
Term float_sort(Terms *terms, const FloatFormat *format);

#endif
