/* affine: structured control flow and index arithmetic by maps. Parallel loops run one iteration
 * after the other. */
#include "interp/native/lower/affine.h"
#include "interp/native/lower/arith.h"
#include "interp/native/lower/structured.h"

#include <math.h>

static const AffineMap *map_of(const Op *op, const char *name)
{
    return op_attr(op, name)->map;
}

static bool lower_apply(Lower *l, const Op *op)
{
    out(l, op, 0, map_results(l, op, map_of(op, "map"), 0)[0]);
    return true;
}

static bool lower_min(Lower *l, const Op *op)
{
    const AffineMap *map = map_of(op, "map");

    out(l, op, 0, least_of(l, map_results(l, op, map, 0), map->result_count));
    return true;
}

static bool lower_max(Lower *l, const Op *op)
{
    const AffineMap *map = map_of(op, "map");

    out(l, op, 0, greatest_of(l, map_results(l, op, map, 0), map->result_count));
    return true;
}

/* The last `count` elements of the basis: numbers of static_basis or, in turn, the operands from
 * `dynamic` on. An outer bound before them takes no part in the arithmetic. */
static LLVMValueRef *inner_basis(Lower *l, const Op *op, unsigned count, unsigned dynamic)
{
    const Attr *numbers = op_attr(op, "static_basis");
    unsigned total = (unsigned)numbers->dense.count, outer = total - count;
    LLVMValueRef *basis = ARENA_ARRAY(&l->arena, LLVMValueRef, total + 1);

    for (unsigned i = 0; i < total; i++) {
        int64_t number = attr_i64_at(numbers, i);

        basis[i] = number == DYNAMIC ? in(l, op, dynamic++) : index_constant(l, number);
    }
    return basis + outer;
}

static bool lower_delinearize_index(Lower *l, const Op *op)
{
    unsigned count = op->result_count - 1;
    LLVMValueRef *basis = inner_basis(l, op, count, 1), rest = in(l, op, 0);

    for (unsigned i = count; i > 0; i--) {
        out(l, op, i, euclid_mod(l, rest, basis[i - 1]));
        rest = floor_div(l, rest, basis[i - 1]);
    }
    out(l, op, 0, rest);
    return true;
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
    out(l, op, 0, sum);
    return true;
}

static bool lower_yield(Lower *l, const Op *op)
{
    return leave_region(l, op, 0);
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
    LLVMValueRef *inits = ARENA_ARRAY(&l->arena, LLVMValueRef, init_count + 1);
    LoopNest nest = { .ranges = &range, .depth = 1, .inits = inits };

    for (unsigned i = 0; i < init_count; i++)
        inits[i] = in(l, op, init_first + i);
    return lower_loops(l, op, &nest);
}

static bool lower_affine_if(Lower *l, const Op *op)
{
    return lower_if(l, op, is_in_set(l, op, op_attr(op, "condition")->set));
}

/* What a reduction starts from: the number that changes none. */
typedef enum Start {
    REFUSED, /* affine.parallel has no such reduction */
    FROM_ANYTHING,
    FROM_ZERO,
    FROM_ONE,
    FROM_ALL_ONES,
    FROM_LEAST,
    FROM_GREATEST
} Start;

/* By the value of arith's AtomicRMWKind. */
static const struct Reduction {
    Start start;
    LLVMOpcode opcode;
    const char *intrinsic; /* instead of an opcode */
} REDUCTIONS[] = {
    [0] = { FROM_ZERO, LLVMFAdd },              /* addf */
    [1] = { FROM_ZERO, LLVMAdd },               /* addi */
    [2] = { FROM_ALL_ONES, LLVMAnd },           /* andi */
    [3] = { FROM_ANYTHING },                    /* assign: defined for one iteration alone */
    [4] = { FROM_LEAST, 0, "llvm.maximum" },    /* maximumf */
    [6] = { FROM_LEAST, 0, "llvm.smax" },       /* maxs */
    [7] = { FROM_ZERO, 0, "llvm.umax" },        /* maxu */
    [8] = { FROM_GREATEST, 0, "llvm.minimum" }, /* minimumf */
    [10] = { FROM_GREATEST, 0, "llvm.smin" },   /* mins */
    [11] = { FROM_ALL_ONES, 0, "llvm.umin" },   /* minu */
    [12] = { FROM_ONE, LLVMFMul },              /* mulf */
    [13] = { FROM_ONE, LLVMMul },               /* muli */
    [14] = { FROM_ZERO, LLVMOr },               /* ori */
};

enum { REDUCTION_COUNT = sizeof REDUCTIONS / sizeof *REDUCTIONS };

/* NULL where there is none of that number. */
static const struct Reduction *reduction_of(const Op *op, unsigned result)
{
    const Attr *kinds = op_attr(op, "reductions");
    int64_t kind = int_low_s(kinds->array.elements[result]->integer);

    if (kind < 0 || kind >= REDUCTION_COUNT || REDUCTIONS[kind].start == REFUSED)
        return NULL;
    return &REDUCTIONS[kind];
}

static LLVMValueRef least_signed(Lower *l, LLVMTypeRef type)
{
    LLVMValueRef sign = LLVMConstInt(type, LLVMGetIntTypeWidth(type) - 1, false);

    return LLVMBuildShl(l->builder, LLVMConstInt(type, 1, false), sign, "");
}

static LLVMValueRef start_value(Lower *l, LLVMTypeRef type, Start start)
{
    bool integer = LLVMGetTypeKind(type) == LLVMIntegerTypeKind;

    switch (start) {
    case FROM_ZERO:
        return LLVMConstNull(type);
    case FROM_ONE:
        return integer ? LLVMConstInt(type, 1, false) : LLVMConstReal(type, 1.0);
    case FROM_ALL_ONES:
        return LLVMConstAllOnes(type);
    case FROM_LEAST:
        return integer ? least_signed(l, type) : LLVMConstReal(type, -INFINITY);
    case FROM_GREATEST:
        return integer ? LLVMConstNot(least_signed(l, type)) : LLVMConstReal(type, INFINITY);
    default:
        return LLVMGetPoison(type);
    }
}

static LLVMValueRef reduce(Lower *l, const struct Reduction *by, LLVMValueRef so_far,
                           LLVMValueRef value)
{
    LLVMTypeRef type = LLVMTypeOf(value), work = type;
    LLVMValueRef made;

    if (by->start == FROM_ANYTHING)
        return value;
    if (LLVMGetTypeKind(type) != LLVMIntegerTypeKind) {
        work = working_type(l, type);
        so_far = convert_float(l, so_far, work);
        value = convert_float(l, value, work);
    }
    made = by->intrinsic ? call_same(l, by->intrinsic, (LLVMValueRef[]){ so_far, value }, 2)
                         : LLVMBuildBinOp(l->builder, by->opcode, so_far, value, "");
    return work == type ? made : convert_float(l, made, type);
}

static bool combine_by_kind(Lower *l, const Op *op, const LLVMValueRef *so_far,
                            LLVMValueRef *values)
{
    for (unsigned i = 0; i < op->result_count; i++)
        values[i] = reduce(l, reduction_of(op, i), so_far[i], values[i]);
    return true;
}

/* NULL, and `lower_fail` was called, when there is no native counterpart. */
static LLVMValueRef *start_values(Lower *l, const Op *op)
{
    LLVMValueRef *starts = ARENA_ARRAY(&l->arena, LLVMValueRef, op->result_count + 1);

    for (unsigned i = 0; i < op->result_count; i++) {
        const struct Reduction *reduction = reduction_of(op, i);
        LLVMTypeRef type = lower_type(l, op, op->results[i]->type);

        if (!reduction)
            lower_fail(l, op, "there is no lowering for the reduction of result %u", i);
        if (!reduction || !type)
            return NULL;
        starts[i] = start_value(l, type, reduction->start);
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
                      .combine = combine_by_kind };

    for (unsigned i = 0; i < nest.depth; i++) {
        int64_t step = int_low_s(steps->array.elements[i]->integer);

        ranges[i] = (LoopRange){ lower[i], upper[i], index_constant(l, step), false };
    }
    return nest.inits && lower_loops(l, op, &nest);
}

const Lowering AFFINE_LOWERINGS[] = {
    { "affine.apply", lower_apply },
    { "affine.min", lower_min },
    { "affine.max", lower_max },
    { "affine.delinearize_index", lower_delinearize_index },
    { "affine.linearize_index", lower_linearize_index },
    { "affine.for", lower_affine_for },
    { "affine.if", lower_affine_if },
    { "affine.parallel", lower_affine_parallel },
    { "affine.yield", lower_yield },
    { 0 },
};
