/* Strides and offset of a memref's layout. Rules: upstream's getStridesAndOffset. */
#include "core/ir/affine.h"
#include "core/ir/context.h"

#include <stdlib.h>
#include <string.h>

/* Row-major: the product of the dimensions behind each, DYNAMIC once one of them is. */
static void row_major(const Type *memref, int64_t *strides)
{
    int64_t stride = 1;

    for (unsigned i = memref->shaped.rank; i-- > 0;) {
        int64_t dim = memref->shaped.dims[i];

        strides[i] = stride;
        if (stride != DYNAMIC)
            stride = dim == DYNAMIC ? DYNAMIC : (int64_t)((uint64_t)stride * (uint64_t)dim);
    }
}

/* Adds `factor` times the expression to the strides of the dimensions in it and to the offset.
 * False when it is not linear in the dimensions. */
static bool add_strides(const AffineExpr *expr, const AffineExpr *factor,
                        const AffineExpr **strides, const AffineExpr **offset)
{
    if (!expr->has_dim) {
        *offset = affine_add(*offset, affine_mul(expr, factor));
        return true;
    }
    switch (expr->kind) {
    case AFFINE_DIM:
        strides[expr->position] = affine_add(strides[expr->position], factor);
        return true;
    case AFFINE_ADD:
        return add_strides(expr->lhs, factor, strides, offset)
               && add_strides(expr->rhs, factor, strides, offset);
    case AFFINE_MUL:
        if (!expr->lhs->has_dim)
            return add_strides(expr->rhs, affine_mul(factor, expr->lhs), strides, offset);
        return add_strides(expr->lhs, affine_mul(factor, expr->rhs), strides, offset);
    default:
        return false;
    }
}

static int64_t constant_or_dynamic(const AffineExpr *expr)
{
    return expr->kind == AFFINE_CONSTANT ? expr->value : DYNAMIC;
}

static bool map_strides(const AffineMap *map, int64_t *strides, int64_t *offset)
{
    const AffineExpr *zero = affine_constant(map->context, 0), *sum = zero, **exprs;
    bool good;

    if (map->result_count != 1)
        return false;
    exprs = must_alloc(map->dim_count * sizeof *exprs);
    for (unsigned i = 0; i < map->dim_count; i++)
        exprs[i] = zero;
    good = add_strides(map->results[0], affine_constant(map->context, 1), exprs, &sum);
    for (unsigned i = 0; good && i < map->dim_count; i++)
        strides[i] = constant_or_dynamic(exprs[i]);
    *offset = constant_or_dynamic(sum);
    free(exprs);
    return good;
}

bool type_strides(const Type *memref, int64_t *strides, int64_t *offset)
{
    const Attr *layout = memref->shaped.layout;

    *offset = 0;
    if (!layout) {
        row_major(memref, strides);
        return true;
    }
    if (layout->kind == ATTR_AFFINE_MAP)
        return map_strides(layout->map, strides, offset);
    if (layout->kind != ATTR_STRIDED_LAYOUT)
        return false;
    *offset = layout->strided.offset;
    memcpy(strides, layout->strided.strides, memref->shaped.rank * sizeof *strides);
    return true;
}
