/* Lines: linears in a strip. */
#include "interp/fast/strip_run.h"

static bool joins(const StripLinear *linear, int64_t x, int64_t y, int64_t *z)
{
    return !(linear->kind == LINEAR_ADD        ? __builtin_add_overflow(x, y, z)
             : linear->kind == LINEAR_SUBTRACT ? __builtin_sub_overflow(x, y, z)
                                               : __builtin_mul_overflow(x, y, z));
}

static void set_last(const Strip *s, Line *line)
{
    int64_t way;

    line->bounded = true;
    line->last = line->first;
    if (line->delta)
        line->bounded = s->trips <= INT64_MAX
                        && !__builtin_mul_overflow(line->delta, (int64_t)s->trips - 1, &way)
                        && !__builtin_add_overflow(line->first, way, &line->last);
}

/* A linear of two others. Where it is exact its first and last numbers are: those between are too.
 */
static bool join_lines(const Strip *s, const StripLinear *linear, Line *line)
{
    const Line *x = &s->lines[linear->lhs], *y = &s->lines[linear->rhs];
    bool times = linear->kind == LINEAR_MULTIPLY;
    int64_t last;

    if (!joins(linear, x->first, y->first, &line->first) && linear->exact)
        return false;
    if (times)
        line->delta = (int64_t)((uint64_t)x->delta * (uint64_t)y->first
                                + (uint64_t)x->first * (uint64_t)y->delta);
    else
        joins(linear, x->delta, y->delta, &line->delta);
    return !linear->exact || (x->bounded && y->bounded && joins(linear, x->last, y->last, &last));
}

static bool fits(const StripLinear *linear, int64_t number)
{
    int64_t most = (int64_t)(UINT64_MAX >> (65 - linear->width));

    return number <= most && number >= (linear->positive ? 0 : -most - 1);
}

static bool set_line(const Strip *s, const StripLinear *linear, Line *line)
{
    const StripVariable *variable;

    line->delta = 0;
    switch (linear->kind) {
    case LINEAR_WORD:
        line->first = fast_signed(s->words[linear->word], 64u - linear->width);
        return true;
    case LINEAR_CONSTANT:
        line->first = linear->value;
        return true;
    case LINEAR_VARIABLE:
        variable = &s->loop->variables[linear->lhs];
        line->first = (int64_t)strip_number(variable, s->words[variable->word]);
        line->delta = fast_signed(s->words[variable->step], variable->shift);
        return true;
    case LINEAR_FITS:
        *line = s->lines[linear->lhs];
        return line->bounded && fits(linear, line->first) && fits(linear, line->last);
    default:
        return join_lines(s, linear, line);
    }
}

bool strip_set_lines(Strip *s)
{
    for (unsigned i = 0; i < s->loop->linear_count; i++) {
        if (!set_line(s, &s->loop->linears[i], &s->lines[i]))
            return false;
        set_last(s, &s->lines[i]);
    }
    return true;
}
