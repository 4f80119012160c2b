/* Intrinsics on numbers that have no operation of their own: llvm.call_intrinsic calls them by
 * their names. Lane by lane on vectors. */
#include "dialects/llvm/call.h"

#include "dialects/arith/arith.h"
#include "dialects/step.h"

#include <string.h>

enum { MOST_OPERANDS = 3 };

/* Of the operands' lanes, none of which is poison, to the result's. */
typedef Flow NamedLane(Step *s, const Place *in, Place out);

typedef struct NamedIntrinsic {
    const char *start;  /* of its name; the types that it is overloaded on follow */
    const char *shapes; /* what the operands are, and then the result: f, i, or c, an i32 that
                           is the same for all lanes */
    NamedLane *compute;
} NamedIntrinsic;

static void set_saturated(Step *s, Place out, Float value, bool is_signed)
{
    unsigned width = out.layout->width;
    bool low = float_is_negative(value);
    Int result;

    if (float_is_nan(value))
        result = int_of_u(s->arena, width, 0);
    else if (!(is_signed ? float_to_int_s : float_to_int_u)(s->arena, value, width, &result))
        result = is_signed ? (low ? int_min_s : int_max_s)(s->arena, width)
                 : low     ? int_of_u(s->arena, width, 0)
                           : int_all_ones(s->arena, width);
    place_set_int(out, result);
}

static Flow fptosi_sat(Step *s, const Place *in, Place out)
{
    set_saturated(s, out, place_float(*in), true);
    return FLOW_NEXT;
}

static Flow fptoui_sat(Step *s, const Place *in, Place out)
{
    set_saturated(s, out, place_float(*in), false);
    return FLOW_NEXT;
}

static Flow set_extremum(Step *s, const Place *in, Place out, Float result)
{
    uint64_t flags = llvm_fast_math(prop_bits(s, 1));
    const char *why = fast_math_broken_with(flags, place_float(in[0]));

    why = why ? why : fast_math_broken_with(flags, place_float(in[1]));
    if (why)
        place_set_poison(s, out, why);
    else
        place_set_float(out,
                        float_is_nan(result) ? choice_nan(choice_in(s), result.format) : result);
    return FLOW_NEXT;
}

static Flow minimumnum(Step *s, const Place *in, Place out)
{
    return set_extremum(s, in, out, float_minnum(place_float(in[0]), place_float(in[1])));
}

static Flow maximumnum(Step *s, const Place *in, Place out)
{
    return set_extremum(s, in, out, float_maxnum(place_float(in[0]), place_float(in[1])));
}

/* Numbers with a fixed point: they are so many times as large as what they stand for. */
typedef struct Fixed {
    bool is_signed, saturates;
    const char *what; /* the result */
} Fixed;

/* The scale in `*scale`; false where upstream's verifier of LLVM IR refuses it. */
static bool read_scale(Step *s, Place place, unsigned width, bool is_signed, unsigned *scale)
{
    int64_t value = *place.poison ? -1 : int_low_s(place_int(place));

    if (value < 0 || value > width || (is_signed && value == width)) {
        invalid(s, "the scale is not a constant that is at least 0 and %s the operands' width",
                is_signed ? "less than" : "at most");
        return false;
    }
    *scale = (unsigned)value;
    return true;
}

/* `down` is what it would be, rounded down. Of what is not exact LangRef leaves open which of its
 * neighbours it becomes. DECISIONS.md N31 */
static Flow set_fixed(Step *s, Place out, Int down, bool is_exact, const Fixed *kind)
{
    unsigned width = out.layout->width;
    Int value = down;
    bool fits;

    if (!is_exact && choice_of(choice_in(s), 2))
        value = int_add(s->arena, down, int_of_u(s->arena, down.width, 1));
    fits = kind->is_signed ? !int_trunc_overflows_s(value, width)
                           : !int_trunc_overflows_u(value, width);
    if (fits)
        place_set_int(out, int_trunc(s->arena, value, width));
    else if (!kind->saturates)
        return undefined(s, "the %s does not fit %u bits", kind->what, width);
    else if (kind->is_signed)
        place_set_int(out, (int_is_negative(value) ? int_min_s : int_max_s)(s->arena, width));
    else
        place_set_int(out, int_all_ones(s->arena, width));
    return FLOW_NEXT;
}

/* In so many bits that nothing is lost. */
static Int widened(Step *s, Place place, bool is_signed)
{
    unsigned width = 2 * place.layout->width + 2;

    return (is_signed ? int_ext_s : int_ext_u)(s->arena, place_int(place), width);
}

static Flow multiply(Step *s, const Place *in, Place out, bool is_signed, bool saturates)
{
    const Fixed kind = { is_signed, saturates, "product" };
    Int a = widened(s, in[0], is_signed), b = widened(s, in[1], is_signed), product, down;
    unsigned scale;

    if (!read_scale(s, in[2], out.layout->width, is_signed, &scale)
        || work_of_product(s, a) == FLOW_END)
        return FLOW_END;
    product = int_mul(s->arena, a, b);
    down = int_shr_s(s->arena, product, scale);
    return set_fixed(s, out, down, int_eq(int_shl(s->arena, down, scale), product), &kind);
}

static Flow divide(Step *s, const Place *in, Place out, bool is_signed, bool saturates)
{
    const Fixed kind = { is_signed, saturates, "quotient" };
    Int a = widened(s, in[0], is_signed), b = widened(s, in[1], is_signed), down;
    unsigned scale;

    if (!read_scale(s, in[2], out.layout->width, is_signed, &scale)
        || work_of_product(s, a) == FLOW_END)
        return FLOW_END;
    if (int_is_zero(b))
        return undefined(s, "division by zero");
    a = int_shl(s->arena, a, scale);
    down = int_floor_div_s(s->arena, a, b);
    return set_fixed(s, out, down, int_eq(int_mul(s->arena, down, b), a), &kind);
}

static Flow smul_fix(Step *s, const Place *in, Place out)
{
    return multiply(s, in, out, true, false);
}

static Flow smul_fix_sat(Step *s, const Place *in, Place out)
{
    return multiply(s, in, out, true, true);
}

static Flow umul_fix(Step *s, const Place *in, Place out)
{
    return multiply(s, in, out, false, false);
}

static Flow umul_fix_sat(Step *s, const Place *in, Place out)
{
    return multiply(s, in, out, false, true);
}

static Flow sdiv_fix(Step *s, const Place *in, Place out)
{
    return divide(s, in, out, true, false);
}

static Flow sdiv_fix_sat(Step *s, const Place *in, Place out)
{
    return divide(s, in, out, true, true);
}

static Flow udiv_fix(Step *s, const Place *in, Place out)
{
    return divide(s, in, out, false, false);
}

static Flow udiv_fix_sat(Step *s, const Place *in, Place out)
{
    return divide(s, in, out, false, true);
}

/* A longer name stands before the one that it starts with. */
static const NamedIntrinsic INTRINSICS[] = {
    { "llvm.fptosi.sat.", "fi", fptosi_sat },       { "llvm.fptoui.sat.", "fi", fptoui_sat },
    { "llvm.minimumnum.", "fff", minimumnum },      { "llvm.maximumnum.", "fff", maximumnum },
    { "llvm.smul.fix.sat.", "iici", smul_fix_sat }, { "llvm.smul.fix.", "iici", smul_fix },
    { "llvm.umul.fix.sat.", "iici", umul_fix_sat }, { "llvm.umul.fix.", "iici", umul_fix },
    { "llvm.sdiv.fix.sat.", "iici", sdiv_fix_sat }, { "llvm.sdiv.fix.", "iici", sdiv_fix },
    { "llvm.udiv.fix.sat.", "iici", udiv_fix_sat }, { "llvm.udiv.fix.", "iici", udiv_fix },
};

static bool has_shape(char shape, Place place, const Layout *like, const Layout *result)
{
    const Layout *lane = layout_is_vector(place.layout) ? place.layout->element : place.layout;

    if (shape == 'c')
        return layout_is_int(place.layout) && place.layout->width == 32;
    return layout_lanes(place.layout) == layout_lanes(result)
           && (shape == 'f' ? layout_is_float(lane) && (!like || lane->format == like->format)
                            : layout_is_int(lane) && (!like || lane->width == like->width));
}

/* Operands of one kind are of one type, which is the result's where that is of the kind too. */
static bool has_shapes(const Step *s, const NamedIntrinsic *row, unsigned first, Place out)
{
    const char *kind = row->shapes;
    const Layout *result = layout_is_vector(out.layout) ? out.layout->element : out.layout;
    char last = kind[strlen(kind) - 1];

    if (!has_shape(last, out, NULL, out.layout))
        return false;
    for (unsigned i = 0; kind[i + 1]; i++)
        if (!has_shape(kind[i], operand_place(s, first + i), kind[i] == last ? result : NULL,
                       out.layout))
            return false;
    return true;
}

static Flow compute_lane(Step *s, const NamedIntrinsic *row, const Place *in, unsigned count,
                         Place out)
{
    bool divides = str_starts(str_of(row->start), "llvm.sdiv.")
                   || str_starts(str_of(row->start), "llvm.udiv.");

    *out.poison = 0;
    for (unsigned i = 0; i < count && row->shapes[i] != 'c'; i++) {
        if (*in[i].poison && divides && i == 1)
            return undefined_poison(s, *in[i].poison, "the divisor is poison");
        if (!*out.poison)
            *out.poison = *in[i].poison;
    }
    return *out.poison ? FLOW_NEXT : row->compute(s, in, out);
}

static Flow compute_lanes(Step *s, const NamedIntrinsic *row, unsigned first, Place out)
{
    unsigned count = (unsigned)strlen(row->shapes) - 1;
    uint64_t lanes = layout_lanes(out.layout);

    for (uint64_t i = 0; i < lanes; i++) {
        Place in[MOST_OPERANDS];

        for (unsigned k = 0; k < count; k++)
            in[k] = place_lane(operand_place(s, first + k), row->shapes[k] == 'c' ? 0 : i);
        if (compute_lane(s, row, in, count, place_lane(out, i)) == FLOW_END)
            return FLOW_END;
    }
    return work_done(s, lanes / 8);
}

bool llvm_named_intrinsic(Step *s, Str name, unsigned first, unsigned count, Flow *flow)
{
    for (size_t i = 0; s->op->result_count && i < sizeof INTRINSICS / sizeof *INTRINSICS; i++) {
        const NamedIntrinsic *row = &INTRINSICS[i];

        if (!str_starts(name, row->start))
            continue;
        if (count + 1 != strlen(row->shapes) || !has_shapes(s, row, first, result_place(s, 0)))
            return false;
        *flow = compute_lanes(s, row, first, result_place(s, 0));
        return true;
    }
    return false;
}
