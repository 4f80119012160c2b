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

static bool prints_differ(Verdict verdict)
{
    return verdict == OUR_PRINT_DIFFERS || verdict == THEIR_PRINT_DIFFERS;
}

/* A literal beyond f64 is its infinity, and formats that have none get it nevertheless. */
static bool no_infinity(Verdict verdict, Str text, Str why)
{
    return prints_differ(verdict) && has(text, "1.0e400")
           && (has(why, "f4E2M1FN") || has(why, "f6E2M3FN") || has(why, "f6E3M2FN"));
}

/* Negative numbers of a format without a sign lose it. */
static bool no_sign(Verdict verdict, Str text, Str why)
{
    (void)text;
    return prints_differ(verdict) && has(why, "f8E8M0FNU");
}

static bool prints_are_refused(Verdict verdict)
{
    return verdict == OUR_PRINT_IS_REFUSED || verdict == THEIR_PRINT_IS_REFUSED;
}

/* Decimals are read as f64, whatever their type; but numbers of wider formats are printed as
 * decimals. What f64 does not hold is printed, and read as something else. */
static bool wide_float(Verdict verdict, Str text, Str why)
{
    (void)text;
    return prints_differ(verdict) && (has(why, "f80") || has(why, "f128"));
}

/* The arguments of these blocks are not verified, and custom forms do not show them. */
static bool unseen_arguments(Verdict verdict, Str text, Str why)
{
    return prints_differ(verdict) && has(why, "^bb")
           && (has(text, "affine.parallel") || has(text, "in_parallel"));
}

/* The custom form of accesses leaves out operands that their map does not use. */
static bool unused_operands(Verdict verdict, Str text, Str why)
{
    return prints_differ(verdict) && has(text, "affine.") && why.len > 4
           && memcmp(why.data, "#map", 4) == 0;
}

/* Lists of attributes that have none are not printed. */
static bool empty_lists(Verdict verdict, Str text, Str why)
{
    (void)text;
    return prints_differ(verdict) && (has(why, "_attrs = []") || has(why, "_attrs = [{}"));
}

/* Custom forms write a default that was not there. */
static bool default_address(Verdict verdict, Str text, Str why)
{
    (void)text;
    return prints_differ(verdict) && has(why, "llvm.func") && has(why, "unnamed_addr = 0");
}

/* Groups are verified as elements of i32, and printed without their shaped type. */
static bool group_types(Verdict verdict, Str text, Str why)
{
    (void)text;
    return prints_differ(verdict) && has(why, "affine.parallel") && has(why, "BoundsGroups = ");
}

/* Bounds and steps that are constants 0 and 1 are not printed, operands or not. */
static bool normal_forall(Verdict verdict, Str text, Str why)
{
    (void)text;
    return prints_differ(verdict) && has(why, "\"scf.forall\"(%") && has(why, "staticStep = ");
}

/* A bound's map is verified without its operands. */
static bool bound_operands(Verdict verdict, Str text, Str why)
{
    return prints_are_refused(verdict) && (has(text, "affine.for") || has(text, "affine.parallel"))
           && (has(why, "operand count and affine map") || has(why, "<<UNKNOWN SSA VALUE>>"));
}

/* The number of elements may be of any type for the verifier, and is an index for the parser. */
static bool dma_count(Verdict verdict, Str text, Str why)
{
    return prints_are_refused(verdict) && has(text, "affine.dma_")
           && has(why, "expects different type than prior uses: 'index' vs");
}

static bool empty_symbol(Verdict verdict, Str text, Str why)
{
    return prints_are_refused(verdict) && has(text, "\"\"") && has(why, "<<INVALID EMPTY SYMBOL>>");
}

/* Cases wider than 64 bits are printed, and not read. */
static bool wide_case(Verdict verdict, Str text, Str why)
{
    return prints_are_refused(verdict) && has(text, "cf.switch")
           && has(why, "integer value too large");
}

/* A step that is not positive is verified, and not read. */
static bool backward_step(Verdict verdict, Str text, Str why)
{
    return prints_are_refused(verdict) && has(text, "affine.for")
           && has(why, "expected step to be representable as a positive signed integer");
}

/* `vector.print` alone takes the first result of the next line for its operand. */
static bool bare_print(Verdict verdict, Str text, Str why)
{
    return prints_are_refused(verdict) && has(text, "vector.print") && has(why, "expected ':'");
}

/* mlir-opt reads them, as this program does; its library does not. */
static bool external_resources(Verdict verdict, Str text, Str why)
{
    return verdict == ONLY_UPSTREAM_ACCEPTS && has(text, "external_resources")
           && has(why, " for key '");
}

/* Functions of types that they cannot have, or of structs of such, are read in the custom form and
 * printed, and not read in the other. */
static bool function_types(Verdict verdict, Str text, Str why)
{
    return prints_are_refused(verdict) && has(text, "llvm.func")
           && (has(why, "invalid function argument type")
               || has(why, "expected LLVM type for function arguments"));
}

/* What mlir-opt says depends on whether a dialect was loaded; here all are. */
static bool loaded_dialect(Verdict verdict, Str text, Str why)
{
    return verdict == ONLY_OURS_ACCEPTS && has(text, "dl_spec")
           && has(why, "dialect does not support identifier data layout entries");
}

/* The least number of 64 bits in an affine expression is printed as the negation of what is none.
 */
static bool least_constant(Verdict verdict, Str text, Str why)
{
    (void)text;
    return prints_are_refused(verdict) && has(why, "constant too large for index")
           && has(why, "-9223372036854775808");
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

/* Terminators that are implied are not printed, and their attributes with them. */
static bool implied_terminator(Verdict verdict, Str text, Str why)
{
    (void)text;
    return prints_differ(verdict)
           && (has(why, ".yield\"() {") || has(why, ".reduce\"() {") || has(why, ".return\"() {"));
}

static bool empty_mask(Verdict verdict, Str text, Str why)
{
    return prints_are_refused(verdict) && has(text, "llvm.shufflevector")
           && has(why, "vector types must have positive constant sizes but got 0");
}

/* A parser of an attribute reports an error and gives an attribute. */
static bool accepts_with_error(Verdict verdict, Str text, Str why)
{
    (void)text;
    return verdict == ONLY_UPSTREAM_ACCEPTS && has(why, "upstream accepts it, and says: error");
}

static const Fault FAULTS[] = {
    { "a float wider than f64 does not survive its print", wide_float },
    { "an infinite literal of a format without infinity", no_infinity },
    { "a negative literal of a format without sign", no_sign },
    { "the least constant of an affine map", least_constant },
    { "llvm.mlir.constant of elements of a memref", memref_elements },
    { "complex literals for elements that are not complex", pairs },
    { "attributes of terminators that are not printed", implied_terminator },
    { "llvm.shufflevector makes a vector of no lanes", empty_mask },
    { "arguments of blocks that custom forms do not show", unseen_arguments },
    { "operands that an affine map does not use", unused_operands },
    { "empty lists of attributes of arguments", empty_lists },
    { "llvm.func gets an unnamed_addr from its print", default_address },
    { "affine.parallel loses the type of its groups", group_types },
    { "scf.forall without operands for what is 0 and 1", normal_forall },
    { "bounds are printed without operands for their maps", bound_operands },
    { "affine.dma_start counts with what is no index", dma_count },
    { "an empty symbol is printed as nothing that can be read", empty_symbol },
    { "cf.switch prints cases that it does not read", wide_case },
    { "affine.for prints steps that it does not read", backward_step },
    { "vector.print without an operand takes that of the next line", bare_print },
    { "external resources, which mlir-opt alone reads", external_resources },
    { "llvm.func of types that only one form takes", function_types },
    { "data layout entries of dialects that are loaded", loaded_dialect },
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
