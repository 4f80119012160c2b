/* Measure: how large a module is, to a reader. What counts most comes first, and a candidate is
 * smaller where the first part that differs is; so no chain of smaller ones is endless.
 */
#ifndef INTERP_ORACLE_REDUCE_REDUCE_MEASURE_H
#define INTERP_ORACLE_REDUCE_REDUCE_MEASURE_H

#include "core/ir/ir.h"

enum {
    MEASURE_OPERATIONS, /* by weight: a constant is worth less than another operation */
    MEASURE_PLACES,     /* operands, results, arguments, successors */
    MEASURE_OPERANDS,   /* what they are: results, arguments, constants, small constants */
    MEASURE_ATTRIBUTES, /* parts of those that are not as by default */
    MEASURE_TYPES,      /* bits and dimensions */
    MEASURE_NUMBERS,    /* in attributes */
    MEASURES
};

typedef struct Measure {
    uint64_t of[MEASURES];
    unsigned operations; /* all but modules and functions */
} Measure;

Measure measure_of(const Op *module);
bool measure_less(const Measure *a, const Measure *b);

#endif
