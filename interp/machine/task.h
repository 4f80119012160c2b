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
    uint64_t number;  /* in the order in which they are made; 0: the program */
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
    const Awaited *awaits;       /* ... for this; NULL: for what a team has (team.h) */
    struct Thread *thread;       /* of a team, that runs it; NULL: there is no team */
    const struct Lock *lock;     /* of teams, that it waits for; or NULL */
    const struct Family *family; /* likewise */
    bool joins;                  /* it waits for the threads of a team to end */
    struct Explicit *made;       /* what one has that a thread made; NULL: none did */
};

typedef VEC(Task *) TaskRow;

struct Tasks {
    Machine *machine;
    Task program;
    uint64_t count; /* of others that were made */
    Task *newest; /* of the others */
    Task *running;
    Task *ended; /* whose stack is left to be freed; or NULL */
    TaskRow ready;
    Awaited *awaited;    /* the newest */
    struct Fork *forks;  /* likewise */
    bool finishes;       /* the program is over, and waits for them all */
    bool stuck;          /* nothing can go on: who runs now is to say so */
    bool failed;         /* the run has ended, not in the program's own task */
    struct Teams *teams; /* NULL until there are any */
};

/* One of the step's operation, which `task_begin` is due of. NULL: the run has ended. */
Task *task_new(Step *s);
/* It begins when the first operands are ready. False: the run has ended. */
bool task_depends_on_operands(Step *s, Task *task, unsigned count);
/* It may run now, or what made it goes on. */
Flow task_begin(Step *s, Task *task);
/* All that it needs for that; it is not said to be ready. */
Flow task_prepare(Step *s, Task *task);
/* The running one waits here until it is woken, once. FLOW_END: the run has ended; where `stuck`
 * is set nothing can wake it, and the caller is to say why. */
Flow task_wait(Step *s);
/* Others that are ready may run: the choice that comes first is to go on; or the one that comes
 * last, for who asks again and again for what others do. */
Flow task_may_switch(Step *s);
Flow task_step_aside(Step *s);
/* With what the node uses from outside of its regions, its operands, and the arguments that its
 * region begins with. */
bool task_copy_frame(Step *s, Task *task);
/* It begins when that is ready. */
void task_depends_on(Task *task, Awaited *awaited);
/* A frame of the function that holds nothing yet; false where no memory is left for it. */
bool task_make_frame(Machine *machine, Frame *frame, const Function *function);
void task_free_frame(Machine *machine, Frame *frame);

void task_is_ready(struct Tasks *tasks, Task *task);
/* One of those that are ready goes on; it returns when that is the running one again. */
Flow tasks_let_others_run(Step *s);

#endif
