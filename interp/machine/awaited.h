/* Awaited: a token with the values that come with it, or a group. */
#ifndef INTERP_MACHINE_AWAITED_H
#define INTERP_MACHINE_AWAITED_H

#include "interp/machine/tasks.h"
#include "semantics/value/shared.h"

typedef struct Task Task;
typedef struct Awaited Awaited;

typedef struct AwaitedWaiter { /* one of them */
    Task *task;
    Awaited *group;
} AwaitedWaiter;

struct Awaited {
    Shared shared;
    struct Tasks *tasks;
    Awaited *older, *newer;
    bool is_group, ready, error;
    int64_t counted;   /* references that the program counts itself */
    const Op *made;    /* by it */
    const Op *settled; /* what made it ready */
    const Task *task;  /* that will; NULL: another operation has to */
    Place *values;
    unsigned value_count;
    bool lacks;   /* it was made with a value that nobody has stored yet */
    Known *known; /* what those that made it ready had done */
    VEC(AwaitedWaiter) waiters;
    /* Of a group. */
    int64_t size, pending;
    VEC(Awaited *) members;
};

/* The machine's; made when first asked for. */
struct Tasks *tasks_of(Machine *machine);
/* With one reference, the caller's. NULL: the run has ended. */
Awaited *awaited_new(Step *s, bool is_group);
/* Room for a value of the layout. */
void awaited_add_value(Awaited *awaited, const Layout *layout);
/* "token", "value" or "group". */
const char *awaited_word(const Awaited *awaited);
void awaited_free_all(Awaited *newest);
/* The operand; NULL: the run has ended, as the last of the references that the program counts is
 * dropped. */
Awaited *awaited_in(Step *s, unsigned operand);
/* It is ready, by this operation; who waits for it may go on. */
void awaited_let_go(Step *s, Awaited *awaited, bool error);
void awaited_wait(Awaited *awaited, AwaitedWaiter waiter);

/* tasks.c: one thing less that the task waits for. */
void task_wake(struct Tasks *tasks, Task *task);
Awaited **tasks_newest(struct Tasks *tasks);
Machine *tasks_machine(struct Tasks *tasks);

#endif
