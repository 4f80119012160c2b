/* Beginning teams and ending them; barriers. */
#include "interp/machine/team.h"

#include "interp/machine/lifetime.h"

#include <string.h>

enum { USUAL_THREADS = 4, MOST_THREADS = 256 };

/* Making. */

Teams *teams_met(const Machine *machine)
{
    return machine->tasks ? machine->tasks->teams : NULL;
}

static void add_team(Teams *teams, Team *team)
{
    team->older = teams->newest;
    if (teams->newest)
        teams->newest->newer = team;
    teams->newest = team;
}

Teams *teams_of(Machine *machine)
{
    struct Tasks *tasks = tasks_of(machine);
    Teams *teams = tasks->teams;

    if (teams)
        return teams;
    teams = tasks->teams = must_alloc(sizeof *teams);
    *teams = (Teams){ .globals = MOST_THREADS, .most_active = 1 };
    teams->alone = (Team){ .size = 1, .threads = &teams->initial };
    teams->alone.tasks = family_new(machine);
    teams->initial = (Thread){ .team = &teams->alone, .task = &tasks->program };
    tasks->program.thread = &teams->initial;
    return teams;
}

Thread *thread_running(const Machine *machine)
{
    return machine->tasks ? machine->tasks->running->thread : NULL;
}

/* A task of async that meets a region is as good as the program. */
Thread *thread_here(Step *s)
{
    Teams *teams = teams_of(s->machine);
    Thread *thread = thread_running(s->machine);

    return thread ? thread : &teams->initial;
}

static void free_threads(Machine *machine, Team *team)
{
    for (unsigned i = 0; i < team->size; i++)
        kin_free(machine, &team->threads[i].kin);
}

/* What it has but itself and its threads. */
static void clear_team(Machine *machine, Team *team)
{
    for (size_t i = 0; i < team->shares.len; i++)
        share_free(machine, team->shares.data[i]);
    vec_free(&team->shares);
    free_threads(machine, team);
    for (unsigned i = 0; i < 2; i++)
        if (team->known[i])
            memory_known_free(machine->memory, team->known[i]);
    if (team->joined)
        memory_known_free(machine->memory, team->joined);
    if (team->combined)
        memory_known_free(machine->memory, team->combined);
    family_drop(machine, team->tasks);
}

static void free_team(Machine *machine, Team *team)
{
    Teams *teams = machine->tasks->teams;

    if (team->older)
        team->older->newer = team->newer;
    if (team->newer)
        team->newer->older = team->older;
    else
        teams->newest = team->older;
    clear_team(machine, team);
    budget_give(&machine->budget, sizeof *team + team->size * sizeof *team->threads);
    free(team->threads);
    free(team);
}

void teams_free(Machine *machine, Teams *teams)
{
    if (!teams)
        return;
    while (teams->newest)
        free_team(machine, teams->newest);
    clear_team(machine, &teams->alone);
    while (teams->criticals) {
        Lock *next = teams->criticals->next;

        lock_free(machine, teams->criticals);
        teams->criticals = next;
    }
    if (teams->flushed)
        memory_known_free(machine->memory, teams->flushed);
    vec_free(&teams->own);
    free(teams);
}

/* Those of an outermost team are the same threads again and again. */
static int32_t global_number(Teams *teams, const Thread *outer, unsigned number)
{
    if (!number)
        return outer->global;
    return outer->team->active ? (int32_t)teams->globals++ : (int32_t)number;
}

/* With all threads, of which none runs. NULL: the run has ended. */
static Team *make_team(Step *s, const Thread *outer, unsigned size)
{
    Machine *machine = s->machine;
    Teams *teams = teams_of(machine);
    uint64_t bytes = sizeof(Team) + size * sizeof(Thread);
    Team *team;

    if (!budget_fits(&machine->budget, bytes)) {
        memory_is_short(s, "a team of %u threads", size);
        return NULL;
    }
    budget_take(&machine->budget, bytes);
    team = must_alloc(sizeof *team);
    *team = (Team){ .op = s->op,
                    .threads = must_alloc(size * sizeof *team->threads),
                    .size = size,
                    .level = outer->team->level + 1,
                    .active = outer->team->active + (size > 1) };
    for (unsigned i = 0; i < size; i++)
        team->threads[i] = (Thread){ .team = team,
                                     .number = i,
                                     .usual = outer->usual,
                                     .global = global_number(teams, outer, i) };
    team->tasks = family_new(machine);
    add_team(teams, team);
    return team;
}

/* Barriers. */

/* The first worksharing region that one of the two has met and the other has not. */
static Flow note_unmet(Step *s, const Thread *one, const Thread *other)
{
    const Team *team = one->team;
    const Thread *behind = one->shares < other->shares ? one : other;
    uint64_t at = behind->shares - team->first_share;

    if (at < team->shares.len)
        note_operation(s, team->shares.data[at]->op, "thread %u has not met this one",
                       behind->number);
    return by_decision(s, "Q4");
}

/* Undefined: "the sequence of worksharing regions and barrier regions must be the same for every
 * thread in a team". Rule: DECISIONS.md Q4. */
static Flow check_sequence(Step *s, const Thread *thread)
{
    const Team *team = thread->team;

    for (unsigned i = 0; i < team->size; i++) {
        const Thread *other = &team->threads[i];

        if (other == thread || !other->barrier)
            continue;
        if (other->shares != thread->shares)
            undefined(s,
                      "thread %u has met %llu worksharing region%s of the team before its barrier, "
                      "and thread %u %llu",
                      thread->number, (unsigned long long)thread->shares, plural(thread->shares),
                      other->number, (unsigned long long)other->shares);
        else if (other->barrier != s->op && !is_library_call(s))
            undefined(s, "thread %u waits at a barrier while thread %u waits at another",
                      thread->number, other->number);
        else
            continue;
        note_operation(s, other->barrier, "thread %u waits here", other->number);
        return other->shares != thread->shares ? note_unmet(s, thread, other)
                                               : by_decision(s, "Q4");
    }
    return FLOW_NEXT;
}

static Known *known_of(Machine *machine, Known **known)
{
    if (!*known)
        *known = memory_known_new(machine->memory);
    return *known;
}

/* All are there, and so is what their tasks have done: those that wait go on. */
void team_look_at_barrier(Machine *machine, Team *team)
{
    if (team->arrived < team->size || team->tasks->running)
        return;
    team->arrived = 0;
    team->phase = !team->phase;
    for (unsigned i = 0; i < team->size; i++) {
        Thread *thread = &team->threads[i];

        thread->barrier = NULL;
        if (thread->task->at)
            task_wake(machine->tasks, thread->task);
    }
}

static Flow arrive(Step *s, Thread *thread)
{
    Team *team = thread->team;
    Task *task = s->machine->tasks->running;
    Flow flow = FLOW_NEXT;

    thread->barrier = s->op;
    thread->task = task;
    team->arrived++;
    team_look_at_barrier(s->machine, team);
    if (thread->barrier) {
        flow = task_wait(s);
        if (flow == FLOW_NEXT && s->machine->tasks->stuck)
            return team_report_deadlock(s);
        return flow;
    }
    return task_may_switch(s);
}

/* "A barrier region may not be closely nested inside a worksharing, loop, task, taskloop, critical,
 * ordered, atomic or masked region." */
static Flow check_nesting(Step *s, const Thread *thread)
{
    if (!thread->inside && !s->machine->tasks->running->made)
        return FLOW_NEXT;
    if (thread->inside) {
        undefined(s, "a barrier within a region of '%.*s'", STR_ARG(op_name(thread->inside)));
        note_operation(s, thread->inside, "the region is here");
    } else {
        undefined(s, "a barrier within a task that a thread has made");
    }
    return by_decision(s, "Q4");
}

Flow team_barrier(Step *s)
{
    Thread *thread = thread_here(s);
    Team *team = thread->team;
    unsigned phase = team->phase;
    Memory *memory = memory_in(s);

    if (check_nesting(s, thread) == FLOW_END || check_sequence(s, thread) == FLOW_END)
        return FLOW_END;
    memory_tell_known(memory, known_of(s->machine, &team->known[phase]));
    if (arrive(s, thread) == FLOW_END)
        return FLOW_END;
    memory_join_known(memory, team->known[phase]);
    memory_join_known(memory, team->tasks->known);
    return FLOW_NEXT;
}

/* Running. */

/* Each worksharing region is met by all threads of the team or by none. */
static Flow check_shares(Step *s, const Thread *thread)
{
    const Team *team = thread->team;

    for (unsigned i = 0; i < team->size; i++) {
        const Thread *other = &team->threads[i];

        if (!other->ended || other->shares == thread->shares)
            continue;
        undefined(s,
                  "thread %u has met %llu worksharing region%s of the team when it ends, and "
                  "thread %u %llu",
                  thread->number, (unsigned long long)thread->shares, plural(thread->shares),
                  other->number, (unsigned long long)other->shares);
        return note_unmet(s, thread, other);
    }
    return FLOW_NEXT;
}

static Flow end_thread(Step *s, Thread *thread)
{
    Team *team = thread->team;

    if (check_shares(s, thread) == FLOW_END)
        return FLOW_END;
    memory_tell_known(memory_in(s), known_of(s->machine, &team->joined));
    if (++team->ended == team->size)
        task_wake(s->machine->tasks, team->joins);
    return FLOW_NEXT;
}

/* The end of the region is a barrier, too, of which who met the region is a part. */
static Flow run_thread(Machine *machine, Task *task)
{
    Thread *thread = task->thread;
    Team *team = thread->team;
    Step s = *team->step;

    s.arena = &machine->scratch;
    if (task->frame.words)
        s.frame = &task->frame;
    machine->frame = s.frame;
    if (team->run(&s) == FLOW_END)
        return FLOW_END;
    if (end_thread(&s, thread) == FLOW_END)
        return FLOW_END;
    thread->ended = task->frame.words && task->frame.leaver ? task->frame.leaver->op : s.op;
    memory_stack_release(machine->memory, 0, s.op);
    if (task->frame.words)
        slots_clear(&task->frame, task->frame.function->counted);
    return FLOW_NEXT;
}

static bool make_threads(Step *s, Team *team, bool own_frames)
{
    for (unsigned i = team->size; i-- > 0;) {
        Task *task = task_new(s);

        if (!task || (own_frames && !task_copy_frame(s, task)) || task_prepare(s, task) == FLOW_END)
            return false;
        task->run = run_thread;
        task->thread = &team->threads[i];
        team->threads[i].task = task;
        task_is_ready(s->machine->tasks, task);
    }
    return true;
}

/* Tasks that its threads made are through before it is. */
static Flow join(Step *s, Team *team)
{
    Task *task = s->machine->tasks->running;
    Flow flow;

    team->joins = task;
    task->joins = true;
    flow = task_wait(s);
    if (flow == FLOW_NEXT && s->machine->tasks->stuck)
        return team_report_deadlock(s);
    task->joins = false;
    if (flow == FLOW_END || family_wait(s, team->tasks) == FLOW_END)
        return FLOW_END;
    memory_join_known(memory_in(s), team->joined);
    free_team(s->machine, team);
    return FLOW_NEXT;
}

static Flow run_alone(Step *s, EvalOp *run)
{
    if (team_enter_alone(s) == FLOW_END || run(s) == FLOW_END)
        return FLOW_END;
    return team_leave_alone(s);
}

Flow team_fork(Step *s, uint64_t threads, bool own_frames, EvalOp *run)
{
    Thread *outer = thread_here(s);
    Team *team;

    outer->requested = 0;
    if (s->machine->parallel_depth)
        return unsupported(s, "a team of threads inside of a parallel loop");
    if (threads > MOST_THREADS)
        threads = MOST_THREADS;
    if (threads <= 1 || outer->team->active >= teams_of(s->machine)->most_active)
        return run_alone(s, run);
    team = make_team(s, outer, (unsigned)threads);
    if (!team)
        return FLOW_END;
    team->run = run;
    team->step = s;
    team->first = s->machine->external.first;
    return make_threads(s, team, own_frames) ? join(s, team) : FLOW_END;
}

Flow team_enter_alone(Step *s)
{
    Thread *outer = thread_here(s);
    Team *team = make_team(s, outer, 1);

    if (!team)
        return FLOW_END;
    outer->requested = 0;
    team->threads->task = s->machine->tasks->running;
    team->threads->outer = s->machine->tasks->running->thread;
    s->machine->tasks->running->thread = team->threads;
    return FLOW_NEXT;
}

Flow team_leave_alone(Step *s)
{
    Task *task = s->machine->tasks->running;
    Team *team = task->thread->team;

    if (family_wait(s, team->tasks) == FLOW_END)
        return FLOW_END;
    task->thread = team->threads->outer;
    free_team(s->machine, team);
    return FLOW_NEXT;
}

unsigned team_usual(Step *s)
{
    const Thread *thread = thread_here(s);

    if (thread->requested)
        return thread->requested;
    return thread->usual ? thread->usual : USUAL_THREADS;
}

Flow team_run(Step *s, uint64_t threads, EvalOp *thread)
{
    return team_fork(s, threads ? threads : team_usual(s), true, thread);
}

unsigned team_size(const Step *s)
{
    const Thread *thread = thread_running(s->machine);

    return thread ? thread->team->size : 1;
}

unsigned team_number(const Step *s)
{
    const Thread *thread = thread_running(s->machine);

    return thread ? thread->number : 0;
}
