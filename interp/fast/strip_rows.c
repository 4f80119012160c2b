/* Rows: iterations of a loop that does nothing but run another one, which runs in strips. */
#include "interp/fast/strip_run.h"

/* Those left of the loop around, with this one. */
static uint64_t count_rows(const Strip *s)
{
    const StripRows *rows = &s->loop->rows;
    int64_t first = fast_signed(s->words[rows->word], rows->shift);
    int64_t upper = fast_signed(s->words[rows->upper], rows->shift);
    uint64_t step = (uint64_t)fast_signed(s->words[rows->step], rows->shift);

    return ((uint64_t)upper - (uint64_t)first - 1) / step + 1;
}

/* In every row, as strip_may_wait has it in one: where they lie to each other as they do in the
 * first, or have nothing in common in any. */
static bool may_wait(Strip *s, unsigned store, unsigned other)
{
    const Reach *to = &s->reaches[store], *from = &s->reaches[other];
    const StripAccess *access = &s->loop->accesses[other];

    if (to->round == from->round)
        return strip_may_wait(s, store, other);
    return !access->follows
           && (to->allocation != from->allocation
               || (!access->gathers && strip_are_apart(s, store, other)));
}

bool strip_set_rows(Strip *s)
{
    enum { LEAST = 3, MOST = 1 << 30 };
    const StripLoop *loop = s->loop;

    if (fast_signed(s->words[loop->rows.step], loop->rows.shift) <= 0)
        return false;
    s->rows = s->around = count_rows(s);
    s->segment = s->row_trips = s->trips;
    s->row_first = s->words[loop->variables[0].word];
    if (s->rows < LEAST || s->rows > MOST || !strip_find_rounds(s))
        return false;
    for (unsigned i = 0; i < loop->access_count; i++)
        for (unsigned j = 0; loop->accesses[i].stores && j < loop->access_count; j++)
            if (i != j && !may_wait(s, i, j))
                return false;
    return s->segment == s->trips;
}

/* So many rows on. */
static void skip(Strip *s, uint64_t rows)
{
    const StripLoop *loop = s->loop;

    s->rows -= rows;
    s->words[loop->rows.word] =
        fast_cut(s->words[loop->rows.word] + rows * s->words[loop->rows.step], loop->rows.shift);
    strip_move_counts(s, 0, (int64_t)rows);
    s->machine->rows_run += rows;
}

static void move_reaches(Strip *s)
{
    for (unsigned i = 0; i < s->loop->access_count; i++)
        if (s->reaches[i].round)
            strip_move_reach(s, i, s->reaches[i].round);
}

bool strip_run_rows(Strip *s)
{
    const StripLoop *loop = s->loop;
    uint64_t steps = s->trips * s->steps + loop->rows.steps, most, done;
    uint64_t most_steps = s->trips * strip_most_steps(s) + loop->rows.steps;
    bool good = true;

    if (!loop->rows.plain || s->trips != s->row_trips || s->trips > loop->length)
        return true;
    most = s->machine->steps_until_check / most_steps;
    most = most < s->rows - 1 ? most : s->rows - 1;
    s->count = (uint32_t)s->trips;
    for (done = 0; done < most; done++) {
        good = strip_run_ops(s);
        if (!good)
            break;
        for (unsigned i = 0; i < loop->access_count; i++)
            if (loop->accesses[i].stores)
                strip_store(s, i);
        move_reaches(s);
    }
    skip(s, done);
    s->machine->strips_run += done;
    s->machine->plain_rows_run += done;
    s->machine->pairs_run += done * loop->pair_count;
    good &= fast_count(s->machine, done * steps);
    strip_count_work(s, done * s->trips);
    return good;
}

/* The strips behind the first of the row before have moved everything on. */
void strip_next_row(Strip *s)
{
    const StripLoop *loop = s->loop;
    const StripRows *rows = &loop->rows;
    uint64_t back = s->row_trips - s->count;

    if (s->rows == 1 || !fast_count(s->machine, rows->steps))
        return;
    s->rows--;
    s->trips = s->segment = s->row_trips;
    s->words[rows->word] = fast_cut(s->words[rows->word] + s->words[rows->step], rows->shift);
    s->words[loop->variables[0].word] = s->row_first;
    strip_move_counts(s, -(int64_t)back, 1);
    for (unsigned i = 0; i < loop->access_count; i++)
        strip_move_reach(s, i, s->reaches[i].round - s->reaches[i].delta * (int64_t)back);
    s->machine->rows_run++;
}
