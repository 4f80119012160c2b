/* A strip while it runs. For strip_*.c alone. */
#ifndef INTERP_FAST_STRIP_RUN_H
#define INTERP_FAST_STRIP_RUN_H

#include "interp/fast/access.h"
#include "interp/fast/strip.h"

typedef struct Line { /* a linear, in the strip's first iteration */
    int64_t first, delta;
    int64_t round; /* it grows by so much in each iteration of an inner loop, or with each row */
    int64_t last;  /* in the loop's last iteration, where it is */
    bool bounded;  /* there, and in the last round, without a wrap on the way */
} Line;

typedef struct Reach {      /* what an access touches: elements `delta` bytes apart */
    Allocation *allocation; /* of a gathering access all of it may be touched */
    unsigned char *first;   /* in the strip's first iteration */
    int64_t delta;
    int64_t round;       /* bytes from an iteration of an inner loop, or a row, to the next one */
    uint64_t strides[2]; /* of one that gathers, in bytes */
    bool copied; /* what is loaded goes to another element, and is stored to before it does */
    bool direct; /* kernels read it where it is */
} Reach;

typedef struct Strip {
    Machine *machine;
    uint64_t *words;
    StripLoop *loop;
    uint64_t trips;                /* iterations left */
    uint64_t segment;              /* of them up to one that stores what those behind it load */
    uint32_t count;                /* of them in this strip */
    uint64_t steps;                /* of an iteration, at the most */
    bool is_near;                  /* buffers are near to each other */
    bool is_last;                  /* lines are those of the last round or row, not of the first */
    uint64_t rows;                 /* left, with this one; 1: others are none of ours */
    uint64_t row_trips, row_first; /* iterations of each; the word that its variable begins with */
    uint64_t around;               /* rows, or the most rounds of an inner loop */
    uint64_t rounds[STRIP_INNERS]; /* iterations of inner loops */
    uint32_t most;                 /* iterations of a strip whose stores the log has room for */
    uint64_t logged;               /* bytes of the log */
    Line lines[STRIP_LINEARS];
    Reach reaches[STRIP_ACCESSES];
    unsigned char *data[STRIP_VALUES]; /* elements of strips: in buffers, or in memory */
} Strip;

/* The variable, or a bound of it, as a number of 64 bits. */
static inline uint64_t strip_number(const StripVariable *variable, uint64_t word)
{
    return variable->is_unsigned ? word : (uint64_t)fast_signed(word, variable->shift);
}

static inline unsigned char *strip_buffer(const Strip *s, unsigned number)
{
    const StripBuffer *buffer = &s->loop->buffers[number];

    return s->machine->strips + (s->is_near ? buffer->near : buffer->at);
}

/* The access is so many bytes further on. */
static inline void strip_move_reach(Strip *s, unsigned access, int64_t bytes)
{
    Reach *reach = &s->reaches[access];

    reach->first += bytes;
    if (reach->direct)
        s->data[s->loop->accesses[access].value] = reach->first;
}

/* Lines that are numbers of their own go on by so many iterations and rounds. That they are exact
 * there was seen when the lines were set. */
static inline void strip_move_counts(Strip *s, int64_t iterations, int64_t rounds)
{
    for (unsigned i = 0; i < s->loop->count_count; i++) {
        Line *line = &s->lines[s->loop->counts[i]];

        line->first = (int64_t)((uint64_t)line->first + (uint64_t)line->delta * (uint64_t)iterations
                                + (uint64_t)line->round * (uint64_t)rounds);
    }
}

/* A failure counts: it is a while until this is tried again. */
static inline void strip_judge(StripPatience *patience, bool good)
{
    patience->failures = good ? 0 : patience->failures + (patience->failures < STRIP_PATIENCE);
    patience->pause = good ? 0 : (1u << patience->failures) - 1;
}

static inline bool strip_is_paused(StripPatience *patience)
{
    if (!patience->pause)
        return false;
    patience->pause--;
    return true;
}

/* Steps of an iteration, and those that its work may come to. */
static inline uint64_t strip_most_steps(const Strip *s)
{
    return s->steps + (s->loop->work ? machine_work_steps(s->machine, s->loop->work) + 1 : 0);
}

/* strip_line.c: what linears are in the first iteration that is left; false where one that is exact
 * would not be, in any iteration. */
bool strip_set_lines(Strip *s);
/* Likewise, of what the loop's test asks alone. */
bool strip_set_test_lines(Strip *s);

/* strip_rounds.c: what accesses touch in all iterations, and those of inner loops. False as of
 * `strip_set_reaches`, or where it would not pay. Adds the inner loops' operations to `steps`. */
bool strip_set_rounds(Strip *s);
/* The reaches of the first round or row, and how far it is from one to the next. */
bool strip_find_rounds(Strip *s);
/* Have two accesses no byte in common, in all iterations, rounds and rows? */
bool strip_are_apart(const Strip *s, unsigned a, unsigned b);

/* strip_rows.c: likewise, of all rows that are left; false, too, where they are few. */
bool strip_set_rows(Strip *s);
/* To the next row, behind one that is over; nothing where that is not ours to run. */
void strip_next_row(Strip *s);
/* Rows that are plain and one strip each, from this one on: as many as there are steps for, without
 * the last. False: one did not run, and is where the loop stands. */
bool strip_run_rows(Strip *s);

/* strip_rounds.c: the next operation to run, from one that begins an inner loop or ends it;
 * `*round` counts. */
unsigned strip_go_round(Strip *s, unsigned at, uint64_t *round);
/* strip_line.c: iterations of an inner loop; 0: none, or too many. */
uint64_t strip_count_rounds(const Strip *s, const StripInner *inner);

/* strip_trips.c: so many iterations of a tested loop go all the way round, for sure: its lines are
 * exact in them, and its test holds. There may be more. */
uint64_t strip_count_trips(const Strip *s);

/* strip_reach.c: what accesses touch in all iterations that are left. False where any element may
 * not be accessed, or not in strips: its shadow has to be looked at, or one iteration loads what
 * another stores. */
bool strip_set_reaches(Strip *s);
/* Was all of so many elements, so far apart, written, and is none poison? */
bool strip_is_data(const Allocation *allocation, uint64_t offset, int64_t delta, unsigned bytes,
                   uint64_t count);
/* Is none of what is taken out of records poison? */
bool strip_has_parts(const Strip *s);
/* Without a look at what is loaded and stored. */
bool strip_find_reaches(Strip *s);
/* Is the memref, which is no pointer, what was looked at last, all of whose elements may be read?
 */
bool strip_is_memref(const Strip *s, const StripMemref *memref);
/* May the store wait until all else in a strip is done? Not where another iteration loads what it
 * stores. */
bool strip_may_wait(Strip *s, unsigned store, unsigned other);

/* strip_again.c: is the loop entered as it was before? How often it goes round is known then. */
bool strip_is_again(Strip *s);
/* It is: what was found out is so again. */
void strip_take_again(Strip *s);
/* What was found out, before anything has run. */
void strip_remember(const Strip *s);

/* strip_run.c: counts what work so many iterations were. */
void strip_count_work(Strip *s, uint64_t iterations);

/* strip_run.c: the loop's operations; false where one meets what is not plain. */
bool strip_run_ops(Strip *s);

/* strip_chain.c: runs the chain that begins with the operation. */
bool strip_chain(Strip *s, const StripOp *ops);

/* strip_move.c: finds out which loads need not move anything, as long as reaches do not change. */
void strip_point(Strip *s);
/* Between memory and the data of strips. Loads are false where a gathered subscript
 * is out of bounds, or an i1 is neither 0 nor 1. */
bool strip_load(Strip *s, const StripOp *op);
bool strip_gather(Strip *s, const StripOp *op);
void strip_store(Strip *s, unsigned access);

/* strip_log.c: stores what may have to be taken back: all that the strip has stored. False, with
 * nothing stored, where poison, or a pointer, is in the way, or the log is full. */
bool strip_store_now(Strip *s, const StripOp *op);
void strip_take_back(Strip *s);
/* What the log needs for a store of so many elements, and of it for each of them. */
uint64_t strip_log_bytes(unsigned bytes, uint64_t count);
uint64_t strip_log_element_bytes(unsigned bytes);

#endif
