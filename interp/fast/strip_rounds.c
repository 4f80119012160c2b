/* Rounds: iterations of inner loops, in a strip. */
#include "interp/fast/strip_run.h"

static uint64_t rounds_of(const Strip *s, const StripAccess *access)
{
    return access->inner ? s->rounds[access->inner - 1] : s->rows;
}

/* How far from its first element the access goes, with the iterations and those of an inner loop.
 */
static int64_t way(const Strip *s, unsigned number, bool down)
{
    const StripAccess *access = &s->loop->accesses[number];
    const Reach *reach = &s->reaches[number];
    int64_t across = reach->delta * (int64_t)(s->trips - 1), sum;
    int64_t along = reach->round * (int64_t)(rounds_of(s, access) - 1);

    sum = (across < 0) == down ? across : 0;
    return sum + ((along < 0) == down ? along : 0);
}

bool strip_are_apart(const Strip *s, unsigned a, unsigned b)
{
    const StripAccess *accesses = s->loop->accesses;
    int64_t from_a = s->reaches[b].first - s->reaches[a].first;

    return from_a + way(s, b, true) >= way(s, a, false) + (int64_t)accesses[a].bytes
           || from_a + way(s, b, false) + (int64_t)accesses[b].bytes <= way(s, a, true);
}

/* What an inner loop loads again and again nobody may store; what it stores nobody else in it. */
static bool may_wait(Strip *s, unsigned store, unsigned other)
{
    const StripAccess *a = &s->loop->accesses[store], *b = &s->loop->accesses[other];

    if (!b->within || (b->stores && !a->within)
        || s->reaches[store].allocation != s->reaches[other].allocation)
        return strip_may_wait(s, store, other);
    return !b->gathers && strip_are_apart(s, store, other);
}

/* Are elements next to each other, or the same? */
static bool pays(const Strip *s)
{
    for (unsigned i = 0; i < s->loop->access_count; i++) {
        const StripAccess *access = &s->loop->accesses[i];

        if (access->within && !access->gathers && s->reaches[i].delta
            && s->reaches[i].delta != access->bytes)
            return false;
    }
    return s->trips >= STRIP_LEAST_AROUND;
}

bool strip_find_rounds(Strip *s)
{
    const StripLoop *loop = s->loop;
    const unsigned char *last[STRIP_ACCESSES];

    s->is_last = true;
    if (!strip_set_lines(s) || !strip_find_reaches(s))
        return false;
    for (unsigned i = 0; i < loop->access_count; i++)
        last[i] = s->reaches[i].first;
    s->is_last = false;
    if (!strip_set_lines(s) || !strip_find_reaches(s))
        return false;
    for (unsigned i = 0; i < loop->access_count; i++) {
        uint64_t rounds = rounds_of(s, &loop->accesses[i]);

        s->reaches[i].round =
            rounds > 1 ? (last[i] - s->reaches[i].first) / (int64_t)(rounds - 1) : 0;
    }
    return true;
}

bool strip_set_rounds(Strip *s)
{
    const StripLoop *loop = s->loop;

    s->is_last = false;
    if (!strip_set_lines(s))
        return false;
    for (unsigned i = 0; i < loop->inner_count; i++) {
        s->rounds[i] = strip_count_rounds(s, &loop->inners[i]);
        s->steps += s->rounds[i] * loop->inners[i].steps;
        s->around = s->rounds[i] > s->around ? s->rounds[i] : s->around;
    }
    if (!strip_find_rounds(s) || !pays(s))
        return false;
    for (unsigned i = 0; i < loop->access_count; i++)
        for (unsigned j = 0; loop->accesses[i].stores && j < loop->access_count; j++)
            if (i != j && !may_wait(s, i, j))
                return false;
    return true;
}

/* So many iterations of the loop on, or back. */
static void move(Strip *s, unsigned inner, int64_t rounds)
{
    const StripLoop *loop = s->loop;

    for (unsigned i = 0; i < loop->linear_count; i++)
        s->lines[i].first =
            (int64_t)((uint64_t)s->lines[i].first + (uint64_t)s->lines[i].round * (uint64_t)rounds);
    for (unsigned i = 0; i < loop->access_count; i++)
        if (loop->accesses[i].inner == inner + 1)
            s->reaches[i].first += s->reaches[i].round * rounds;
}

unsigned strip_go_round(Strip *s, unsigned at, uint64_t *round)
{
    const StripOp *ops = s->loop->ops;
    unsigned first = at, number;
    const StripInner *inner;

    if (ops[at].kind == STRIP_LOOP) {
        *round = 0;
        return at + 1;
    }
    while (ops[first].kind != STRIP_LOOP)
        first--;
    number = ops[first].in[0];
    inner = &s->loop->inners[number];
    for (unsigned i = 0; i < inner->round_count; i++) {
        unsigned char *value = s->data[inner->rounds[i].value];

        s->data[inner->rounds[i].value] = s->data[inner->rounds[i].next];
        s->data[inner->rounds[i].next] = value;
    }
    if (++*round < s->rounds[number]) {
        move(s, number, 1);
        return first + 1;
    }
    move(s, number, -(int64_t)(s->rounds[number] - 1));
    return at + 1;
}
