#include "core/ir/affine.h"

#include <inttypes.h>

/* How tightly the place around an expression binds: in a strong one, operators need parentheses. */
typedef enum Binding { BINDS_WEAKLY, BINDS_STRONGLY } Binding;

typedef struct Writer {
    Sb *sb;
    AffineNamer namer; /* NULL: d0, s0 */
    void *state;
} Writer;

static void write_expr(Writer *w, const AffineExpr *expr, Binding binding);

static void write_name(Writer *w, const AffineExpr *expr)
{
    bool is_symbol = expr->kind == AFFINE_SYMBOL;

    if (w->namer)
        w->namer(w->sb, w->state, is_symbol, expr->position);
    else
        sb_printf(w->sb, "%c%u", is_symbol ? 's' : 'd', expr->position);
}

static const char *spelling(AffineKind kind)
{
    switch (kind) {
    case AFFINE_MUL:
        return " * ";
    case AFFINE_MOD:
        return " mod ";
    case AFFINE_FLOORDIV:
        return " floordiv ";
    default:
        return " ceildiv ";
    }
}

/* A product, quotient or remainder; `x * -1` is written -x. */
static void write_product(Writer *w, const AffineExpr *expr)
{
    bool negates =
        expr->kind == AFFINE_MUL && expr->rhs->kind == AFFINE_CONSTANT && expr->rhs->value == -1;

    if (negates) {
        sb_char(w->sb, '-');
        write_expr(w, expr->lhs, BINDS_STRONGLY);
        return;
    }
    write_expr(w, expr->lhs, BINDS_STRONGLY);
    sb_add(w->sb, spelling(expr->kind));
    write_expr(w, expr->rhs, BINDS_STRONGLY);
}

/* The negation wraps, so the least number keeps its sign, as upstream prints it. */
static int64_t negated(int64_t value)
{
    return (int64_t) - (uint64_t)value;
}

/* What is added, with its sign: a negative number or product is subtracted. */
static void write_summand(Writer *w, const AffineExpr *expr)
{
    bool is_product = expr->kind == AFFINE_MUL && expr->rhs->kind == AFFINE_CONSTANT;

    if (is_product && expr->rhs->value == -1) {
        sb_add(w->sb, " - ");
        write_expr(w, expr->lhs, expr->lhs->kind == AFFINE_ADD ? BINDS_STRONGLY : BINDS_WEAKLY);
    } else if (is_product && expr->rhs->value < -1) {
        sb_add(w->sb, " - ");
        write_expr(w, expr->lhs, BINDS_STRONGLY);
        sb_printf(w->sb, " * %" PRId64, negated(expr->rhs->value));
    } else if (expr->kind == AFFINE_CONSTANT && expr->value < 0) {
        sb_printf(w->sb, " - %" PRId64, negated(expr->value));
    } else {
        sb_add(w->sb, " + ");
        write_expr(w, expr, BINDS_WEAKLY);
    }
}

static void write_expr(Writer *w, const AffineExpr *expr, Binding binding)
{
    switch (expr->kind) {
    case AFFINE_CONSTANT:
        sb_printf(w->sb, "%" PRId64, expr->value);
        return;
    case AFFINE_DIM:
    case AFFINE_SYMBOL:
        write_name(w, expr);
        return;
    default:
        break;
    }
    if (binding == BINDS_STRONGLY)
        sb_char(w->sb, '(');
    if (expr->kind == AFFINE_ADD) {
        write_expr(w, expr->lhs, BINDS_WEAKLY);
        write_summand(w, expr->rhs);
    } else {
        write_product(w, expr);
    }
    if (binding == BINDS_STRONGLY)
        sb_char(w->sb, ')');
}

void affine_print(Sb *sb, const AffineExpr *expr)
{
    affine_print_named(sb, expr, NULL, NULL);
}

void affine_print_named(Sb *sb, const AffineExpr *expr, AffineNamer namer, void *state)
{
    Writer w = { sb, namer, state };

    write_expr(&w, expr, BINDS_WEAKLY);
}

/* (d0, d1)[s0] */
static void print_inputs(Sb *sb, unsigned dim_count, unsigned symbol_count)
{
    sb_char(sb, '(');
    for (unsigned i = 0; i < dim_count; i++)
        sb_printf(sb, "%sd%u", i ? ", " : "", i);
    sb_char(sb, ')');
    if (symbol_count == 0)
        return;
    sb_char(sb, '[');
    for (unsigned i = 0; i < symbol_count; i++)
        sb_printf(sb, "%ss%u", i ? ", " : "", i);
    sb_char(sb, ']');
}

void affine_map_print(Sb *sb, const AffineMap *map)
{
    print_inputs(sb, map->dim_count, map->symbol_count);
    sb_add(sb, " -> (");
    for (unsigned i = 0; i < map->result_count; i++) {
        sb_add(sb, i ? ", " : "");
        affine_print(sb, map->results[i]);
    }
    sb_char(sb, ')');
}

void integer_set_print(Sb *sb, const IntegerSet *set)
{
    print_inputs(sb, set->dim_count, set->symbol_count);
    sb_add(sb, " : (");
    for (unsigned i = 0; i < set->constraint_count; i++) {
        sb_add(sb, i ? ", " : "");
        affine_print(sb, set->constraints[i]);
        sb_add(sb, set->equalities[i] ? " == 0" : " >= 0");
    }
    sb_char(sb, ')');
}
