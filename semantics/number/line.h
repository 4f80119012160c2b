/* Line: arithmetic on numbers that lie in words at even distances, one after the other, each as the
 * functions of int.h and float.h have it. For numbers of at most 64 bits; of floats for the formats
 * that the host computes, f32 and f64. What else there is, callers do number by number.
 */
#ifndef SEMANTICS_NUMBER_LINE_H
#define SEMANTICS_NUMBER_LINE_H

#include "semantics/number/float.h"

typedef struct Line {
    uint64_t *words;
    uint64_t step; /* words from one number to the next; 0: it is one number */
} Line;

typedef enum LineOp { LINE_ADD, LINE_MUL, LINE_AND, LINE_OR, LINE_XOR } LineOp;

/* What a line's numbers are: a format, or NULL and a width in bits. */
typedef struct LineNumber {
    const FloatFormat *format;
    unsigned width;
} LineNumber;

/* Is there such arithmetic? */
bool line_takes(LineNumber number, LineOp op);
/* to[i] becomes to[i] `op` value[i], for i from 0 on: for how many. Fewer than `count` where the
 * next would be a NaN, whose bits others choose; it is left as it was. */
uint64_t line_combine(LineNumber number, LineOp op, Line to, Line value, uint64_t count);
/* The same of to[i] + a[i] * b[i], the product rounded by itself, or not (`fused`). */
uint64_t line_add_products(LineNumber number, bool fused, Line to, Line a, Line b, uint64_t count);

#endif
