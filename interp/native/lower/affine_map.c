#include "interp/native/lower/affine.h"

/* srem and sdiv would trap on zero, and on the minimum by -1. */
static LLVMValueRef safe_divisor(Lower *l, LLVMValueRef divisor)
{
    LLVMValueRef positive;

    if (!LLVMIsAConstantInt(divisor))
        divisor = LLVMBuildFreeze(l->builder, divisor, "");
    positive = LLVMBuildICmp(l->builder, LLVMIntSGT, divisor, index_constant(l, 0), "");
    return LLVMBuildSelect(l->builder, positive, divisor, index_constant(l, 1), "");
}

LLVMValueRef euclid_mod(Lower *l, LLVMValueRef lhs, LLVMValueRef rhs)
{
    LLVMValueRef by = safe_divisor(l, rhs), rest = LLVMBuildSRem(l->builder, lhs, by, "");
    LLVMValueRef negative = LLVMBuildICmp(l->builder, LLVMIntSLT, rest, index_constant(l, 0), "");

    return LLVMBuildSelect(l->builder, negative, LLVMBuildAdd(l->builder, rest, by, ""), rest, "");
}

/* The quotient toward zero, and `correction` more where the remainder is as `predicate` says. */
static LLVMValueRef corrected_div(Lower *l, LLVMValueRef lhs, LLVMValueRef rhs,
                                  LLVMIntPredicate predicate, int64_t correction)
{
    LLVMValueRef by = safe_divisor(l, rhs), quotient = LLVMBuildSDiv(l->builder, lhs, by, "");
    LLVMValueRef rest = LLVMBuildSRem(l->builder, lhs, by, "");
    LLVMValueRef off = LLVMBuildICmp(l->builder, predicate, rest, index_constant(l, 0), "");
    LLVMValueRef moved = LLVMBuildAdd(l->builder, quotient, index_constant(l, correction), "");

    return LLVMBuildSelect(l->builder, off, moved, quotient, "");
}

LLVMValueRef floor_div(Lower *l, LLVMValueRef lhs, LLVMValueRef rhs)
{
    return corrected_div(l, lhs, rhs, LLVMIntSLT, -1);
}

static LLVMValueRef ceil_div(Lower *l, LLVMValueRef lhs, LLVMValueRef rhs)
{
    return corrected_div(l, lhs, rhs, LLVMIntSGT, 1);
}

LLVMValueRef affine_expression(Lower *l, const AffineExpr *expr, const LLVMValueRef *dims,
                               const LLVMValueRef *symbols)
{
    LLVMValueRef lhs, rhs;

    switch (expr->kind) {
    case AFFINE_CONSTANT:
        return index_constant(l, expr->value);
    case AFFINE_DIM:
        return dims[expr->position];
    case AFFINE_SYMBOL:
        return symbols[expr->position];
    default:
        break;
    }
    lhs = affine_expression(l, expr->lhs, dims, symbols);
    rhs = affine_expression(l, expr->rhs, dims, symbols);
    switch (expr->kind) {
    case AFFINE_ADD:
        return LLVMBuildAdd(l->builder, lhs, rhs, "");
    case AFFINE_MUL:
        return LLVMBuildMul(l->builder, lhs, rhs, "");
    case AFFINE_MOD:
        return euclid_mod(l, lhs, rhs);
    case AFFINE_FLOORDIV:
        return floor_div(l, lhs, rhs);
    default:
        return ceil_div(l, lhs, rhs);
    }
}

/* Each expression of a map or set at the operands from `first` on. */
static LLVMValueRef *expressions(Lower *l, const Op *op, const AffineExpr *const *exprs,
                                 unsigned count, unsigned first, unsigned dims, unsigned symbols)
{
    LLVMValueRef *at = ARENA_ARRAY(&l->arena, LLVMValueRef, dims + symbols + 1);
    LLVMValueRef *values = ARENA_ARRAY(&l->arena, LLVMValueRef, count + 1);

    for (unsigned i = 0; i < dims + symbols; i++)
        at[i] = in(l, op, first + i);
    for (unsigned i = 0; i < count; i++)
        values[i] = affine_expression(l, exprs[i], at, at + dims);
    return values;
}

LLVMValueRef *map_results(Lower *l, const Op *op, const AffineMap *map, unsigned first)
{
    return expressions(l, op, map->results, map->result_count, first, map->dim_count,
                       map->symbol_count);
}

LLVMValueRef is_in_set(Lower *l, const Op *op, const IntegerSet *set)
{
    LLVMValueRef *values = expressions(l, op, set->constraints, set->constraint_count, 0,
                                       set->dim_count, set->symbol_count);
    LLVMValueRef all = LLVMConstInt(LLVMInt1TypeInContext(l->context), 1, false);

    for (unsigned i = 0; i < set->constraint_count; i++) {
        LLVMIntPredicate predicate = set->equalities[i] ? LLVMIntEQ : LLVMIntSGE;
        LLVMValueRef holds =
            LLVMBuildICmp(l->builder, predicate, values[i], index_constant(l, 0), "");

        all = LLVMBuildAnd(l->builder, all, holds, "");
    }
    return all;
}

static LLVMValueRef fold(Lower *l, const char *intrinsic, const LLVMValueRef *values,
                         unsigned count)
{
    LLVMValueRef so_far = values[0];

    for (unsigned i = 1; i < count; i++)
        so_far = call_same(l, intrinsic, (LLVMValueRef[]){ so_far, values[i] }, 2);
    return so_far;
}

LLVMValueRef least_of(Lower *l, const LLVMValueRef *values, unsigned count)
{
    return fold(l, "llvm.smin", values, count);
}

LLVMValueRef greatest_of(Lower *l, const LLVMValueRef *values, unsigned count)
{
    return fold(l, "llvm.smax", values, count);
}
