/* Fast math: what an operation's flags let it give besides its own result (P7).
 *
 * `nnan` and `ninf` are not here: they make poison, which is exact. What `nsz` leaves open is
 * listed: the signs of zeros, of operands and results.
 */
#ifndef INTERP_FAST_MATH_H
#define INTERP_FAST_MATH_H

#include "core/ir.h"

typedef enum Leeway {
    LEEWAY_FUSES = 1 << 0,        /* contract: a product need not be rounded before it is added */
    LEEWAY_RECIPROCAL = 1 << 1,   /* arcp: a quotient may be a product with the reciprocal */
    LEEWAY_REGROUPS = 1 << 2,     /* reassoc: it, and what it is made of, may be computed in another
                                   * way altogether */
    LEEWAY_APPROXIMATES = 1 << 3, /* afn: of a function, with any precision */
    LEEWAY_ZEROS = 1 << 4,        /* nsz: a zero's sign means nothing */
} Leeway;

/* A result that may be another number; LEEWAY_ZEROS alone leaves two, at the most. */
enum { LEEWAY_NUMBERS = LEEWAY_FUSES | LEEWAY_RECIPROCAL | LEEWAY_REGROUPS | LEEWAY_APPROXIMATES };

unsigned fast_leeway(const Op *op);
/* What is regrouped: sums, products, quotients. */
bool fast_is_polynomial(const Op *op);

#endif
