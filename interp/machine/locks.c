/* Criticals and locks: one holder at a time (DECISIONS.md Q5). */
#include "interp/machine/team.h"

static void free_attached(Machine *machine, Attached *attached)
{
    lock_free(machine, (Lock *)attached);
}

static const AttachedKind LOCK = { sizeof(Lock), free_attached };

void lock_free(Machine *machine, Lock *lock)
{
    if (lock->known)
        memory_known_free(machine->memory, lock->known);
    vec_free(&lock->waiting);
    free(lock);
}

Lock *lock_at(const Machine *machine, Pointer at)
{
    return attached_at(machine, &LOCK, at);
}

Lock *lock_make(Step *s, Pointer at, bool nests)
{
    Allocation *allocation = memory_find(memory_in(s), at.provenance);
    Lock *lock;

    if (!allocation || !allocation->alive) {
        undefined(s, "a lock is made where no memory is");
        return NULL;
    }
    lock = attach(s->machine, allocation, at.address, &LOCK);
    lock->nests = nests;
    return lock;
}

static Lock *lock_of_critical(Step *s, const Op *name)
{
    Teams *teams = teams_of(s->machine);
    Lock *lock = teams->criticals;

    while (lock && lock->name != name)
        lock = lock->next;
    if (lock)
        return lock;
    lock = must_alloc(sizeof *lock);
    *lock = (Lock){ .name = name, .next = teams->criticals };
    teams->criticals = lock;
    return lock;
}

static Flow wait_for(Step *s, Lock *lock)
{
    struct Tasks *tasks = s->machine->tasks;
    Task *task = tasks->running;
    Flow flow;

    task->lock = lock;
    if (lock->holder == task) {
        task->at = s->op;
        return team_report_deadlock(s);
    }
    vec_push(&lock->waiting, task);
    flow = task_wait(s);
    if (flow == FLOW_NEXT && tasks->stuck)
        return team_report_deadlock(s);
    task->lock = NULL;
    return flow;
}

Flow lock_take(Step *s, Lock *lock)
{
    Task *task;

    thread_here(s);
    task = s->machine->tasks->running;
    if (lock->nests && lock->holder == task) {
        lock->depth++;
        return FLOW_NEXT;
    }
    if (task_may_switch(s) == FLOW_END)
        return FLOW_END;
    while (lock->holder)
        if (wait_for(s, lock) == FLOW_END)
            return FLOW_END;
    lock->holder = task;
    lock->taken = s->op;
    lock->depth = 1;
    if (lock->known)
        memory_join_known(memory_in(s), lock->known);
    return FLOW_NEXT;
}

Flow lock_leave(Step *s, Lock *lock)
{
    if (--lock->depth)
        return FLOW_NEXT;
    if (!lock->known)
        lock->known = memory_known_new(memory_in(s));
    memory_tell_known(memory_in(s), lock->known);
    lock->holder = NULL;
    while (lock->waiting.len)
        task_wake(s->machine->tasks, vec_pop(&lock->waiting));
    return task_may_switch(s);
}

Flow critical_begin(Step *s, const Op *name)
{
    return lock_take(s, lock_of_critical(s, name));
}

Flow critical_end(Step *s, const Op *name)
{
    return lock_leave(s, lock_of_critical(s, name));
}

/* Combining. */

void combining_begin(Step *s)
{
    Thread *thread = thread_here(s);

    if (thread->team->combined)
        memory_join_known(memory_in(s), thread->team->combined);
}

void combining_end(Step *s)
{
    Team *team = thread_here(s)->team;

    if (!team->combined)
        team->combined = memory_known_new(memory_in(s));
    memory_tell_known(memory_in(s), team->combined);
}

const Op *team_go_inside(Step *s, const Op *region)
{
    Thread *thread = thread_here(s);
    const Op *around = thread->inside;

    thread->inside = region;
    return around;
}

Flow team_may_switch(Step *s)
{
    thread_here(s);
    return task_may_switch(s);
}

void **thread_memo(Step *s)
{
    return &thread_here(s)->memo;
}

void **team_memo(Step *s)
{
    return &thread_here(s)->team->memo;
}

/* Thread 0 is the one that was there before. */
void **thread_own(Step *s, const void *key)
{
    const Thread *thread = thread_running(s->machine);
    Teams *teams = teams_met(s->machine);

    if (!thread || !thread->global)
        return run_memo(s, key);
    for (size_t i = 0; i < teams->own.len; i++)
        if (teams->own.data[i].key == key && teams->own.data[i].global == thread->global)
            return &teams->own.data[i].value;
    vec_push(&teams->own, ((Own){ .key = key, .global = thread->global }));
    return &teams->own.data[teams->own.len - 1].value;
}
