#include "interp/machine/deadlock.h"

#include "interp/machine/fork.h"

static const Awaited *first_unready(Awaited *const *awaited, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!awaited[i]->ready)
            return awaited[i];
    return NULL;
}

/* Who is to make it ready, and what that waits for; NULL: the chain ends here. */
static const Awaited *note_wait(Step *s, const Awaited *awaited)
{
    const Task *task = awaited->task;

    if (awaited->is_group) {
        note_operation(s, awaited->made,
                       "the group was made here, for %lld token%s and values, and %zu %s added",
                       (long long)awaited->size, plural((uint64_t)awaited->size),
                       awaited->members.len, awaited->members.len == 1 ? "was" : "were");
        return first_unready(awaited->members.data, awaited->members.len);
    }
    if (!task) {
        note_operation(s, awaited->made, "the %s was made here, and nothing makes it ready",
                       awaited_word(awaited));
        return NULL;
    }
    note_operation(s, task->op, "the %s is that of this '%.*s'%s", awaited_word(awaited),
                   STR_ARG(op_name(task->op)),
                   task->at ? "" : ", which waits for what its body needs");
    if (!task->at)
        return first_unready(task->dependencies.data, task->dependencies.len);
    note_operation(s, task->at, "where its body waits here%s%s",
                   task->awaits ? ", for a " : " for others",
                   task->awaits ? awaited_word(task->awaits) : "");
    return task->awaits;
}

Flow deadlock_report(Step *s, const Awaited *awaited)
{
    enum { MOST_LINKS = 8 };
    const Awaited *first = awaited;

    trap(s, "a deadlock: nothing is left to run that could make the %s ready",
         awaited_word(awaited));
    for (unsigned links = 0; awaited && links < MOST_LINKS; links++) {
        awaited = note_wait(s, awaited);
        if (awaited == first)
            break;
    }
    return by_decision(s, "J2");
}

/* Of the operation that a task is of which has not begun. */
static Step step_of(Machine *machine, Task *task)
{
    const Node *node = task->fork && task->fork->node ? task->fork->node : task->node;

    return (Step){ .op = node->op,
                   .arena = &machine->scratch,
                   .machine = machine,
                   .frame = task->fork ? &task->fork->kept : &task->frame,
                   .node = node };
}

Flow deadlock_report_left(Machine *machine, Task *task)
{
    Step s = step_of(machine, task);
    const Awaited *awaited = first_unready(task->dependencies.data, task->dependencies.len);

    return awaited ? deadlock_report(&s, awaited) : FLOW_NEXT;
}
