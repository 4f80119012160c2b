/* arith: what its files share, and what other dialects use of it: flags, predicates, and the rules
 * of division, shifts and fast-math that `index` and `math` have too.
 */
#ifndef DIALECTS_ARITH_ARITH_H
#define DIALECTS_ARITH_ARITH_H

#include "core/define/constraint.h"
#include "dialects/step.h"

/* arith_attrs.c: attributes by their constraints. */
extern const AttrConstraint FAST_MATH_ATTR, INTEGER_OVERFLOW_ATTR, CMPI_PREDICATE_ATTR,
    CMPF_PREDICATE_ATTR, ROUNDING_MODE_ATTR, ATOMIC_RMW_KIND_ATTR;
extern const AttrDef ARITH_ATTRS[];
extern const EnumCase CMPI_CASES[]; /* of arith.cmpi and index.cmp */

typedef enum FastMath {
    FAST_REASSOC = 1 << 0,
    FAST_NNAN = 1 << 1,
    FAST_NINF = 1 << 2,
    FAST_NSZ = 1 << 3,
    FAST_ARCP = 1 << 4,
    FAST_CONTRACT = 1 << 5,
    FAST_AFN = 1 << 6,
} FastMath;

typedef enum IntegerOverflow { NSW = 1 << 0, NUW = 1 << 1 } IntegerOverflow;

/* The numbers of index.cmp's predicates are the same. */
typedef enum CmpIPredicate {
    CMPI_EQ,
    CMPI_NE,
    CMPI_SLT,
    CMPI_SLE,
    CMPI_SGT,
    CMPI_SGE,
    CMPI_ULT,
    CMPI_ULE,
    CMPI_UGT,
    CMPI_UGE,
} CmpIPredicate;

/* The outcomes of a comparison of floats, and which of them satisfy each predicate of cmpf. */
enum { CMPF_EQUAL = 1, CMPF_GREATER = 2, CMPF_LESS = 4, CMPF_UNORDERED = 8 };
extern const unsigned CMPF_ACCEPTS[];

/* The tables of its files. */
extern const OpDef ARITH_INTEGER_OPS[], ARITH_DIVISION_OPS[], ARITH_FLOAT_OPS[],
    ARITH_COMPARE_OPS[], ARITH_INTEGER_CAST_OPS[], ARITH_FLOAT_CAST_OPS[];

/* compare.c */
bool int_satisfies(CmpIPredicate predicate, Int lhs, Int rhs);
/* i1, in the shape of the type: "::getI1SameShape". */
const Type *i1_of_same_shape(const Type *type);

typedef Int IntBinary(Arena *arena, Int lhs, Int rhs);
typedef Int IntShift(Arena *arena, Int value, unsigned amount);

/* division.c: what the row computes, a division of operand 0 by operand 1. The rows let a poison
 * dividend move, and make a poison divisor undefined. */
EvalOp give_division;   /* undefined by zero */
EvalOp give_division_s; /* and where the signed quotient overflows */
/* What one of them gave, unless `exact`, attribute 0, excludes the remainder it leaves. */
Flow give_exact(Step *s, Flow given, IntBinary *remainder);

/* integer.c: what the row computes of two integers. */
EvalOp give_of_ints;
/* Of shifts of operand 0 by operand 1; false where the amount, unsigned, is not below the width. */
bool shift_amount(Step *s, unsigned *amount);

/* float.c: results of float operations under fast-math flags. `nnan` (`ninf`) promises that no
 * argument and no result is NaN (infinite), or else the result is poison; the other flags allow
 * results to vary, and the plain one is given. DECISIONS.md A10. */
extern const char FAST_MATH_POISON[]; /* what rows say of it */
/* Why the float operands break the flags; NULL if they do not. */
const char *fast_math_broken(const Step *s, uint64_t flags);
/* The same of an argument, and of a result. */
const char *fast_math_broken_with(uint64_t flags, Float argument);
const char *fast_math_broken_by(uint64_t flags, Float result);
Flow give_float_fast(Step *s, uint64_t flags, Float result);
Flow give_float_exact_fast(Step *s, uint64_t flags, Float result);
/* What maxnumf or minnumf gives: where the operands are -0.0 and +0.0 either of them, a choice
 * (DECISIONS.md N11). */
Float either_zero(Step *s, Float lhs, Float rhs, Float result);

/* What the row's `computes` makes of one float, or of two. */
EvalOp give_of_float, give_of_floats;

/* integer_cast.c: what verifies casts. */
extern const OpPredicate SAME_TENSOR_DIMS[];
/* Shaped types of compatible dims and the same encoding, or neither is one. */
bool shapes_compatible(const Type *from, const Type *to);

/* Signatures that many rows share; `more` is a trait besides. */
#define INTS_TO_INT                                                                                \
    .operands = OPERANDS({ "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE }),    \
    .results = RESULTS({ "result", &SIGNLESS_INTEGER_LIKE })

#define PLAIN_INTS(function)                                                                       \
    INTS_TO_INT, .format = "$lhs `,` $rhs attr-dict `:` type($result)",                            \
                 .traits = PURE | COMMUTATIVE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,       \
                 .eval_lane = give_of_ints, .computes.of_ints = function

#define OVERFLOW_INTS(more)                                                                        \
    INTS_TO_INT,                                                                                   \
        .attrs = ATTRS({ "overflowFlags", &INTEGER_OVERFLOW_ATTR, "none" }),                       \
        .format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)",    \
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE | (more)

#define EXACT_INTS(more)                                                                           \
    INTS_TO_INT, .attrs = ATTRS({ "isExact", &UNIT_ATTR, .optional = true }),                      \
                 .format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",       \
                 .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE | (more)

/* An i1 for each lane of the operand, by its name. */
#define I1_LIKE(operand)                                                                           \
    .results = RESULTS({ "result", &BOOL_LIKE }),                                                  \
    .types = TYPE_RULES({ .from = operand,                                                         \
                          .to = "result",                                                          \
                          .derive = i1_of_same_shape,                                              \
                          .summary = "result type has i1 element type and same shape as "          \
                                     "operands" })

#define CAST_OF(from, to)                                                                          \
    .operands = OPERANDS({ "in", from }), .results = RESULTS({ "out", to }),                       \
    .predicates = SAME_TENSOR_DIMS, .format = "$in attr-dict `:` type($in) `to` type($out)",       \
    .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_SHAPE | CAST

/* Under fast-math flags. */
#define ONE_FLOAT                                                                                  \
    .operands = OPERANDS({ "operand", &FLOAT_LIKE }),                                              \
    .attrs = ATTRS({ "fastmath", &FAST_MATH_ATTR, "none" }),                                       \
    .results = RESULTS({ "result", &FLOAT_LIKE }),                                                 \
    .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",                  \
    .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE, .poison = FAST_MATH_POISON

#define TWO_FLOATS(more)                                                                           \
    .operands = OPERANDS({ "lhs", &FLOAT_LIKE }, { "rhs", &FLOAT_LIKE }),                          \
    .attrs = ATTRS({ "fastmath", &FAST_MATH_ATTR, "none" }),                                       \
    .results = RESULTS({ "result", &FLOAT_LIKE }),                                                 \
    .format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",             \
    .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE | (more),                         \
    .poison = FAST_MATH_POISON

#define FLOAT_UNARY(function) ONE_FLOAT, .eval_lane = give_of_float, .computes.of_float = function

#define FLOAT_BINARY(function, more)                                                               \
    TWO_FLOATS(more), .eval_lane = give_of_floats, .computes.of_floats = function

#endif
