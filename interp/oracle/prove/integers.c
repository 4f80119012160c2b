/* Primitives of integers in the words of SMT-LIB's FixedSizeBitVectors. */
#include "dialects/arith/arith.h"
#include "interp/oracle/prove/lane.h"

#define A lane->in[0].value
#define B lane->in[1].value
#define WIDTH lane->in[0].width

static Term of_bits(Lane *lane, const char *format, Term a, Term b)
{
    Term sort = sort_bits(lane->terms, WIDTH);

    return term(lane->terms, sort, format, a, b);
}

static Term holds(Lane *lane, const char *format, Term a, Term b)
{
    return term(lane->terms, SORT_BOOL, format, a, b);
}

static Term number(Lane *lane, unsigned value)
{
    return term_text(lane->terms, "(_ bv%u %u)", value, WIDTH);
}

static Term all_ones(Lane *lane)
{
    return term(lane->terms, sort_bits(lane->terms, WIDTH), "(bvnot (_ bv0 %u))", WIDTH);
}

static Term minimum(Lane *lane)
{
    return of_bits(lane, "(bvshl %s %s)", number(lane, 1), number(lane, WIDTH - 1));
}

static Term extended(Lane *lane, const char *how, Term value, unsigned by)
{
    return term(lane->terms, sort_bits(lane->terms, WIDTH + by), "((_ %s %u) %s)", how, by, value);
}

static void poison_unless_flag(Lane *lane, uint64_t flag, Term fits)
{
    if (lane_bits(lane, 0) & flag)
        lane_poison_if(lane, term_not(lane->terms, fits));
}

/* The sum or difference fits where one more bit gives the same. */
static Term fits(Lane *lane, const char *how, const char *format, Term result)
{
    Term wide = term(lane->terms, sort_bits(lane->terms, WIDTH + 1), format,
                     extended(lane, how, A, 1), extended(lane, how, B, 1));

    return holds(lane, "(= %s %s)", wide, extended(lane, how, result, 1));
}

static void sum_or_difference(Lane *lane)
{
    Term result = of_bits(lane, lane->text, A, B);

    lane_give(lane, result);
    poison_unless_flag(lane, NSW, fits(lane, "sign_extend", lane->text, result));
    poison_unless_flag(lane, NUW, fits(lane, "zero_extend", lane->text, result));
}

static void mul(Lane *lane)
{
    Term above, below;

    lane_give(lane, of_bits(lane, "(bvmul %s %s)", A, B));
    if (lane_bits(lane, 0) & NSW) {
        above = holds(lane, "(bvsmul_noovfl %s %s)", A, B);
        below = holds(lane, "(bvsmul_noudfl %s %s)", A, B);
        poison_unless_flag(lane, NSW, term_and(lane->terms, above, below));
    }
    if (lane_bits(lane, 0) & NUW)
        poison_unless_flag(lane, NUW, holds(lane, "(bvumul_noovfl %s %s)", A, B));
}

static void of_each_bit(Lane *lane)
{
    lane_give(lane, of_bits(lane, lane->text, A, B));
}

static void poison_too_far(Lane *lane)
{
    lane_poison_if(lane, holds(lane, "(bvuge %s %s)", B, number(lane, WIDTH)));
}

static void shl(Lane *lane)
{
    Term result = of_bits(lane, "(bvshl %s %s)", A, B);

    lane_give(lane, result);
    poison_too_far(lane);
    poison_unless_flag(lane, NSW,
                       holds(lane, "(= %s %s)", A, of_bits(lane, "(bvashr %s %s)", result, B)));
    poison_unless_flag(lane, NUW,
                       holds(lane, "(= %s %s)", A, of_bits(lane, "(bvlshr %s %s)", result, B)));
}

static void shift_right(Lane *lane)
{
    Term result = of_bits(lane, lane->text, A, B);

    lane_give(lane, result);
    poison_too_far(lane);
    if (lane_bits(lane, 0))
        lane_poison_if(
            lane, holds(lane, "(distinct %s %s)", A, of_bits(lane, "(bvshl %s %s)", result, B)));
}

/* Division. A poison dividend moves to the result; a poison divisor is the row's affair. */

static void undefined_by_zero(Lane *lane)
{
    lane_undefined_if(lane, holds(lane, "(= %s %s)", B, number(lane, 0)));
    lane_poison_if(lane, lane->in[0].poison);
}

/* The minimum by -1, or poison, which might be it (A1). */
static void undefined_quotient(Lane *lane)
{
    Term by_minus_one, least;

    undefined_by_zero(lane);
    by_minus_one = holds(lane, "(= %s %s)", B, all_ones(lane));
    least = term_or(lane->terms, lane->in[0].poison, holds(lane, "(= %s %s)", A, minimum(lane)));
    lane_undefined_if(lane, term_and(lane->terms, by_minus_one, least));
}

/* In one bit every quotient fits where arith divides (A6), and not where llvm does: the primitive
 * is the same. */
static void undefined_signed(Lane *lane)
{
    if (WIDTH == 1)
        lane->refused = "a division of single bits, in which arith and llvm differ";
    undefined_quotient(lane);
}

static Term has_remainder(Lane *lane, const char *format)
{
    return holds(lane, "(distinct %s %s)", of_bits(lane, format, A, B), number(lane, 0));
}

static void div_s(Lane *lane)
{
    undefined_signed(lane);
    lane_give(lane, of_bits(lane, "(bvsdiv %s %s)", A, B));
    if (lane_bits(lane, 0))
        lane_poison_if(lane, has_remainder(lane, "(bvsrem %s %s)"));
}

static void div_u(Lane *lane)
{
    undefined_by_zero(lane);
    lane_give(lane, of_bits(lane, "(bvudiv %s %s)", A, B));
    if (lane_bits(lane, 0))
        lane_poison_if(lane, has_remainder(lane, "(bvurem %s %s)"));
}

static void rem_s(Lane *lane)
{
    undefined_by_zero(lane);
    lane_give(lane, of_bits(lane, "(bvsrem %s %s)", A, B));
}

static void rem_fitting_s(Lane *lane)
{
    undefined_quotient(lane);
    lane_give(lane, of_bits(lane, "(bvsrem %s %s)", A, B));
}

static void rem_u(Lane *lane)
{
    undefined_by_zero(lane);
    lane_give(lane, of_bits(lane, "(bvurem %s %s)", A, B));
}

/* The quotient, one more or less where something remains and the exact quotient lies on that side.
 */
static void give_rounded(Lane *lane, Term quotient, const char *format, Term when)
{
    Term sort = sort_bits(lane->terms, WIDTH),
         next = of_bits(lane, format, quotient, number(lane, 1));

    lane_give(lane, term_if(lane->terms, sort, when, next, quotient));
}

static Term signs_differ(Lane *lane)
{
    return holds(lane, "(bvslt %s %s)", of_bits(lane, "(bvxor %s %s)", A, B), number(lane, 0));
}

static void ceil_div_u(Lane *lane)
{
    undefined_by_zero(lane);
    give_rounded(lane, of_bits(lane, "(bvudiv %s %s)", A, B), "(bvadd %s %s)",
                 has_remainder(lane, "(bvurem %s %s)"));
}

static void ceil_div_s(Lane *lane)
{
    undefined_signed(lane);
    give_rounded(lane, of_bits(lane, "(bvsdiv %s %s)", A, B), "(bvadd %s %s)",
                 term_and(lane->terms, has_remainder(lane, "(bvsrem %s %s)"),
                          term_not(lane->terms, signs_differ(lane))));
}

static void floor_div_s(Lane *lane)
{
    undefined_signed(lane);
    give_rounded(lane, of_bits(lane, "(bvsdiv %s %s)", A, B), "(bvsub %s %s)",
                 term_and(lane->terms, has_remainder(lane, "(bvsrem %s %s)"), signs_differ(lane)));
}

/* Orders. */

static void give_first_if(Lane *lane)
{
    lane_give(lane, term_if(lane->terms, sort_bits(lane->terms, WIDTH),
                            holds(lane, lane->text, A, B), A, B));
}

static void cmp(Lane *lane)
{
    static const char *const FORMATS[] = {
        [CMPI_EQ] = "(= %s %s)",      [CMPI_NE] = "(distinct %s %s)", [CMPI_SLT] = "(bvslt %s %s)",
        [CMPI_SLE] = "(bvsle %s %s)", [CMPI_SGT] = "(bvsgt %s %s)",   [CMPI_SGE] = "(bvsge %s %s)",
        [CMPI_ULT] = "(bvult %s %s)", [CMPI_ULE] = "(bvule %s %s)",   [CMPI_UGT] = "(bvugt %s %s)",
        [CMPI_UGE] = "(bvuge %s %s)",
    };

    lane_give(lane, term_if(lane->terms, sort_bits(lane->terms, 1),
                            holds(lane, FORMATS[lane_bits(lane, 0)], A, B), "#b1", "#b0"));
}

/* Widths. */

static Term resized(Lane *lane, const char *how, Term value, unsigned to)
{
    if (to > WIDTH)
        return extended(lane, how, value, to - WIDTH);
    return term(lane->terms, sort_bits(lane->terms, to), "((_ extract %u 0) %s)", to - 1, value);
}

static void resize(Lane *lane)
{
    lane_give(lane, resized(lane, lane->text, A, lane->out[0].width));
}

static void poison_unless_back(Lane *lane, uint64_t flag, const char *how)
{
    unsigned lost = WIDTH - lane->out[0].width;
    Term back = term(lane->terms, sort_bits(lane->terms, WIDTH), "((_ %s %u) %s)", how, lost,
                     lane->out[0].value);

    poison_unless_flag(lane, flag, holds(lane, "(= %s %s)", A, back));
}

static void truncate_bits(Lane *lane)
{
    resize(lane);
    poison_unless_back(lane, NSW, "sign_extend");
    poison_unless_back(lane, NUW, "zero_extend");
}

static void add_extended(Lane *lane)
{
    Term sum = of_bits(lane, "(bvadd %s %s)", A, B);

    lane_give(lane, sum);
    lane->out[1].value = term_if(lane->terms, sort_bits(lane->terms, 1),
                                 holds(lane, "(bvult %s %s)", sum, A), "#b1", "#b0");
}

static void mul_extended(Lane *lane)
{
    const char *how = lane->text;
    Term product = term(lane->terms, sort_bits(lane->terms, 2 * WIDTH), "(bvmul %s %s)",
                        extended(lane, how, A, WIDTH), extended(lane, how, B, WIDTH));

    lane_give(lane, term(lane->terms, sort_bits(lane->terms, WIDTH), "((_ extract %u 0) %s)",
                         WIDTH - 1, product));
    lane->out[1].value = term(lane->terms, sort_bits(lane->terms, WIDTH), "((_ extract %u %u) %s)",
                              2 * WIDTH - 1, WIDTH, product);
}

/* Bits that are counted. */

static void abs_s(Lane *lane)
{
    lane_give(lane, term_if(lane->terms, sort_bits(lane->terms, WIDTH),
                            holds(lane, "(bvslt %s %s)", A, number(lane, 0)),
                            of_bits(lane, "(bvsub %s %s)", number(lane, 0), A), A));
}

static Term is_set(Lane *lane, unsigned bit)
{
    return term(lane->terms, SORT_BOOL, "(= ((_ extract %u %u) %s) #b1)", bit, bit, A);
}

/* The number of zeros before the first bit that is set, counted from the last bit looked at. */
static void leading_zeros(Lane *lane)
{
    Term count = number(lane, WIDTH);

    for (unsigned bit = 0; bit < WIDTH; bit++)
        count = term_if(lane->terms, sort_bits(lane->terms, WIDTH), is_set(lane, bit),
                        number(lane, WIDTH - 1 - bit), count);
    lane_give(lane, count);
}

static void trailing_zeros(Lane *lane)
{
    Term count = number(lane, WIDTH);

    for (unsigned bit = WIDTH; bit-- > 0;)
        count = term_if(lane->terms, sort_bits(lane->terms, WIDTH), is_set(lane, bit),
                        number(lane, bit), count);
    lane_give(lane, count);
}

static void population(Lane *lane)
{
    Term sum = number(lane, 0);

    for (unsigned bit = 0; bit < WIDTH; bit++)
        sum = of_bits(lane, "(bvadd %s %s)", sum,
                      term_if(lane->terms, sort_bits(lane->terms, WIDTH), is_set(lane, bit),
                              number(lane, 1), number(lane, 0)));
    lane_give(lane, sum);
}

const LaneMeaning LANE_INTEGERS[] = {
    { PRIM_INT_ADD, sum_or_difference, 1, "(bvadd %s %s)" },
    { PRIM_INT_SUB, sum_or_difference, 1, "(bvsub %s %s)" },
    { PRIM_INT_MUL, mul, 1 },
    { PRIM_INT_AND, of_each_bit, 0, "(bvand %s %s)" },
    { PRIM_INT_OR, of_each_bit, 0, "(bvor %s %s)" },
    { PRIM_INT_XOR, of_each_bit, 0, "(bvxor %s %s)" },
    { PRIM_INT_SHL, shl, 1 },
    { PRIM_INT_SHR_U, shift_right, 1, "(bvlshr %s %s)" },
    { PRIM_INT_SHR_S, shift_right, 1, "(bvashr %s %s)" },
    { PRIM_INT_DIV_U, div_u, 1 },
    { PRIM_INT_DIV_S, div_s, 1 },
    { PRIM_INT_REM_U, rem_u, 0 },
    { PRIM_INT_REM_S, rem_s, 0 },
    { PRIM_INT_REM_FITTING_S, rem_fitting_s, 0 },
    { PRIM_INT_CEIL_DIV_U, ceil_div_u, 0 },
    { PRIM_INT_CEIL_DIV_S, ceil_div_s, 0 },
    { PRIM_INT_FLOOR_DIV_S, floor_div_s, 0 },
    { PRIM_INT_MIN_U, give_first_if, 0, "(bvult %s %s)" },
    { PRIM_INT_MIN_S, give_first_if, 0, "(bvslt %s %s)" },
    { PRIM_INT_MAX_U, give_first_if, 0, "(bvugt %s %s)" },
    { PRIM_INT_MAX_S, give_first_if, 0, "(bvsgt %s %s)" },
    { PRIM_INT_CMP, cmp, 1 },
    { PRIM_INT_EXT_U, resize, 0, "zero_extend" },
    { PRIM_INT_EXT_S, resize, 0, "sign_extend" },
    { PRIM_INT_TRUNC, truncate_bits, 1, "zero_extend" },
    { PRIM_INT_RESIZE_U, resize, 0, "zero_extend" },
    { PRIM_INT_RESIZE_S, resize, 0, "sign_extend" },
    { PRIM_INT_ADD_EXTENDED_U, add_extended, 0 },
    { PRIM_INT_MUL_EXTENDED_U, mul_extended, 0, "zero_extend" },
    { PRIM_INT_MUL_EXTENDED_S, mul_extended, 0, "sign_extend" },
    { PRIM_INT_ABS, abs_s, 0 },
    { PRIM_INT_CTLZ, leading_zeros, 0 },
    { PRIM_INT_CTTZ, trailing_zeros, 0 },
    { PRIM_INT_CTPOP, population, 0 },
    { PRIM_NONE },
};
