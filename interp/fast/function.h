/* Functions of floats: operations whose row hands its operands to one (PRIM_FLOAT_FUNCTION). */
#ifndef INTERP_FAST_FUNCTION_H
#define INTERP_FAST_FUNCTION_H

#include "interp/machine/machine.h"

typedef struct FloatFunction {
    const FloatFormat *format; /* of at most 64 bits */
    Float (*of_one)(Float operand);
    Float (*of_two)(Float lhs, Float rhs); /* NULL: of one */
} FloatFunction;

/* handlers_function.c: the function that the node is; false: of none, or not of such a format, or
 * its result may be poison. */
bool fast_function_of(const Node *node, FloatFunction *function);
/* Of the patterns; false where the result is a NaN, which the definition gives. */
bool fast_apply_function(const FloatFunction *function, uint64_t lhs, uint64_t rhs,
                         uint64_t *result);

#endif
