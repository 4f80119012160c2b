/* Primitives of floats in the words of SMT-LIB's FloatingPoint, and what moves values. */
#include "dialects/arith/arith.h"
#include "interp/oracle/prove/lane.h"

#include <string.h>

#define A lane->in[0].value
#define B lane->in[1].value
#define FORMAT lane->in[0].format

bool float_is_translated(const FloatFormat *format)
{
    return format->specials == FLOAT_IEEE && format->has_sign && format->has_zero
           && !format->explicit_leading
           && format->width == format->exponent_bits + format->precision;
}

Term float_sort(Terms *terms, const FloatFormat *format)
{
    terms->has_floats = true;
    return term_text(terms, "(_ FloatingPoint %u %u)", format->exponent_bits, format->precision);
}

static Term converted(Terms *terms, const FloatFormat *to, const char *how, Term rounding,
                      Term from)
{
    return term(terms, float_sort(terms, to), "((_ %s %u %u) %s %s)", how, to->exponent_bits,
                to->precision, rounding, from);
}

void float_keep(Terms *terms, Scalar *scalar, Term bits)
{
    scalar->bits = bits;
    scalar->kept = TERM_TRUE;
    scalar->value = converted(terms, scalar->format, "to_fp", "", bits);
}

void float_make(Terms *terms, Scalar *scalar, Term value)
{
    scalar->value = value;
    scalar->kept = TERM_FALSE;
    scalar->bits = term_text(terms, "(_ bv0 %u)", scalar->width);
}

static Term of_float(Lane *lane, const FloatFormat *format, const char *text, Term a, Term b)
{
    Term sort = float_sort(lane->terms, format);

    return term(lane->terms, sort, text, a, b);
}

static Term holds(Lane *lane, const char *format, Term a, Term b)
{
    return term(lane->terms, SORT_BOOL, format, a, b);
}

static Term is_nan(Lane *lane, Term a)
{
    return term(lane->terms, SORT_BOOL, "(fp.isNaN %s)", a);
}

static Term is_infinite(Lane *lane, Term a)
{
    return term(lane->terms, SORT_BOOL, "(fp.isInfinite %s)", a);
}

/* Flags: DECISIONS.md A10. */

static void promise(Lane *lane, uint64_t flags, const Scalar *scalar)
{
    if (!scalar->format || !scalar->value)
        return;
    if (flags & FAST_NNAN)
        lane_poison_if(lane, is_nan(lane, scalar->value));
    if (flags & FAST_NINF)
        lane_poison_if(lane, is_infinite(lane, scalar->value));
}

static void keep_promises(Lane *lane, unsigned attr)
{
    uint64_t flags = lane_bits(lane, attr);

    if (flags & ~(uint64_t)(FAST_NNAN | FAST_NINF))
        lane->refused = "its fast-math flags, of which nnan and ninf alone are translated";
    for (unsigned i = 0; i < LANE_OPERANDS; i++)
        promise(lane, flags, &lane->in[i]);
    promise(lane, flags, &lane->out[0]);
}

static void give_made(Lane *lane, Term value)
{
    float_make(lane->terms, &lane->out[0], value);
}

static void give_fast(Lane *lane, Term value)
{
    give_made(lane, value);
    keep_promises(lane, 0);
}

/* In one order: two sums of the same operands are the same term, which a solver sees at once. */
static void give_commuting(Lane *lane)
{
    bool ordered = strcmp(A, B) <= 0;

    give_fast(lane, of_float(lane, FORMAT, lane->text, ordered ? A : B, ordered ? B : A));
}

static void multiply_add(Lane *lane)
{
    give_fast(lane, term(lane->terms, float_sort(lane->terms, FORMAT), "(fp.fma RNE %s %s %s)", A,
                         B, lane->in[2].value));
}

static void give_of_two(Lane *lane)
{
    give_fast(lane, of_float(lane, FORMAT, lane->text, A, B));
}

static void give_of_one(Lane *lane)
{
    give_fast(lane, term(lane->terms, float_sort(lane->terms, FORMAT), lane->text, A));
}

/* What moves bits. */

static Term sign_bit(Lane *lane)
{
    return term(lane->terms, sort_bits(lane->terms, lane->in[0].width), "(concat #b1 (_ bv0 %u))",
                lane->in[0].width - 1);
}

static void give_moved(Lane *lane, const char *operation, const char *bits)
{
    Term sort = sort_bits(lane->terms, lane->in[0].width);

    lane->out[0].value =
        term(lane->terms, float_sort(lane->terms, FORMAT), "(%s %s)", operation, A);
    lane->out[0].kept = lane->in[0].kept;
    lane->out[0].bits = term(lane->terms, sort, bits, lane->in[0].bits, sign_bit(lane));
    keep_promises(lane, 0);
}

static void negate(Lane *lane)
{
    give_moved(lane, "fp.neg", "(bvxor %s %s)");
}

static void absolute(Lane *lane)
{
    give_moved(lane, "fp.abs", "(bvand %s (bvnot %s))");
}

static void copy_sign(Lane *lane)
{
    unsigned top = lane->in[0].width - 1;
    Term sort = sort_bits(lane->terms, lane->in[0].width), negative;

    if (!term_is(lane->in[1].kept, TERM_TRUE))
        lane->refused = "the sign of what may be a NaN that was made";
    give_moved(lane, "fp.abs", "(bvand %s (bvnot %s))");
    negative =
        term(lane->terms, SORT_BOOL, "(= ((_ extract %u %u) %s) #b1)", top, top, lane->in[1].bits);
    lane->out[0].bits =
        term_if(lane->terms, sort, negative,
                term(lane->terms, sort, "(bvor %s %s)", lane->out[0].bits, sign_bit(lane)),
                lane->out[0].bits);
    lane->out[0].value = term_if(
        lane->terms, float_sort(lane->terms, FORMAT), negative,
        term(lane->terms, float_sort(lane->terms, FORMAT), "(fp.neg %s)", lane->out[0].value),
        lane->out[0].value);
}

static void bitcast(Lane *lane)
{
    Scalar *from = &lane->in[0], *to = &lane->out[0];
    Term bits = from->format ? from->bits : from->value;

    if (from->format && !term_is(from->kept, TERM_TRUE)) {
        lane->refused = "the bits of what may be a NaN that was made";
        bits = term_text(lane->terms, "(_ bv0 %u)", from->width);
    }
    if (to->format)
        float_keep(lane->terms, to, bits);
    else
        to->value = bits;
}

/* Minima and maxima: NaN of a NaN, or the other operand; zeros in order, or either (N11). */

static void give_greater(Lane *lane, const char *compare, Term of_zeros, Term first, Term second)
{
    Terms *terms = lane->terms;
    Term sort = float_sort(terms, FORMAT), zeros, chosen;

    zeros = term(terms, SORT_BOOL, "(and (fp.isZero %s) (fp.isZero %s))", A, B);
    chosen = term_if(terms, sort, holds(lane, compare, A, B), A, B);
    chosen = term_if(terms, sort, zeros, of_zeros, chosen);
    chosen = term_if(terms, sort, is_nan(lane, B), second, chosen);
    give_fast(lane, term_if(terms, sort, is_nan(lane, A), first, chosen));
}

static void give_ordered(Lane *lane, const char *compare, const char *first_of_zeros)
{
    Term sort = float_sort(lane->terms, FORMAT);
    Term first = term(lane->terms, SORT_BOOL, "(%s %s)", first_of_zeros, A);

    give_greater(lane, compare, term_if(lane->terms, sort, first, A, B), A, B);
}

static void maximum(Lane *lane)
{
    give_ordered(lane, "(fp.gt %s %s)", "fp.isPositive");
}

static void minimum(Lane *lane)
{
    give_ordered(lane, "(fp.lt %s %s)", "fp.isNegative");
}

static void give_number(Lane *lane)
{
    Term sort = float_sort(lane->terms, FORMAT);
    Term either = term_if(lane->terms, sort, term_choice(lane->terms, SORT_BOOL), A, B);

    give_greater(lane, lane->text, either, B, A);
}

static void compare(Lane *lane)
{
    static const struct {
        unsigned outcome;
        const char *format;
    } OUTCOMES[] = { { CMPF_EQUAL, "(fp.eq %s %s)" },
                     { CMPF_GREATER, "(fp.gt %s %s)" },
                     { CMPF_LESS, "(fp.lt %s %s)" },
                     { CMPF_UNORDERED, "(or (fp.isNaN %s) (fp.isNaN %s))" } };
    unsigned accepted = CMPF_ACCEPTS[lane_bits(lane, 0)];
    Term any = TERM_FALSE;

    for (unsigned i = 0; i < sizeof OUTCOMES / sizeof *OUTCOMES; i++)
        if (accepted & OUTCOMES[i].outcome)
            any = term_or(lane->terms, any, holds(lane, OUTCOMES[i].format, A, B));
    lane_give(lane, term_if(lane->terms, sort_bits(lane->terms, 1), any, "#b1", "#b0"));
    keep_promises(lane, 1);
}

/* Conversions. */

static Term rounding_name(uint64_t rounding)
{
    static const Term NAMES[] = { [FLOAT_TO_NEAREST_EVEN] = "RNE",
                                  [FLOAT_DOWNWARD] = "RTN",
                                  [FLOAT_UPWARD] = "RTP",
                                  [FLOAT_TOWARD_ZERO] = "RTZ",
                                  [FLOAT_TO_NEAREST_AWAY] = "RNA" };

    return NAMES[rounding];
}

static void extend(Lane *lane)
{
    give_fast(lane, converted(lane->terms, lane->out[0].format, "to_fp", "RNE", A));
}

static void narrow(Lane *lane)
{
    give_made(lane, converted(lane->terms, lane->out[0].format, "to_fp",
                              rounding_name(lane_bits(lane, 0)), A));
    keep_promises(lane, 1);
}

static void from_int(Lane *lane)
{
    give_made(lane, converted(lane->terms, lane->out[0].format, lane->text, "RNE", A));
}

/* Poison where what is left without its fraction does not lie between the two (A9). */
static void to_int(Lane *lane, const char *how, const char *back, Term least, Term most)
{
    Terms *terms = lane->terms;
    Term whole = term(terms, float_sort(terms, FORMAT), "(fp.roundToIntegral RTZ %s)", A);

    lane_give(lane, term(terms, sort_bits(terms, lane->out[0].width), "((_ %s %u) RTZ %s)", how,
                         lane->out[0].width, A));
    lane_poison_if(lane, is_nan(lane, A));
    lane_poison_if(lane, is_infinite(lane, A));
    lane_poison_if(
        lane, holds(lane, "(fp.gt %s %s)", whole, converted(terms, FORMAT, back, "RTZ", most)));
    lane_poison_if(
        lane, holds(lane, "(fp.lt %s %s)", whole, converted(terms, FORMAT, back, "RTZ", least)));
}

static void to_int_s(Lane *lane)
{
    unsigned rest = lane->out[0].width - 1;
    Terms *terms = lane->terms;
    Term sort = sort_bits(terms, rest + 2); /* that both fit as signed numbers, of one bit too */

    Term above = term(terms, sort, "(bvshl (_ bv1 %u) (_ bv%u %u))", rest + 2, rest, rest + 2);

    to_int(lane, "fp.to_sbv", "to_fp", term(terms, sort, "(bvneg %s)", above),
           term(terms, sort, "(bvsub %s (_ bv1 %u))", above, rest + 2));
}

static void to_int_u(Lane *lane)
{
    unsigned width = lane->out[0].width;
    Term sort = sort_bits(lane->terms, width);

    to_int(lane, "fp.to_ubv", "to_fp_unsigned", term(lane->terms, sort, "(_ bv0 %u)", width),
           term(lane->terms, sort, "(bvnot (_ bv0 %u))", width));
}

/* What chooses. */
static void choose(Lane *lane)
{
    Terms *terms = lane->terms;
    const Scalar *yes = &lane->in[1], *no = &lane->in[2];
    Scalar *out = &lane->out[0];
    Term condition = term(terms, SORT_BOOL, "(= %s #b1)", A);

    out->value = term_if(terms, lane_sort(lane, out), condition, yes->value, no->value);
    lane_poison_if(lane, term_if(terms, SORT_BOOL, condition, yes->poison, no->poison));
    if (!out->format)
        return;
    out->kept = term_if(terms, SORT_BOOL, condition, yes->kept, no->kept);
    out->bits = term_if(terms, sort_bits(terms, out->width), condition, yes->bits, no->bits);
}

const LaneMeaning LANE_FLOATS[] = {
    { PRIM_SELECT, choose, 0 },
    { PRIM_BITCAST, bitcast, 0 },
    { PRIM_FLOAT_ADD, give_commuting, 1, "(fp.add RNE %s %s)" },
    { PRIM_FLOAT_SUB, give_of_two, 1, "(fp.sub RNE %s %s)" },
    { PRIM_FLOAT_MUL, give_commuting, 1, "(fp.mul RNE %s %s)" },
    { PRIM_FLOAT_DIV, give_of_two, 1, "(fp.div RNE %s %s)" },
    { PRIM_FLOAT_FMA, multiply_add, 1 },
    { PRIM_FLOAT_SQRT, give_of_one, 1, "(fp.sqrt RNE %s)" },
    { PRIM_FLOAT_NEG, negate, 1 },
    { PRIM_FLOAT_ABS, absolute, 1 },
    { PRIM_FLOAT_COPYSIGN, copy_sign, 1 },
    { PRIM_FLOAT_MAXIMUM, maximum, 1 },
    { PRIM_FLOAT_MINIMUM, minimum, 1 },
    { PRIM_FLOAT_MAXNUM, give_number, 1, "(fp.gt %s %s)" },
    { PRIM_FLOAT_MINNUM, give_number, 1, "(fp.lt %s %s)" },
    { PRIM_FLOAT_CEIL, give_of_one, 1, "(fp.roundToIntegral RTP %s)" },
    { PRIM_FLOAT_FLOOR, give_of_one, 1, "(fp.roundToIntegral RTN %s)" },
    { PRIM_FLOAT_TRUNC, give_of_one, 1, "(fp.roundToIntegral RTZ %s)" },
    { PRIM_FLOAT_ROUND, give_of_one, 1, "(fp.roundToIntegral RNA %s)" },
    { PRIM_FLOAT_ROUND_EVEN, give_of_one, 1, "(fp.roundToIntegral RNE %s)" },
    { PRIM_FLOAT_CMP, compare, 2 },
    { PRIM_FLOAT_EXTEND, extend, 1 },
    { PRIM_FLOAT_NARROW, narrow, 2 },
    { PRIM_FLOAT_FROM_INT_U, from_int, 0, "to_fp_unsigned" },
    { PRIM_FLOAT_FROM_INT_S, from_int, 0, "to_fp" },
    { PRIM_FLOAT_TO_INT_U, to_int_u, 0 },
    { PRIM_FLOAT_TO_INT_S, to_int_s, 0 },
    { PRIM_NONE },
};
