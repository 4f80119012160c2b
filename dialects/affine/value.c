#include "dialects/affine/affine.h"

AffinePoint affine_point_at(Step *s, unsigned first, unsigned dims, unsigned symbols)
{
    int64_t *values = ARENA_ARRAY(s->arena, int64_t, dims + symbols + 1);

    indices_in(s, first, dims + symbols, values);
    return (AffinePoint){ values, values + dims };
}

AffinePoint affine_point_in(Step *s, const AffineMap *map, unsigned first)
{
    return affine_point_at(s, first, map->dim_count, map->symbol_count);
}

bool affine_fits(const Step *s, int64_t value)
{
    return index_width(s) == INT_WORD_BITS || value == (int32_t)value;
}

/* The divisor is positive: the quotient fits, and the remainder is not negative. */
static int64_t divide(AffineKind kind, int64_t lhs, int64_t rhs)
{
    int64_t quotient = lhs / rhs, rest = lhs % rhs;

    if (kind == AFFINE_MOD)
        return rest < 0 ? rest + rhs : rest;
    if (kind == AFFINE_FLOORDIV)
        return rest < 0 ? quotient - 1 : quotient;
    return rest > 0 ? quotient + 1 : quotient;
}

static const char *join(const Step *s, AffineKind kind, int64_t lhs, int64_t rhs, int64_t *value)
{
    bool overflows = false;

    if (kind == AFFINE_ADD)
        overflows = __builtin_add_overflow(lhs, rhs, value);
    else if (kind == AFFINE_MUL)
        overflows = __builtin_mul_overflow(lhs, rhs, value);
    else if (rhs <= 0)
        return "an affine expression divides by a value that is not positive";
    else
        *value = divide(kind, lhs, rhs);
    return overflows || !affine_fits(s, *value) ? "an affine expression overflows the index type"
                                                : NULL;
}

const char *affine_value(const Step *s, const AffineExpr *expr, AffinePoint point, int64_t *value)
{
    int64_t lhs, rhs;
    const char *why;

    switch (expr->kind) {
    case AFFINE_CONSTANT:
        *value = expr->value;
        return affine_fits(s, *value) ? NULL : "an affine expression overflows the index type";
    case AFFINE_DIM:
        *value = point.dims[expr->position];
        return NULL;
    case AFFINE_SYMBOL:
        *value = point.symbols[expr->position];
        return NULL;
    default:
        break;
    }
    why = affine_value(s, expr->lhs, point, &lhs);
    if (!why)
        why = affine_value(s, expr->rhs, point, &rhs);
    return why ? why : join(s, expr->kind, lhs, rhs, value);
}

const char *affine_extreme(const Step *s, const AffineExpr *const *exprs, unsigned count,
                           bool greatest, AffinePoint point, int64_t *value)
{
    for (unsigned i = 0; i < count; i++) {
        int64_t other;
        const char *why = affine_value(s, exprs[i], point, &other);

        if (why)
            return why;
        if (i == 0 || (greatest ? other > *value : other < *value))
            *value = other;
    }
    return NULL;
}
