/* Runs loops in strips. */
#include "interp/fast/strip_run.h"
#include "interp/fast/strip_sweep.h"

#include <string.h>

static void count_up(const Strip *s, const StripOp *op)
{
    const Line *line = &s->lines[op->in[0]];

    strip_count(s->data[op->out], (uint64_t)line->first, (uint64_t)line->delta,
                s->loop->buffers[op->out].row.bytes, s->count);
}

/* A row at a time: of what is uniform the first one stands for all. */
static bool call_by_rows(Strip *s, const StripOp *op)
{
    const StripBuffer *buffers = s->loop->buffers;
    unsigned char *out = s->data[op->out];
    const void *in[STRIP_INPUTS];
    bool good = true;

    for (uint32_t n = 0; n < s->count && good; n++, out += strip_row_bytes(buffers[op->out].row)) {
        for (unsigned i = 0; i < STRIP_INPUTS; i++) {
            const StripBuffer *buffer = &buffers[op->in[i]];

            in[i] = s->data[op->in[i]]
                    + (buffer->uniform ? 0 : (size_t)n * strip_row_bytes(buffer->row));
        }
        good = op->run(out, in, op->lanes);
    }
    return good;
}

static bool call(Strip *s, const StripOp *op)
{
    const void *in[STRIP_INPUTS];

    if (op->by_rows && !op->uniform)
        return call_by_rows(s, op);
    for (unsigned i = 0; i < STRIP_INPUTS; i++)
        in[i] = s->data[op->in[i]];
    if (!op->uniform)
        return op->run(s->data[op->out], in, s->count * op->lanes);
    if (!op->run(s->data[op->out], in, op->lanes))
        return false;
    if (s->loop->buffers[op->out].spread)
        strip_repeat(s->data[op->out], s->loop->buffers[op->out].row, s->count);
    return true;
}

static void fill_lanes(const Strip *s, const StripOp *op)
{
    const StripBuffer *out = &s->loop->buffers[op->out];

    strip_fill_rows(s->data[op->out], s->data[op->in[0]], out->row, op->uniform ? 1 : s->count);
    if (op->uniform && out->spread)
        strip_repeat(s->data[op->out], out->row, s->count);
}

static bool sweep(Strip *s, const StripOp *op)
{
    const StripBuffer *buffers = s->loop->buffers;
    uint32_t row = strip_row_bytes(buffers[op->out].row);
    StripSwept swept = { .lanes = op->lanes,
                         .count = s->count,
                         .carried = op->carried,
                         .first = s->data[op->out] - row,
                         .out = s->data[op->out],
                         .out_by = buffers[op->out].last ? 0 : op->lanes };

    for (unsigned i = 0; i < STRIP_INPUTS - 1; i++) {
        const StripBuffer *in = &buffers[op->in[i]];

        swept.in[i] = (StripSweepInput){ s->data[op->in[i]], in->uniform ? 0 : in->row.lanes,
                                         in->row.lanes == 1 };
    }
    return op->sweep(&swept);
}

bool strip_run_ops(Strip *s)
{
    const StripLoop *loop = s->loop;
    uint64_t round = 0;
    bool good = true;

    for (unsigned i = 0, next; i < loop->op_count && good; i = next) {
        const StripOp *op = &loop->ops[i];

        next = i + (op->chain ? op->chain : 1);
        if (op->chain) {
            good = strip_chain(s, op);
            continue;
        }
        switch (op->kind) {
        case STRIP_CALL:
            good = call(s, op);
            break;
        case STRIP_LOAD:
            good = s->reaches[op->in[0]].direct || strip_load(s, op);
            break;
        case STRIP_GATHER:
            good = strip_gather(s, op);
            break;
        case STRIP_COUNT:
            count_up(s, op);
            break;
        case STRIP_LANES_OF:
            fill_lanes(s, op);
            break;
        case STRIP_SWEEP:
            good = sweep(s, op);
            break;
        case STRIP_STORE:
            good = strip_store_now(s, op);
            break;
        case STRIP_LOOP:
        case STRIP_AGAIN:
            next = strip_go_round(s, i, &round);
            break;
        case STRIP_DONE:
            break;
        }
    }
    return good;
}

/* Variables go on to the next iteration. */
static void grow(Strip *s)
{
    const StripLoop *loop = s->loop;

    for (unsigned i = 0; i < loop->variable_count; i++) {
        const StripVariable *variable = &loop->variables[i];
        uint64_t more = s->count * s->words[variable->step];

        s->words[s->trips == s->count ? variable->yield : variable->word] =
            fast_cut(s->words[variable->word] + more, variable->shift);
    }
}

/* What is carried into the next iteration, in words and in its buffer. Behind the last one the
 * words of what was yielded count, which may be another argument's. */
static void carry(Strip *s)
{
    const StripLoop *loop = s->loop;

    for (unsigned i = 0; i < loop->carried_count; i++) {
        const StripCarried *carried = &loop->carried[i];
        StripRow row = loop->buffers[carried->value].row;
        uint64_t behind = loop->buffers[carried->next].last ? 0 : s->count - 1;
        const unsigned char *last = s->data[carried->next] + behind * strip_row_bytes(row);

        if (carried->load)
            continue;
        strip_unpack(s->words + (s->trips == s->count ? carried->yield : carried->word), last, row);
        memcpy(s->data[carried->value], last, strip_row_bytes(row));
    }
}

/* To the strip behind this one. */
static void advance(Strip *s)
{
    const StripLoop *loop = s->loop;

    s->trips -= s->count;
    s->segment -= s->count;
    if (!s->trips)
        return;
    strip_move_counts(s, s->count, 0);
    for (unsigned i = 0; i < loop->access_count; i++)
        strip_move_reach(s, i, s->reaches[i].delta * s->count);
}

static bool run_strip(Strip *s)
{
    s->logged = 0;
    if (!strip_run_ops(s)) {
        strip_take_back(s);
        return false;
    }
    for (unsigned i = 0; !s->loop->inner_count && i < s->loop->access_count; i++)
        if (s->loop->accesses[i].stores)
            strip_store(s, i);
    grow(s); /* before what is carried comes into words of its variables */
    carry(s);
    advance(s);
    s->machine->strips_run++;
    s->machine->pairs_run += s->loop->pair_count;
    s->machine->nests_run += s->loop->inner_count != 0;
    return true;
}

/* The value of these words of the frame, in the buffer: so many rows. */
static void fill(Strip *s, uint8_t value, uint32_t word, uint32_t count)
{
    StripRow row = s->loop->buffers[value].row;

    if (row.lanes == 1) {
        strip_fill(s->data[value], s->words[word], row.bytes, count);
    } else {
        strip_pack(s->data[value], s->words + word, row);
        strip_repeat(s->data[value], row, count);
    }
}

static void prepare(Strip *s)
{
    const StripLoop *loop = s->loop;
    Machine *machine = s->machine;
    uint32_t count = s->trips < loop->length ? (uint32_t)s->trips : loop->length;

    s->is_near = s->trips <= STRIP_NEAR;
    if (!machine->strips)
        machine->strips = ARENA_ARRAY(&machine->program, unsigned char, STRIP_BYTES);
    if (!machine->strips_log && loop->inner_count)
        machine->strips_log = ARENA_ARRAY(&machine->program, unsigned char, STRIP_LOG);
    for (unsigned i = 0; i < loop->buffer_count; i++)
        s->data[i] = loop->buffers[i].function ? (unsigned char *)loop->buffers[i].function
                                               : strip_buffer(s, i);
    for (unsigned i = 0; i < loop->splat_count; i++)
        fill(s, loop->splats[i].value, loop->splats[i].word,
             loop->buffers[loop->splats[i].value].spread ? count : 1);
    for (unsigned i = 0; i < loop->carried_count; i++)
        if (!loop->carried[i].load)
            fill(s, loop->carried[i].value, loop->carried[i].word, 1);
}

/* Steps that may be counted at once: with inner loops more than are until limits are looked at. */
static uint64_t steps_left(const Strip *s)
{
    enum { MOST = 1 << 22 };
    const Machine *machine = s->machine;
    uint64_t used, most = machine->options.max_steps;

    if (!s->loop->inner_count)
        return machine->steps_until_check;
    used = machine_steps_used(machine);
    if (!most || (most > used && most - used > MOST))
        return MOST;
    return most > used ? most - used : 0;
}

/* Iterations until the count of steps has to be looked at; 0: FastOps are to look. */
static uint32_t counted(const Strip *s)
{
    uint64_t most = steps_left(s) / strip_most_steps(s);

    most = most < s->most ? most : s->most;
    return (uint32_t)(s->segment < most ? s->segment : most);
}

void strip_count_work(Strip *s, uint64_t iterations)
{
    if (s->loop->work)
        machine_work(s->machine, s->loop->work * iterations);
    if (s->loop->moved)
        work_goes_on(&(Step){ .machine = s->machine }, s->loop->moved * iterations);
}

/* Operations of the strip that are not executed, since control goes another way. */
static uint64_t left_out(const Strip *s, uint32_t count)
{
    uint64_t less = 0;

    for (unsigned i = 0; i < s->loop->choice_count; i++) {
        const StripChoice *choice = &s->loop->choices[i];
        uint64_t taken = 0;

        for (uint32_t k = 0; k < count; k++)
            taken += s->data[choice->flags][k];
        less += taken * choice->then_less + (count - taken) * choice->else_less;
    }
    return less;
}

static bool begin_segment(Strip *s)
{
    s->segment = s->trips;
    s->steps = s->loop->steps;
    s->rows = s->around = 1;
    s->is_last = false;
    if (!(s->loop->inner_count ? strip_set_rounds(s) : strip_set_lines(s) && strip_set_reaches(s)))
        return false;
    strip_point(s);
    return true;
}

/* With the rows that follow, where they are alike. */
static bool begin_rows(Strip *s)
{
    bool good;

    if (!s->loop->rows.body || strip_is_paused(&s->loop->rows_patience))
        return false;
    s->steps = s->loop->steps;
    good = strip_set_rows(s);
    if (good)
        strip_point(s);
    strip_judge(&s->loop->rows_patience, good);
    return good;
}

/* How often a tested loop goes round; false where that is too few times. */
static bool find_trips(Strip *s)
{
    s->trips = strip_set_test_lines(s) ? strip_count_trips(s) : 0;
    if (s->trips >= s->loop->least)
        return true;
    s->loop->strips_patience.pause = STRIP_SHORT_PAUSE;
    return false;
}

static bool begin(Strip *s, bool again)
{
    if (again) {
        strip_take_again(s);
        return true;
    }
    if (!begin_rows(s) && !begin_segment(s))
        return false;
    strip_remember(s);
    return true;
}

/* Runs strips until the loop is over or one does not run as a whole. */
static __attribute__((noinline)) Flow run_strips(StripLoop *loop, uint64_t *words, Machine *machine,
                                                 uint64_t *trips)
{
    Strip s;
    bool good, again;

    s.machine = machine;
    s.words = words;
    s.loop = loop;
    s.trips = *trips;
    s.is_last = false;
    s.rows = s.around = 1;
    s.most = loop->length;
    if (!strip_has_parts(&s)) {
        strip_judge(&loop->strips_patience, false);
        return FLOW_NEXT;
    }
    again = strip_is_again(&s);
    if (!again && loop->is_tested && !find_trips(&s))
        return FLOW_NEXT;
    prepare(&s);
    good = begin(&s, again);
    while (good && s.trips) {
        if (s.rows > 1 && !strip_run_rows(&s))
            break;
        s.count = counted(&s);
        if (!s.count || !machine->steps_until_check) {
            if (fast_count_again(loop->body, machine) == FLOW_END)
                return FLOW_END;
            s.count = counted(&s);
        }
        good = s.count && run_strip(&s);
        if (good) {
            machine_take_steps(machine, (uint64_t)s.count * s.steps - left_out(&s, s.count));
            strip_count_work(&s, s.count);
        }
        if (good && s.trips && !s.segment)
            good = begin_segment(&s);
        if (good && !s.trips)
            strip_next_row(&s);
    }
    strip_judge(&loop->strips_patience, good && !s.trips);
    *trips = s.trips;
    return FLOW_NEXT;
}

Flow fast_strips(FAST_PARAMETERS)
{
    StripLoop *loop = (StripLoop *)op->more;
    const StripVariable *variable = loop->variables;
    uint64_t first = strip_number(variable, words[variable->word]);
    uint64_t distance = strip_number(variable, words[loop->upper]) - 1 - first;
    uint64_t step = words[variable->step], trips = (step == 1 ? distance : distance / step) + 1;

    if (strip_is_paused(&loop->strips_patience) || trips < loop->least || machine->watched)
        return fast_jump(loop->enter, words, machine, 0);
    if (run_strips(loop, words, machine, &trips) == FLOW_END)
        return FLOW_END;
    return trips ? fast_jump(loop->enter, words, machine, 0) : fast_next(op, words, machine);
}

Flow fast_strips_tested(FAST_PARAMETERS)
{
    StripLoop *loop = (StripLoop *)op->more;
    uint64_t trips = 1; /* the first, which lines are made for */

    (void)acc;
    if (!strip_is_paused(&loop->strips_patience) && !machine->watched
        && run_strips(loop, words, machine, &trips) == FLOW_END)
        return FLOW_END;
    return fast_jump(loop->enter, words, machine, 0);
}
