/* Combine: the ways of arith's AtomicRMWKind to make one number of two, for memref.atomic_rmw, the
 * reductions of affine.parallel, and those and the products of vector.
 */
#ifndef DIALECTS_COMBINE_H
#define DIALECTS_COMBINE_H

#include "dialects/step.h"

/* The numbers are upstream's. */
typedef enum CombineKind {
    COMBINE_ADDF,
    COMBINE_ADDI,
    COMBINE_ANDI,
    COMBINE_ASSIGN,
    COMBINE_MAXIMUMF,
    COMBINE_MAXNUMF,
    COMBINE_MAXS,
    COMBINE_MAXU,
    COMBINE_MINIMUMF,
    COMBINE_MINNUMF,
    COMBINE_MINS,
    COMBINE_MINU,
    COMBINE_MULF,
    COMBINE_MULI,
    COMBINE_ORI,
    COMBINE_XORI,
    COMBINE_COUNT,
} CombineKind;

const char *combine_keyword(CombineKind kind);
bool combine_is_of_floats(CombineKind kind);
bool combine_is_of_ints(CombineKind kind);

/* `to` becomes old combined with value: scalars of one layout. Where either is poison so is the
 * result, but that an assignment takes the value as it is. FLOW_END: the kind has no meaning for
 * the type. */
Flow combine(Step *s, CombineKind kind, Place to, Place old, Place value);
/* Lanes of a place: the first, and how many further the next is; 0: it is one lane. */
typedef struct PlaceLine {
    Place first;
    uint64_t step;
} PlaceLine;

/* The same of `count` lanes, one after the other: to[i] becomes to[i] combined with value[i]. */
Flow combine_line(Step *s, CombineKind kind, PlaceLine to, PlaceLine value, uint64_t count);
/* to[i] becomes to[i] + a[i] * b[i], of floats rounded once (`fused`), or twice. `product` is room
 * for one. */
Flow combine_products(Step *s, bool fused, PlaceLine to, PlaceLine a, PlaceLine b, uint64_t count,
                      Place product);
/* to becomes a * b + c, rounded once. */
void combine_fma(Step *s, Place to, Place a, Place b, Place c);
/* The number that changes none; false for assignments, which have none. */
bool combine_identity(Step *s, CombineKind kind, Place to);

#endif
