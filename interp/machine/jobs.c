#include "interp/machine/jobs.h"

typedef struct Waiting {
    Job job;
    unsigned thread;
} Waiting;

struct Jobs {
    VEC(Waiting) row;
    size_t first;    /* of those that wait, in the row */
    uint64_t count;  /* that ever were */
    unsigned thread; /* of the job that runs; 0: none does */
};

static struct Jobs *jobs_of(Machine *machine)
{
    if (!machine->jobs) {
        machine->jobs = must_alloc(sizeof *machine->jobs);
        *machine->jobs = (struct Jobs){ 0 };
    }
    return machine->jobs;
}

void jobs_free(Machine *machine)
{
    struct Jobs *jobs = machine->jobs;

    if (!jobs)
        return;
    budget_give(&machine->budget, jobs->row.cap * sizeof(Waiting));
    vec_free(&jobs->row);
    free(jobs);
    machine->jobs = NULL;
}

/* Room that was left in front is used again before the row grows. */
static void move_up(struct Jobs *jobs)
{
    if (jobs->row.len < jobs->row.cap || jobs->first < jobs->row.len / 2)
        return;
    for (size_t i = jobs->first; i < jobs->row.len; i++)
        jobs->row.data[i - jobs->first] = jobs->row.data[i];
    jobs->row.len -= jobs->first;
    jobs->first = 0;
}

void jobs_add(Machine *machine, Job job)
{
    struct Jobs *jobs = jobs_of(machine);
    size_t had = jobs->row.cap;

    move_up(jobs);
    vec_push(&jobs->row, ((Waiting){ job, 2 + (unsigned)(jobs->count++ % WORKER_THREADS) }));
    budget_take(&machine->budget, (jobs->row.cap - had) * sizeof(Waiting));
}

static size_t waiting(const Machine *machine)
{
    return machine->jobs ? machine->jobs->row.len - machine->jobs->first : 0;
}

bool jobs_wait(const Machine *machine)
{
    return waiting(machine) != 0;
}

unsigned jobs_thread(const Machine *machine)
{
    return machine->jobs && machine->jobs->thread ? machine->jobs->thread : 1;
}

/* Of those that wait the one with this number. `call` is NULL when the program is over. */
static Flow run(Machine *machine, size_t number, const Op *call)
{
    struct Jobs *jobs = machine->jobs;
    Waiting *head = &jobs->row.data[jobs->first], chosen = head[number];
    unsigned outer = jobs->thread;
    struct Landing *landing = machine->landing;
    Layout pointer = layout_pointer(&machine->target, 0);
    uint64_t words[2];
    uint32_t poison = 0;
    Place handle = { words, &poison, &pointer };
    Flow flow;

    for (; number; number--)
        head[number] = head[number - 1];
    jobs->first++;
    place_set_pointer(handle, chosen.job.handle);
    jobs->thread = chosen.thread;
    machine->landing = NULL; /* no unwinding leaves it */
    flow = machine_call(machine, machine_function(machine, chosen.job.function), call, &handle,
                        NULL, NULL);
    jobs->thread = outer;
    machine->landing = landing;
    return flow;
}

Flow jobs_run_one(Step *s)
{
    uint64_t number = choice_of(choice_in(s), waiting(s->machine));

    if (machine_check_depth(s) == FLOW_END || work_done(s, number) == FLOW_END)
        return FLOW_END;
    return run(s->machine, number, s->op);
}

Flow jobs_may_run(Step *s)
{
    uint64_t number;

    if (!jobs_wait(s->machine))
        return FLOW_NEXT;
    number = choice_of(choice_in(s), waiting(s->machine) + 1);
    if (!number)
        return FLOW_NEXT;
    if (machine_check_depth(s) == FLOW_END || work_done(s, number) == FLOW_END)
        return FLOW_END;
    return run(s->machine, number - 1, s->op);
}

Flow jobs_finish(Machine *machine)
{
    while (jobs_wait(machine))
        if (run(machine, choice_of(&machine->choice, waiting(machine)), NULL) == FLOW_END)
            return FLOW_END;
    return FLOW_NEXT;
}
