/* Twins of affine operations: their maps as code. An overflow, and a division by what is not
 * positive, make poison, and are the definition's. Indices of 64 bits alone. */
#include "interp/fast/affine.h"

#include "interp/fast/access.h"
#include "interp/fast/flow.h"

static Flow copy(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, words[op->a]);
}

/* A twin of x and y, where `good`; z is the result. */
#define JOIN(name, good)                                                                           \
    static Flow name(FAST_PARAMETERS)                                                              \
    {                                                                                              \
        int64_t x = (int64_t)words[op->a], y = (int64_t)words[op->b], z;                           \
                                                                                                   \
        if (!(good))                                                                               \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, (uint64_t)z);                                         \
    }

JOIN(add, !__builtin_add_overflow(x, y, &z))
JOIN(multiply, !__builtin_mul_overflow(x, y, &z))
JOIN(modulo, y > 0 && (z = x % y, z += z < 0 ? y : 0, true))
JOIN(floor_divide, y > 0 && (z = x / y - (x % y < 0), true))
JOIN(ceil_divide, y > 0 && (z = x / y + (x % y > 0), true))
JOIN(least, (z = x < y ? x : y, true))
JOIN(greatest, (z = x > y ? x : y, true))

typedef struct Applied { /* and the operands it is applied to */
    FastCompiler *c;
    const Node *node;
    const AffineMap *map;
    unsigned first;
} Applied;

static uint32_t hold_constant(FastCompiler *c, int64_t value)
{
    uint32_t word = fast_spare(c, 1);

    fast_hold(c, word, (uint64_t)value);
    return word;
}

static void emit_join(FastCompiler *c, FastRun *run, uint32_t to, uint32_t a, uint32_t b)
{
    FastOp *op = fast_emit(c, run);

    op->to = to;
    op->a = a;
    op->b = b;
}

/* The word that holds the expression's value. */
static uint32_t emit_value(const Applied *m, const AffineExpr *expr)
{
    static FastRun *const RUNS[] = { [AFFINE_ADD] = add,
                                     [AFFINE_MUL] = multiply,
                                     [AFFINE_MOD] = modulo,
                                     [AFFINE_FLOORDIV] = floor_divide,
                                     [AFFINE_CEILDIV] = ceil_divide };
    uint32_t lhs, rhs, to;

    switch (expr->kind) {
    case AFFINE_CONSTANT:
        return hold_constant(m->c, expr->value);
    case AFFINE_DIM:
        return fast_in(m->node, m->first + expr->position);
    case AFFINE_SYMBOL:
        return fast_in(m->node, m->first + m->map->dim_count + expr->position);
    default:
        break;
    }
    lhs = emit_value(m, expr->lhs);
    rhs = emit_value(m, expr->rhs);
    to = fast_spare(m->c, 1);
    emit_join(m->c, RUNS[expr->kind], to, lhs, rhs);
    return to;
}

/* The least or greatest of all results of the map. */
static uint32_t emit_extreme(const Applied *m, bool greatest_of)
{
    uint32_t best = emit_value(m, m->map->results[0]);

    for (unsigned i = 1; i < m->map->result_count; i++) {
        uint32_t other = emit_value(m, m->map->results[i]), to = fast_spare(m->c, 1);

        emit_join(m->c, greatest_of ? greatest : least, to, best, other);
        best = to;
    }
    return best;
}

static bool fits(FastCompiler *c)
{
    return fast_machine(c)->options.index_width == 64;
}

static bool emit_apply(FastCompiler *c, const Node *node, const FastTwin *twin)
{
    Applied m = { c, node, op_attr(node->op, "map")->map, 0 };

    (void)twin;
    if (!fits(c) || node->op->operand_count != m.map->dim_count + m.map->symbol_count)
        return false;
    emit_join(c, copy, fast_out(node, 0), emit_extreme(&m, op_is(node->op, "affine.max")), 0);
    return true;
}

/* `%i + 3` as %i, and 3 in `*plus`; other expressions as they are, and 0. */
static const AffineExpr *without_constant(const AffineExpr *expr, int32_t *plus)
{
    *plus = 0;
    if (expr->kind != AFFINE_ADD || expr->rhs->kind != AFFINE_CONSTANT
        || expr->rhs->value != (int32_t)expr->rhs->value)
        return expr;
    *plus = (int32_t)expr->rhs->value;
    return expr->lhs;
}

static bool emit_access(FastCompiler *c, const Node *node, const FastTwin *twin)
{
    bool stores = op_is(node->op, "affine.store");
    unsigned memref = stores ? 1 : 0;
    Applied m = { c, node, op_attr(node->op, "map")->map, memref + 1 };
    const Slot *value = stores ? &node->operands[0] : &node->results[0];
    FastAccess access = { node, memref, 0, stores, NULL, { 0 } };
    uint32_t *indices;
    bool folds;

    (void)twin;
    if (!fits(c) || !fast_element_bytes(fast_machine(c), value)
        || node->op->operand_count - m.first != m.map->dim_count + m.map->symbol_count)
        return false;
    folds = fast_access_view(c, &access) != 0;
    indices = ARENA_ARRAY(&fast_machine(c)->program, uint32_t, m.map->result_count);
    for (unsigned i = 0; i < m.map->result_count; i++) {
        const AffineExpr *expr = m.map->results[i];

        indices[i] = emit_value(&m, folds ? without_constant(expr, &access.plus[i]) : expr);
    }
    access.indices = indices;
    return fast_emit_access(c, &access);
}

bool fast_affine_bounds(FastCompiler *c, const Node *node, FastBounds *bounds)
{
    Applied lower = { c, node, op_attr(node->op, "lowerBoundMap")->map, 0 };
    Applied upper = { c, node, op_attr(node->op, "upperBoundMap")->map, 0 };
    unsigned lowers, uppers;

    lower.first = op_operand_group(node->op, 0, &lowers);
    upper.first = op_operand_group(node->op, 1, &uppers);
    if (!fits(c) || lowers != lower.map->dim_count + lower.map->symbol_count
        || uppers != upper.map->dim_count + upper.map->symbol_count)
        return false;
    bounds->lower = emit_extreme(&lower, true);
    bounds->upper = emit_extreme(&upper, false);
    bounds->step_value = int_low_s(op_attr(node->op, "step")->integer);
    bounds->step = hold_constant(c, bounds->step_value);
    bounds->upper_is_known =
        upper.map->result_count == 1 && upper.map->results[0]->kind == AFFINE_CONSTANT;
    bounds->upper_value = bounds->upper_is_known ? upper.map->results[0]->value : 0;
    return true;
}

const FastTwin FAST_AFFINE_TWINS[] = {
    { "affine.apply", emit_apply }, { "affine.min", emit_apply },    { "affine.max", emit_apply },
    { "affine.load", emit_access }, { "affine.store", emit_access }, { 0 },
};
