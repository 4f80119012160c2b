/* Fork: a call that goes on as a task, which is what a coroutine of async is (DECISIONS.md J5). */
#ifndef INTERP_MACHINE_FORK_H
#define INTERP_MACHINE_FORK_H

#include "interp/machine/task.h"

typedef struct Fork {
    Shared shared;
    struct Tasks *tasks;
    struct Fork *older, *newer;
    const Frame *frame; /* that it is now; NULL while it is suspended */
    Frame kept;         /* what its frame held when it was suspended ... */
    const Node *node;   /* ... there; NULL: it never was */
    bool freed;
    VEC(AllocationId) stack;
    Task *next; /* that goes on with it, or NULL */
} Fork;

void forks_free(Fork *newest);

#endif
