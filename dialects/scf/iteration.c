#include "dialects/scf/iteration.h"

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
            return undefined(s,
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

/* The values of iteration `number`, counted in the order of the program, go to the body's first
 * arguments. */
static void set_variables(Step *s, const Space *space, uint64_t number)
{
    for (unsigned i = space->rank; i-- > 0;) {
        uint64_t at = number % space->counts[i];
        uint64_t value = (uint64_t)space->ranges[i].lower + at * (uint64_t)space->ranges[i].step;

        number /= space->counts[i];
        place_set_int(region_arg(s, 0, i), int_of_u(s->arena, index_width(s), value));
    }
}

/* Few iterations run in any order at all. Of many, whose order would take too much memory, every
 * `stride`-th runs, around and around, from a place that is chosen (DECISIONS S4). */
typedef struct Order {
    uint64_t total, taken;
    uint64_t *numbers; /* NULL for many */
    uint64_t at, stride;
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
        choice_order(choice_in(s), order.numbers, total);
        return order;
    }
    order.at = choice_among(choice_in(s), CHOICE_ORDER, total);
    order.stride = 1 + choice_among(choice_in(s), CHOICE_ORDER, total - 1);
    while (common_divisor(order.stride, total) != 1)
        order.stride--;
    return order;
}

static uint64_t order_next(Order *order)
{
    uint64_t now = order->at, before_end = order->total - order->at;

    if (order->numbers)
        return order->numbers[order->taken++];
    order->at = order->stride < before_end ? now + order->stride : order->stride - before_end;
    return now;
}

Flow space_run(Step *s, const Space *space, void (*before)(void *state, uint64_t left), void *state)
{
    Order order = order_make(s, space->total);
    Flow flow = FLOW_NEXT;

    parallel_begin(s);
    for (uint64_t left = space->total; left && flow == FLOW_NEXT; left--) {
        set_variables(s, space, order_next(&order));
        parallel_iteration(s);
        if (before)
            before(state, left);
        flow = run_region(s, 0);
    }
    parallel_end(s);
    return flow;
}
