#include "core/ir/affine.h"

#include "core/ir/context.h"

static AffineExpr *unique(Context *context, AffineKind kind, uint64_t first, uint64_t second,
                          bool *made)
{
    AffineExpr *expr;
    Key key;

    key_start(&key, KEY_AFFINE_EXPR, kind);
    key_word(&key, first);
    key_word(&key, second);
    expr = context_unique(context, &key, sizeof *expr, made);
    if (!*made)
        return expr;
    expr->kind = kind;
    expr->context = context;
    expr->pure = true;
    expr->divisor = 1;
    return expr;
}

const AffineExpr *affine_constant(Context *context, int64_t value)
{
    bool made;
    AffineExpr *expr = unique(context, AFFINE_CONSTANT, (uint64_t)value, 0, &made);

    expr->value = value;
    expr->divisor = value < 0 ? (int64_t) - (uint64_t)value : value;
    return expr;
}

static const AffineExpr *make_position(Context *context, AffineKind kind, unsigned position)
{
    bool made;
    AffineExpr *expr = unique(context, kind, position, 0, &made);

    expr->position = position;
    expr->has_dim = kind == AFFINE_DIM;
    return expr;
}

static const AffineExpr *at_position(Context *context, AffineKind kind, unsigned position)
{
    const AffineExpr **kept = kind == AFFINE_DIM ? context->affine_dims : context->affine_symbols;

    if (position >= KEPT_DIMS)
        return make_position(context, kind, position);
    if (!kept[position])
        kept[position] = make_position(context, kind, position);
    return kept[position];
}

const AffineExpr *affine_dim(Context *context, unsigned position)
{
    return at_position(context, AFFINE_DIM, position);
}

const AffineExpr *affine_symbol(Context *context, unsigned position)
{
    return at_position(context, AFFINE_SYMBOL, position);
}

static int64_t wrapping_mul(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a * (uint64_t)b);
}

static int64_t wrapping_add(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a + (uint64_t)b);
}

/* Quotient and remainder toward zero; the minimum by -1 wraps. */
static int64_t quotient(int64_t a, int64_t b)
{
    return b == -1 ? (int64_t) - (uint64_t)a : a / b;
}

static int64_t remainder_of(int64_t a, int64_t b)
{
    return b == -1 ? 0 : a % b;
}

static int64_t floor_quotient(int64_t a, int64_t b)
{
    int64_t q = quotient(a, b);

    return remainder_of(a, b) != 0 && (a < 0) != (b < 0) ? q - 1 : q;
}

static int64_t ceil_quotient(int64_t a, int64_t b)
{
    int64_t q = quotient(a, b);

    return remainder_of(a, b) != 0 && (a < 0) == (b < 0) ? q + 1 : q;
}

/* The remainder that is not negative; b > 0. */
static int64_t modulo(int64_t a, int64_t b)
{
    int64_t r = a % b;

    return r < 0 ? r + b : r;
}

static int64_t gcd(int64_t a, int64_t b)
{
    uint64_t x = (uint64_t)a, y = (uint64_t)b, rest;

    for (; y; x = y, y = rest)
        rest = x % y;
    return (int64_t)x;
}

static bool is_constant(const AffineExpr *expr)
{
    return expr->kind == AFFINE_CONSTANT;
}

static bool is_constant_of(const AffineExpr *expr, int64_t value)
{
    return is_constant(expr) && expr->value == value;
}

static bool divides(const AffineExpr *divisor, int64_t value)
{
    return remainder_of(value, divisor->value) == 0;
}

static int64_t known_divisor(AffineKind kind, const AffineExpr *lhs, const AffineExpr *rhs)
{
    int64_t q;

    switch (kind) {
    case AFFINE_MUL:
        return wrapping_mul(lhs->divisor, rhs->divisor);
    case AFFINE_FLOORDIV:
    case AFFINE_CEILDIV:
        if (!is_constant(rhs) || rhs->value == 0 || !divides(rhs, lhs->divisor))
            return 1;
        q = quotient(lhs->divisor, rhs->value);
        return q < 0 ? (int64_t) - (uint64_t)q : q;
    default:
        return gcd(lhs->divisor, rhs->divisor);
    }
}

static bool joins_purely(AffineKind kind, const AffineExpr *lhs, const AffineExpr *rhs)
{
    if (!lhs->pure || !rhs->pure)
        return false;
    if (kind == AFFINE_MUL)
        return is_constant(lhs) || is_constant(rhs);
    return kind == AFFINE_ADD || is_constant(rhs);
}

/* The operation as it stands. */
static const AffineExpr *join(AffineKind kind, const AffineExpr *lhs, const AffineExpr *rhs)
{
    unsigned depth = lhs->depth > rhs->depth ? lhs->depth : rhs->depth;
    bool made;
    AffineExpr *expr =
        unique(lhs->context, kind, (uint64_t)(uintptr_t)lhs, (uint64_t)(uintptr_t)rhs, &made);

    if (!made)
        return expr;
    expr->lhs = lhs;
    expr->rhs = rhs;
    expr->depth = depth + 1;
    expr->has_dim = lhs->has_dim || rhs->has_dim;
    expr->pure = joins_purely(kind, lhs, rhs);
    expr->divisor = known_divisor(kind, lhs, rhs);
    return expr;
}

static const AffineExpr *times(const AffineExpr *expr, int64_t factor)
{
    return affine_mul(expr, affine_constant(expr->context, factor));
}

/* Two dimensions, or two symbols, in the wrong order. */
static bool out_of_order(const AffineExpr *lhs, const AffineExpr *rhs)
{
    return lhs->kind == rhs->kind && (lhs->kind == AFFINE_DIM || lhs->kind == AFFINE_SYMBOL)
           && lhs->position > rhs->position;
}

/* expr is product * factor; of anything else the factor is 1. */
static int64_t split_factor(const AffineExpr *expr, const AffineExpr **product)
{
    bool split = expr->kind == AFFINE_MUL && is_constant(expr->rhs);

    *product = split ? expr->lhs : expr;
    return split ? expr->rhs->value : 1;
}

static const AffineExpr *fold_add(const AffineExpr *lhs, const AffineExpr *rhs);

/* x - (x floordiv q) * q is x mod q, where q is a positive constant, or anything when it is written
 * as a product by -1. NULL when the sum has another form. */
static const AffineExpr *fold_to_mod(const AffineExpr *lhs, const AffineExpr *rhs)
{
    const AffineExpr *product, *by, *folded;

    if (rhs->kind != AFFINE_MUL)
        return NULL;
    product = rhs->lhs;
    by = rhs->rhs;
    if (is_constant_of(by, -1) && product->kind == AFFINE_MUL) {
        if (product->lhs->kind != AFFINE_FLOORDIV)
            return NULL;
        if (product->lhs->rhs == product->rhs && product->lhs->lhs == lhs)
            return affine_binary(AFFINE_MOD, lhs, product->rhs);
    }
    if (product->kind != AFFINE_FLOORDIV)
        return NULL;
    if (is_constant(product->rhs) && product->rhs->value > 0 && product->lhs == lhs
        && is_constant_of(by, -product->rhs->value))
        return affine_binary(AFFINE_MOD, lhs, product->rhs);
    /* The last summand on the left may be the x. */
    if (lhs->kind != AFFINE_ADD)
        return NULL;
    folded = fold_add(lhs->rhs, rhs);
    return folded ? affine_add(lhs->lhs, folded) : NULL;
}

/* The simplified sum, or NULL when it stays as it is. Rules: upstream's simplifyAdd. */
static const AffineExpr *fold_add(const AffineExpr *lhs, const AffineExpr *rhs)
{
    Context *context = lhs->context;
    const AffineExpr *left_product, *right_product;
    int64_t sum, left_factor, right_factor;
    bool left_ends_constant;

    if (is_constant(lhs) && is_constant(rhs)) {
        if (__builtin_add_overflow(lhs->value, rhs->value, &sum))
            return NULL;
        return affine_constant(context, sum);
    }
    if (is_constant(lhs) || (!lhs->has_dim && rhs->has_dim) || out_of_order(lhs, rhs))
        return affine_add(rhs, lhs);
    if (is_constant_of(rhs, 0))
        return lhs;
    left_ends_constant = lhs->kind == AFFINE_ADD && is_constant(lhs->rhs);
    if (left_ends_constant && is_constant(rhs))
        return affine_add(lhs->lhs,
                          affine_constant(context, wrapping_add(lhs->rhs->value, rhs->value)));
    left_factor = split_factor(lhs, &left_product);
    right_factor = split_factor(rhs, &right_product);
    if (left_product == right_product)
        return times(left_product, wrapping_add(left_factor, right_factor));
    if (left_ends_constant)
        return affine_add(affine_add(lhs->lhs, rhs), lhs->rhs);
    return fold_to_mod(lhs, rhs);
}

static const AffineExpr *fold_mul(const AffineExpr *lhs, const AffineExpr *rhs)
{
    int64_t product;

    if (is_constant(lhs) && is_constant(rhs)) {
        if (__builtin_mul_overflow(lhs->value, rhs->value, &product))
            return NULL;
        return affine_constant(lhs->context, product);
    }
    if (rhs->has_dim && lhs->has_dim)
        return NULL;
    if (rhs->has_dim || is_constant(lhs) || out_of_order(lhs, rhs))
        return affine_mul(rhs, lhs);
    if (is_constant_of(rhs, 1))
        return lhs;
    if (is_constant_of(rhs, 0))
        return rhs;
    if (lhs->kind != AFFINE_MUL || !is_constant(lhs->rhs))
        return NULL;
    if (is_constant(rhs))
        return times(lhs->lhs, wrapping_mul(lhs->rhs->value, rhs->value));
    return affine_mul(affine_mul(lhs->lhs, rhs), lhs->rhs);
}

/* What floordiv and ceildiv have in common. */
static const AffineExpr *fold_division(AffineKind kind, const AffineExpr *lhs,
                                       const AffineExpr *rhs)
{
    if (!is_constant(rhs) || rhs->value == 0)
        return NULL;
    if (is_constant(lhs)) {
        if (lhs->value == INT64_MIN && rhs->value == -1)
            return NULL;
        return affine_constant(lhs->context, kind == AFFINE_FLOORDIV
                                                 ? floor_quotient(lhs->value, rhs->value)
                                                 : ceil_quotient(lhs->value, rhs->value));
    }
    if (rhs->value == 1)
        return lhs;
    if (lhs->kind == AFFINE_MUL && is_constant(lhs->rhs) && divides(rhs, lhs->rhs->value))
        return times(lhs->lhs, quotient(lhs->rhs->value, rhs->value));
    if (kind == AFFINE_FLOORDIV && lhs->kind == AFFINE_ADD
        && (divides(rhs, lhs->lhs->divisor) || divides(rhs, lhs->rhs->divisor)))
        return affine_add(affine_binary(kind, lhs->lhs, rhs), affine_binary(kind, lhs->rhs, rhs));
    return NULL;
}

static const AffineExpr *fold_mod(const AffineExpr *lhs, const AffineExpr *rhs)
{
    if (!is_constant(rhs) || rhs->value < 1)
        return NULL;
    if (is_constant(lhs))
        return affine_constant(lhs->context, modulo(lhs->value, rhs->value));
    if (divides(rhs, lhs->divisor))
        return affine_constant(lhs->context, 0);
    if (lhs->kind == AFFINE_ADD && divides(rhs, lhs->lhs->divisor))
        return affine_binary(AFFINE_MOD, lhs->rhs, rhs);
    if (lhs->kind == AFFINE_ADD && divides(rhs, lhs->rhs->divisor))
        return affine_binary(AFFINE_MOD, lhs->lhs, rhs);
    if (lhs->kind == AFFINE_MOD && is_constant(lhs->rhs) && lhs->rhs->value >= 1
        && divides(rhs, lhs->rhs->value))
        return affine_binary(AFFINE_MOD, lhs->lhs, rhs);
    return NULL;
}

const AffineExpr *affine_binary(AffineKind kind, const AffineExpr *lhs, const AffineExpr *rhs)
{
    const AffineExpr *folded;

    switch (kind) {
    case AFFINE_ADD:
        folded = fold_add(lhs, rhs);
        break;
    case AFFINE_MUL:
        folded = fold_mul(lhs, rhs);
        break;
    case AFFINE_MOD:
        folded = fold_mod(lhs, rhs);
        break;
    default:
        folded = fold_division(kind, lhs, rhs);
    }
    return folded ? folded : join(kind, lhs, rhs);
}

const AffineExpr *affine_add(const AffineExpr *lhs, const AffineExpr *rhs)
{
    return affine_binary(AFFINE_ADD, lhs, rhs);
}

const AffineExpr *affine_mul(const AffineExpr *lhs, const AffineExpr *rhs)
{
    return affine_binary(AFFINE_MUL, lhs, rhs);
}
