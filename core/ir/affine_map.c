#include "core/ir/affine.h"

#include "core/ir/context.h"

#include <stdlib.h>
#include <string.h>

static void map_key(Key *key, KeyClass of, unsigned dim_count, unsigned symbol_count,
                    unsigned count, const AffineExpr *const *exprs)
{
    key_start(key, of, 0);
    key_word(key, (uint64_t)dim_count << 32 | symbol_count);
    key_word(key, count);
    for (unsigned i = 0; i < count; i++)
        key_pointer(key, exprs[i]);
}

const AffineMap *affine_map(Context *context, unsigned dim_count, unsigned symbol_count,
                            unsigned result_count, const AffineExpr *const *results)
{
    AffineMap *map;
    Key key;
    bool made;

    map_key(&key, KEY_AFFINE_MAP, dim_count, symbol_count, result_count, results);
    map = context_unique(context, &key, sizeof *map, &made);
    if (!made)
        return map;
    map->context = context;
    map->dim_count = dim_count;
    map->symbol_count = symbol_count;
    map->result_count = result_count;
    map->results = ARENA_COPY(&context->arena, const AffineExpr *, results, result_count);
    return map;
}

const AffineMap *affine_identity_map(Context *context, unsigned dim_count)
{
    VEC(const AffineExpr *) dims = { 0 };
    const AffineMap *map;

    for (unsigned i = 0; i < dim_count; i++)
        vec_push(&dims, affine_dim(context, i));
    map = affine_map(context, dim_count, 0, dim_count, dims.data);
    vec_free(&dims);
    return map;
}

const AffineMap *affine_constant_map(Context *context, int64_t value)
{
    const AffineExpr *constant = affine_constant(context, value);

    return affine_map(context, 0, 0, 1, &constant);
}

const IntegerSet *integer_set(Context *context, unsigned dim_count, unsigned symbol_count,
                              unsigned constraint_count, const AffineExpr *const *constraints,
                              const bool *equalities)
{
    IntegerSet *set;
    Key key;
    bool made;

    map_key(&key, KEY_INTEGER_SET, dim_count, symbol_count, constraint_count, constraints);
    for (unsigned i = 0; i < constraint_count; i++)
        key_word(&key, equalities[i]);
    set = context_unique(context, &key, sizeof *set, &made);
    if (!made)
        return set;
    set->context = context;
    set->dim_count = dim_count;
    set->symbol_count = symbol_count;
    set->constraint_count = constraint_count;
    set->constraints =
        ARENA_COPY(&context->arena, const AffineExpr *, constraints, constraint_count);
    set->equalities = ARENA_COPY(&context->arena, bool, equalities, constraint_count);
    return set;
}

bool affine_is_pure(const AffineExpr *expr)
{
    return expr->pure;
}

bool affine_may_join(AffineKind kind, const AffineExpr *lhs, const AffineExpr *rhs)
{
    if (kind == AFFINE_ADD)
        return true;
    return !rhs->has_dim || (kind == AFFINE_MUL && !lhs->has_dim);
}

bool affine_map_is_identity(const AffineMap *map)
{
    if (map->dim_count != map->result_count)
        return false;
    for (unsigned i = 0; i < map->result_count; i++)
        if (map->results[i]->kind != AFFINE_DIM || map->results[i]->position != i)
            return false;
    return true;
}

bool affine_map_is_permutation(const AffineMap *map)
{
    bool *seen, permutes = map->dim_count == map->result_count && map->symbol_count == 0;

    if (!permutes)
        return false;
    seen = must_alloc(map->dim_count);
    memset(seen, 0, map->dim_count);
    for (unsigned i = 0; i < map->result_count && permutes; i++) {
        const AffineExpr *result = map->results[i];

        permutes = result->kind == AFFINE_DIM && !seen[result->position];
        if (permutes)
            seen[result->position] = true;
    }
    free(seen);
    return permutes;
}

bool affine_map_is_projected_permutation(const AffineMap *map)
{
    for (unsigned i = 0; i < map->result_count; i++) {
        if (map->results[i]->kind != AFFINE_DIM)
            return false;
        for (unsigned j = 0; j < i; j++)
            if (map->results[j]->position == map->results[i]->position)
                return false;
    }
    return true;
}

bool affine_map_is_empty(const AffineMap *map)
{
    return map->dim_count == 0 && map->symbol_count == 0 && map->result_count == 0;
}

bool affine_map_is_single_constant(const AffineMap *map)
{
    return map->result_count == 1 && map->results[0]->kind == AFFINE_CONSTANT;
}

/* Division as affine expressions define it: by a positive value. */
static bool divide(AffineKind kind, int64_t lhs, int64_t rhs, int64_t *value)
{
    int64_t quotient, remainder;

    if (rhs <= 0)
        return false;
    quotient = lhs / rhs;
    remainder = lhs % rhs;
    if (kind == AFFINE_MOD)
        *value = remainder < 0 ? remainder + rhs : remainder;
    else if (kind == AFFINE_FLOORDIV)
        *value = remainder < 0 ? quotient - 1 : quotient;
    else
        *value = remainder > 0 ? quotient + 1 : quotient;
    return true;
}

bool affine_eval(const AffineExpr *expr, const int64_t *dims, const int64_t *symbols,
                 int64_t *value)
{
    int64_t lhs, rhs;

    switch (expr->kind) {
    case AFFINE_CONSTANT:
        *value = expr->value;
        return true;
    case AFFINE_DIM:
        *value = dims[expr->position];
        return true;
    case AFFINE_SYMBOL:
        *value = symbols[expr->position];
        return true;
    default:
        break;
    }
    if (!affine_eval(expr->lhs, dims, symbols, &lhs)
        || !affine_eval(expr->rhs, dims, symbols, &rhs))
        return false;
    if (expr->kind == AFFINE_ADD)
        *value = (int64_t)((uint64_t)lhs + (uint64_t)rhs);
    else if (expr->kind == AFFINE_MUL)
        *value = (int64_t)((uint64_t)lhs * (uint64_t)rhs);
    else
        return divide(expr->kind, lhs, rhs, value);
    return true;
}

const AffineExpr *affine_replace(const AffineExpr *expr, const AffineExpr *const *dims,
                                 const AffineExpr *const *symbols)
{
    switch (expr->kind) {
    case AFFINE_CONSTANT:
        return expr;
    case AFFINE_DIM:
        return dims[expr->position];
    case AFFINE_SYMBOL:
        return symbols[expr->position];
    default:
        return affine_binary(expr->kind, affine_replace(expr->lhs, dims, symbols),
                             affine_replace(expr->rhs, dims, symbols));
    }
}
