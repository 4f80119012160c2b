/* Reduce: affine maps and sets made simpler, and their inputs dropped. */
#include "interp/oracle/reduce/reduce_rule.h"

#include "core/text/asm.h"
#include "core/ir/context.h"

/* How an expression inside of a map or set is made simpler. */
typedef enum Simpler {
    TO_LHS,
    TO_RHS,
    TO_CONSTANT, /* + Smaller: of a constant a smaller one, of anything else 0 or 1 */
} Simpler;

static unsigned count_exprs(const AffineExpr *expr)
{
    if (expr->kind == AFFINE_DIM || expr->kind == AFFINE_SYMBOL || expr->kind == AFFINE_CONSTANT)
        return 1;
    return 1 + count_exprs(expr->lhs) + count_exprs(expr->rhs);
}

/* NULL where it cannot be. */
static const AffineExpr *simpler_expr(const AffineExpr *expr, int how)
{
    bool leaf = count_exprs(expr) == 1;
    int64_t value = 0;

    if (how == TO_LHS || how == TO_RHS)
        return leaf ? NULL : how == TO_LHS ? expr->lhs : expr->rhs;
    if (expr->kind == AFFINE_CONSTANT)
        return smaller_i64(expr->value, (Smaller)(how - TO_CONSTANT), &value)
                   ? affine_constant(expr->context, value)
                   : NULL;
    return how <= TO_CONSTANT + TO_ONE ? affine_constant(expr->context, how - TO_CONSTANT) : NULL;
}

/* The expression with its part `*place`, counted from the outermost on, made simpler. NULL where
 * that cannot be, or leaves no affine expression. */
static const AffineExpr *simplify_part(const AffineExpr *expr, unsigned *place, int how)
{
    const AffineExpr *lhs, *rhs;

    if (!(*place)--)
        return simpler_expr(expr, how);
    if (count_exprs(expr) == 1)
        return NULL;
    if (*place < count_exprs(expr->lhs)) {
        lhs = simplify_part(expr->lhs, place, how);
        rhs = expr->rhs;
    } else {
        *place -= count_exprs(expr->lhs);
        lhs = expr->lhs;
        rhs = simplify_part(expr->rhs, place, how);
    }
    return lhs && rhs && affine_may_join(expr->kind, lhs, rhs) ? affine_binary(expr->kind, lhs, rhs)
                                                               : NULL;
}

/* The expressions of a map or set; none of other attributes. */
static const AffineExpr *const *exprs_of(const Attr *attr, unsigned *count)
{
    *count = 0;
    if (attr && attr->kind == ATTR_AFFINE_MAP) {
        *count = attr->map->result_count;
        return attr->map->results;
    }
    if (attr && attr->kind == ATTR_INTEGER_SET) {
        *count = attr->set->constraint_count;
        return attr->set->constraints;
    }
    return NULL;
}

static const Attr *with_exprs(const Attr *attr, const AffineExpr *const *exprs, unsigned dims,
                              unsigned symbols)
{
    Context *context = attr->context;

    if (attr->kind == ATTR_AFFINE_MAP)
        return attr_affine_map(affine_map(context, dims, symbols, attr->map->result_count, exprs));
    return attr_integer_set(integer_set(context, dims, symbols, attr->set->constraint_count, exprs,
                                        attr->set->equalities));
}

static void inputs_of(const Attr *attr, unsigned *dims, unsigned *symbols)
{
    bool map = attr->kind == ATTR_AFFINE_MAP;

    *dims = map ? attr->map->dim_count : attr->set->dim_count;
    *symbols = map ? attr->map->symbol_count : attr->set->symbol_count;
}

static unsigned each_expr(const Edit *edit, const Op *op)
{
    unsigned total = 0, count;

    (void)edit;
    for (unsigned i = 0; op->def && i < def_attr_count(op->def); i++) {
        const AffineExpr *const *exprs = exprs_of(op->inherent[i], &count);

        for (unsigned n = 0; n < count; n++)
            total += count_exprs(exprs[n]);
    }
    return total;
}

static bool simplify_attr(Op *op, unsigned index, unsigned number, unsigned place, int how)
{
    unsigned count, dims, symbols;
    const Attr *attr = op->inherent[index];
    const AffineExpr *const *exprs = exprs_of(attr, &count);
    const AffineExpr *simpler = simplify_part(exprs[number], &place, how), **copy;

    if (!simpler || simpler == exprs[number])
        return false;
    copy = ARENA_COPY(&attr->context->arena, const AffineExpr *, exprs, count);
    copy[number] = simpler;
    inputs_of(attr, &dims, &symbols);
    op->inherent[index] = with_exprs(attr, copy, dims, symbols);
    return true;
}

static bool simplify(Edit *edit, Op *op, unsigned place, int how)
{
    unsigned count;

    (void)edit;
    for (unsigned i = 0; i < def_attr_count(op->def); i++) {
        const AffineExpr *const *exprs = exprs_of(op->inherent[i], &count);

        for (unsigned n = 0; n < count; n++) {
            if (place < count_exprs(exprs[n]))
                return simplify_attr(op, i, n, place, how);
            place -= count_exprs(exprs[n]);
        }
    }
    return false;
}

/* The maps and sets of an operation, in their order, take the groups of operands that are as many
 * as their inputs, in theirs. */
static bool inputs_group(const Op *op, unsigned attr, unsigned *first)
{
    unsigned group = 0, dims, symbols, count = 0;

    *first = 0;
    for (unsigned i = 0; i <= attr; i++) {
        if (!op->inherent[i]
            || (op->inherent[i]->kind != ATTR_AFFINE_MAP
                && op->inherent[i]->kind != ATTR_INTEGER_SET))
            continue;
        inputs_of(op->inherent[i], &dims, &symbols);
        for (bool found = false; !found; group++) {
            if (group >= def_operand_count(op->def))
                return false;
            *first = op_operand_group(op, group, &count);
            found = op->def->operands[group].multiplicity == VARIADIC && count == dims + symbols;
        }
    }
    return true;
}

static unsigned each_affine_input(const Edit *edit, const Op *op)
{
    unsigned total = 0, dims, symbols, count;

    (void)edit;
    for (unsigned i = 0; op->def && i < def_attr_count(op->def); i++)
        if (exprs_of(op->inherent[i], &count)) {
            inputs_of(op->inherent[i], &dims, &symbols);
            total += dims + symbols;
        }
    return total;
}

static bool has_input(const AffineExpr *expr, AffineKind kind, unsigned position)
{
    if (expr->kind == AFFINE_DIM || expr->kind == AFFINE_SYMBOL)
        return expr->kind == kind && expr->position == position;
    return expr->kind != AFFINE_CONSTANT
           && (has_input(expr->lhs, kind, position) || has_input(expr->rhs, kind, position));
}

/* The inputs without the one that goes, numbered anew. */
static const AffineExpr **renumbered(Context *context, AffineKind kind, unsigned count,
                                     unsigned gone)
{
    const AffineExpr **inputs = ARENA_ARRAY(&context->arena, const AffineExpr *, count + 1);

    for (unsigned i = 0; i < count; i++) {
        unsigned position = i > gone ? i - 1 : i;

        inputs[i] =
            kind == AFFINE_DIM ? affine_dim(context, position) : affine_symbol(context, position);
    }
    return inputs;
}

/* An input that no expression has, and its operand. */
static bool drop_input(Op *op, unsigned index, unsigned input)
{
    unsigned count, dims, symbols, first;
    const Attr *attr = op->inherent[index];
    const AffineExpr *const *exprs = exprs_of(attr, &count), **copy;
    const AffineExpr **new_dims, **new_symbols;
    bool dim;

    inputs_of(attr, &dims, &symbols);
    dim = input < dims;
    for (unsigned i = 0; i < count; i++)
        if (has_input(exprs[i], dim ? AFFINE_DIM : AFFINE_SYMBOL, dim ? input : input - dims))
            return false;
    if (!inputs_group(op, index, &first))
        return false;
    new_dims = renumbered(attr->context, AFFINE_DIM, dims, dim ? input : dims);
    new_symbols = renumbered(attr->context, AFFINE_SYMBOL, symbols, dim ? symbols : input - dims);
    copy = ARENA_ARRAY(&attr->context->arena, const AffineExpr *, count + 1);
    for (unsigned i = 0; i < count; i++)
        copy[i] = affine_replace(exprs[i], new_dims, new_symbols);
    op->inherent[index] = with_exprs(attr, copy, dims - dim, symbols - !dim);
    op_remove_operand(op, first + input);
    return true;
}

static bool drop_affine_input(Edit *edit, Op *op, unsigned place, int how)
{
    unsigned dims, symbols, count;

    (void)edit, (void)how;
    for (unsigned i = 0; i < def_attr_count(op->def); i++) {
        if (!exprs_of(op->inherent[i], &count))
            continue;
        inputs_of(op->inherent[i], &dims, &symbols);
        if (place < dims + symbols)
            return drop_input(op, i, place);
        place -= dims + symbols;
    }
    return false;
}

const ReduceRule REDUCE_AFFINE[] = {
    { "affine inputs", each_affine_input, drop_affine_input },
    { "affine expressions", each_expr, simplify, TO_CONSTANT + TO_ZERO, .singly = true },
    { "affine expressions", each_expr, simplify, TO_LHS, .singly = true },
    { "affine expressions", each_expr, simplify, TO_RHS, .singly = true },
    { "affine expressions", each_expr, simplify, TO_CONSTANT + TO_ONE, .singly = true },
    { "affine expressions", each_expr, simplify, TO_CONSTANT + TO_HALF, .singly = true },
    { "affine expressions", each_expr, simplify, TO_CONSTANT + TO_ONE_LESS, .singly = true },
    { 0 },
};
