#include "testsuite/fuzz/verdict/faults.h"

#include "core/bytecode/bytecode.h"
#include "core/bytecode/encoding.h"

#include <string.h>

enum { EITHER_DIFFERS = 1 << OURS_DIFFERS | 1 << THEIRS_DIFFERS | 1 << TEXTS_DIFFER };

/* A fault explains a difference that is of such a verdict, where the text and what is said of it
 * hold these words; NULL holds everywhere. */
typedef struct Fault {
    const char *name;
    unsigned verdicts; /* a bit each */
    const char *text;
    const char *why[2];
    unsigned before; /* of bytecode of versions before that one alone; 0: of anything */
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
    /* They are counted in 32 bits. */
    { "a dimension of 2^32 and more to reassociate",
      1 << ONLY_UPSTREAM_ACCEPTS,
      "_shape",
      { "_shape' op expected reassociation map #", " to be valid and contiguous" } },
    /* It prints them, and takes the results of the next operation for an operand. */
    { "vector.print before an operation with results",
      1 << ONLY_OURS_ACCEPTS,
      "vector.print\n",
      { "expected ':'" } },
    { "vector.print before an operation with several results",
      1 << ONLY_OURS_ACCEPTS,
      "vector.print\n",
      { "'vector.print' number of operands and types do not match" } },
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
    /* Whether an offset of symbols alone is linear depends on how it simplifies. */
    { "quotients and remainders of symbols in an offset",
      1 << ONLY_OURS_ACCEPTS,
      "affine_map<",
      { " must be strided memref of any type values" } },
    /* The same numbers, computed in another order of operations. */
    { "the body of linalg.fill_rng_2d", EITHER_DIFFERS, "linalg.fill_rng_2d", { NULL } },
    /* A parser of an attribute reports an error and gives an attribute. */
    { "accepted in spite of an error",
      1 << ONLY_UPSTREAM_ACCEPTS,
      NULL,
      { "upstream accepts it, and says: error" } },
    /* It takes the first of several, and what is behind none. */
    { "sizes of segments by which a single value is none or several",
      1 << ONLY_UPSTREAM_ACCEPTS,
      NULL,
      { " group starting at #", " requires 1 element, but found " } },
    { "operands of tensor.pad and the like, which it does not count",
      1 << ONLY_UPSTREAM_ACCEPTS,
      NULL,
      { "' to match the number of dynamic entries in 'static_" } },
    /* They are kept here, as their dialect is. */
    { "versions of dialects that nobody knows",
      1 << ONLY_OURS_ACCEPTS,
      NULL,
      { "' does not implement the bytecode interface, but found a version entry" } },
    /* Before version 5 it loses them, and reads their attributes as discardable. */
    { "properties that are no attributes",
      EITHER_DIFFERS,
      NULL,
      { "}> {" },
      .before = BYTECODE_PROPERTIES },
    { "the same, as attributes", 1 << TEXTS_DIFFER, NULL, { " {" }, .before = BYTECODE_PROPERTIES },
    { "an alignment, lost likewise",
      1 << ONLY_UPSTREAM_ACCEPTS,
      NULL,
      { "' op expected alignment for atomic access" },
      .before = BYTECODE_PROPERTIES },
    /* Definitions list these words; nobody reads them here. */
    { "storage classes of spirv",
      1 << ONLY_OURS_ACCEPTS,
      "spirv.",
      { "error: unknown storage class" } },
    { "decorations of spirv", 1 << ONLY_OURS_ACCEPTS, "spirv.", { "error: unknown attribute: '" } },
    { "scopes of spirv",
      1 << ONLY_OURS_ACCEPTS,
      NULL,
      { "invalid scope <id> attribute specification: " } },
    { "uses of matrices of spirv",
      1 << ONLY_OURS_ACCEPTS,
      NULL,
      { "spirv.coopmatrix<", "invalid use <id> attribute specification: " } },
    { 0 }
};

/* What no tool writes, and reading bytecode upstream passes over, types that no text can say among
 * it (`explain bytecode`): what is said of it here. */
static const char *const PASSED_OVER[][2] = {
    { "unexpected trailing bytes after " },
    { "no null character ends the string" },
    { "null character not allowed in operation name" },
    { "a region has ", " values, and defines " },
    { "invalid used value index: " },
    { " elements of type '", " bytes are no " },
    { "indices and values do not go together as sparse elements" },
    { "a dictionary has an attribute of one name twice" },
    { " is no value of " },
    { "a flag is " },
    { "property '", " cannot hold " },
    { "' has properties as its definition says, which is not known here" },
    { "a dimension has size -" },
    { "vector types must have positive constant sizes", ", at byte " },
    { "an integer type of ", " bits, with signedness " },
    { "VectorElementTypeInterface instance, at byte " },
    { "invalid memref element type '", ", at byte " },
    { "illegal storage min and storage max: ", ", at byte " },
    { "storage type must be integral, at byte " },
    { "scale out of expressed type range ", ", at byte " },
    { "expressed type must be floating point", ", at byte " },
    { "shape of scales and zeroPoints (", ") does not match, at byte " },
};

static bool has(Str text, const char *words)
{
    return !words || memmem(text.data, text.len, words, strlen(words));
}

/* A version is a byte, twice itself and one. */
static bool is_of_version_before(Str text, unsigned version)
{
    size_t at = STR(BYTECODE_MAGIC).len;

    return bytecode_is(text) && at < text.len && (unsigned char)text.data[at] >> 1 < version;
}

static bool is_passed_over(Str why)
{
    for (size_t i = 0; i < sizeof PASSED_OVER / sizeof *PASSED_OVER; i++)
        if (has(why, PASSED_OVER[i][0]) && has(why, PASSED_OVER[i][1]))
            return true;
    return false;
}

/* Bytecode has its words in pieces: there what is said has to tell. */
static bool is_about(const Fault *fault, Str text)
{
    return has(text, fault->text) || (bytecode_is(text) && fault->why[0]);
}

const char *fault_of_upstream(Verdict verdict, Str text, Str why)
{
    for (const Fault *fault = FAULTS; fault->name; fault++)
        if (fault->verdicts & 1u << verdict && is_about(fault, text) && has(why, fault->why[0])
            && has(why, fault->why[1])
            && (!fault->before || is_of_version_before(text, fault->before)))
            return fault->name;
    return verdict == ONLY_UPSTREAM_ACCEPTS && bytecode_is(text) && is_passed_over(why)
               ? "bytecode that no tool writes"
               : NULL;
}

/* It reads an attribute that is made of itself again and again, and makes room for as many values
 * as a file says that there are. */
bool upstream_never_ends(Str text, Str why)
{
    return bytecode_is(text)
           && (has(why, " is made of itself, at byte ") || has(why, " do not fit "));
}
