#include "interp/judge/perturb.h"

#include "dialects/arith/arith.h"
#include "interp/inputs/inputs_draw.h"
#include "interp/judge/ulps.h"
#include "semantics/refine.h"

#include <math.h>

/* Numbers off: an approximation of a root or quotient; a rounding that falls away, or comes
 * elsewhere. */
enum { APPROXIMATED = 4, ROUNDED_ELSEWHERE = 1 };

static const FloatFormat *format_of(const Op *op)
{
    const Type *type = op->result_count ? type_element(op->results[0]->type) : NULL;

    return type && type->kind == TYPE_FLOAT ? type->format : NULL;
}

static uint64_t fast_math(const Op *op)
{
    const Attr *attr = op_attr(op, "fastmath");

    return attr && attr->kind == ATTR_DIALECT && attr->dialect.count
                   && attr->dialect.params[0]->kind == ATTR_INTEGER
               ? int_low_u(attr->dialect.params[0]->integer)
               : 0;
}

double inexact_ulps(const Op *op, double asked)
{
    const FloatFormat *format = format_of(op);
    uint64_t fast;
    double ulps;

    if (!format)
        return 0;
    ulps = ulps_allowed(op_name(op), format);
    if (ulps > 0 && asked == INEXACT_BY_HALF)
        ulps = ldexp(1, (int)format->precision / 2);
    fast = fast_math(op);
    if (fast & FAST_AFN && ulps < APPROXIMATED)
        ulps = APPROXIMATED;
    if (fast & (FAST_REASSOC | FAST_ARCP | FAST_CONTRACT) && ulps < ROUNDED_ELSEWHERE)
        ulps = ROUNDED_ELSEWHERE;
    return ulps > 0 && asked >= 0 ? asked : ulps;
}

bool inexact_zero(const Op *op)
{
    return format_of(op) && fast_math(op) & FAST_NSZ;
}

/* Often as far as may be: what comes of that is what bounds the program's results. */
static Float move(Perturb *perturb, Float value, uint64_t most)
{
    Draw draw = { perturb->state };
    uint64_t style = draw_word(&draw), steps = most;

    if (style & 1)
        steps = draw_below(&draw, most + 1);
    perturb->state = draw.state;
    return style & 2 ? float_steps_up(value, steps) : float_steps_down(value, steps);
}

/* An infinity that came of numbers: fused with what follows, the operation need not overflow. */
static bool overflowed(const Step *s, uint64_t lane, Float value)
{
    if (!float_is_inf(value) || !(fast_math(s->op) & (FAST_REASSOC | FAST_CONTRACT)))
        return false;
    for (unsigned i = 0; i < s->op->operand_count; i++) {
        Place operand = operand_place(s, i);

        if (type_element(s->op->operands[i]->type)->kind != TYPE_FLOAT
            || layout_lanes(operand.layout) <= lane
            || !float_is_finite(place_float(place_lane(operand, lane))))
            return false;
    }
    return true;
}

static void move_lanes(Perturb *perturb, const Step *s, Place place, uint64_t most,
                       bool either_zero)
{
    for (uint64_t i = 0; i < layout_lanes(place.layout); i++) {
        Place lane = place_lane(place, i);
        Float value = place_float(lane);

        if (*lane.poison || (!float_is_finite(value) && !overflowed(s, i, value)))
            continue;
        value = most ? move(perturb, value, most) : value;
        if (either_zero && float_is_zero(value) && ++perturb->state & 1)
            value = float_neg(value);
        place_set_float(lane, value);
    }
}

static void after(void *state, const Step *s, Flow flow)
{
    Perturb *perturb = state;
    uint64_t most = (uint64_t)inexact_ulps(s->op, perturb->asked);
    bool either_zero = inexact_zero(s->op);

    if (flow != FLOW_NEXT || (!most && !either_zero))
        return;
    for (unsigned i = 0; i < s->op->result_count; i++)
        if (type_element(s->op->results[i]->type)->kind == TYPE_FLOAT)
            move_lanes(perturb, s, result_place(s, i), most, either_zero);
}

void perturb_start(Perturb *perturb, double asked)
{
    *perturb = (Perturb){ .observer = { .after = after }, .asked = asked };
    perturb->observer.state = perturb;
}
