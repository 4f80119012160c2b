#include "interp/oracle/judge/known.h"

#include "core/ir/context.h"
#include "dialects/access.h"
#include "dialects/affine/affine.h"
#include "interp/oracle/judge/known_vectors.h"
#include "interp/oracle/judge/ulps.h"
#include "semantics/number/complex.h"

#include <math.h>
#include <string.h>

/* Operands of integer operations: in some lane, for the observer sees all of them at once. */

static bool in_some_lane(const Step *s, bool (*holds)(Int lhs, Int rhs))
{
    Place lhs = operand_lanes(s, 0), rhs = operand_lanes(s, 1);

    for (uint64_t i = 0; i < layout_lanes(lhs.layout); i++) {
        Place a = place_lane(lhs, i), b = place_lane(rhs, i);

        if (!*a.poison && !*b.poison && holds(place_int(a), place_int(b)))
            return true;
    }
    return false;
}

static bool is_minimum_by_minus_one(Int lhs, Int rhs)
{
    return int_is_min_s(lhs) && int_is_all_ones(rhs);
}

/* What is poison may be the minimum. */
static bool minimum_by_minus_one(const Step *s)
{
    Place lhs = operand_lanes(s, 0), rhs = operand_lanes(s, 1);

    for (uint64_t i = 0; i < layout_lanes(lhs.layout); i++)
        if (*place_lane(lhs, i).poison && !*place_lane(rhs, i).poison
            && int_is_all_ones(place_int(place_lane(rhs, i))))
            return true;
    return in_some_lane(s, is_minimum_by_minus_one);
}

static bool is_end_by_minus_one(Int lhs, Int rhs)
{
    uint64_t sign = (uint64_t)1 << (lhs.width - 1);

    return int_is_all_ones(rhs) && (lhs.word == sign - 1 || lhs.word == sign + 1);
}

static bool end_by_minus_one(const Step *s)
{
    return in_some_lane(s, is_end_by_minus_one);
}

static bool is_minimum_or_end_by_minus_one(Int lhs, Int rhs)
{
    return int_is_min_s(lhs) || is_end_by_minus_one(lhs, rhs);
}

static bool minimum_or_end_by_minus_one(const Step *s)
{
    return in_some_lane(s, is_minimum_or_end_by_minus_one);
}

static unsigned bits_of(const Value *value)
{
    const Type *element = type_element(value->type);

    return element->kind == TYPE_INTEGER ? type_bits(element) : 0;
}

static bool beyond_64_bits(const Step *s)
{
    return bits_of(s->op->operands[0]) > 64;
}

static bool beyond_128_bits(const Step *s)
{
    return bits_of(s->op->operands[0]) > 128;
}

/* Floats. */

static bool gives(const Step *s, const FloatFormat *format)
{
    const Type *element = type_element(s->op->results[0]->type);

    return element->kind == TYPE_FLOAT && element->format == format;
}

static bool gives_bf16(const Step *s)
{
    return gives(s, &FLOAT_BF16);
}

static bool signaling_beside_number(const Step *s)
{
    Place lhs = operand_lanes(s, 0), rhs = operand_lanes(s, 1);

    for (uint64_t i = 0; i < layout_lanes(lhs.layout); i++) {
        Place a = place_lane(lhs, i), b = place_lane(rhs, i);

        if (!*a.poison && !*b.poison
            && (float_is_nan(place_float(a)) || float_is_nan(place_float(b))))
            return true;
    }
    return false;
}

/* 1 to the power of it, or it to the power 0. What is a quiet NaN here may be a signaling one
 * there, where an operation hands on the one that it got. */
static bool power_of_signaling(const Step *s)
{
    Place base = operand_lanes(s, 0), exponent = operand_lanes(s, 1);

    for (uint64_t i = 0; i < layout_lanes(base.layout); i++) {
        Place a = place_lane(base, i), b = place_lane(exponent, i);
        Float one = float_one(a.layout->format);

        if (*a.poison || *b.poison)
            continue;
        if (float_is_nan(place_float(a))
                ? float_is_zero(place_float(b))
                : float_same_bits(place_float(a), one) && float_is_nan(place_float(b)))
            return true;
    }
    return false;
}

static bool is_complex_function(const Step *s)
{
    return ulps_of(s->op, &FLOAT_F64) > 0;
}

static bool is_far(Float exponent)
{
    return fabs(float_to_double(exponent)) > 1024;
}

/* But for the positive numbers. */
static bool is_near_axis(Complex base)
{
    double re = float_to_double(base.re), im = float_to_double(base.im);

    return (im != 0 || re < 0) && fmin(fabs(re), fabs(im)) <= 0x1p-40 * fmax(fabs(re), fabs(im));
}

static Complex complex_at(const Step *s, unsigned operand)
{
    Place place = operand_place(s, operand);

    return (Complex){ place_float(place_part(place, 0)), place_float(place_part(place, 1)) };
}

/* Is the exponent so large that the power's angle has few digits, or may a part be 0, or nearly, as
 * of roots of negative numbers? */
static bool power_turns_far(const Step *s)
{
    Complex exponent = complex_at(s, 1);
    double re = float_to_double(exponent.re);

    if (is_poison(s, 0) || is_poison(s, 1))
        return false;
    return is_far(exponent.re) || is_far(exponent.im)
           || (is_near_axis(complex_at(s, 0)) && !(float_is_zero(exponent.im) && re == floor(re)));
}

static bool integer_power_turns_far(const Step *s)
{
    Int exponent = int_in(s, 1);

    return !is_poison(s, 1)
           && (!int_fits_s64(exponent) || int_low_s(exponent) > 1024
               || int_low_s(exponent) < -1024);
}

/* A narrow float that is made by a function, and taken by another: what is rounded in between is
 * not. */
static bool takes_result_of_function(const Step *s)
{
    for (unsigned i = 0; i < s->op->operand_count; i++) {
        const Op *definer = value_definer(s->op->operands[i]);
        const Type *element = type_element(s->op->operands[i]->type);

        if (definer && element->kind == TYPE_FLOAT && element->format->width < 32
            && str_is(op_dialect(definer), "math"))
            return true;
    }
    return false;
}

/* Of some lane. */
static bool both_zero(const Step *s)
{
    Place y = operand_lanes(s, 0), x = operand_lanes(s, 1);

    for (uint64_t i = 0; i < layout_lanes(y.layout); i++) {
        Place a = place_lane(y, i), b = place_lane(x, i);

        if (!*a.poison && !*b.poison && float_is_zero(place_float(a))
            && float_is_zero(place_float(b)))
            return true;
    }
    return false;
}

/* What is in memory may be the other zero. */
static bool updates_with_zero(const Step *s)
{
    int64_t kind = int_low_s(op_attr(s->op, "bin_op")->integer);
    Place value = operand_place(s, 1);

    return (kind == 13 || kind == 14) /* fmax, fmin */
           && !*value.poison && float_is_zero(place_float(value));
}

static bool has_zeros_of_both_signs(const Step *s)
{
    unsigned signs = 0;

    for (unsigned i = 0; i < s->op->operand_count; i++) {
        Place operand = operand_lanes(s, i);

        for (uint64_t k = 0;
             layout_is_float(layout_lane(operand.layout)) && k < layout_lanes(operand.layout);
             k++) {
            Place lane = place_lane(operand, k);

            if (!*lane.poison && float_is_zero(place_float(lane)))
                signs |= 1u << float_is_negative(place_float(lane));
        }
    }
    return signs == 3;
}

static bool scales_beyond_32_bits(const Step *s)
{
    Place power = operand_place(s, 1);
    int64_t value;

    if (*power.poison || power.layout->width <= 32)
        return false;
    value = int_low_s(place_int(power));
    return value != (int32_t)value;
}

/* Neither the usual mode, nor the one that is set. */
static bool rounds_otherwise(const Step *s)
{
    enum { TO_NEAREST = 1, DYNAMIC_MODE = 7 };
    int64_t mode = int_low_s(op_attr(s->op, "roundingmode")->integer);

    return mode != TO_NEAREST && mode != DYNAMIC_MODE;
}

static bool has_rounding_mode(const Step *s)
{
    return op_attr(s->op, "roundingmode") != NULL;
}

static bool prints_halves(const Step *s)
{
    const Type *type = s->op->operand_count ? type_element(s->op->operands[0]->type) : NULL;

    return type && type->kind == TYPE_FLOAT && type->format == &FLOAT_F16;
}

static bool is_atomic_num(const Step *s)
{
    int64_t kind = int_low_s(op_attr(s->op, "kind")->integer);

    return kind == 5 || kind == 9; /* maxnumf, minnumf */
}

/* Affine maps. */

/* Is there such a division in the expression? */
static bool divides(const Step *s, const AffineExpr *expr, AffinePoint point,
                    bool (*so)(const Step *s, AffineKind kind, int64_t lhs, int64_t rhs))
{
    int64_t lhs, rhs;

    if (expr->kind == AFFINE_CONSTANT || expr->kind == AFFINE_DIM || expr->kind == AFFINE_SYMBOL)
        return false;
    if (divides(s, expr->lhs, point, so) || divides(s, expr->rhs, point, so))
        return true;
    return !affine_value(s, expr->lhs, point, &lhs) && !affine_value(s, expr->rhs, point, &rhs)
           && so(s, expr->kind, lhs, rhs);
}

static bool some_result_divides(const Step *s, bool (*so)(const Step *s, AffineKind kind,
                                                          int64_t lhs, int64_t rhs))
{
    const AffineMap *map = op_attr(s->op, "map")->map;
    Step reader = *s;
    AffinePoint point = affine_point_in(&reader, map, 0);

    for (unsigned i = 0; i < s->op->operand_count; i++)
        if (is_poison(s, i))
            return false;
    for (unsigned i = 0; i < map->result_count; i++)
        if (divides(s, map->results[i], point, so))
            return true;
    return false;
}

static bool is_by_no_positive(const Step *s, AffineKind kind, int64_t lhs, int64_t rhs)
{
    (void)s;
    (void)lhs;
    return kind != AFFINE_ADD && kind != AFFINE_MUL && rhs <= 0;
}

/* By what need not be positive, where operands are poison. */
static bool divides_by_value(const AffineExpr *expr)
{
    if (expr->kind == AFFINE_CONSTANT || expr->kind == AFFINE_DIM || expr->kind == AFFINE_SYMBOL)
        return false;
    return (expr->kind != AFFINE_ADD && expr->kind != AFFINE_MUL
            && expr->rhs->kind != AFFINE_CONSTANT)
           || divides_by_value(expr->lhs) || divides_by_value(expr->rhs);
}

static bool map_divides_by_no_positive(const Step *s)
{
    const AffineMap *map = op_attr(s->op, "map")->map;
    bool poisoned = false, by_value = false;

    for (unsigned i = 0; i < s->op->operand_count; i++)
        poisoned |= is_poison(s, i);
    for (unsigned i = 0; i < map->result_count; i++)
        by_value |= divides_by_value(map->results[i]);
    return poisoned ? by_value : some_result_divides(s, is_by_no_positive);
}

static bool is_least_upward(const Step *s, AffineKind kind, int64_t lhs, int64_t rhs)
{
    (void)rhs;
    return kind == AFFINE_CEILDIV && lhs == (index_width(s) == 64 ? INT64_MIN : INT32_MIN);
}

static bool map_divides_least_upward(const Step *s)
{
    return some_result_divides(s, is_least_upward);
}

/* Loops. */

/* Does the last step of a loop from `lower` below `upper` pass the end of the type? */
static bool passes_end(Arena *arena, Int lower, Int upper, Int step, bool is_unsigned)
{
    Int rest;

    if (int_is_zero(step) || (is_unsigned ? int_cmp_u : int_cmp_s)(lower, upper) >= 0)
        return false;
    rest = int_rem_u(arena, int_sub(arena, upper, lower), step);
    if (int_is_zero(rest))
        return false;
    rest = int_sub(arena, step, rest);
    return (is_unsigned ? int_add_overflows_u : int_add_overflows_s)(upper, rest);
}

static bool for_passes_end(const Step *s)
{
    if (is_poison(s, 0) || is_poison(s, 1) || is_poison(s, 2))
        return false;
    return passes_end(s->arena, int_in(s, 0), int_in(s, 1), int_in(s, 2),
                      op_attr(s->op, "unsignedCmp") != NULL);
}

static bool parallel_passes_end(const Step *s)
{
    unsigned count;

    op_operand_group(s->op, 0, &count);
    for (unsigned i = 0; i < count; i++)
        if (!is_poison(s, i) && !is_poison(s, count + i) && !is_poison(s, 2 * count + i)
            && passes_end(s->arena, int_in(s, i), int_in(s, count + i), int_in(s, 2 * count + i),
                          false))
            return true;
    return false;
}

static bool bound_of(const Step *s, const char *name, unsigned group, bool greatest, Int *bound)
{
    const AffineMap *map = op_attr(s->op, name)->map;
    unsigned count, first = op_operand_group(s->op, group, &count);
    Step reader = *s;
    int64_t value;

    for (unsigned i = 0; i < count; i++)
        if (is_poison(s, first + i))
            return false;
    if (affine_extreme(s, map->results, map->result_count, greatest,
                       affine_point_in(&reader, map, first), &value))
        return false;
    *bound = int_of_s(s->arena, index_width(s), value);
    return true;
}

static bool affine_for_passes_end(const Step *s)
{
    Int lower, upper, step = op_attr(s->op, "step")->integer;

    return bound_of(s, "lowerBoundMap", 0, true, &lower)
           && bound_of(s, "upperBoundMap", 1, false, &upper)
           && passes_end(s->arena, lower, upper,
                         int_of_s(s->arena, index_width(s), int_low_s(step)), false);
}

/* The case that is taken, where 64 bits are compared or 32; their number for the default. */
static unsigned taken_case(const Attr *cases, int64_t value, bool narrow)
{
    for (unsigned i = 0; i < cases->dense.count; i++) {
        int64_t constant = attr_i64_at(cases, i);

        if (narrow ? (int32_t)constant == (int32_t)value : constant == value)
            return i;
    }
    return cases->dense.count;
}

static bool takes_case_of_low_bits(const Step *s)
{
    const Attr *cases = op_attr(s->op, "cases");
    int64_t value;

    if (is_poison(s, 0) || index_width(s) <= 32)
        return false;
    value = int_low_s(int_in(s, 0));
    return taken_case(cases, value, false) != taken_case(cases, value, true);
}

/* Memory. */

static bool is_in_loop(const Step *s)
{
    for (const Op *op = op_parent(s->op); op; op = op_parent(op))
        if (op->def && op->def->loop != NOT_A_LOOP)
            return true;
    return false;
}

/* Every iteration of scf.forall has the tensor as it was; upstream's share its memory. */
static bool reads_shared_out(const Step *s)
{
    const Value *from = s->op->operands[0];

    return !value_definer(from) && op_is(value_block(from)->region->parent, "scf.forall");
}

/* Some of the bytes that an element has in memory hold none of its bits, or not in full. */
static bool has_padded_elements(const Step *s)
{
    for (unsigned i = 0; i < s->op->operand_count; i++) {
        const Type *type = s->op->operands[i]->type;

        if (type_is_any_memref(type)
            && (type->shaped.element->kind == TYPE_INTEGER
                || type->shaped.element->kind == TYPE_FLOAT)
            && type_bits(type->shaped.element)
                   != 8 * layout_stride(layout_of(s, type->shaped.element)))
            return true;
    }
    return false;
}

/* Calls. */

static bool prints_rows(const Op *callee)
{
    Str name = callee ? op_attr(callee, "sym_name")->string : (Str){ 0 };

    if (!name.len || (callee->region_count && callee->regions[0].first))
        return false;
    if (str_starts(name, "_mlir_ciface_"))
        name = str_from(name, strlen("_mlir_ciface_"));
    return str_starts(name, "printMemref") && !str_starts(name, "printMemrefShape");
}

static bool has_empty_row(const Step *s, unsigned operand)
{
    const Type *type = s->op->operands[operand]->type;
    Step reader = *s;
    MemRef memref;

    if (!type_is_any_memref(type) || is_poison(s, operand) || !memref_in(&reader, operand, &memref))
        return false;
    for (unsigned i = 0; i < memref.rank; i++)
        if (!memref.sizes[i])
            return true;
    return false;
}

static bool call_prints_empty_row(const Step *s)
{
    return s->op->operand_count && prints_rows(symbol_in(s, op_attr(s->op, "callee")))
           && has_empty_row(s, 0);
}

static bool indirect_call_prints_empty_row(const Step *s)
{
    const Op *callee;

    if (s->op->operand_count < 2 || is_poison(s, 0))
        return false;
    memcpy(&callee, operand_place(s, 0).words, sizeof callee);
    return prints_rows(callee) && has_empty_row(s, 1);
}

#define TURNS_FAR "the C library has too few digits for the angle of such a power (P1)"
#define TRAPS_ON_MINIMUM "srem traps on the minimum by -1, of which nothing is left (A1)"
#define IGNORES_MODE "the rounding mode is an operand of an intrinsic that does not set it"
#define RUNS_ON "the last step passes the end of the type, wraps, and the loop runs on"
#define DIVISION_TRAPS "a division that is poison is lowered to one that traps (R17)"
#define LEAST_UPWARD "the dividend of ceildiv is negated, which the least number does not survive"
#define TAKES_MODE_AS_SET "the mode is taken for the one that is set, to nearest even (N25)"
#define EITHER_ZERO "of two zeros of different signs it gives either (N23)"
#define SUMS_FAR "it adds to an index where the sum does not fit (P10)"
#define ENDS_WITH_SIGNAL "the process ends with a signal, as in a crash (N27)"
#define POWERS_OF_SIGNALING "the C library's powers of signaling NaNs are NaNs (P2)"
#define MULTIPLIES "powers are made by repeated multiplication, with an error that grows"
#define LIES_PACKED "LLVM packs vectors of such elements; in memory each has bytes of its own"
#define TRUNCATES_SCALE "the scale is cut to its exponent where it has to be rounded (A8)"
#define READS_EMPTY_ROW "the library reads an element of an empty row (X1)"
#define ROUNDS_TWICE "LLVM rounds to bf16 by way of f32, twice"
#define SIGNALING_NUM "LLVM's maxnum may give NaN for a signaling NaN beside a number (N11)"
#define IN_ITS_ORDER                                                                               \
    "operands are handed on in their order, to an intrinsic that has another one (V54)"
#define MAY_ROUND_TWICE "it becomes llvm.fmuladd, which may round the product"
#define NO_INFINITY "LLVM gives some small number where infinity is due"

const KnownDifference KNOWN_DIFFERENCES[KNOWN_MOST] = {
    { "arith.remsi", minimum_by_minus_one, TRAPS_ON_MINIMUM },
    { "index.rems", minimum_by_minus_one, TRAPS_ON_MINIMUM },
    { "arith.floordivsi", beyond_64_bits, "the constant -1 is 2^64 - 1 there" },
    { "index.ceildivs", minimum_or_end_by_minus_one,
      "it divides a number beside the dividend, or its negative, which wraps" },
    { "index.floordivs", end_by_minus_one, "it divides a number beside the dividend, which wraps" },
    { "arith.sitofp", beyond_128_bits, NO_INFINITY },
    { "arith.uitofp", beyond_128_bits, NO_INFINITY },
    { "arith.sitofp", gives_bf16, ROUNDS_TWICE },
    { "arith.uitofp", gives_bf16, ROUNDS_TWICE },
    { "arith.maxnumf", signaling_beside_number, SIGNALING_NUM },
    { "arith.minnumf", signaling_beside_number, SIGNALING_NUM },
    { "arith.truncf", has_rounding_mode, IGNORES_MODE },
    { "arith.scaling_extf", NULL, TRUNCATES_SCALE },
    { "arith.scaling_truncf", NULL, TRUNCATES_SCALE },
    { "llvm.intr.experimental.constrained.fptrunc", rounds_otherwise, TAKES_MODE_AS_SET },
    { "llvm.intr.experimental.constrained.sitofp", rounds_otherwise, TAKES_MODE_AS_SET },
    { "llvm.intr.experimental.constrained.uitofp", rounds_otherwise, TAKES_MODE_AS_SET },
    { "llvm.atomicrmw", updates_with_zero, EITHER_ZERO },
    { "llvm.intr.maxnum", has_zeros_of_both_signs, EITHER_ZERO },
    { "llvm.intr.minnum", has_zeros_of_both_signs, EITHER_ZERO },
    { "llvm.intr.vector.reduce.fmax", has_zeros_of_both_signs, EITHER_ZERO },
    { "llvm.intr.vector.reduce.fmin", has_zeros_of_both_signs, EITHER_ZERO },
    { "llvm.intr.vp.reduce.fmax", has_zeros_of_both_signs, EITHER_ZERO },
    { "llvm.intr.vp.reduce.fmin", has_zeros_of_both_signs, EITHER_ZERO },
    { "llvm.intr.pow", power_of_signaling, POWERS_OF_SIGNALING },
    { "llvm.intr.powi", NULL, MULTIPLIES },
    { "llvm.intr.ldexp", scales_beyond_32_bits, "the exponent is cut to 32 bits" },
    { "llvm.intr.trap", NULL, ENDS_WITH_SIGNAL, .stops = true },
    { "llvm.intr.debugtrap", NULL, ENDS_WITH_SIGNAL, .stops = true },
    { "llvm.intr.ubsantrap", NULL, ENDS_WITH_SIGNAL, .stops = true },
    { "llvm", known_masks_by_poison_behind,
      "LLVM joins the mask of a vp operation with the lanes below evl by an `and`, which is poison "
      "where the mask is" },
    { "math", takes_result_of_function,
      "functions of narrow floats are computed in f32, and not rounded between one and the next" },
    { "math.atan2", both_zero, "the folder gives NaN for two zeros (N9)" },
    { "math.expm1", NULL, "it is exp(x) - 1, which has no correct digit near 0 (P1)" },
    { "math.fma", gives_bf16, ROUNDS_TWICE },
    { "math.fpowi", NULL, MULTIPLIES },
    { "math.powf", power_of_signaling, POWERS_OF_SIGNALING },
    { "scf.for", for_passes_end, RUNS_ON " (S1)" },
    { "scf.parallel", parallel_passes_end, RUNS_ON " (S1)" },
    { "scf.index_switch", takes_case_of_low_bits,
      "the argument and the cases are cut to 32 bits (S6)" },
    { "complex", is_complex_function, "it is computed step by step, each rounded (N16, N17)" },
    { "complex.pow", power_turns_far, TURNS_FAR, .by_library = true },
    { "complex.powi", integer_power_turns_far, TURNS_FAR, .by_library = true },
    { "affine.for", affine_for_passes_end, RUNS_ON " (R20)" },
    { "affine.apply", map_divides_by_no_positive, DIVISION_TRAPS },
    { "affine.apply", map_divides_least_upward, LEAST_UPWARD },
    { "affine.min", map_divides_by_no_positive, DIVISION_TRAPS },
    { "affine.min", map_divides_least_upward, LEAST_UPWARD },
    { "affine.max", map_divides_by_no_positive, DIVISION_TRAPS },
    { "affine.max", map_divides_least_upward, LEAST_UPWARD },
    { "vector.gather", known_is_masked,
      "lower-vector-mask forgets its own mask and pass_thru (V36)" },
    { "vector.transfer_write", known_has_two_masks,
      "lower-vector-mask forgets its own mask (V36)" },
    { "vector.transfer_read", known_has_two_masks, "lower-vector-mask forgets its own mask (V36)" },
    { "vector.transfer_read", known_begins_far, SUMS_FAR },
    { "vector.transfer_write", known_begins_far, SUMS_FAR },
    { "vector.load", has_padded_elements, LIES_PACKED " (V33)" },
    { "vector.store", has_padded_elements, LIES_PACKED " (V33)" },
    { "vector.transfer_read", has_padded_elements, LIES_PACKED " (V33)" },
    { "vector.transfer_write", has_padded_elements, LIES_PACKED " (V33)" },
    { "affine.vector_load", has_padded_elements, LIES_PACKED },
    { "affine.vector_store", has_padded_elements, LIES_PACKED },
    { "memref.alloca", is_in_loop, "loops do not give back their stack" },
    { "memref.atomic_rmw", is_atomic_num, SIGNALING_NUM },
    { "tensor.extract_slice", reads_shared_out, "it may read what another iteration wrote (S8)" },
    { "memref.cast", NULL, "the assertion is left out (R11)", .stops = true },
    { "vector.print", prints_halves, "the library gets bits that are not zero-extended" },
    { "vector.fma", known_has_no_fma, MAY_ROUND_TWICE },
    { "vector.outerproduct", known_has_no_fma, MAY_ROUND_TWICE },
    { "vector.reduction", known_begins_with_zero, "it begins with +0.0 (V21)" },
    { "vector.reduction", known_masks_greatest,
      "lanes that are off become the least or the greatest number, not an infinity" },
    { "x86vector.avx.rsqrt", known_takes_subnormal,
      "the instruction takes subnormal numbers for zeros (V51)" },
    { "x86vector.avx512.cvt.packed.f32_to_bf16", known_takes_subnormal,
      "the instruction takes subnormal numbers for zeros (V53)" },
    { "x86vector.avx512.dot", known_sums_leave_normal,
      "the instruction takes subnormal numbers for zeros, and does not round products (V53)" },
    { "x86vector.avx512.mask.rndscale", NULL, IN_ITS_ORDER },
    { "x86vector.avx512.mask.scalef", NULL, IN_ITS_ORDER },
    { "func.call", call_prints_empty_row, READS_EMPTY_ROW, .by_library = true },
    { "func.call_indirect", indirect_call_prints_empty_row, READS_EMPTY_ROW, .by_library = true },
    { 0 },
};

static void look(Known *known, const Step *s, bool stops)
{
    for (int i = 0; known->found < 0 && KNOWN_DIFFERENCES[i].operation; i++) {
        const KnownDifference *row = &KNOWN_DIFFERENCES[i];

        if (row->stops == stops && (known->upstream || row->by_library)
            && (op_is(s->op, row->operation) || str_is(op_dialect(s->op), row->operation))
            && (!row->met || row->met(s)))
            known->found = i;
    }
}

static void before(void *state, const Step *s)
{
    look(state, s, false);
}

static void after(void *state, const Step *s, Flow flow)
{
    if (flow == FLOW_END)
        look(state, s, true);
}

void known_start(Known *known, bool upstream)
{
    *known =
        (Known){ .observer = { .state = known, .before = before, .after = after, .inside = true },
                 .upstream = upstream,
                 .found = -1 };
}
