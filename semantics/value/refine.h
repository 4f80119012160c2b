/* Refinement: may one value stand for another?
 *
 * The source is what the reference semantics gives, the target what something else made of it:
 * native code, or the program after a pass. Where the source leaves a value open, any target will
 * do; else both must be the same value. Lane by lane:
 *
 *   poison in the source     anything
 *   poison in the target     nothing but poison
 *   a NaN in the source      any NaN: payload and sign are choices
 *   everything else          the same bits; +0 and -0 are different values
 *
 * A memref stands for another of the same shape: where it lies is a choice, and what it holds is
 * for the caller to compare (refine_bytes). A pointer stands for any other.
 *
 * Floats that differ have a distance in units in the last place: how many steps from one number of
 * the format to the next lie between them, infinities counted as the numbers behind the largest.
 */
#ifndef SEMANTICS_VALUE_REFINE_H
#define SEMANTICS_VALUE_REFINE_H

#include "semantics/value/layout.h"

/* From the best to the worst. */
typedef enum RefineVerdict {
    REFINE_EQUAL,
    REFINE_NAN,    /* both are NaN, of different bits */
    REFINE_POISON, /* the source is poison, and the target something else */
    REFINE_NEAR,   /* numbers of a float format that differ: `ulps` says by how much */
    REFINE_DIFFERENT,
} RefineVerdict;

__extension__ typedef unsigned __int128 UlpCount;

struct Refinement {
    RefineVerdict verdict; /* the worst of all lanes */
    uint64_t lane;         /* the first of that verdict; of complex numbers, either part's */
    UlpCount ulps;         /* the largest distance of a lane that is REFINE_NEAR */
};

/* Does it refine? What is near does not, unless the caller knows a reason. */
static inline bool refines(Refinement found)
{
    return found.verdict < REFINE_NEAR;
}

/* Words and origins of poison, as semantics/value/layout.h has them. Either poison may be NULL: no
 * lane is. */
Refinement refine_value(const Layout *layout, const uint64_t *source, const uint32_t *source_poison,
                        const uint64_t *target, const uint32_t *target_poison);

/* The elements of a live allocation, from its first byte on, against as many bytes of the target:
 * a lane of which anything is poison, or was never written, is open. `lane` counts elements.
 * The layout must be one that memory can hold. */
Refinement refine_bytes(const Layout *element, const Allocation *source,
                        const unsigned char *target);

/* The distance of two floats of one format, neither a NaN: 0 for the same bits, and for zeros of
 * either sign. */
UlpCount float_ulps_between(Float a, Float b);
/* The float so many steps above (below) this one, which is no NaN; the infinity, or the largest
 * number where the format has none, when there are fewer. */
Float float_steps_up(Float value, uint64_t steps);
Float float_steps_down(Float value, uint64_t steps);

#endif
