#include "semantics/memory/order.h"

#include <string.h>

enum { TIME_BITS = 40, MOST_IDLE_LOOKED_AT = 16 };

static Stamp stamp_of(uint32_t chain, uint64_t time)
{
    return (uint64_t)chain << TIME_BITS | time;
}

static uint32_t chain_of(Stamp stamp)
{
    return (uint32_t)(stamp >> TIME_BITS);
}

static uint64_t time_of(Stamp stamp)
{
    return stamp & (((uint64_t)1 << TIME_BITS) - 1);
}

/* Where the chain is, or would be. */
static size_t find_known(const Known *known, uint32_t chain)
{
    size_t low = 0, high = known->times.len;

    if (high && known->times.data[high - 1].chain < chain)
        return high;
    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (known->times.data[middle].chain < chain)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static uint64_t known_time(const Known *known, uint32_t chain)
{
    size_t at = find_known(known, chain);

    return at < known->times.len && known->times.data[at].chain == chain
               ? known->times.data[at].time
               : 0;
}

static void reserve(Order *order, Known *known, size_t count)
{
    size_t had = known->times.cap;

    vec_reserve(&known->times, count);
    budget_take(order->budget, (known->times.cap - had) * sizeof *known->times.data);
}

static void know(Order *order, Known *known, uint32_t chain, uint64_t time)
{
    size_t at = find_known(known, chain);
    KnownTime *times;

    if (at == known->times.len || known->times.data[at].chain != chain) {
        reserve(order, known, known->times.len + 1);
        times = known->times.data + at;
        memmove(times + 1, times, (known->times.len++ - at) * sizeof *times);
        *times = (KnownTime){ chain, 0 };
    }
    times = known->times.data + at;
    if (times->time < time)
        times->time = time;
}

void order_pass(Order *order, Known *to, const Known *from)
{
    if (!to->times.len && from->times.len) {
        reserve(order, to, from->times.len);
        memcpy(to->times.data, from->times.data, from->times.len * sizeof *to->times.data);
        to->times.len = from->times.len;
        return;
    }
    for (size_t i = 0; i < from->times.len; i++)
        know(order, to, from->times.data[i].chain, from->times.data[i].time);
}

void known_free(Order *order, Known *known)
{
    budget_give(order->budget, known->times.cap * sizeof *known->times.data);
    vec_free(&known->times);
}

/* One whose tasks so far are all known to the running one, of the last that became idle; or a new
 * one. */
static uint32_t find_chain(Order *order)
{
    for (size_t i = order->idle.len; i-- > 0 && order->idle.len - i <= MOST_IDLE_LOOKED_AT;) {
        uint32_t chain = order->idle.data[i];

        if (known_time(&order->running->known, chain) < order->chains.data[chain].touched)
            continue;
        order->idle.data[i] = order->idle.data[--order->idle.len];
        return chain;
    }
    vec_push(&order->chains, ((OrderChain){ 0 }));
    return (uint32_t)order->chains.len - 1;
}

static void add_span(Order *order, OrderChain *chain, OrderSpan span)
{
    size_t had = chain->spans.cap;

    vec_push(&chain->spans, span);
    budget_take(order->budget, (chain->spans.cap - had) * sizeof span);
}

OrderTask *order_begin(Order *order, const void *by)
{
    OrderTask *task = must_alloc(sizeof *task);
    OrderChain *chain;

    *task = (OrderTask){ .next = order->tasks };
    task->chain = find_chain(order);
    chain = &order->chains.data[task->chain];
    task->time = chain->time + 1;
    task->touched = chain->touched;
    add_span(order, chain, (OrderSpan){ stamp_of(task->chain, task->time), by });
    order->tasks = task;
    if (order->running)
        order_tell(order, &task->known);
    else
        order->running = task;
    return task;
}

static void free_task(Order *order, OrderTask *task)
{
    known_free(order, &task->known);
    free(task);
}

void order_end(Order *order, OrderTask *task)
{
    OrderTask **place = &order->tasks;

    while (*place != task)
        place = &(*place)->next;
    *place = task->next;
    order->chains.data[task->chain].time = task->time;
    order->chains.data[task->chain].touched = task->touched;
    vec_push(&order->idle, task->chain);
    free_task(order, task);
}

void order_free(Order *order)
{
    Budget *budget = order->budget;

    while (order->tasks) {
        OrderTask *task = order->tasks;

        order->tasks = task->next;
        free_task(order, task);
    }
    for (size_t i = 0; i < order->chains.len; i++) {
        budget_give(budget, order->chains.data[i].spans.cap * sizeof(OrderSpan));
        vec_free(&order->chains.data[i].spans);
    }
    vec_free(&order->chains);
    vec_free(&order->idle);
    *order = (Order){ .budget = budget };
}

void order_tell(Order *order, Known *known)
{
    OrderTask *task = order->running;

    order_pass(order, known, &task->known);
    know(order, known, task->chain, task->time++);
}

void order_join(Order *order, const Known *known)
{
    order_pass(order, &order->running->known, known);
}

Stamp order_touch(Order *order)
{
    order->running->touched = order->running->time;
    return stamp_of(order->running->chain, order->running->time);
}

bool order_is_before(const Order *order, Stamp stamp)
{
    uint32_t chain = chain_of(stamp);

    return chain == order->running->chain
           || time_of(stamp) <= known_time(&order->running->known, chain);
}

const void *order_by(const Order *order, Stamp stamp)
{
    const OrderChain *chain = &order->chains.data[chain_of(stamp)];
    size_t i = chain->spans.len;

    while (i > 1 && chain->spans.data[i - 1].first > stamp)
        i--;
    return chain->spans.data[i - 1].by;
}
