/* Compare: does one module refine another, run by the interpreter both?
 *
 * Every function that both have under one name with one signature (or the entry) is run in both on
 * inputs as `check` makes them. Where the source is undefined the target may do anything; else its
 * results, what it prints, what it calls outside with which arguments, and the memory reachable
 * from arguments and globals must refine the source's.
 */
#ifndef INTERP_COMPARE_H
#define INTERP_COMPARE_H

#include "core/base/vec.h"
#include "interp/machine.h"

typedef struct CompareOptions {
    const char *entry; /* NULL: every function of the source that can be called from outside */
    const char *args;  /* one input for it; NULL: inputs are made */
    uint64_t inputs, seed;
    uint64_t only; /* the one input to look at, UINT64_MAX: all */
    unsigned index_width;
    uint64_t max_steps, max_memory;
    unsigned max_depth;
    double ulp; /* as of check */
} CompareOptions;

typedef enum CompareVerdict {
    COMPARE_REFINES,
    COMPARE_DIFFERS,    /* an input shows it */
    COMPARE_DROPPED,    /* the target lacks a function, or its signature changed */
    COMPARE_NOT_JUDGED, /* nothing could be run in both: `why` */
} CompareVerdict;

typedef struct Comparison {
    CompareVerdict verdict;
    Str function;
    uint64_t input; /* its number */
    Str args;       /* it, as --args takes it */
    Str where; /* what differs: "result 0", "element 3 of argument 1's memory", "the run ends" */
    Str source, target; /* what it is in each: a value, or the report of how the run ends */
    const Op *departs; /* the source's first operation whose value the target's does not have; NULL:
                        * not known */
    Str why;
    uint64_t functions, inputs, undefined, open; /* looked at; without meaning in the source; with
                                                  * choices, of which samples were tried */
    Arena arena;
} Comparison;

/* Both verify. The arena of the comparison owns its texts. */
Comparison compare_modules(Context *source_context, const Op *source, Context *target_context,
                           const Op *target, const CompareOptions *options);
void comparison_free(Comparison *comparison);

#endif
