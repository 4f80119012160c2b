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

static uint64_t known_time(const Known *known, uint32_t chain)
{
    return chain < known->times.len ? known->times.data[chain] : 0;
}

static void know(Order *order, Known *known, uint32_t chain, uint64_t time)
{
    size_t had = known->times.cap;

    while (known->times.len <= chain)
        vec_push(&known->times, 0);
    if (known->times.data[chain] < time)
        known->times.data[chain] = time;
    budget_take(order->budget, (known->times.cap - had) * sizeof *known->times.data);
}

void order_pass(Order *order, Known *to, const Known *from)
{
    for (size_t i = from->times.len; i-- > 0;)
        if (from->times.data[i])
            know(order, to, (uint32_t)i, from->times.data[i]);
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

        if (known_time(&order->running->known, chain) < order->chains.data[chain].ended)
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

    *task = (OrderTask){ .next = order->tasks, .chain = find_chain(order) };
    chain = &order->chains.data[task->chain];
    task->time = chain->ended + 1;
    chain->ended = 0;
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
    order->chains.data[task->chain].ended = task->time;
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

Stamp order_now(const Order *order)
{
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
