/* Affine expressions, maps and integer sets, uniqued in a Context.
 *
 * The makers simplify as upstream's do (AffineExpr.cpp's folding rules: constants fold and move
 * right, x + 0, x * 1, x mod 1, nested constants combine, ...), because it shows in print.
 * Rules: MLIR's Affine dialect documentation, "Affine Expressions", "Affine Maps", "Integer Sets".
 */
#ifndef CORE_IR_AFFINE_H
#define CORE_IR_AFFINE_H

#include "core/base/str.h"

typedef struct Context Context;

typedef enum AffineKind {
    AFFINE_ADD,
    AFFINE_MUL,
    AFFINE_MOD,
    AFFINE_FLOORDIV,
    AFFINE_CEILDIV,
    AFFINE_CONSTANT,
    AFFINE_DIM,
    AFFINE_SYMBOL,
} AffineKind;

typedef struct AffineExpr AffineExpr;
struct AffineExpr {
    AffineKind kind;
    Context *context;
    union {
        struct {
            const AffineExpr *lhs, *rhs;
        };
        int64_t value;     /* AFFINE_CONSTANT */
        unsigned position; /* AFFINE_DIM, AFFINE_SYMBOL */
    };
    /* What follows from the above, known since it was made. */
    unsigned depth;  /* levels of operators */
    bool has_dim;    /* a dimension is in it */
    bool pure;       /* as affine_is_pure */
    int64_t divisor; /* the largest number known to divide its value (getLargestKnownDivisor) */
};

typedef struct AffineMap {
    Context *context;
    unsigned dim_count, symbol_count, result_count;
    const AffineExpr *const *results;
} AffineMap;

typedef struct IntegerSet {
    Context *context;
    unsigned dim_count, symbol_count, constraint_count;
    const AffineExpr *const *constraints; /* each == 0 or >= 0 */
    const bool *equalities;
} IntegerSet;

const AffineExpr *affine_constant(Context *context, int64_t value);
const AffineExpr *affine_dim(Context *context, unsigned position);
const AffineExpr *affine_symbol(Context *context, unsigned position);
const AffineExpr *affine_binary(AffineKind kind, const AffineExpr *lhs, const AffineExpr *rhs);
const AffineExpr *affine_add(const AffineExpr *lhs, const AffineExpr *rhs);
const AffineExpr *affine_mul(const AffineExpr *lhs, const AffineExpr *rhs);

const AffineMap *affine_map(Context *context, unsigned dim_count, unsigned symbol_count,
                            unsigned result_count, const AffineExpr *const *results);
const AffineMap *affine_identity_map(Context *context, unsigned dim_count);
const AffineMap *affine_constant_map(Context *context, int64_t value); /* () -> (value) */
const IntegerSet *integer_set(Context *context, unsigned dim_count, unsigned symbol_count,
                              unsigned constraint_count, const AffineExpr *const *constraints,
                              const bool *equalities);

/* No product, quotient or remainder of two non-constants (upstream's isPureAffine). */
bool affine_is_pure(const AffineExpr *expr);
/* May the operator join these, or is the result not affine? A product needs one operand without
 * dimensions, a division a right one. */
bool affine_may_join(AffineKind kind, const AffineExpr *lhs, const AffineExpr *rhs);
bool affine_map_is_identity(const AffineMap *map);
bool affine_map_is_permutation(const AffineMap *map);
/* Each result is a dimension, none of them twice. */
bool affine_map_is_projected_permutation(const AffineMap *map);
bool affine_map_is_empty(const AffineMap *map);           /* () -> () */
bool affine_map_is_single_constant(const AffineMap *map); /* one constant result */

/* The value at a point, in 64-bit arithmetic that wraps. False when it divides (or takes the
 * remainder) by a value that is not positive, which is undefined. */
bool affine_eval(const AffineExpr *expr, const int64_t *dims, const int64_t *symbols,
                 int64_t *value);

/* The expression with dims and symbols replaced. */
const AffineExpr *affine_replace(const AffineExpr *expr, const AffineExpr *const *dims,
                                 const AffineExpr *const *symbols);

/* Printing as MLIR writes it: "d0 + s0 * 2", "(d0)[s0] -> (d0 + s0)", "(d0) : (d0 - 1 >= 0)". */
void affine_print(Sb *sb, const AffineExpr *expr);
/* The same with the operands' own names instead of d0, s0 (affine.load %m[%i + 1]). The names are
 * written by the callback. */
typedef void (*AffineNamer)(Sb *sb, void *state, bool is_symbol, unsigned position);
void affine_print_named(Sb *sb, const AffineExpr *expr, AffineNamer namer, void *state);
void affine_map_print(Sb *sb, const AffineMap *map);
void integer_set_print(Sb *sb, const IntegerSet *set);

#endif
