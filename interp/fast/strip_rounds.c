/* Rounds: iterations of inner loops, in a strip. */
#include "interp/fast/strip_run.h"

static uint64_t rounds_of(const Strip *s, const StripAccess *access)
{
    return access->inner ? s->rounds[access->inner - 1] : s->rows;
}

/* How far the access goes with the iterations of an inner loop. */
static int64_t along(const Strip *s, unsigned number)
{
    return s->reaches[number].round * (int64_t)(rounds_of(s, &s->loop->accesses[number]) - 1);
}

/* How far from its first element the access goes, with the iterations and those of an inner loop.
 */
static int64_t way(const Strip *s, unsigned number, bool down)
{
    int64_t across = s->reaches[number].delta * (int64_t)(s->trips - 1);
    int64_t rounds = along(s, number), sum = (across < 0) == down ? across : 0;

    return sum + ((rounds < 0) == down ? rounds : 0);
}

bool strip_are_apart(const Strip *s, unsigned a, unsigned b)
{
    const StripAccess *accesses = s->loop->accesses;
    int64_t from_a = s->reaches[b].first - s->reaches[a].first;

    return from_a + way(s, b, true) >= way(s, a, false) + strip_access_bytes(&accesses[a])
           || from_a + way(s, b, false) + strip_access_bytes(&accesses[b]) <= way(s, a, true);
}

/* Do an iteration's elements, all rounds of them, lie between those of its neighbours? */
static bool are_in_rows(const Strip *s, unsigned a, unsigned b, int64_t delta, int64_t bytes)
{
    int64_t least = s->reaches[b].first - s->reaches[a].first, most = least;
    int64_t from_a = along(s, a), from_b = along(s, b);

    least += (from_b < 0 ? from_b : 0) - (from_a > 0 ? from_a : 0);
    most += (from_b > 0 ? from_b : 0) - (from_a < 0 ? from_a : 0);
    return most + bytes <= delta && -least + bytes <= delta;
}

/* Do those of all iterations lie between two rounds, which are the same for both? */
static bool are_in_columns(const Strip *s, unsigned a, unsigned b, int64_t delta, int64_t bytes)
{
    int64_t by_a = along(s, a) ? s->reaches[a].round : 0;
    int64_t by_b = along(s, b) ? s->reaches[b].round : 0, round = by_a ? by_a : by_b;

    return round && (!by_b || by_b == round || by_b == -round)
           && (s->reaches[b].first - s->reaches[a].first) % round == 0 && delta >= bytes
           && delta * (int64_t)(s->trips - 1) + bytes <= (round < 0 ? -round : round);
}

/* Has no iteration an element in common with what another one stores? */
static bool are_iterations_apart(const Strip *s, unsigned store, unsigned other)
{
    const StripAccess *a = &s->loop->accesses[store], *b = &s->loop->accesses[other];
    int64_t delta = s->reaches[store].delta, bytes = a->bytes;

    if (b->gathers)
        return false;
    if (store != other && strip_are_apart(s, store, other))
        return true;
    if (b->bytes != a->bytes || s->reaches[other].delta != delta)
        return false;
    delta = delta < 0 ? -delta : delta;
    return are_in_rows(s, store, other, delta, bytes)
           || are_in_columns(s, store, other, delta, bytes);
}

/* May iterations go side by side, which store at once? An element that an inner loop keeps while it
 * runs nobody else touches in it. */
static bool may_store(Strip *s, unsigned store, unsigned other)
{
    const StripAccess *a = &s->loop->accesses[store], *b = &s->loop->accesses[other];

    if (s->reaches[store].allocation != s->reaches[other].allocation)
        return true;
    if (store != other && a->loop && !a->inner && b->loop == a->loop)
        return !b->gathers && strip_are_apart(s, store, other);
    return are_iterations_apart(s, store, other)
           || (!a->loop && !b->loop && (b->stores || other < store)
               && (store == other || strip_may_wait(s, store, other)));
}

/* Loads that may not be read where they are, since a store comes before whoever reads them last. */
static void copy_loads(Strip *s, unsigned store)
{
    const StripAccess *a = &s->loop->accesses[store];

    for (unsigned i = 0; i < s->loop->access_count; i++) {
        const StripAccess *b = &s->loop->accesses[i];

        if (!b->stores && s->reaches[store].allocation == s->reaches[i].allocation
            && (b->last >= a->at || (a->loop && a->loop != b->loop))
            && !strip_are_apart(s, store, i))
            s->reaches[i].copied = true;
    }
}

static bool may_run(Strip *s)
{
    const StripLoop *loop = s->loop;

    for (unsigned i = 0; i < loop->access_count; i++)
        for (unsigned j = 0; loop->accesses[i].stores && j < loop->access_count; j++)
            if (!may_store(s, i, j))
                return false;
    for (unsigned i = 0; i < loop->access_count; i++)
        if (loop->accesses[i].stores)
            copy_loads(s, i);
    return true;
}

/* So many accesses of inner loops are neither to elements next to each other nor to the same. */
static unsigned count_far(const Strip *s)
{
    unsigned far = 0;

    for (unsigned i = 0; i < s->loop->access_count; i++) {
        const StripAccess *access = &s->loop->accesses[i];

        far += access->loop && !access->gathers && s->reaches[i].delta
               && s->reaches[i].delta != access->bytes;
    }
    return far;
}

/* Elements that are far are slow to move: does more go from one iteration of an inner loop to the
 * next, which strips of its own would do one by one? */
static bool pays(const Strip *s)
{
    unsigned far = count_far(s);

    return s->trips >= STRIP_LEAST_AROUND && (!far || s->loop->links > far);
}

/* How many iterations a strip may have: the log is to hold what it stores, and the cache elements
 * that are far until the next round comes to those beside them. */
static void limit_strips(Strip *s)
{
    enum { MOST_FAR = 64 };
    uint64_t one = 1, none = 0;

    for (unsigned i = 0; i < s->loop->access_count; i++) {
        const StripAccess *access = &s->loop->accesses[i];
        uint64_t rounds = access->stores ? rounds_of(s, access) : 0;

        one += rounds * strip_log_element_bytes(access->bytes);
        none += rounds * strip_log_bytes(access->bytes, 1);
    }
    s->most = count_far(s) ? MOST_FAR : STRIP_LENGTH;
    s->most = s->most < s->loop->length ? s->most : s->loop->length;
    if (none + s->most * one > STRIP_LOG)
        s->most = none < STRIP_LOG ? (uint32_t)((STRIP_LOG - none) / one) : 0;
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
    if (!strip_find_rounds(s) || !pays(s) || !may_run(s))
        return false;
    limit_strips(s);
    return s->most >= STRIP_LEAST_AROUND;
}

/* So many iterations of the loop on, or back. */
static void move(Strip *s, unsigned inner, int64_t rounds)
{
    const StripLoop *loop = s->loop;

    strip_move_counts(s, 0, rounds);
    for (unsigned i = 0; i < loop->access_count; i++)
        if (loop->accesses[i].inner == inner + 1) {
            if (rounds > 0)
                strip_move_reach(s, i, s->reaches[i].round * rounds);
            else /* what was loaded last stays */
                s->reaches[i].first += s->reaches[i].round * rounds;
        }
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
