/* Lines: linears in a strip. */
#include "interp/fast/strip_run.h"

static bool joins(const StripLinear *linear, int64_t x, int64_t y, int64_t *z)
{
    return !(linear->kind == LINEAR_ADD        ? __builtin_add_overflow(x, y, z)
             : linear->kind == LINEAR_SUBTRACT ? __builtin_sub_overflow(x, y, z)
                                               : __builtin_mul_overflow(x, y, z));
}

/* Of one that grows by itself, or wraps. */
static void set_last(const Strip *s, Line *line)
{
    int64_t way;

    line->bounded = s->is_last
                    || (!__builtin_mul_overflow(line->round, (int64_t)s->around - 1, &way)
                        && !__builtin_add_overflow(line->first, way, &way));
    line->last = line->first;
    if (line->delta)
        line->bounded &= s->trips <= INT64_MAX
                         && !__builtin_mul_overflow(line->delta, (int64_t)s->trips - 1, &way)
                         && !__builtin_add_overflow(line->first, way, &line->last);
}

/* By how much a linear of two others grows: of a product, one of them does not. */
static int64_t grown(StripLinearKind kind, int64_t x, int64_t y, int64_t by_x, int64_t by_y)
{
    return (int64_t)(kind == LINEAR_ADD ? (uint64_t)by_x + (uint64_t)by_y
                     : kind == LINEAR_SUBTRACT
                         ? (uint64_t)by_x - (uint64_t)by_y
                         : (uint64_t)by_x * (uint64_t)y + (uint64_t)x * (uint64_t)by_y);
}

/* A linear of two others. Where it is exact its first and last numbers are: those between are too,
 * and those up to the last round, whose own are looked at before. */
static bool join_lines(const Strip *s, const StripLinear *linear, Line *line)
{
    const Line *x = &s->lines[linear->lhs], *y = &s->lines[linear->rhs];

    if (!joins(linear, x->first, y->first, &line->first) && linear->exact)
        return false;
    line->delta = grown(linear->kind, x->first, y->first, x->delta, y->delta);
    line->round =
        x->round | y->round ? grown(linear->kind, x->first, y->first, x->round, y->round) : 0;
    if (!linear->exact) {
        set_last(s, line);
        return true;
    }
    line->bounded = true;
    return x->bounded && y->bounded && joins(linear, x->last, y->last, &line->last);
}

static bool fits(const StripLinear *linear, int64_t number)
{
    int64_t most = (int64_t)(UINT64_MAX >> (65 - linear->width));

    return number <= most && number >= (linear->positive ? 0 : -most - 1);
}

/* So many steps on is still such a number. */
static bool reaches(int64_t lower, uint64_t count, int64_t step, unsigned shift)
{
    int64_t end;

    return !__builtin_mul_overflow((int64_t)count, step, &end)
           && !__builtin_add_overflow(lower, end, &end) && fast_signed((uint64_t)end, shift) == end;
}

uint64_t strip_count_rounds(const Strip *s, const StripInner *inner)
{
    enum { MOST_ROUNDS = 1 << 20 };
    unsigned shift = 64u - inner->width;
    int64_t lower = fast_signed((uint64_t)s->lines[inner->lower].first, shift);
    int64_t upper = fast_signed((uint64_t)s->lines[inner->upper].first, shift);
    int64_t step = fast_signed((uint64_t)s->lines[inner->step].first, shift);
    uint64_t count;

    if (step <= 0 || lower >= upper)
        return 0;
    count = ((uint64_t)upper - (uint64_t)lower - 1) / (uint64_t)step + 1;
    if (count > MOST_ROUNDS || (inner->is_tested && !reaches(lower, count, step, shift)))
        return 0;
    return count;
}

/* A word that grows with rows, in the first or last of them. */
static void set_row(const Strip *s, const StripLinear *linear, Line *line)
{
    const StripRows *rows = &s->loop->rows;

    line->first = fast_signed(s->words[linear->word], 64u - linear->width);
    line->round = s->rows == 1 ? 0 : fast_signed(s->words[rows->step], 64u - linear->width);
    if (s->is_last)
        line->first += (int64_t)(s->rows - 1) * line->round;
}

/* The induction variable of an inner loop, in its first or last iteration. */
static bool set_inner(const Strip *s, const StripInner *inner, Line *line)
{
    unsigned shift = 64u - inner->width;
    uint64_t count = strip_count_rounds(s, inner);

    line->first = fast_signed((uint64_t)s->lines[inner->lower].first, shift);
    line->round = fast_signed((uint64_t)s->lines[inner->step].first, shift);
    if (count && s->is_last)
        line->first += (int64_t)(count - 1) * line->round;
    return count != 0;
}

/* One that is the same in all iterations and rounds. */
static bool set_still_line(const Strip *s, const StripLinear *linear, Line *line)
{
    int64_t number;

    switch (linear->kind) {
    case LINEAR_WORD:
        number = fast_signed(s->words[linear->word], 64u - linear->width);
        break;
    case LINEAR_CONSTANT:
        number = linear->value;
        break;
    case LINEAR_FITS:
        number = s->lines[linear->lhs].first;
        if (!fits(linear, number))
            return false;
        break;
    default:
        if (!joins(linear, s->lines[linear->lhs].first, s->lines[linear->rhs].first, &number)
            && linear->exact)
            return false;
        break;
    }
    *line = (Line){ .first = number, .last = number, .bounded = true };
    return true;
}

static bool set_line(const Strip *s, const StripLinear *linear, Line *line)
{
    const StripVariable *variable;
    bool good = true;

    if (linear->is_still)
        return set_still_line(s, linear, line);
    line->delta = line->round = 0;
    switch (linear->kind) {
    case LINEAR_VARIABLE:
        variable = &s->loop->variables[linear->lhs];
        line->first = (int64_t)strip_number(variable, s->words[variable->word]);
        line->delta = fast_signed(s->words[variable->step], variable->shift);
        break;
    case LINEAR_ROW:
        set_row(s, linear, line);
        break;
    case LINEAR_INNER:
        good = set_inner(s, &s->loop->inners[linear->lhs], line);
        break;
    case LINEAR_FITS:
        *line = s->lines[linear->lhs];
        return line->bounded && fits(linear, line->first) && fits(linear, line->last);
    default:
        return join_lines(s, linear, line);
    }
    set_last(s, line);
    return good;
}

static bool set_lines(Strip *s, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (!set_line(s, &s->loop->linears[i], &s->lines[i]))
            return false;
    return true;
}

bool strip_set_lines(Strip *s)
{
    return set_lines(s, s->loop->linear_count);
}

/* Linears are of such that stand before them. */
bool strip_set_test_lines(Strip *s)
{
    const StripTest *test = &s->loop->test;

    return set_lines(s, 1u + (test->lhs > test->rhs ? test->lhs : test->rhs));
}
