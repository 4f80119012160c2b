/* Boundary: the values of a scalar type at which things go wrong: zeros, ones, extremes, powers of
 * two and their neighbours; for floats also subnormals, infinities, NaNs, and what lies around each
 * edge of rounding to another format and of conversion to an integer.
 */
#ifndef INTERP_ORACLE_INPUTS_BOUNDARY_H
#define INTERP_ORACLE_INPUTS_BOUNDARY_H

#include "core/base/map.h"
#include "interp/oracle/inputs/constants.h"
#include "semantics/value/layout.h"

typedef struct Boundary {
    unsigned words;         /* of each value */
    uint32_t count;         /* at least 1 */
    const uint64_t *values; /* no two are the same; the most telling come first */
    uint32_t small_count;
    const uint64_t *small; /* numbers near zero, halves among them where there are any */
    uint32_t constant_count;
    const uint64_t *constants; /* numbers of a program, and those beside them */
} Boundary;

/* What was made is kept for the next who asks. All zero is empty. */
typedef struct Boundaries {
    Arena arena;
    Map made;
} Boundaries;

/* Of an integer, index or float layout of at least one bit. */
const Boundary *boundary_of(Boundaries *boundaries, const Layout *scalar);
/* The same with a program's constants, as the type has them, early among its values. All of it is
 * the arena's; `of` itself where there are none. */
const Boundary *boundary_with(Arena *arena, const Boundary *of, const Layout *scalar,
                              const Constants *constants);
void boundaries_free(Boundaries *boundaries);

#endif
