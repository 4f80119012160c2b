/* Tasks that threads of a team make, and what waits for them (DECISIONS.md Q8). */
#include "interp/machine/team.h"

#include "interp/machine/lifetime.h"

/* Families. */

Family *family_new(Machine *machine)
{
    Family *family = must_alloc(sizeof *family);

    *family = (Family){ .references = 1, .known = memory_known_new(machine->memory) };
    budget_take(&machine->budget, sizeof *family);
    return family;
}

void family_drop(Machine *machine, Family *family)
{
    if (!family || --family->references)
        return;
    memory_known_free(machine->memory, family->known);
    budget_give(&machine->budget, sizeof *family);
    free(family);
}

static Family *family_enter(Family *family)
{
    if (!family)
        return NULL;
    family->references++;
    family->running++;
    return family;
}

static void family_leave(Machine *machine, Family *family)
{
    if (!family)
        return;
    memory_tell_known(machine->memory, family->known);
    if (--family->running || !family->waits)
        return;
    task_wake(machine->tasks, family->waits);
    family->waits = NULL;
}

Flow family_wait(Step *s, Family *family)
{
    struct Tasks *tasks = s->machine->tasks;
    Flow flow = FLOW_NEXT;

    if (!family)
        return FLOW_NEXT;
    if (family->running) {
        family->waits = tasks->running;
        tasks->running->family = family;
        flow = task_wait(s);
        if (flow == FLOW_NEXT && tasks->stuck)
            return team_report_deadlock(s);
        tasks->running->family = NULL;
    }
    if (flow == FLOW_NEXT)
        memory_join_known(memory_in(s), family->known);
    return flow;
}

/* Depending on what siblings do. */

typedef struct Depend { /* on one address: those that wrote it last, and read it since */
    uint64_t address;
    Awaited *writer;
    VEC(Awaited *) readers;
} Depend;

struct Depends {
    VEC(Depend) of;
};

static void drop_readers(Depend *depend)
{
    for (size_t i = 0; i < depend->readers.len; i++)
        shared_release(&depend->readers.data[i]->shared);
    depend->readers.len = 0;
}

static void free_depends(struct Depends *depends)
{
    if (!depends)
        return;
    for (size_t i = 0; i < depends->of.len; i++) {
        Depend *depend = &depends->of.data[i];

        drop_readers(depend);
        if (depend->writer)
            shared_release(&depend->writer->shared);
        vec_free(&depend->readers);
    }
    vec_free(&depends->of);
    free(depends);
}

static Depend *depend_on(Kin *kin, uint64_t address)
{
    struct Depends *depends = kin->depends;

    if (!depends) {
        depends = kin->depends = must_alloc(sizeof *depends);
        *depends = (struct Depends){ 0 };
    }
    for (size_t i = 0; i < depends->of.len; i++)
        if (depends->of.data[i].address == address)
            return &depends->of.data[i];
    vec_push(&depends->of, ((Depend){ .address = address }));
    return &depends->of.data[depends->of.len - 1];
}

static void add_depend(Kin *kin, Task *task, Awaited *done, const TaskDepend *on)
{
    Depend *depend = depend_on(kin, on->address);

    if (depend->writer)
        task_depends_on(task, depend->writer);
    for (size_t i = 0; on->writes && i < depend->readers.len; i++)
        if (depend->readers.data[i] != done)
            task_depends_on(task, depend->readers.data[i]);
    done->shared.references++;
    if (!on->writes) {
        vec_push(&depend->readers, done);
        return;
    }
    drop_readers(depend);
    if (depend->writer)
        shared_release(&depend->writer->shared);
    depend->writer = done;
}

void kin_free(Machine *machine, Kin *kin)
{
    family_drop(machine, kin->siblings);
    family_drop(machine, kin->of_group);
    family_drop(machine, kin->children);
    while (kin->group && kin->group != kin->inherited) {
        Family *group = kin->group;

        kin->group = group->outer;
        family_drop(machine, group);
    }
    free_depends(kin->depends);
    *kin = (Kin){ 0 };
}

void explicit_free(Machine *machine, Explicit *made)
{
    if (!made)
        return;
    kin_free(machine, &made->thread.kin);
    family_drop(machine, made->of_team);
    family_drop(machine, made->awaited);
    budget_give(&machine->budget, sizeof *made);
    free(made);
}

/* Running. */

static void leave_families(Machine *machine, Explicit *made)
{
    family_leave(machine, made->thread.kin.siblings);
    family_leave(machine, made->thread.kin.of_group);
    family_leave(machine, made->awaited);
    family_leave(machine, made->of_team);
    team_look_at_barrier(machine, made->thread.team);
}

static void let_go(Step *s, Explicit *made)
{
    if (!made->done)
        return;
    awaited_let_go(s, made->done, false);
    shared_release(&made->done->shared);
}

static Flow run_explicit(Machine *machine, Task *task)
{
    Explicit *made = task->made;
    Step s = { .op = task->op, .arena = &machine->scratch, .machine = machine, .node = task->node };

    s.frame = task->frame.words ? &task->frame : NULL;
    machine->frame = s.frame;
    made->thread.number = (made->thread.number
                           + (unsigned)choice_among(&machine->choice, CHOICE_ORDER, team_size(&s)))
                          % team_size(&s);
    made->thread.global = made->thread.team->threads[made->thread.number].global;
    if (made->run(&s) == FLOW_END)
        return FLOW_END;
    memory_stack_release(machine->memory, 0, task->op);
    if (task->frame.words)
        slots_clear(&task->frame, task->frame.function->counted);
    let_go(&s, made);
    leave_families(machine, made);
    return FLOW_NEXT;
}

static bool make_explicit(Step *s, Thread *thread, Task *task, EvalOp *run, Pointer argument)
{
    Kin *kin = &thread->kin;
    Explicit *made;

    if (!budget_fits(&s->machine->budget, sizeof *made))
        return memory_is_short(s, "a task") == FLOW_NEXT;
    budget_take(&s->machine->budget, sizeof *made);
    made = must_alloc(sizeof *made);
    if (!kin->children)
        kin->children = family_new(s->machine);
    *made = (Explicit){ .run = run, .of_team = family_enter(thread->team->tasks) };
    made->thread = (Thread){ .team = thread->team,
                             .number = thread->number,
                             .global = thread->global,
                             .task = task,
                             .usual = thread->usual };
    made->thread.kin.siblings = family_enter(kin->children);
    made->thread.kin.of_group = family_enter(kin->group);
    made->thread.kin.group = made->thread.kin.inherited = kin->group;
    made->argument = argument;
    task->made = made;
    task->thread = &made->thread;
    task->run = run_explicit;
    return true;
}

static bool add_depends(Step *s, Thread *thread, Task *task, const TaskDepends *depends)
{
    Awaited *done;

    if (!depends || !depends->count)
        return true;
    done = awaited_new(s, false);
    if (!done)
        return false;
    done->task = task;
    task->made->done = done;
    for (unsigned i = 0; i < depends->count; i++)
        add_depend(&thread->kin, task, done, &depends->on[i]);
    return true;
}

Flow task_make_with(Step *s, const TaskDepends *depends, bool deferred, EvalOp *run,
                    Pointer argument)
{
    Thread *thread = thread_here(s);
    Task *task = task_new(s);
    Family *awaited;

    if (!task || !make_explicit(s, thread, task, run, argument)
        || (s->node->bodies && s->node->captures && !task_copy_frame(s, task))
        || !add_depends(s, thread, task, depends))
        return FLOW_END;
    if (deferred)
        return task_begin(s, task);
    awaited = family_new(s->machine);
    task->made->awaited = family_enter(awaited);
    if (task_begin(s, task) == FLOW_END || family_wait(s, awaited) == FLOW_END)
        return FLOW_END;
    family_drop(s->machine, awaited);
    return FLOW_NEXT;
}

Flow task_make(Step *s, const TaskDepends *depends, bool deferred, EvalOp *run)
{
    return task_make_with(s, depends, deferred, run, (Pointer){ 0 });
}

/* Waiting. */

Flow task_wait_children(Step *s)
{
    return family_wait(s, thread_here(s)->kin.children);
}

Flow taskgroup_begin(Step *s)
{
    Kin *kin = &thread_here(s)->kin;
    Family *group = family_new(s->machine);

    group->outer = kin->group;
    kin->group = group;
    return FLOW_NEXT;
}

Flow taskgroup_end(Step *s)
{
    Kin *kin = &thread_here(s)->kin;
    Family *group = kin->group;

    if (!group || group == kin->inherited)
        return undefined(s, "a taskgroup ends that has not begun");
    if (family_wait(s, group) == FLOW_END)
        return FLOW_END;
    kin->group = group->outer;
    family_drop(s->machine, group);
    return FLOW_NEXT;
}
