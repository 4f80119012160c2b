/* complex: what its files share. */
#ifndef DIALECTS_COMPLEX_COMPLEX_H
#define DIALECTS_COMPLEX_COMPLEX_H

#include "dialects/arith/arith.h"
#include "semantics/number/choice.h"
#include "semantics/number/complex.h"

extern const OpDef COMPLEX_ARITHMETIC_OPS[], COMPLEX_EXPONENTIAL_OPS[], COMPLEX_TRIGONOMETRIC_OPS[];

extern const TypeConstraint COMPLEX_OF_FLOATS;

/* The type of its parts. */
const Type *complex_part_type(const Type *type);

Complex complex_in(const Step *s, unsigned operand);
/* Under fast-math flags, which speak of each part. */
Flow give_complex_fast(Step *s, uint64_t flags, Complex result);
/* What the row's `computes` makes of one number, or of two. */
EvalOp give_of_complex, give_of_complexes;

/* Signatures that many rows share. */
#define ONE_COMPLEX                                                                                \
    .operands = OPERANDS({ "complex", &COMPLEX_OF_FLOATS }),                                       \
    .attrs = ATTRS({ "fastmath", &FAST_MATH_ATTR, "none" }),                                       \
    .format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"

#define COMPLEX_TO_COMPLEX                                                                         \
    ONE_COMPLEX, .results = RESULTS({ "result", &COMPLEX_OF_FLOATS }),                             \
                 .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE

#define COMPLEX_TO_FLOAT(name)                                                                     \
    ONE_COMPLEX, .results = RESULTS({ name, &ANY_FLOAT }),                                         \
                 .types = TYPE_RULES({ .from = "complex",                                          \
                                       .to = name,                                                 \
                                       .derive = complex_part_type,                                \
                                       .summary = "complex element type matches result type" }),   \
                 .traits = PURE

#define TWO_COMPLEX                                                                                \
    .operands = OPERANDS({ "lhs", &COMPLEX_OF_FLOATS }, { "rhs", &COMPLEX_OF_FLOATS }),            \
    .attrs = ATTRS({ "fastmath", &FAST_MATH_ATTR, "none" }),                                       \
    .results = RESULTS({ "result", &COMPLEX_OF_FLOATS }),                                          \
    .format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",             \
    .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE

#define COMPLEX_FLAGS_POISON                                                                       \
    .poison = "Under `nnan` (`ninf`) the result is poison where a part of an operand or of the\n"  \
              "result is NaN (infinite).\n"

#define COMPLEX_UNARY(function)                                                                    \
    COMPLEX_TO_COMPLEX, .eval = give_of_complex, .computes.of_complex = function,                  \
                        COMPLEX_FLAGS_POISON

#define COMPLEX_BINARY(function)                                                                   \
    TWO_COMPLEX, .eval = give_of_complexes, .computes.of_complexes = function, COMPLEX_FLAGS_POISON

#endif
