/* Dots: sums of products of a few lanes, as processors' instructions for vectors make them. */
#ifndef DIALECTS_DOTS_H
#define DIALECTS_DOTS_H

#include "dialects/step.h"

/* Lanes in rows of `length`. Lane i of the result is of row i of both factors; or, with `columns`,
 * results are square matrices of so many rows: of one of lhs by one of rhs, of which each has as
 * many rows. */
typedef struct Dots {
    unsigned length, columns;
    bool lhs_unsigned, rhs_unsigned; /* integers, which are extended first */
    bool backwards;                  /* the last products of a row come first */
} Dots;

/* Gives the accumulator, operand 0, plus the products of operands 1 and 2, one after another:
 * modulo 2^n, or each rounded. */
Flow give_dots(Step *s, Dots dots);

#endif
