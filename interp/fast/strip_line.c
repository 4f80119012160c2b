/* Lines: linears in a strip. */
#include "interp/fast/strip_run.h"

static bool joins(const StripLinear *linear, int64_t x, int64_t y, int64_t *z)
{
    return !(linear->kind == LINEAR_ADD        ? __builtin_add_overflow(x, y, z)
             : linear->kind == LINEAR_SUBTRACT ? __builtin_sub_overflow(x, y, z)
                                               : __builtin_mul_overflow(x, y, z));
}

bool strip_last_of(const Strip *s, const Line *line, int64_t *last)
{
    int64_t way;

    return s->trips <= INT64_MAX
           && !__builtin_mul_overflow(line->delta, (int64_t)s->trips - 1, &way)
           && !__builtin_add_overflow(line->first, way, last);
}

/* A linear of two others. Where it is exact its first and last numbers are: those between are too.
 */
static bool join_lines(const Strip *s, const StripLinear *linear, Line *line)
{
    const Line *x = &s->lines[linear->lhs], *y = &s->lines[linear->rhs];
    bool times = linear->kind == LINEAR_MULTIPLY;
    int64_t last_x, last_y, last;

    if (!joins(linear, x->first, y->first, &line->first) && linear->exact)
        return false;
    if (times)
        line->delta = (int64_t)((uint64_t)x->delta * (uint64_t)y->first
                                + (uint64_t)x->first * (uint64_t)y->delta);
    else
        joins(linear, x->delta, y->delta, &line->delta);
    return !linear->exact
           || (strip_last_of(s, x, &last_x) && strip_last_of(s, y, &last_y)
               && joins(linear, last_x, last_y, &last));
}

bool strip_set_lines(Strip *s)
{
    const StripLoop *loop = s->loop;

    for (unsigned i = 0; i < loop->linear_count; i++) {
        const StripLinear *linear = &loop->linears[i];
        Line *line = &s->lines[i];

        line->delta = 0;
        if (linear->kind == LINEAR_WORD) {
            line->first = (int64_t)s->words[linear->word];
        } else if (linear->kind == LINEAR_CONSTANT) {
            line->first = linear->value;
        } else if (linear->kind == LINEAR_VARIABLE) {
            line->first = (int64_t)s->words[loop->variable];
            line->delta = (int64_t)s->words[loop->step];
        } else if (!join_lines(s, linear, line)) {
            return false;
        }
    }
    return true;
}
