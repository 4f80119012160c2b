/* linalg: what its files share.
 *
 * A structured operation is a nest of loops around a body: each operand has an affine map from the
 * loops' indices to those of its element, the body makes of one element of each those of the
 * outputs. linalg.generic writes maps and body out; a named operation has a formula, from which
 * both follow:
 *
 *   formula.c      the formulas: maps and bodies of named operations
 *   structure.c    the maps and loops of any structured operation
 *   structured.c   what is verified of all of them
 *   loops.c        the function of loops that an operation runs as
 *   run.c          running: sizes that agree, tensors as memory
 *   syntax.c       ins(...) outs(...) -> ..., the forms they are written in
 */
#ifndef DIALECTS_LINALG_LINALG_H
#define DIALECTS_LINALG_LINALG_H

#include "core/define/constraint.h"
#include "core/ir/context.h"
#include "core/text/asm.h"
#include "dialects/step.h"

extern const OpDef LINALG_GENERIC_OPS[], LINALG_FORM_OPS[], LINALG_ELEMENTWISE_OPS[],
    LINALG_CONTRACTION_OPS[], LINALG_CONVOLUTION_OPS[], LINALG_POOLING_OPS[], LINALG_SOFTMAX_OPS[],
    LINALG_PACK_OPS[], LINALG_WINOGRAD_OPS[];
extern const AttrDef LINALG_ATTRS[];
extern const AttrConstraint TYPE_FN_ATTR, ITERATOR_TYPES_ATTR, ELEMENTWISE_KIND_ATTR;
/* The sizes of result and filter: F_2_3 is F(2 x 2, 3 x 3). */
extern const AttrConstraint LINALG_WINOGRAD_ATTR;
/* Strides and dilations: of one, two or three dimensions. */
extern const AttrConstraint LINALG_I64_ELEMENTS_1, LINALG_I64_ELEMENTS_2, LINALG_I64_ELEMENTS_3;

typedef struct Structure {
    unsigned loops;
    unsigned inputs, outputs;     /* operands, the inputs first */
    const AffineMap *const *maps; /* one an operand, from loops to the operand's dimensions */
    const bool *reduces;          /* one a loop: is it a reduction, or parallel? */
} Structure;

/* How the operation loops; what is made for it lives in the arena. False where attributes
 * contradict each other so that there is no answer: its verifier says so. */
bool linalg_structure(const Op *op, Arena *arena, Structure *structure);
/* A loop that the output does not go with is a reduction. */
const bool *linalg_reductions(Arena *arena, const AffineMap *output);
bool linalg_is_structured(const Op *op);
unsigned linalg_input_count(const Op *op);
/* The type of the elements that the body sees: the operand's own, where it is no tensor or memref
 * with a rank. */
bool linalg_has_elements(const Type *type);
const Type *linalg_element(const Value *operand);

/* Formulas of named operations: `.formula` in their rows.
 *
 *   C(m, n) += cast(A(m, k)) * cast(B(k, n))
 *   for b, m, n, k: ...                    the order of the loops, where it is not that of their
 *                                          first use, the output's before all others
 *   O(...) = exp(I(...))                   (...): all loops; as many as the output has dimensions
 *   I(n, ow * strides[0] + kw)             indices are sums of products
 *   ... over K(kh, kw)                     an operand that is not read, but says how far loops go
 *   I - zero                               a name without (): a scalar
 *   12345, 0.5, index(m), f64(x)           an i32, an f64, a loop's index as i32, a number as f64
 *
 * Operands are those with (), in the order of their first use, then scalars likewise; last the
 * output. `+=` adds to what the output held. The functions are those of `linalg_function`. */
bool linalg_formula_structure(const Op *op, Arena *arena, Structure *structure);
unsigned linalg_formula_operands(const char *formula);
/* The loops and maps of the formula, in the words of linalg.generic; then the body that it gives
 * the operation in its example. */
void linalg_spelled(Context *context, const OpDef *def, Sb *text);
/* Fills the block, with an argument for an element of each of the state's operands, which are as
 * many as the formula has. NULL, or what keeps there from being one for such elements. */
const char *linalg_formula_body(const char *formula, const OpState *state, Block *block);
/* Appends an operation with these operands, and one result or none (NULL). */
Op *linalg_append(Context *context, Block *block, Str name, Loc loc, const Type *result,
                  unsigned count, Value *const *operands);
/* The operation that computes a function ("+", "exp", "select" ...) on elements of a type; NULL:
 * none does. */
const char *linalg_function(Str name, const Type *type);

/* Is the loop's index in it? */
bool linalg_uses_loop(const AffineExpr *expr, unsigned loop);
/* The operand, and its dimension, that the loop is the index of; -1: there is none. */
int linalg_loop_operand(const Op *op, const Structure *structure, unsigned loop, unsigned *dim);
/* The loops as a function, `helper` of rows; and what calls it, their `eval`. */
const Op *linalg_loops(const Op *op);
/* A function that is text, where the operation is; not verified. NULL, reported: it is wrong. */
Op *linalg_read_function(const Op *op, Str text);
/* What a function of loops sees of an operand of that type: a tensor as a memref. */
const Type *linalg_view_type(const Type *type);
Flow linalg_run(Step *s);

/* Syntax. That of linalg.generic. */
bool linalg_parse_generic(AsmParser *p, OpState *state);
void linalg_print_generic(AsmPrinter *printer, const Op *op);
/* ins(...) outs(...), either of which may be left away; the types of the outputs. */
bool linalg_parse_operands(AsmParser *p, OpState *state, Types *outputs);
/* Behind a dictionary of attributes, which fit what the definition declares. */
bool linalg_parse_attrs_and_operands(AsmParser *p, OpState *state, Types *outputs);
void linalg_print_operands(AsmPrinter *printer, const Op *op);
/* Of an operation with a formula: its body follows from that. */
bool linalg_parse_of_formula(AsmParser *p, OpState *state, const char *formula);
bool linalg_parse_named(AsmParser *p, OpState *state);
/* Adds to one whose operands were read what is never written: its body, and usual maps. */
bool linalg_complete_named(AsmParser *p, OpState *state);
void linalg_print_named(AsmPrinter *printer, const Op *op);
/* Of those that may have maps of their own. */
bool linalg_parse_contraction(AsmParser *p, OpState *state);
void linalg_print_contraction(AsmPrinter *printer, const Op *op);
bool linalg_parse_contract(AsmParser *p, OpState *state);
void linalg_print_contract(AsmPrinter *printer, const Op *op);
bool linalg_parse_elementwise(AsmParser *p, OpState *state);
void linalg_print_elementwise(AsmPrinter *printer, const Op *op);

/* What formulas call the function of an elementwise_kind, and how many numbers it is of. */
const char *linalg_kind_function(int64_t kind, unsigned *arity);
const Attr *linalg_iterator_attr(Context *context, Str keyword); /* NULL: it is no keyword */
Str linalg_iterator_keyword(const Attr *iterator);

bool linalg_verify(const Op *op);
bool linalg_verify_results(const Op *op); /* of its number and types of them alone */
/* Are the list's numbers all different, none negative, and less than `bound`? */
bool linalg_are_dimensions(const Attr *list, int64_t bound);
bool linalg_verify_product(const Op *op); /* ContractionOpInterface */
bool linalg_verify_contraction(const Op *op);
bool linalg_verify_fill(const Op *op); /* FillOpInterface */

/* Of every operation with ins(...) and outs(...). */
#define LINALG_INS_AND_OUTS                                                                        \
    OPERANDS({ "inputs", &ANY_TYPE, VARIADIC, POISON_MOVES },                                      \
             { "outputs", &ANY_SHAPED, VARIADIC, POISON_MOVES })
#define LINALG_OPERANDS                                                                            \
    .operands = LINALG_INS_AND_OUTS,                                                               \
    .results = RESULTS({ "result_tensors", &ANY_RANKED_TENSOR, VARIADIC }),                        \
    .regions = REGIONS({ "region", ANY_REGION }), .implicit_terminator = "linalg.yield"
#define LINALG_UNDEFINED                                                                           \
    "It is undefined behaviour where the sizes of operands contradict each other,\n"               \
    "and where the memory of one does not live.\n"
#define LINALG_RUNS .verify = linalg_verify, .eval = linalg_run, .helper = linalg_loops
#define LINALG_INS_AND_OUTS_OF_FORMULA                                                             \
    LINALG_OPERANDS, .traits = RECURSIVE_EFFECTS | SINGLE_BLOCK | ATTR_SIZED_OPERAND_SEGMENTS,     \
                     .parse = linalg_parse_named, .print = linalg_print_named,                     \
                     .spelled = linalg_spelled
#define LINALG_NAMED LINALG_INS_AND_OUTS_OF_FORMULA, LINALG_RUNS
#define LINALG_PRODUCT                                                                             \
    LINALG_INS_AND_OUTS_OF_FORMULA, .verify = linalg_verify_product, .eval = linalg_run,           \
                                    .helper = linalg_loops
/* Of those that may have maps of their own, and say how they cast. */
#define LINALG_CONTRACTION                                                                         \
    LINALG_OPERANDS, .traits = RECURSIVE_EFFECTS | SINGLE_BLOCK | ATTR_SIZED_OPERAND_SEGMENTS,     \
                     .attrs = ATTRS({ "indexing_maps", &AFFINE_MAP_ARRAY_ATTR, .optional = true }, \
                                    { "cast", &TYPE_FN_ATTR, "cast_signed", .optional = true }),   \
                     .parse = linalg_parse_contraction, .print = linalg_print_contraction,         \
                     .verify = linalg_verify_contraction, .eval = linalg_run,                      \
                     .helper = linalg_loops, .spelled = linalg_spelled

/* Of convolutions and poolings. */
#define LINALG_WINDOWS(rank)                                                                       \
    .attrs =                                                                                       \
        ATTRS({ "strides", &LINALG_I64_ELEMENTS_##rank, LINALG_ONES_##rank, .optional = true },    \
              { "dilations", &LINALG_I64_ELEMENTS_##rank, LINALG_ONES_##rank, .optional = true })
#define LINALG_ONES_1 "dense<1> : tensor<1xi64>"
#define LINALG_ONES_2 "dense<1> : tensor<2xi64>"
#define LINALG_ONES_3 "dense<1> : tensor<3xi64>"

#endif
