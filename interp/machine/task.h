/* Task: one of those that run beside each other (tasks.h), as tasks.c, fork.c and deadlock.c know
 * it.
 */
#ifndef INTERP_MACHINE_TASK_H
#define INTERP_MACHINE_TASK_H

#include "interp/machine/awaited.h"
#include "interp/machine/fiber.h"

struct Task {
    struct Tasks *tasks;
    Task *older, *newer;
    const Op *op;     /* that it is of; NULL: the program */
    const Node *node; /* the same */
    Fiber *fiber;
    OrderTask *order;
    Flow (*run)(Machine *machine, Task *task);
    Frame frame;              /* of the body of `node` ... */
    const Function *function; /* ... or a function that is called ... */
    struct Fork *fork;        /* ... or it goes on with this */
    Place *arguments;         /* of the body, where values are to be unwrapped, or the function */
    unsigned argument_count;
    Awaited *results;            /* it is to make ready; or NULL */
    VEC(Awaited *) dependencies; /* that its beginning waits for */
    unsigned unmet;              /* so many of what it waits for are not there */
    const Op *at;                /* it waits here, having begun; NULL: it does not ... */
    const Awaited *awaits;       /* ... for this */
};

typedef VEC(Task *) TaskRow;

struct Tasks {
    Machine *machine;
    Task program;
    Task *newest; /* of the others */
    Task *running;
    Task *ended; /* whose stack is left to be freed; or NULL */
    TaskRow ready;
    Awaited *awaited;   /* the newest */
    struct Fork *forks; /* likewise */
    bool finishes;      /* the program is over, and waits for them all */
    bool stuck;         /* nothing can go on: who runs now is to say so */
    bool failed;        /* the run has ended, not in the program's own task */
};

/* One of the step's operation, which `task_begin` is due of. NULL: the run has ended. */
Task *task_new(Step *s);
/* It begins when the first operands are ready. False: the run has ended. */
bool task_depends_on_operands(Step *s, Task *task, unsigned count);
/* It may run now, or what made it goes on. */
Flow task_begin(Step *s, Task *task);
/* A frame of the function that holds nothing yet; false where no memory is left for it. */
bool task_make_frame(Machine *machine, Frame *frame, const Function *function);
void task_free_frame(Machine *machine, Frame *frame);

void task_is_ready(struct Tasks *tasks, Task *task);
/* One of those that are ready goes on; it returns when that is the running one again. */
Flow tasks_let_others_run(Step *s);

#endif
