#include "dialects/dots.h"

static Int factor(Step *s, Place lane, unsigned width, bool is_unsigned)
{
    return (is_unsigned ? int_ext_u : int_ext_s)(s->arena, place_int(lane), width);
}

static void add_integers(Step *s, const Dots *dots, Place sum, Place lhs, Place rhs)
{
    unsigned width = sum.layout->width;
    Int product = int_mul(s->arena, factor(s, lhs, width, dots->lhs_unsigned),
                          factor(s, rhs, width, dots->rhs_unsigned));

    place_set_int(sum, int_add(s->arena, place_int(sum), product));
}

static void add_floats(Step *s, Place sum, Place lhs, Place rhs)
{
    const FloatFormat *format = sum.layout->format;
    Float product = float_mul(float_convert(format, place_float(lhs), FLOAT_TO_NEAREST_EVEN),
                              float_convert(format, place_float(rhs), FLOAT_TO_NEAREST_EVEN));
    Float made = float_add(place_float(sum), product);

    place_set_float(sum, float_is_nan(made) ? choice_nan(choice_in(s), format) : made);
}

static void add_product(Step *s, const Dots *dots, Place sum, Place lhs, Place rhs)
{
    if (*sum.poison || *lhs.poison || *rhs.poison)
        *sum.poison = *sum.poison ? *sum.poison : *lhs.poison ? *lhs.poison : *rhs.poison;
    else if (layout_is_float(sum.layout))
        add_floats(s, sum, lhs, rhs);
    else
        add_integers(s, dots, sum, lhs, rhs);
}

Flow give_dots(Step *s, Dots dots)
{
    Place lhs = operand_place(s, 1), rhs = operand_place(s, 2), result = result_place(s, 0);

    place_copy(result, operand_place(s, 0));
    for (uint64_t i = 0; i < layout_lanes(result.layout); i++) {
        uint64_t left = dots.columns ? i / dots.columns : i,
                 right = dots.columns ? left / dots.columns * dots.columns + i % dots.columns : i;

        for (unsigned k = 0; k < dots.length; k++) {
            unsigned at = dots.backwards ? dots.length - 1 - k : k;

            add_product(s, &dots, place_lane(result, i), place_lane(lhs, left * dots.length + at),
                        place_lane(rhs, right * dots.length + at));
        }
    }
    return FLOW_NEXT;
}
