/* affine: structured control flow and index arithmetic by maps. Parallel loops run one iteration
 * after the other. */
#include "interp/native/lower/affine.h"
#include "interp/native/lower/arith.h"
#include "interp/native/lower/structured.h"

static const AffineMap *map_of(const Op *op, const char *name)
{
    return op_attr(op, name)->map;
}

static bool lower_apply(Lower *l, const Op *op)
{
    return give(l, op, map_results(l, op, map_of(op, "map"), 0)[0]);
}

static bool lower_extreme(Lower *l, const Op *op)
{
    const AffineMap *map = map_of(op, "map");
    LLVMValueRef *values = map_results(l, op, map, 0);

    return give(l, op,
                op_is(op, "affine.min") ? least_of(l, values, map->result_count)
                                        : greatest_of(l, values, map->result_count));
}

/* The last `count` elements of the basis: numbers of static_basis or, in turn, the operands from
 * `dynamic` on. An outer bound before them takes no part in the arithmetic. */
static LLVMValueRef *inner_basis(Lower *l, const Op *op, unsigned count, unsigned dynamic)
{
    unsigned total = (unsigned)op_attr(op, "static_basis")->dense.count;

    return mixed_in(l, op, "static_basis", dynamic) + (total - count);
}

static bool lower_delinearize_index(Lower *l, const Op *op)
{
    unsigned count = op->result_count - 1;
    LLVMValueRef *basis = inner_basis(l, op, count, 1), rest = in(l, op, 0);

    for (unsigned i = count; i > 0; i--) {
        out(l, op, i, euclid_mod(l, rest, basis[i - 1]));
        rest = floor_div(l, rest, basis[i - 1]);
    }
    return give(l, op, rest);
}

static bool lower_linearize_index(Lower *l, const Op *op)
{
    unsigned count;
    LLVMValueRef *basis, sum = index_constant(l, 0);

    operand_segment(op, 0, &count);
    basis = inner_basis(l, op, count ? count - 1 : 0, count);
    for (unsigned i = 0; i < count; i++) {
        if (i)
            sum = LLVMBuildMul(l->builder, sum, basis[i - 1], "");
        sum = LLVMBuildAdd(l->builder, sum, in(l, op, i), "");
    }
    return give(l, op, sum);
}

static bool lower_affine_for(Lower *l, const Op *op)
{
    const AffineMap *lower = map_of(op, "lowerBoundMap"), *upper = map_of(op, "upperBoundMap");
    unsigned lower_count, upper_count, init_count;
    unsigned lower_first = operand_segment(op, 0, &lower_count);
    unsigned upper_first = operand_segment(op, 1, &upper_count);
    unsigned init_first = operand_segment(op, 2, &init_count);
    LoopRange range = {
        .lower = greatest_of(l, map_results(l, op, lower, lower_first), lower->result_count),
        .upper = least_of(l, map_results(l, op, upper, upper_first), upper->result_count),
        .step = index_constant(l, property_int(op, "step", 1)),
    };
    LoopNest nest = { .ranges = &range,
                      .depth = 1,
                      .inits = operand_values(l, op, init_first, init_count) };

    return lower_loops(l, op, &nest);
}

static bool lower_affine_if(Lower *l, const Op *op)
{
    return lower_if(l, op, is_in_set(l, op, op_attr(op, "condition")->set));
}

/* An AtomicRMWKind. */
static int64_t reduction_of(const Op *op, unsigned result)
{
    return int_low_s(op_attr(op, "reductions")->array.elements[result]->integer);
}

static bool combine(Lower *l, const Op *op, const LLVMValueRef *so_far, LLVMValueRef *values)
{
    for (unsigned i = 0; i < op->result_count; i++)
        values[i] = combine_by_kind(l, reduction_of(op, i), so_far[i], values[i]);
    return true;
}

/* NULL, and `lower_fail` was called, when there is no native counterpart. */
static LLVMValueRef *start_values(Lower *l, const Op *op)
{
    LLVMValueRef *starts = ARENA_ARRAY(&l->arena, LLVMValueRef, op->result_count + 1);

    for (unsigned i = 0; i < op->result_count; i++) {
        LLVMTypeRef type = lower_type(l, op, op->results[i]->type);

        starts[i] = type ? neutral_of_kind(l, reduction_of(op, i), type) : NULL;
        if (type && !starts[i])
            lower_fail(l, op, "there is no lowering for the reduction of result %u", i);
        if (!starts[i])
            return NULL;
    }
    return starts;
}

/* The bound of each dimension, by the map's results in groups of so many. */
static LLVMValueRef *grouped_bounds(Lower *l, const Attr *groups, const LLVMValueRef *values,
                                    LLVMValueRef (*choose)(Lower *, const LLVMValueRef *, unsigned))
{
    unsigned depth = (unsigned)groups->dense.count;
    LLVMValueRef *bounds = ARENA_ARRAY(&l->arena, LLVMValueRef, depth + 1);

    for (unsigned i = 0; i < depth; i++) {
        unsigned count = (unsigned)int_low_s(attr_element_bits(groups, i, &l->arena));

        bounds[i] = choose(l, values, count);
        values += count;
    }
    return bounds;
}

static bool lower_affine_parallel(Lower *l, const Op *op)
{
    const AffineMap *lower_map = map_of(op, "lowerBoundsMap");
    const AffineMap *upper_map = map_of(op, "upperBoundsMap");
    unsigned lower_inputs = lower_map->dim_count + lower_map->symbol_count;
    const Attr *steps = op_attr(op, "steps");
    LLVMValueRef *lower = grouped_bounds(l, op_attr(op, "lowerBoundsGroups"),
                                         map_results(l, op, lower_map, 0), greatest_of);
    LLVMValueRef *upper = grouped_bounds(l, op_attr(op, "upperBoundsGroups"),
                                         map_results(l, op, upper_map, lower_inputs), least_of);
    LoopRange *ranges = ARENA_ARRAY(&l->arena, LoopRange, steps->array.count + 1);
    LoopNest nest = { .ranges = ranges,
                      .depth = steps->array.count,
                      .inits = start_values(l, op),
                      .combine = combine };

    for (unsigned i = 0; i < nest.depth; i++) {
        int64_t step = int_low_s(steps->array.elements[i]->integer);

        ranges[i] = (LoopRange){ lower[i], upper[i], index_constant(l, step), false };
    }
    return nest.inits && lower_loops(l, op, &nest);
}

const Lowering AFFINE_LOWERINGS[] = {
    { "affine.apply", lower_apply },
    { "affine.min affine.max", lower_extreme },
    { "affine.delinearize_index", lower_delinearize_index },
    { "affine.linearize_index", lower_linearize_index },
    { "affine.for", lower_affine_for },
    { "affine.if", lower_affine_if },
    { "affine.parallel", lower_affine_parallel },
    { "affine.yield", lower_yield },
    { 0 },
};
