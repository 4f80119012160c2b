/* Trips: how often a loop that is tested goes round. */
#include "interp/fast/strip_run.h"

typedef enum Test { EQUAL, UNEQUAL, LESS, NOT_GREATER, GREATER, NOT_LESS } Test;

/* Numbers from x on, each `step` more, that pass before one is `distance` away from it: so many
 * are less, or, where that one passes too, not greater. 0: too many. */
static uint64_t passed(Test test, uint64_t distance, uint64_t step)
{
    if (test == UNEQUAL)
        return distance % step ? 0 : distance / step;
    return test == LESS ? (distance - 1) / step + 1 : distance / step + 1;
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
    bool is_unsigned = test->predicate > NOT_LESS;
    Test kind = (Test)(is_unsigned ? test->predicate - 4 : test->predicate);
    uint64_t x = ordered(test, is_unsigned, lhs->first);
    uint64_t bound = ordered(test, is_unsigned, s->lines[test->rhs].first);

    if (lhs->delta > 0 && x < bound && (kind == LESS || kind == NOT_GREATER || kind == UNEQUAL))
        return passed(kind, bound - x, (uint64_t)lhs->delta);
    if (lhs->delta < 0 && x > bound && (kind == GREATER || kind == NOT_LESS || kind == UNEQUAL))
        return passed(kind == GREATER    ? LESS
                      : kind == NOT_LESS ? NOT_GREATER
                                         : kind,
                      x - bound, 0 - (uint64_t)lhs->delta);
    return 0;
}
