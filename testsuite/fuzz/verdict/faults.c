#include "testsuite/fuzz/verdict/faults.h"

#include <string.h>

#define MAGIC "ML\xEFR"

enum { EITHER_DIFFERS = 1 << OURS_DIFFERS | 1 << THEIRS_DIFFERS };

/* A fault explains a difference that is of such a verdict, where the text and what is said of it
 * hold these words; NULL holds everywhere. */
typedef struct Fault {
    const char *name;
    unsigned verdicts; /* a bit each */
    const char *text;
    const char *why[2];
} Fault;

static const Fault FAULTS[] = {
    /* Elements of a memref type pass for those of any type. */
    { "llvm.mlir.constant of elements of a memref",
      1 << ONLY_UPSTREAM_ACCEPTS,
      "memref<",
      { "'llvm.mlir.constant' op expected" } },
    /* Some are dropped, or read from nowhere. */
    { "complex literals for elements that are not complex",
      1 << ONLY_UPSTREAM_ACCEPTS,
      "dense<",
      { "parsed ", " elements, but type (" } },
    /* mlir-opt reads them, as this program does; its library does not. */
    { "external resources, which mlir-opt alone reads",
      1 << ONLY_UPSTREAM_ACCEPTS,
      "external_resources",
      { " for key '" } },
    /* What mlir-opt says depends on whether a dialect was loaded; here all are. */
    { "data layout entries of dialects that are loaded",
      1 << ONLY_OURS_ACCEPTS,
      "dl_spec",
      { "dialect does not support identifier data layout entries" } },
    /* A literal beyond f64 is an infinity in formats that have none too: it prints as zero. */
    { "an infinite literal of f4E2M1FN", EITHER_DIFFERS, "1.0e400", { "f4E2M1FN" } },
    { "an infinite literal of f6E2M3FN", EITHER_DIFFERS, "1.0e400", { "f6E2M3FN" } },
    { "an infinite literal of f6E3M2FN", EITHER_DIFFERS, "1.0e400", { "f6E3M2FN" } },
    /* Its bits have no sign, but the number keeps it. */
    { "a negative literal of a format without sign", EITHER_DIFFERS, "-", { "f8E8M0FNU" } },
    /* Operands behind the tag's are read where there are none. */
    { "affine.dma_wait without its number of elements",
      1 << ONLY_UPSTREAM_ACCEPTS,
      "affine.dma_wait",
      { "'affine.dma_wait' op incorrect number of operands" } },
    /* Lanes are counted in 32 bits. */
    { "llvm.intr.vector.interleave2 of 2^32 lanes more",
      1 << ONLY_UPSTREAM_ACCEPTS,
      "llvm.intr.vector.interleave2",
      { "'llvm.intr.vector.interleave2' op failed to verify that result has twice as many" } },
    /* It prints them, and takes the results of the next operation for an operand. */
    { "vector.print before an operation with results",
      1 << ONLY_OURS_ACCEPTS,
      "vector.print\n",
      { "expected ':'" } },
    /* An attribute of another kind is taken for the map that it should be. */
    { "affine.dma operations with a set for a map",
      1 << ONLY_UPSTREAM_ACCEPTS,
      "affine_set<",
      { "'affine.dma_", "' op incorrect number of operands" } },
    /* They become an infinity. */
    { "bits that no number of f80 has",
      1 << THEIRS_DIFFERS,
      ": f80",
      { "0x7FFF0000000000000000 : f80" } },
    /* Operands are divided by the inputs of a map, of which there may be more. */
    { "affine.parallel with fewer operands than its maps have inputs",
      1 << ONLY_OURS_ACCEPTS,
      "affine.parallel",
      { "'affine.parallel' op operand cannot be used as a" } },
    /* What is behind the inputs of the second is nobody's. */
    { "affine.parallel with more operands than its maps have inputs",
      1 << ONLY_UPSTREAM_ACCEPTS,
      "affine.parallel",
      { "'affine.parallel' op has ", " operands, but its maps take " } },
    /* A set of cases marks an empty place by this number (S6). */
    { "2^63 - 1 as a case of scf.index_switch",
      1 << ONLY_OURS_ACCEPTS,
      NULL,
      { "'scf.index_switch' op has duplicate case value: 9223372036854775807" } },
    /* It takes memory for all the results below, gigabytes of it. */
    { "numbers of results beyond a limit",
      1 << ONLY_UPSTREAM_ACCEPTS,
      "#",
      { "result number too large" } },
    /* The same numbers, computed in another order of operations. */
    { "the body of linalg.fill_rng_2d", EITHER_DIFFERS, "linalg.fill_rng_2d", { NULL } },
    /* A parser of an attribute reports an error and gives an attribute. */
    { "accepted in spite of an error",
      1 << ONLY_UPSTREAM_ACCEPTS,
      NULL,
      { "upstream accepts it, and says: error" } },
    /* `explain bytecode`: what no writer writes is wrong here. */
    { "bytes that nobody reads",
      1 << ONLY_UPSTREAM_ACCEPTS,
      MAGIC,
      { "unexpected trailing bytes after " } },
    { "strings without their null character",
      1 << ONLY_UPSTREAM_ACCEPTS,
      MAGIC,
      { "no null character ends the string" } },
    { "names with a null character in them",
      1 << ONLY_UPSTREAM_ACCEPTS,
      MAGIC,
      { "null character not allowed in operation name" } },
    { "values that a region has and does not define",
      1 << ONLY_UPSTREAM_ACCEPTS,
      MAGIC,
      { "a region has ", " values, and defines " } },
    { "more values than bytes", 1 << ONLY_UPSTREAM_ACCEPTS, MAGIC, { " values do not fit the " } },
    /* No text has them: reading bytecode it does not verify types. */
    { "negative dimensions", 1 << ONLY_UPSTREAM_ACCEPTS, MAGIC, { "a dimension has size -" } },
    { "vectors of no elements",
      1 << ONLY_UPSTREAM_ACCEPTS,
      MAGIC,
      { "vector types must have positive constant sizes", ", at byte " } },
    { "integers that are signless, signed or unsigned, and something else",
      1 << ONLY_UPSTREAM_ACCEPTS,
      MAGIC,
      { "an integer type of ", " bits, with signedness " } },
    { "elements that no vector has",
      1 << ONLY_UPSTREAM_ACCEPTS,
      MAGIC,
      { "failed to verify 'elementType': VectorElementTypeInterface instance, at byte " } },
    { "elements that no memref has",
      1 << ONLY_UPSTREAM_ACCEPTS,
      MAGIC,
      { "invalid memref element type '", ", at byte " } },
    { "quantized types whose limits do not fit",
      1 << ONLY_UPSTREAM_ACCEPTS,
      MAGIC,
      { "illegal storage min and storage max: ", ", at byte " } },
    { "quantized types that express no float",
      1 << ONLY_UPSTREAM_ACCEPTS,
      MAGIC,
      { "expressed type must be floating point", ", at byte " } },
    { "quantized types whose scales and zero points are not as many",
      1 << ONLY_UPSTREAM_ACCEPTS,
      MAGIC,
      { "shape of scales and zeroPoints (", ") does not match, at byte " } },
    { "more or fewer bytes than elements need",
      1 << ONLY_UPSTREAM_ACCEPTS,
      MAGIC,
      { " elements of type '", " bytes are no " } },
    { "indices and values of sparse elements that do not go together",
      1 << ONLY_UPSTREAM_ACCEPTS,
      MAGIC,
      { "indices and values do not go together as sparse elements" } },
    { "dictionaries that have a name twice",
      1 << ONLY_UPSTREAM_ACCEPTS,
      MAGIC,
      { "a dictionary has an attribute of one name twice" } },
    { "numbers of more bits than their type has",
      1 << ONLY_UPSTREAM_ACCEPTS,
      MAGIC,
      { " is no value of " } },
    { "flags that are neither 0 nor 1", 1 << ONLY_UPSTREAM_ACCEPTS, MAGIC, { "a flag is " } },
    { "attributes that a property cannot hold",
      1 << ONLY_UPSTREAM_ACCEPTS,
      MAGIC,
      { "property '", " cannot hold " } },
    /* It takes them for an attribute; likewise. */
    { "properties of operations that nobody defines",
      1 << ONLY_UPSTREAM_ACCEPTS,
      MAGIC,
      { "' has properties as its definition says, which is not known here" } },
    /* Before version 5 it loses them, and reads their attributes as discardable; likewise. */
    { "properties that are no attributes, in versions that have attributes alone",
      EITHER_DIFFERS,
      MAGIC,
      { "}> {" } },
    { "an alignment, lost likewise",
      1 << ONLY_UPSTREAM_ACCEPTS,
      MAGIC,
      { "' op expected alignment for atomic access" } },
    /* They are kept here, as their dialect is. */
    { "versions of dialects that nobody knows",
      1 << ONLY_OURS_ACCEPTS,
      MAGIC,
      { "' does not implement the bytecode interface, but found a version entry" } },
    /* Definitions list these words; nobody reads them here. */
    { "words of spirv", 1 << ONLY_OURS_ACCEPTS, "!spirv.", { "error: unknown storage class" } },
    { 0 }
};

static bool has(Str text, const char *words)
{
    return !words || memmem(text.data, text.len, words, strlen(words));
}

const char *fault_of_upstream(Verdict verdict, Str text, Str why)
{
    for (const Fault *fault = FAULTS; fault->name; fault++)
        if (fault->verdicts & 1u << verdict && has(text, fault->text) && has(why, fault->why[0])
            && has(why, fault->why[1]))
            return fault->name;
    return NULL;
}

/* It reads an attribute that is made of itself again and again, and makes room for as many values
 * as a file says that there are. */
bool upstream_never_ends(Str text, Str why)
{
    return has(text, MAGIC)
           && (has(why, " is made of itself, at byte ") || has(why, " do not fit "));
}
