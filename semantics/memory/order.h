/* Order: which of what tasks did happened before what another does.
 *
 * Tasks run beside each other, one at a time here. What a task does is told apart by a stamp, its
 * chain and a time on it that grows whenever others learn what it has done. A task knows of every
 * chain up to which time what happened on it happened before now; the rest is at the same time. A
 * chain is one task after another, each begun when all of the one before it was known to whoever
 * began it, so that there are only as many chains as tasks that nobody has waited for.
 */
#ifndef SEMANTICS_MEMORY_ORDER_H
#define SEMANTICS_MEMORY_ORDER_H

#include "core/base/vec.h"

typedef uint64_t Stamp; /* 0: none */

/* Of chains, in the order of their numbers: the time up to which all of each is known. All zero,
 * nothing is. */
typedef struct KnownTime {
    uint32_t chain;
    uint64_t time;
} KnownTime;

typedef struct Known {
    VEC(KnownTime) times;
} Known;

typedef struct OrderTask {
    struct OrderTask *next; /* of those that run or wait to */
    uint32_t chain;
    uint64_t time, touched; /* now, and when it did something last */
    Known known;            /* of other chains */
} OrderTask;

typedef struct OrderSpan { /* of a chain: from that stamp on it is this task */
    Stamp first;
    const void *by;
} OrderSpan;

typedef struct OrderChain {
    uint64_t time, touched; /* those of its last task, when that ended */
    VEC(OrderSpan) spans;
} OrderChain;

/* All zero, no task was begun and nothing is recorded. */
typedef struct Order {
    VEC(OrderChain) chains;
    VEC(uint32_t) idle; /* chains whose last task has ended */
    OrderTask *tasks;
    OrderTask *running; /* NULL: none was begun */
    Budget *budget;
} Order;

/* A task that begins when the running one has come to here; the first one runs from now on. `by` is
 * the caller's record of it. */
OrderTask *order_begin(Order *order, const void *by);
void order_end(Order *order, OrderTask *task);
void order_free(Order *order);

/* Whoever joins what is known there knows what the running task has done so far. */
void order_tell(Order *order, Known *known);
void order_join(Order *order, const Known *known);
void order_pass(Order *order, Known *to, const Known *from);
void known_free(Order *order, Known *known);

/* The running task does something now. */
Stamp order_touch(Order *order);
/* Did it happen before what the running task does now? */
bool order_is_before(const Order *order, Stamp stamp);
/* The caller's record of the task that has it. */
const void *order_by(const Order *order, Stamp stamp);

#endif
