/* Fast math: what an operation's flags let it give besides its own result (P7).
 *
 * `nnan` and `ninf` are not here: they make poison, which is exact. What `nsz` leaves open is
 * listed: the signs of zeros, of operands and results.
 */
#ifndef INTERP_ORACLE_JUDGE_FAST_MATH_H
#define INTERP_ORACLE_JUDGE_FAST_MATH_H

#include "core/ir/ir.h"
#include "core/ir/primitive.h"

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
/* As dialects/arith/arith.h has them; 0: it has none. */
uint64_t fast_math_flags(const Op *op);
/* Does the flag let the operation, or what fuses with it, give anything else? */
bool fast_flag_matters(const Op *op, uint64_t flag);
/* What it computes; of a reduction of floats the operation that makes one number of two. */
Primitive fast_primitive(const Op *op);
/* A sum or product of all lanes of a vector, and an accumulator. */
bool fast_is_reduction(const Op *op);
/* What is regrouped: sums, products, quotients. */
bool fast_is_polynomial(const Op *op);
/* What is approximated: functions, roots among them. */
bool fast_is_function(const Op *op, const FloatFormat *format);

#endif
