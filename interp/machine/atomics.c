/* Atomic accesses of threads: where others may go first, and what they order (DECISIONS.md Q6). */
#include "interp/machine/team.h"

typedef struct Released { /* what those had done that released this memory */
    Attached attached;
    Known *known;
} Released;

static void free_released(Machine *machine, Attached *attached)
{
    memory_known_free(machine->memory, ((Released *)attached)->known);
    free(attached);
}

static const AttachedKind RELEASED = { sizeof(Released), free_released };

Flow task_yield(Step *s)
{
    thread_here(s);
    return task_step_aside(s);
}

Flow team_atomic(Step *s)
{
    return thread_running(s->machine) ? task_step_aside(s) : FLOW_NEXT;
}

static Pointer place_of(const Spot *spot)
{
    return (Pointer){ spot->allocation->id, spot->allocation->address + spot->offset };
}

void atomic_release(Step *s, const Spot *spot)
{
    Pointer at = place_of(spot);
    Released *released;

    if (!s->machine->tasks)
        return;
    released = attached_at(s->machine, &RELEASED, at);
    if (!released) {
        released = attach(s->machine, spot->allocation, at.address, &RELEASED);
        released->known = memory_known_new(memory_in(s));
    }
    memory_tell_known(memory_in(s), released->known);
}

void atomic_acquire(Step *s, const Spot *spot)
{
    const Released *released;

    if (!s->machine->tasks)
        return;
    released = attached_at(s->machine, &RELEASED, place_of(spot));
    if (released)
        memory_join_known(memory_in(s), released->known);
}

/* A flush, or a fence: those that come later know what those before had done. */
void atomic_fence(Step *s)
{
    Teams *teams = teams_met(s->machine);

    if (!teams)
        return;
    if (!teams->flushed)
        teams->flushed = memory_known_new(memory_in(s));
    memory_join_known(memory_in(s), teams->flushed);
    memory_tell_known(memory_in(s), teams->flushed);
}
