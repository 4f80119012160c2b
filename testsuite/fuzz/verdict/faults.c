#include "testsuite/fuzz/verdict/faults.h"

#include <string.h>

typedef struct Fault {
    const char *name;
    bool (*explains)(Verdict verdict, Str text, Str why);
} Fault;

static bool has(Str text, const char *word)
{
    return memmem(text.data, text.len, word, strlen(word)) != NULL;
}

/* mlir-opt reads them, as this program does; its library does not. */
static bool external_resources(Verdict verdict, Str text, Str why)
{
    return verdict == ONLY_UPSTREAM_ACCEPTS && has(text, "external_resources")
           && has(why, " for key '");
}

/* What mlir-opt says depends on whether a dialect was loaded; here all are. */
static bool loaded_dialect(Verdict verdict, Str text, Str why)
{
    return verdict == ONLY_OURS_ACCEPTS && has(text, "dl_spec")
           && has(why, "dialect does not support identifier data layout entries");
}

/* Elements of a memref type pass for those of any type. */
static bool memref_elements(Verdict verdict, Str text, Str why)
{
    return verdict == ONLY_UPSTREAM_ACCEPTS && has(text, "> : memref<")
           && has(why, "'llvm.mlir.constant' op expected");
}

/* Pairs of numbers where elements are no pairs: some are dropped, or read from nowhere. */
static bool pairs(Verdict verdict, Str text, Str why)
{
    return verdict == ONLY_UPSTREAM_ACCEPTS && has(text, "dense<") && has(why, "parsed ")
           && has(why, " elements, but type (");
}

/* Bits without a sign, in a number that keeps it. */
static bool no_sign(Verdict verdict, Str text, Str why)
{
    return (verdict == OUR_PRINT_DIFFERS || verdict == THEIR_PRINT_DIFFERS) && has(text, "-")
           && has(why, "f8E8M0FNU");
}

/* A literal beyond f64 is an infinity upstream, in formats that have none too: it prints as zero.
 */
static bool no_infinity(Verdict verdict, Str text, Str why)
{
    return (verdict == OUR_PRINT_DIFFERS || verdict == THEIR_PRINT_DIFFERS) && has(text, "1.0e400")
           && (has(why, "f4E2M1FN") || has(why, "f6E2M3FN") || has(why, "f6E3M2FN"));
}

/* Operands behind the tag's are read where there are none. */
static bool dma_wait_operands(Verdict verdict, Str text, Str why)
{
    return verdict == ONLY_UPSTREAM_ACCEPTS && has(text, "affine.dma_wait")
           && has(why, "'affine.dma_wait' op incorrect number of operands");
}

/* A pattern that encodes no number becomes an infinity. */
static bool no_number(Verdict verdict, Str text, Str why)
{
    return verdict == THEIR_PRINT_DIFFERS && has(text, ": f80")
           && has(why, "0x7FFF0000000000000000 : f80");
}

/* Operands are divided by the inputs of a map, of which there may be more. */
static bool parallel_operands(Verdict verdict, Str text, Str why)
{
    return verdict == ONLY_OURS_ACCEPTS && has(text, "affine.parallel")
           && has(why, "'affine.parallel' op operand cannot be used as a");
}

/* A set of cases marks an empty place by this number (S6). */
static bool largest_case(Verdict verdict, Str text, Str why)
{
    (void)text;
    return verdict == ONLY_OURS_ACCEPTS
           && has(why, "'scf.index_switch' op has duplicate case value: 9223372036854775807");
}

/* A parser of an attribute reports an error and gives an attribute. */
static bool accepts_with_error(Verdict verdict, Str text, Str why)
{
    (void)text;
    return verdict == ONLY_UPSTREAM_ACCEPTS && has(why, "upstream accepts it, and says: error");
}

static const Fault FAULTS[] = {
    { "llvm.mlir.constant of elements of a memref", memref_elements },
    { "complex literals for elements that are not complex", pairs },
    { "external resources, which mlir-opt alone reads", external_resources },
    { "data layout entries of dialects that are loaded", loaded_dialect },
    { "an infinite literal of a format without infinity", no_infinity },
    { "a negative literal of a format without sign", no_sign },
    { "affine.dma_wait without its number of elements", dma_wait_operands },
    { "bits that no number of f80 has", no_number },
    { "affine.parallel with fewer operands than its maps have inputs", parallel_operands },
    { "2^63 - 1 as a case of scf.index_switch", largest_case },
    { "accepted in spite of an error", accepts_with_error },
    { 0 }
};

const char *fault_of_upstream(Verdict verdict, Str text, Str why)
{
    for (const Fault *fault = FAULTS; fault->name; fault++)
        if (fault->explains(verdict, text, why))
            return fault->name;
    return NULL;
}
