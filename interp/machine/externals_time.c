/* Externals that read a clock. */
#include "interp/machine/externals.h"

#include "interp/machine/machine.h"

#include <string.h>

/* A run can be replayed, so its clock is its own: it goes on by a microsecond whenever it is read
 * (DECISIONS X2). */
static uint64_t read_clock(Step *s)
{
    static const char CLOCK;
    void **time = run_memo(s, &CLOCK);
    uintptr_t now = (uintptr_t)*time + 1000;

    *time = (void *)now;
    return now;
}

static Flow nano_time(Step *s, const External *self, unsigned first)
{
    (void)self;
    (void)first;
    return give_int(s, int_of_u(s->arena, 64, read_clock(s)));
}

static Flow rtclock(Step *s, const External *self, unsigned first)
{
    Float nanoseconds = float_of_int_u(&FLOAT_F64, int_of_u(s->arena, 64, read_clock(s)));

    (void)self;
    (void)first;
    return give_float(s, float_div(nanoseconds, float_of_double(&FLOAT_F64, 1e9)));
}

enum { SECOND = 1000000000, MICROSECOND = 1000 };

/* Of C's type long. */
static bool store_number(Step *s, Pointer to, unsigned part, uint64_t number)
{
    Layout layout = layout_int(target_in(s), long_bits(s));
    Place place = scratch_place(s, &layout);
    MemRef memref = pointee(pointer_behind(to, part * layout_bytes(&layout)),
                            type_i(op_context(s->op), layout.width));

    place_set_int(place, int_of_u(s->arena, layout.width, number));
    return store_at(s, &memref, 0, place, ACCESS_WRITE) != FLOW_END;
}

/* time(to): seconds, which go to memory, too, where there is any to. */
static Flow call_time(Step *s, const External *self, unsigned first)
{
    Pointer to = pointer_in(s, first);
    uint64_t seconds = read_clock(s) / SECOND;

    (void)self;
    if (!pointer_is_null(to) && !store_number(s, to, 0, seconds))
        return FLOW_END;
    return give_int(s, int_of_u(s->arena, long_bits(s), seconds));
}

/* In microseconds. */
static Flow call_clock(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    return give_int(s, int_of_u(s->arena, long_bits(s), read_clock(s) / MICROSECOND));
}

/* clock_gettime(clock, to), timespec_get(to, base), gettimeofday(to, zone): seconds, and parts. */
static Flow store_time(Step *s, Pointer to, uint64_t part, int result)
{
    uint64_t now = read_clock(s);

    if (!store_number(s, to, 0, now / SECOND) || !store_number(s, to, 1, now % SECOND / part))
        return FLOW_END;
    return give_int(s, int_of_s(s->arena, 32, result));
}

static Flow call_clock_gettime(Step *s, const External *self, unsigned first)
{
    (void)self;
    return store_time(s, pointer_in(s, first + 1), 1, 0);
}

static Flow call_timespec_get(Step *s, const External *self, unsigned first)
{
    (void)self;
    return store_time(s, pointer_in(s, first), 1, (int)index_in(s, first + 1));
}

static Flow call_gettimeofday(Step *s, const External *self, unsigned first)
{
    (void)self;
    return store_time(s, pointer_in(s, first), MICROSECOND, 0);
}

static Flow call_difftime(Step *s, const External *self, unsigned first)
{
    Float end = float_of_int_s(&FLOAT_F64, place_int(operand_place(s, first)));
    Float begin = float_of_int_s(&FLOAT_F64, place_int(operand_place(s, first + 1)));

    (void)self;
    return give_float(s, float_sub(end, begin));
}

const External TIME_EXTERNALS[] = {
    { "nanoTime", nano_time, ">l", NULL },
    { "rtclock", rtclock, ">d", NULL },
    { "omp_get_wtime", rtclock, ">d", NULL },
    { "time", call_time, "p>z", NULL },
    { "clock", call_clock, ">z", NULL },
    { "clock_gettime", call_clock_gettime, "ip>i", NULL },
    { "timespec_get", call_timespec_get, "pi>i", NULL },
    { "gettimeofday", call_gettimeofday, "pp>i", NULL },
    { "difftime", call_difftime, "zz>d", NULL },
    { 0 },
};
