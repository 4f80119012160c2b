/* Trips: how often a loop that is tested goes round. */
#include "dialects/arith/arith.h"
#include "interp/fast/strip_run.h"

/* Numbers from x on, each `step` more, that pass before one is `distance` away from it: so many
 * are less, or, where that one passes too, not greater. 0: too many. */
static uint64_t passed(CmpIPredicate test, uint64_t distance, uint64_t step)
{
    if (test == CMPI_NE)
        return distance % step ? 0 : distance / step;
    return test == CMPI_SLT ? (distance - 1) / step + 1 : distance / step + 1;
}

/* As numbers whose order is that of unsigned ones: signed ones with another first bit. */
static uint64_t ordered(const StripTest *test, bool is_unsigned, int64_t number)
{
    unsigned shift = 64u - test->width;

    return is_unsigned ? fast_cut((uint64_t)number, shift)
                       : (uint64_t)fast_signed((uint64_t)number, shift) ^ (uint64_t)INT64_MIN;
}

uint64_t strip_count_trips(const Strip *s)
{
    const StripTest *test = &s->loop->test;
    const Line *lhs = &s->lines[test->lhs];
    bool is_unsigned = test->predicate > CMPI_SGE;
    CmpIPredicate kind = (CmpIPredicate)(test->predicate - (is_unsigned ? CMPI_ULT - CMPI_SLT : 0));
    uint64_t x = ordered(test, is_unsigned, lhs->first);
    uint64_t bound = ordered(test, is_unsigned, s->lines[test->rhs].first);

    if (lhs->delta > 0 && x < bound && (kind == CMPI_SLT || kind == CMPI_SLE || kind == CMPI_NE))
        return passed(kind, bound - x, (uint64_t)lhs->delta);
    if (lhs->delta < 0 && x > bound && (kind == CMPI_SGT || kind == CMPI_SGE || kind == CMPI_NE))
        return passed(kind == CMPI_SGT   ? CMPI_SLT
                      : kind == CMPI_SGE ? CMPI_SLE
                                         : kind,
                      x - bound, 0 - (uint64_t)lhs->delta);
    return 0;
}
