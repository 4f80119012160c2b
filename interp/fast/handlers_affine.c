/* Handlers of affine operations: their maps as code. An overflow, and a division by what is not
 * positive, make poison, and are the definition's. Indices of 64 bits alone. */
#include "interp/fast/affine.h"

#include "interp/fast/access.h"
#include "interp/fast/flow.h"

static Flow copy(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, words[op->a]);
}

/* A handler of x and y, where `good`; z is the result. */
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

/* Is x with the constant `imm` added as it should be, and flag b set? */
#define CONSTRAINT(name, holds)                                                                    \
    static Flow name(FAST_PARAMETERS)                                                              \
    {                                                                                              \
        int64_t z;                                                                                 \
                                                                                                   \
        if (__builtin_add_overflow((int64_t)words[op->a], (int64_t)op->imm, &z))                   \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, words[op->b] & (holds));                              \
    }                                                                                              \
    static Flow name##_choose(FAST_PARAMETERS)                                                     \
    {                                                                                              \
        int64_t z;                                                                                 \
                                                                                                   \
        if (__builtin_add_overflow((int64_t)words[op->a], (int64_t)op->imm, &z))                   \
            return fast_by_definition(op, words, machine, acc);                                    \
        words[op->to] = words[op->b] & (holds);                                                    \
        return fast_take_either(op, words, machine, words[op->to]);                                \
    }

CONSTRAINT(is_zero, z == 0)
CONSTRAINT(is_not_negative, z >= 0)

typedef struct Applied { /* the operands that expressions are applied to */
    FastCompiler *c;
    const Node *node;
    unsigned dims, symbols; /* the number of the first */
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
        return fast_in(m->node, m->dims + expr->position);
    case AFFINE_SYMBOL:
        return fast_in(m->node, m->symbols + expr->position);
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
static uint32_t emit_extreme(const Applied *m, const AffineMap *map, bool greatest_of)
{
    uint32_t best = emit_value(m, map->results[0]);

    for (unsigned i = 1; i < map->result_count; i++) {
        uint32_t other = emit_value(m, map->results[i]), to = fast_spare(m->c, 1);

        emit_join(m->c, greatest_of ? greatest : least, to, best, other);
        best = to;
    }
    return best;
}

static bool fits(FastCompiler *c)
{
    return fast_machine(c)->options.index_width == 64;
}

static bool emit_apply(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    const AffineMap *map = op_attr(node->op, "map")->map;
    Applied m = { c, node, 0, map->dim_count };

    (void)handler;
    if (!fits(c) || node->op->operand_count != map->dim_count + map->symbol_count)
        return false;
    emit_join(c, copy, fast_out(node, 0), emit_extreme(&m, map, node_is(node, PRIM_AFFINE_MAX)), 0);
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

static bool emit_access(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    bool stores = node_is(node, PRIM_AFFINE_STORE);
    unsigned memref = stores ? 1 : 0;
    const AffineMap *map = op_attr(node->op, "map")->map;
    Applied m = { c, node, memref + 1, memref + 1 + map->dim_count };
    const Slot *value = stores ? &node->operands[0] : &node->results[0];
    FastAccess access = { node, memref, 0, stores, NULL, { 0 } };
    uint32_t *indices;
    bool folds;

    (void)handler;
    if (!fits(c) || !fast_element_bytes(fast_machine(c), value)
        || node->op->operand_count - m.dims != map->dim_count + map->symbol_count)
        return false;
    folds = fast_access_view(c, &access) != 0;
    indices = ARENA_ARRAY(&fast_machine(c)->program, uint32_t, map->result_count);
    for (unsigned i = 0; i < map->result_count; i++) {
        const AffineExpr *expr = map->results[i];

        indices[i] = emit_value(&m, folds ? without_constant(expr, &access.plus[i]) : expr);
    }
    access.indices = indices;
    return fast_emit_access(c, &access);
}

bool fast_bound_fits(const Op *op, unsigned group, const AffineMap *map)
{
    unsigned count;

    (void)op_operand_group(op, group, &count);
    return count == map->dim_count + map->symbol_count;
}

bool fast_affine_bounds(FastCompiler *c, const Node *node, FastBounds *bounds)
{
    const AffineMap *lower = op_attr(node->op, "lowerBoundMap")->map;
    const AffineMap *upper = op_attr(node->op, "upperBoundMap")->map;
    unsigned count, low = op_operand_group(node->op, 0, &count);
    unsigned up = op_operand_group(node->op, 1, &count);

    if (!fits(c) || !fast_bound_fits(node->op, 0, lower) || !fast_bound_fits(node->op, 1, upper))
        return false;
    bounds->lower = emit_extreme(&(Applied){ c, node, low, low + lower->dim_count }, lower, true);
    bounds->upper = emit_extreme(&(Applied){ c, node, up, up + upper->dim_count }, upper, false);
    bounds->step_value = int_low_s(op_attr(node->op, "step")->integer);
    bounds->step = hold_constant(c, bounds->step_value);
    bounds->upper_is_known = upper->result_count == 1 && upper->results[0]->kind == AFFINE_CONSTANT;
    bounds->upper_value = bounds->upper_is_known ? upper->results[0]->value : 0;
    return true;
}

bool fast_affine_space(FastCompiler *c, const Node *node, unsigned rank, FastBounds *bounds)
{
    const AffineMap *lower = op_attr(node->op, "lowerBoundsMap")->map;
    const AffineMap *upper = op_attr(node->op, "upperBoundsMap")->map;
    const Attr *steps = op_attr(node->op, "steps");
    unsigned lowers = lower->dim_count + lower->symbol_count;
    Applied low = { c, node, 0, lower->dim_count };
    Applied up = { c, node, lowers, lowers + upper->dim_count };

    /* One expression each: neither the greatest nor the least of several. */
    if (!fits(c) || lower->result_count != rank || upper->result_count != rank
        || node->op->operand_count != up.symbols + upper->symbol_count)
        return false;
    for (unsigned i = 0; i < rank; i++) {
        int64_t step = int_low_s(steps->array.elements[i]->integer);

        bounds[i] = (FastBounds){ .lower = emit_value(&low, lower->results[i]),
                                  .upper = emit_value(&up, upper->results[i]),
                                  .step = hold_constant(c, step),
                                  .step_value = step };
    }
    return true;
}

bool fast_affine_condition(FastCompiler *c, const Node *node, uint32_t *flag)
{
    const IntegerSet *set = op_attr(node->op, "condition")->set;
    Applied m = { c, node, 0, set->dim_count };

    if (!fits(c) || !set->constraint_count
        || node->op->operand_count != set->dim_count + set->symbol_count)
        return false;
    *flag = hold_constant(c, 1);
    for (unsigned i = 0; i < set->constraint_count; i++) {
        const AffineExpr *expr = set->constraints[i];
        bool adds = expr->kind == AFFINE_ADD && expr->rhs->kind == AFFINE_CONSTANT;
        uint32_t value = emit_value(&m, adds ? expr->lhs : expr);
        FastOp *op = fast_emit(c, set->equalities[i] ? is_zero : is_not_negative);

        op->to = fast_spare(c, 1);
        op->a = value;
        op->b = *flag;
        op->imm = adds ? (uint64_t)expr->rhs->value : 0;
        *flag = op->to;
        fast_gives_flag(c, op->to, set->equalities[i] ? is_zero_choose : is_not_negative_choose);
    }
    return true;
}

const FastHandler FAST_AFFINE_HANDLERS[] = {
    { PRIM_AFFINE_APPLY, emit_apply },  { PRIM_AFFINE_MIN, emit_apply },
    { PRIM_AFFINE_MAX, emit_apply },    { PRIM_AFFINE_LOAD, emit_access },
    { PRIM_AFFINE_STORE, emit_access }, { 0 },
};
