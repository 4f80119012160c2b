#include "interp/oracle/judge/known_vectors.h"

#include "dialects/access.h"
#include "dialects/vector/vector.h"

/* Reductions of vectors; the mask's lanes stand around them. */

static bool is_of_kind(const Step *s, int64_t kind)
{
    return attr_enum_value(op_attr(s->op, "kind")) == kind;
}

bool known_is_masked(const Step *s)
{
    const Op *around = op_parent(s->op);

    return around && op_is(around, "vector.mask");
}

bool known_has_two_masks(const Step *s)
{
    unsigned count = 0;
    int mask = def_operand_index(s->op->def, STR("mask"));

    if (mask >= 0)
        op_operand_group(s->op, (unsigned)mask, &count);
    return count && known_is_masked(s);
}

bool known_begins_far(const Step *s)
{
    for (unsigned i = 0; i < s->op->operand_count; i++) {
        Place place = operand_place(s, i);
        int64_t quarter;

        if (!layout_is_index(place.layout) || *place.poison)
            continue;
        quarter = (int64_t)1 << (place.layout->width - 2);
        if (int_low_s(place_int(place)) < -quarter || int_low_s(place_int(place)) >= quarter)
            return true;
    }
    return false;
}

bool known_begins_with_zero(const Step *s)
{
    Place vector = operand_lanes(s, 0);

    if (s->op->operand_count > 1 || !is_of_kind(s, COMBINING_ADD)
        || !layout_is_float(layout_lane(vector.layout)))
        return false;
    for (uint64_t i = 0; i < layout_lanes(vector.layout); i++) {
        Place lane = place_lane(vector, i);

        if (!*lane.poison && !known_is_masked(s) && !float_is_zero(place_float(lane)))
            return false;
    }
    return true;
}

bool known_masks_greatest(const Step *s)
{
    return known_is_masked(s)
           && (is_of_kind(s, COMBINING_MAXIMUMF) || is_of_kind(s, COMBINING_MINIMUMF));
}

bool known_has_no_fma(const Step *s)
{
    const FloatFormat *format = type_float_format(s->op->results[0]->type);

    return format != &FLOAT_F32 && format != &FLOAT_F64;
}

static bool is_subnormal(Float value)
{
    return float_is_finite(value) && !float_is_zero(value) && !float_is_normal(value);
}

bool known_takes_subnormal(const Step *s)
{
    Place lanes = operand_lanes(s, 0);

    for (uint64_t i = 0; i < layout_lanes(lanes.layout); i++) {
        Place lane = place_lane(lanes, i);

        if (!*lane.poison && is_subnormal(place_float(lane)))
            return true;
    }
    return false;
}

/* Adds the product of two lanes to `*sum`; false where it, or an operand, is what the instruction
 * takes otherwise. */
static bool add_plain_product(Place a, Place b, Float *sum)
{
    Float lhs = float_convert(sum->format, place_float(a), FLOAT_TO_NEAREST_EVEN),
          rhs = float_convert(sum->format, place_float(b), FLOAT_TO_NEAREST_EVEN),
          product = float_mul(lhs, rhs);
    bool finite = float_is_finite(lhs) && float_is_finite(rhs);

    if (is_subnormal(place_float(a)) || is_subnormal(place_float(b)))
        return false;
    if (finite
        && (!float_is_finite(product) || is_subnormal(product)
            || (float_is_zero(product) && !float_is_zero(lhs) && !float_is_zero(rhs))))
        return false;
    *sum = float_add(*sum, product);
    return !is_subnormal(*sum);
}

bool known_sums_leave_normal(const Step *s)
{
    Place sums = operand_lanes(s, 0), a = operand_lanes(s, 1), b = operand_lanes(s, 2);

    for (uint64_t i = 0; i < layout_lanes(sums.layout); i++) {
        Float sum = place_float(place_lane(sums, i));

        if (is_subnormal(sum)
            || !add_plain_product(place_lane(a, 2 * i + 1), place_lane(b, 2 * i + 1), &sum)
            || !add_plain_product(place_lane(a, 2 * i), place_lane(b, 2 * i), &sum))
            return true;
    }
    return false;
}

bool known_masks_by_poison_behind(const Step *s)
{
    int mask = def_operand_index(s->op->def, STR("mask")),
        cond = def_operand_index(s->op->def, STR("cond")),
        evl = def_operand_index(s->op->def, STR("evl"));
    Place lanes;

    if (evl < 0 || (mask < 0 && cond < 0) || *operand_place(s, (unsigned)evl).poison)
        return false;
    lanes = operand_lanes(s, (unsigned)(mask >= 0 ? mask : cond));
    for (uint64_t i = int_low_u(int_in(s, (unsigned)evl)); i < layout_lanes(lanes.layout); i++)
        if (*place_lane(lanes, i).poison)
            return true;
    return false;
}
