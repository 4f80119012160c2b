#include "dialects/iteration.h"

/* How many values lower, lower + step, ... lie below upper. */
static uint64_t count_of(Range range)
{
    if (range.lower >= range.upper)
        return 0;
    return ((uint64_t)range.upper - (uint64_t)range.lower - 1) / (uint64_t)range.step + 1;
}

/* Behind a dimension without iterations nothing is looked at, as in a nest of loops (S2). */
Flow space_make(Step *s, const Range *ranges, unsigned rank, Space *space)
{
    bool fits = true, empty = false;
    uint64_t outer = 1;

    *space = (Space){ rank, ranges, ARENA_ARRAY(s->arena, uint64_t, rank), 1 };
    for (unsigned i = 0; i < rank && !empty; i++) {
        if (ranges[i].step <= 0)
            return undefined_by(s, "S2",
                                "the step of a loop must be positive, but in dimension %u it is "
                                "%lld",
                                i, (long long)ranges[i].step);
        space->counts[i] = count_of(ranges[i]);
        empty = space->counts[i] == 0;
        outer = space->total;
        fits &= !__builtin_mul_overflow(space->total, space->counts[i], &space->total);
    }
    if (empty) {
        steps_taken(s, fits ? outer : UINT64_MAX);
        space->total = 0;
    } else if (!fits) {
        return limit_reached(s, "a parallel loop has more than 2^64 iterations");
    }
    return FLOW_NEXT;
}

/* The induction variable of dimension `dim` in the iteration that is `*number`th, counted in the
 * order of the program; the number is then that of the dimensions before it. */
static uint64_t variable_of(const Space *space, unsigned dim, uint64_t *number)
{
    uint64_t at = *number % space->counts[dim];

    *number /= space->counts[dim];
    return (uint64_t)space->ranges[dim].lower + at * (uint64_t)space->ranges[dim].step;
}

void space_set_variables(Step *s, const Space *space, unsigned from, unsigned to, uint64_t number)
{
    for (unsigned i = to; i-- > from;) {
        Place variable = region_arg(s, 0, i);

        place_set_int(variable,
                      int_of_u(s->arena, variable.layout->width, variable_of(space, i, &number)));
    }
}

/* Few iterations run in any order at all. Of many, whose order would take too much memory, every
 * `stride`-th runs, around and around, from a place that is chosen (DECISIONS S4). */
typedef struct Order {
    uint64_t total, taken;
    uint64_t *numbers; /* NULL for many; the first `taken` have run */
    uint64_t first, at, stride;
} Order;

enum { MOST_PERMUTED = 1 << 12 };

static uint64_t common_divisor(uint64_t a, uint64_t b)
{
    while (b) {
        uint64_t rest = a % b;

        a = b;
        b = rest;
    }
    return a;
}

static Order order_make(Step *s, uint64_t total)
{
    Order order = { .total = total, .stride = 1 };

    if (total <= MOST_PERMUTED) {
        order.numbers = ARENA_ARRAY(s->arena, uint64_t, total);
        for (uint64_t i = 0; i < total; i++)
            order.numbers[i] = i;
        return order;
    }
    order.first = order.at = choice_among(choice_in(s), CHOICE_ORDER, total);
    order.stride = 1 + choice_among(choice_in(s), CHOICE_ORDER, total - 1);
    while (common_divisor(order.stride, total) != 1)
        order.stride--;
    return order;
}

static uint64_t order_next(const Step *s, Order *order)
{
    uint64_t now = order->at, before_end = order->total - order->at;

    if (order->numbers)
        return choice_next(choice_in(s), order->numbers, order->taken++, order->total);
    order->at = order->stride < before_end ? now + order->stride : order->stride - before_end;
    return now;
}

__extension__ typedef unsigned __int128 Wide;

typedef struct Running {
    const Space *space;
    const Order *order;
} Running;

/* Which iteration ran as number `iteration`: `first + iteration * stride` modulo the total, where
 * the product may be too large for a word. */
static uint64_t number_of(const Order *order, uint64_t iteration)
{
    if (order->numbers)
        return order->numbers[iteration];
    return (uint64_t)((order->first + (Wide)iteration * order->stride) % order->total);
}

static void values_of(const void *state, uint64_t iteration, int64_t *values)
{
    const Running *running = state;
    uint64_t number = number_of(running->order, iteration);

    for (unsigned i = running->space->rank; i-- > 0;)
        values[i] = (int64_t)variable_of(running->space, i, &number);
}

Flow space_run(Step *s, const Space *space, const Around *around)
{
    static const Around NOTHING;
    Order order = order_make(s, space->total);
    Running running = { space, &order };
    Parallel loop = { s->op, space->rank, false, values_of, &running };
    Flow flow = FLOW_NEXT;

    around = around ? around : &NOTHING;
    parallel_begin(s, &loop);
    for (uint64_t left = space->total; left && flow == FLOW_NEXT; left--) {
        space_set_variables(s, space, 0, space->rank, order_next(s, &order));
        parallel_iteration(s);
        if (around->before)
            around->before(around->state, left);
        flow = run_region(s, 0);
        if (flow == FLOW_NEXT && around->after)
            flow = around->after(around->state, s);
    }
    parallel_end(s);
    return flow;
}

Flow space_resume(Step *s, const Space *space)
{
    uint64_t number = 0;

    for (unsigned i = 0; i < space->rank; i++) {
        const Range *range = &space->ranges[i];
        uint64_t variable = (uint64_t)int_low_s(place_int(region_arg(s, 0, i)));

        number =
            number * space->counts[i] + (variable - (uint64_t)range->lower) / (uint64_t)range->step;
    }
    while (++number < space->total) {
        space_set_variables(s, space, 0, space->rank, number);
        if (run_region(s, 0) == FLOW_END)
            return FLOW_END;
    }
    return FLOW_NEXT;
}
