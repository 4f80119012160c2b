/* Why no thread can go on: who waits for whom (DECISIONS.md Q5). */
#include "interp/machine/team.h"

#include "core/ir/symbol.h"

#include <stdio.h>

enum { MOST_TOLD = 8 };

/* "thread 2", "a task", "the program". */
static const char *who(Step *s, const Task *task)
{
    enum { LONGEST = 32 };
    char *text;

    if (task->made)
        return "a task";
    if (!task->thread || !task->thread->team->level)
        return "the program";
    text = ARENA_ARRAY(s->arena, char, LONGEST);
    snprintf(text, LONGEST, "thread %u", task->thread->number);
    return text;
}

static void name_lock(const Lock *lock, Sb *text)
{
    if (lock->name)
        sb_printf(text, "the critical @%.*s", STR_ARG(symbol_name(lock->name)));
    else if (lock->attached.kind && !lock->is_critical)
        sb_add(text, "the lock");
    else
        sb_add(text, lock->is_critical ? "the critical" : "the critical that has no name");
}

/* Who has it, and what that waits for, which may be another lock. */
static Flow report_lock(Step *s, const Task *task)
{
    const Lock *lock = task->lock;
    Sb name = { 0 };

    name_lock(lock, &name);
    if (lock->holder == task)
        trap(s, "a deadlock: %s waits for %.*s, which it has already", who(s, task),
             STR_ARG(sb_view(&name)));
    else
        trap(s, "a deadlock: %s waits for %.*s, which %s has, and that waits too", who(s, task),
             STR_ARG(sb_view(&name)), who(s, lock->holder));
    sb_free(&name);
    for (unsigned told = 0; lock && told < MOST_TOLD; told++) {
        const Task *holder = lock->holder;

        note_operation(s, lock->taken, "%s has taken it here", who(s, holder));
        if (holder == task)
            break;
        if (holder->at)
            note_operation(s, holder->at, "%s waits here", who(s, holder));
        lock = holder->lock;
    }
    return by_decision(s, "Q5");
}

static void note_thread(Step *s, const Thread *thread)
{
    const Op *at = thread->ended ? thread->ended : thread->task->at;

    if (at)
        note_operation(
            s, at, thread->ended ? "thread %u has left the region here" : "thread %u waits here",
            thread->number);
}

static Flow report_barrier(Step *s, const Thread *thread)
{
    const Team *team = thread->team;
    unsigned told = 0;

    if (team->arrived < team->size)
        trap(s, "a deadlock: thread %u waits at a barrier that %u of %u threads have come to",
             thread->number, team->arrived, team->size);
    else
        trap(s, "a deadlock: all threads wait at a barrier for a task that cannot end");
    for (unsigned i = 0; i < team->size && told < MOST_TOLD; i++) {
        const Thread *other = &team->threads[i];

        if (other == thread || other->barrier)
            continue;
        note_thread(s, other);
        told++;
    }
    return by_decision(s, "Q5");
}

Flow team_report_deadlock(Step *s)
{
    const Task *task = s->machine->tasks->running;

    if (task->lock)
        return report_lock(s, task);
    if (task->thread && task->thread->barrier)
        return report_barrier(s, task->thread);
    trap(s, "a deadlock: nothing is left to run that %s could wait for", who(s, task));
    return by_decision(s, "Q5");
}
