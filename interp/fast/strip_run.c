/* Runs loops in strips. */
#include "interp/fast/access.h"
#include "interp/fast/strip.h"

#include <string.h>

typedef struct Line { /* a linear, in the strip's first iteration */
    int64_t first, delta;
} Line;

typedef struct Reach { /* what an access touches: elements `delta` bytes apart */
    Allocation *allocation;
    unsigned char *first; /* in the strip's first iteration */
    int64_t delta;
    bool copied; /* what is loaded is stored to in the same iteration, and is to be read before */
} Reach;

typedef struct Strip {
    Machine *machine;
    uint64_t *words;
    StripLoop *loop;
    uint64_t trips; /* iterations left */
    uint32_t count; /* of them in this strip */
    Line lines[STRIP_LINEARS];
    Reach reaches[STRIP_ACCESSES];
    unsigned char *data[STRIP_VALUES]; /* elements of strips: in buffers, or in memory */
} Strip;

/* Linears. */

static bool joins(const StripLinear *linear, int64_t x, int64_t y, int64_t *z)
{
    return !(linear->kind == LINEAR_ADD        ? __builtin_add_overflow(x, y, z)
             : linear->kind == LINEAR_SUBTRACT ? __builtin_sub_overflow(x, y, z)
                                               : __builtin_mul_overflow(x, y, z));
}

/* What it is in the loop's last iteration; false where it wraps on the way. */
static bool last_of(const Strip *s, const Line *line, int64_t *last)
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
           || (last_of(s, x, &last_x) && last_of(s, y, &last_y)
               && joins(linear, last_x, last_y, &last));
}

static bool set_lines(Strip *s)
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

/* Memory. */

/* Adds the subscript to `at`, in elements, in the first and last iterations; false where it is out
 * of bounds, or a product or sum overflows, in any. */
static bool add_subscript(const Strip *s, const Line *line, uint64_t size, uint64_t stride,
                          int64_t at[2])
{
    int64_t last, term;

    return last_of(s, line, &last) && (uint64_t)line->first < size && (uint64_t)last < size
           && !__builtin_mul_overflow(line->first, (int64_t)stride, &term)
           && !__builtin_add_overflow(at[0], term, &at[0])
           && !__builtin_mul_overflow(last, (int64_t)stride, &term)
           && !__builtin_add_overflow(at[1], term, &at[1]);
}

/* False where any element may not be accessed, or its shadow has to be looked at. */
static bool set_reach(Strip *s, const StripAccess *access, Reach *reach)
{
    const uint64_t *m = s->words + access->memref, *sizes = m + MEMREF_SIZES;
    const uint64_t *strides = sizes + access->rank;
    Allocation *allocation = memory_live(s->machine->table, m[MEMREF_ALIGNED_PROVENANCE]);
    int64_t at[2] = { (int64_t)m[MEMREF_OFFSET], (int64_t)m[MEMREF_OFFSET] }, bytes = access->bytes;
    uint64_t first, last, most, delta = 0;

    if (!allocation || allocation->size < access->bytes
        || (access->stores ? allocation->constant : !allocation->plain))
        return false;
    for (unsigned i = 0; i < access->rank; i++) {
        const Line *line = &s->lines[access->subscripts[i]];

        if (!add_subscript(s, line, sizes[i], strides[i], at))
            return false;
        delta += (uint64_t)line->delta * strides[i];
    }
    if (__builtin_mul_overflow(at[0], bytes, &at[0])
        || __builtin_mul_overflow(at[1], bytes, &at[1]))
        return false;
    first = m[MEMREF_ALIGNED_ADDRESS] + (uint64_t)at[0];
    last = m[MEMREF_ALIGNED_ADDRESS] + (uint64_t)at[1];
    most = allocation->size - access->bytes;
    if (first & (access->bytes - 1) || first - allocation->address > most
        || last - allocation->address > most)
        return false;
    *reach = (Reach){ allocation, allocation->bytes + (first - allocation->address),
                      (int64_t)(delta * access->bytes), false };
    return true;
}

/* Have they no byte in common? */
static bool are_apart(const Strip *s, const Reach *a, unsigned a_bytes, const Reach *b,
                      unsigned b_bytes)
{
    int64_t from_a = b->first - a->first, way_a = a->delta * (int64_t)(s->trips - 1),
            way_b = b->delta * (int64_t)(s->trips - 1), between;

    if (from_a + (way_b < 0 ? way_b : 0) >= (way_a > 0 ? way_a : 0) + a_bytes
        || from_a + (way_b > 0 ? way_b : 0) + b_bytes <= (way_a < 0 ? way_a : 0))
        return true;
    if (a->delta != b->delta || a->delta == 0)
        return false;
    between = from_a % a->delta;
    between += between < 0 ? (a->delta < 0 ? -a->delta : a->delta) : 0;
    return between >= a_bytes && between + b_bytes <= (a->delta < 0 ? -a->delta : a->delta);
}

/* May the store wait until all else in a strip is done? Not where another iteration loads what it
 * stores. */
static bool may_wait(Strip *s, unsigned store, unsigned other)
{
    const StripAccess *a = &s->loop->accesses[store], *b = &s->loop->accesses[other];
    const Reach *to = &s->reaches[store];
    Reach *from = &s->reaches[other];

    if (to->allocation != from->allocation || are_apart(s, to, a->bytes, from, b->bytes))
        return true;
    if (to->first != from->first || to->delta != from->delta || a->bytes != b->bytes)
        return false;
    if (b->stores || (a->cell && b->cell))
        return true;
    from->copied = true;
    return other < store && (to->delta >= (int64_t)a->bytes || -to->delta >= (int64_t)a->bytes);
}

static bool set_reaches(Strip *s)
{
    const StripLoop *loop = s->loop;

    for (unsigned i = 0; i < loop->access_count; i++)
        if (!set_reach(s, &loop->accesses[i], &s->reaches[i]))
            return false;
    for (unsigned i = 0; i < loop->access_count; i++)
        for (unsigned j = 0; loop->accesses[i].stores && j < loop->access_count; j++)
            if (i != j && !may_wait(s, i, j))
                return false;
    return true;
}

static void load(Strip *s, const StripOp *op)
{
    const StripAccess *access = &s->loop->accesses[op->in[0]];
    const Reach *reach = &s->reaches[op->in[0]];

    if (reach->delta == access->bytes && !reach->copied)
        s->data[op->out] = reach->first;
    else
        strip_copy(s->data[op->out], access->bytes, reach->first, reach->delta, access->bytes,
                   access->cell ? 1 : s->count);
}

static void store(Strip *s, unsigned number)
{
    const StripAccess *access = &s->loop->accesses[number];
    const Reach *reach = &s->reaches[number];
    const unsigned char *from = s->data[access->value];
    uint32_t bytes = access->bytes, count = s->count;
    uint64_t offset = (uint64_t)(reach->first - reach->allocation->bytes);

    if (reach->delta == 0) { /* the last iteration's is what stays */
        from += (uint64_t)(count - 1) * bytes;
        count = 1;
    }
    if (count == 1 || reach->delta == bytes)
        memory_write(reach->allocation, offset, from, (uint64_t)count * bytes);
    else if (reach->allocation->plain)
        strip_copy(reach->first, reach->delta, from, bytes, bytes, count);
    else
        for (uint32_t i = 0; i < count; i++, offset += (uint64_t)reach->delta, from += bytes)
            memory_write(reach->allocation, offset, from, bytes);
}

/* Strips. */

static void count_up(const Strip *s, const StripOp *op)
{
    const Line *line = &s->lines[op->in[0]];
    uint64_t *restrict out = (uint64_t *)s->data[op->out];

    for (uint32_t i = 0; i < s->count; i++)
        out[i] = (uint64_t)line->first + i * (uint64_t)line->delta;
}

static bool call(Strip *s, const StripOp *op)
{
    const void *in[STRIP_INPUTS];

    for (unsigned i = 0; i < STRIP_INPUTS; i++)
        in[i] = s->data[op->in[i]];
    return op->run(s->data[op->out], in, s->count);
}

static bool run_ops(Strip *s)
{
    const StripLoop *loop = s->loop;

    for (unsigned i = 0; i < loop->op_count; i++) {
        const StripOp *op = &loop->ops[i];

        if (op->kind == STRIP_LOAD)
            load(s, op);
        else if (op->kind == STRIP_COUNT)
            count_up(s, op);
        else if (!call(s, op))
            return false;
    }
    return true;
}

/* What is carried into the next iteration, in words and in its buffer. */
static void carry(Strip *s)
{
    const StripLoop *loop = s->loop;

    for (unsigned i = 0; i < loop->carried_count; i++) {
        const StripCarried *carried = &loop->carried[i];
        unsigned bytes = loop->buffers[carried->value].bytes;
        const unsigned char *last = s->data[carried->next] + (uint64_t)(s->count - 1) * bytes;

        if (carried->load)
            continue;
        s->words[carried->word] = s->words[carried->yield] = fast_read(last, bytes);
        memcpy(s->data[carried->value], last, bytes);
    }
}

/* To the strip behind this one. */
static void advance(Strip *s)
{
    const StripLoop *loop = s->loop;

    s->words[loop->variable] += s->count * s->words[loop->step];
    s->trips -= s->count;
    for (unsigned i = 0; i < loop->linear_count; i++)
        s->lines[i].first =
            (int64_t)((uint64_t)s->lines[i].first + (uint64_t)s->lines[i].delta * s->count);
    for (unsigned i = 0; s->trips && i < loop->access_count; i++)
        s->reaches[i].first += s->reaches[i].delta * s->count;
}

static bool run_strip(Strip *s)
{
    if (!run_ops(s))
        return false;
    for (unsigned i = 0; i < s->loop->access_count; i++)
        if (s->loop->accesses[i].stores)
            store(s, i);
    carry(s);
    advance(s);
    s->machine->strips_run++;
    return true;
}

static void prepare(Strip *s)
{
    const StripLoop *loop = s->loop;
    Machine *machine = s->machine;
    uint32_t count = s->trips < STRIP_LENGTH ? (uint32_t)s->trips : STRIP_LENGTH;

    if (!machine->strips)
        machine->strips = ARENA_ARRAY(&machine->program, unsigned char, STRIP_BYTES);
    for (unsigned i = 0; i < loop->buffer_count; i++)
        s->data[i] = machine->strips + loop->buffers[i].at;
    for (unsigned i = 0; i < loop->splat_count; i++)
        strip_fill(s->data[loop->splats[i].value], s->words[loop->splats[i].word],
                   loop->buffers[loop->splats[i].value].bytes, count);
    for (unsigned i = 0; i < loop->carried_count; i++)
        if (!loop->carried[i].load)
            strip_fill(s->data[loop->carried[i].value], s->words[loop->carried[i].word],
                       loop->buffers[loop->carried[i].value].bytes, 1);
}

/* Iterations until the count of steps has to be looked at; 0: FastOps are to look. */
static uint32_t counted(const Strip *s)
{
    uint64_t most = s->machine->steps_until_check / s->loop->body->count;

    most = most < STRIP_LENGTH ? most : STRIP_LENGTH;
    return (uint32_t)(s->trips < most ? s->trips : most);
}

/* Runs strips until the loop is over or one does not run as a whole. */
static __attribute__((noinline)) Flow run_strips(StripLoop *loop, uint64_t *words, Machine *machine,
                                                 uint64_t *trips)
{
    Strip s;
    bool good;

    s.machine = machine;
    s.words = words;
    s.loop = loop;
    s.trips = *trips;
    good = set_lines(&s) && set_reaches(&s);
    prepare(&s);
    while (good && s.trips) {
        s.count = counted(&s);
        if (!s.count) {
            if (fast_count_again(loop->body, machine) == FLOW_END)
                return FLOW_END;
            s.count = counted(&s);
        }
        good = s.count && run_strip(&s);
        if (good)
            machine->steps_until_check -= (uint64_t)s.count * loop->body->count;
    }
    loop->failures = good ? 0 : loop->failures + (loop->failures < STRIP_PATIENCE);
    loop->pause = good ? 0 : (1u << loop->failures) - 1;
    *trips = s.trips;
    return FLOW_NEXT;
}

Flow fast_strips(FAST_PARAMETERS)
{
    StripLoop *loop = (StripLoop *)op->more;
    uint64_t first = words[loop->variable], distance = words[loop->upper] - 1 - first;
    uint64_t trips = distance / words[loop->step] + 1;

    if (loop->pause || trips < STRIP_LEAST || machine->parallel_depth) {
        loop->pause -= loop->pause != 0;
        return fast_jump(loop->body, words, machine, 0);
    }
    if (run_strips(loop, words, machine, &trips) == FLOW_END)
        return FLOW_END;
    return trips ? fast_jump(loop->body, words, machine, 0) : fast_next(op, words, machine);
}
