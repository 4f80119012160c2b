#include "interp/machine/tasks.h"

#include "interp/machine/deadlock.h"
#include "interp/machine/fork.h"
#include "interp/machine/jobs.h"
#include "interp/machine/lifetime.h"
#include "interp/machine/observer.h"
#include "interp/machine/team.h"
#include "core/ir/symbol.h"

#include <string.h>

Awaited **tasks_newest(struct Tasks *tasks)
{
    return &tasks->awaited;
}

Machine *tasks_machine(struct Tasks *tasks)
{
    return tasks->machine;
}

struct Tasks *tasks_of(Machine *machine)
{
    struct Tasks *tasks = machine->tasks;

    if (tasks)
        return tasks;
    tasks = machine->tasks = must_alloc(sizeof *tasks);
    *tasks = (struct Tasks){ .machine = machine };
    tasks->program.fiber = fiber_own();
    tasks->program.order = memory_task_begin(machine->memory, NULL);
    tasks->running = &tasks->program;
    machine->watched++;
    return tasks;
}

const Op *tasks_running(const Machine *machine)
{
    return machine->tasks ? machine->tasks->running->op : NULL;
}

/* Ending. */

void task_free_frame(Machine *machine, Frame *frame)
{
    if (!frame->words)
        return;
    budget_give(&machine->budget, frame->function->words * sizeof *frame->words
                                      + frame->function->lanes * sizeof *frame->poison);
    free(frame->words);
    free(frame->poison);
    frame->words = NULL;
}

static void free_task(struct Tasks *tasks, Task *task)
{
    if (task->older)
        task->older->newer = task->newer;
    if (task->newer)
        task->newer->older = task->older;
    else
        tasks->newest = task->older;
    if (task->fiber)
        fiber_free(tasks->machine, task->fiber);
    for (unsigned i = 0; i < task->argument_count; i++) {
        free(task->arguments[i].words);
        free(task->arguments[i].poison);
    }
    free(task->arguments);
    task_free_frame(tasks->machine, &task->frame);
    vec_free(&task->dependencies);
    explicit_free(tasks->machine, task->made);
    budget_give(&tasks->machine->budget, sizeof *task);
    free(task);
}

void tasks_free(Machine *machine)
{
    struct Tasks *tasks = machine->tasks;

    if (!tasks)
        return;
    if (tasks->ended)
        free_task(tasks, tasks->ended);
    while (tasks->newest)
        free_task(tasks, tasks->newest);
    teams_free(machine, tasks->teams);
    forks_free(tasks->forks);
    awaited_free_all(tasks->awaited);
    fiber_free(machine, tasks->program.fiber);
    vec_free(&tasks->ready);
    free(tasks);
    machine->tasks = NULL;
}

/* Switching. */

/* To be said wherever a switch has come back. */
static void reap(struct Tasks *tasks)
{
    Task *ended = tasks->ended;

    tasks->ended = NULL;
    if (ended)
        free_task(tasks, ended);
}

static void tell_switch(const struct Tasks *tasks, const Task *from, const Task *to)
{
    const Observer *observer = tasks->machine->observer;

    if (observer && observer->switched)
        observer->switched(observer->state, from->number, to->number, tasks->ended == from);
}

static void switch_to(struct Tasks *tasks, Task *to)
{
    Task *from = tasks->running;

    if (to == from)
        return;
    tasks->running = to;
    tell_switch(tasks, from, to);
    memory_task_run(tasks->machine->memory, to->order);
    fiber_switch(tasks->machine, from->fiber, to->fiber);
    reap(tasks);
}

void task_is_ready(struct Tasks *tasks, Task *task)
{
    vec_push(&tasks->ready, task);
}

void task_wake(struct Tasks *tasks, Task *task)
{
    if (--task->unmet == 0)
        task_is_ready(tasks, task);
}

/* Of those that may go on one, the last first; NULL: there is none. */
static Task *take_ready(struct Tasks *tasks)
{
    TaskRow *ready = &tasks->ready;
    Choice *choice = &tasks->machine->choice;
    size_t at;
    Task *task;

    if (!ready->len)
        return NULL;
    choice->by = tasks->running->op;
    at = ready->len - 1 - choice_among(choice, CHOICE_ORDER, ready->len);
    task = ready->data[at];
    memmove(ready->data + at, ready->data + at + 1, (ready->len - at - 1) * sizeof task);
    ready->len--;
    return task;
}

/* Where nothing can go on: whoever waits and has begun says so, those for a lock before the
 * program, and that before the others, but for what just waits for them to end. */
static Task *find_stuck(struct Tasks *tasks)
{
    Task *found = tasks->program.at && !tasks->program.joins ? &tasks->program : NULL;

    tasks->stuck = true;
    for (Task *task = tasks->newest; task; task = task->older) {
        if (task->at && task->lock)
            return task;
        if (task->at && !task->joins && !found)
            found = task;
    }
    return found ? found : &tasks->program;
}

Flow tasks_let_others_run(Step *s)
{
    struct Tasks *tasks = s->machine->tasks;
    Task *next = take_ready(tasks);

    switch_to(tasks, next ? next : find_stuck(tasks));
    return tasks->failed ? FLOW_END : FLOW_NEXT;
}

Flow task_may_switch(Step *s)
{
    struct Tasks *tasks = s->machine->tasks;

    if (!tasks || !tasks->ready.len || s->machine->parallel_depth)
        return FLOW_NEXT;
    task_is_ready(tasks, tasks->running);
    return tasks_let_others_run(s);
}

Flow task_step_aside(Step *s)
{
    struct Tasks *tasks = s->machine->tasks;
    TaskRow *ready = &tasks->ready;

    if (!ready->len || s->machine->parallel_depth)
        return FLOW_NEXT;
    vec_reserve(ready, ready->len + 1);
    memmove(ready->data + 1, ready->data, ready->len++ * sizeof *ready->data);
    ready->data[0] = tasks->running;
    return tasks_let_others_run(s);
}

Flow task_wait(Step *s)
{
    Task *task = s->machine->tasks->running;
    Flow flow;

    if (s->machine->parallel_depth)
        return unsupported(s, "it waits inside of a parallel loop");
    task->at = s->op;
    task->unmet = 1;
    flow = tasks_let_others_run(s);
    if (flow == FLOW_NEXT && !s->machine->tasks->stuck)
        task->at = NULL;
    return flow;
}

/* Beginning and leaving. */

static void join_dependencies(Machine *machine, const Task *task)
{
    for (size_t i = 0; i < task->dependencies.len; i++)
        if (task->dependencies.data[i]->known)
            memory_join_known(machine->memory, task->dependencies.data[i]->known);
}

/* NULL: it has none. */
static const Awaited *failed_dependency(const Task *task)
{
    for (size_t i = 0; task->results && i < task->dependencies.len; i++)
        if (task->dependencies.data[i]->error)
            return task->dependencies.data[i];
    return NULL;
}

static void release(Task *task, const Op *failed)
{
    struct Tasks *tasks = task->tasks;
    Step s = { .op = failed ? failed : task->op,
               .arena = &tasks->machine->scratch,
               .machine = tasks->machine };

    if (task->results) {
        awaited_let_go(&s, task->results, failed != NULL);
        shared_release(&task->results->shared);
    }
    for (unsigned i = 0; i < task->argument_count; i++)
        place_clear(task->arguments[i]);
    for (size_t i = 0; i < task->dependencies.len; i++)
        shared_release(&task->dependencies.data[i]->shared);
    if (task->fork)
        shared_release(&task->fork->shared);
    memory_task_end(tasks->machine->memory, task->order);
    tasks->ended = task;
    if (tasks->finishes && !task->older && !task->newer)
        task_is_ready(tasks, &tasks->program);
}

/* The task that runs is over, and leaves its fiber for good; an operation made errors of what it
 * was to give, or NULL. */
static void leave(Task *task, const Op *failed)
{
    struct Tasks *tasks = task->tasks;
    Task *next;

    release(task, failed);
    next = take_ready(tasks);
    switch_to(tasks, next ? next : find_stuck(tasks));
}

/* What a fiber begins with. */
static void start(void *argument)
{
    Task *task = argument;
    struct Tasks *tasks = task->tasks;
    const Awaited *failed = failed_dependency(task);

    reap(tasks);
    join_dependencies(tasks->machine, task);
    if (!failed && task->run(tasks->machine, task) == FLOW_END) {
        tasks->failed = true;
        switch_to(tasks, &tasks->program);
    }
    leave(task, failed ? failed->settled : NULL);
}

Flow task_prepare(Step *s, Task *task)
{
    if (machine_check_depth(s) == FLOW_END)
        return FLOW_END;
    task->fiber = fiber_new(s, start, task);
    if (!task->fiber)
        return FLOW_END;
    task->order = memory_task_begin(memory_in(s), task->op);
    return FLOW_NEXT;
}

Flow task_begin(Step *s, Task *task)
{
    struct Tasks *tasks = task->tasks;

    if (task_prepare(s, task) == FLOW_END)
        return FLOW_END;
    if (task->unmet)
        return FLOW_NEXT;
    task_is_ready(tasks, tasks->running);
    task_is_ready(tasks, task);
    return tasks_let_others_run(s);
}

/* Bodies and calls. */

bool task_make_frame(Machine *machine, Frame *frame, const Function *function)
{
    uint64_t words = function->words * sizeof(uint64_t), lanes = function->lanes * sizeof(uint32_t);

    if (!budget_fits(&machine->budget, words + lanes))
        return false;
    budget_take(&machine->budget, words + lanes);
    *frame = (Frame){ .function = function,
                      .words = must_alloc(words + 1),
                      .poison = must_alloc(lanes + 1),
                      .clean = true };
    memset(frame->words, 0, words);
    memset(frame->poison, 0, lanes);
    function_set_constants(function, frame->words);
    return true;
}

static void copy_slots(Step *s, Task *task, const Slot *slots, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        Place from = slot_place(s->frame, slots[i]);

        if (!from.layout)
            continue;
        place_copy(slot_place(&task->frame, slots[i]), from);
        task->frame.clean &= !place_is_poison(from);
    }
}

static bool make_body_frame(Step *s, Task *task)
{
    if (!task_make_frame(s->machine, &task->frame, s->frame->function)) {
        memory_is_short(s, "the frame of a task");
        return false;
    }
    copy_slots(s, task, s->node->captures, s->node->capture_count);
    return true;
}

bool task_copy_frame(Step *s, Task *task)
{
    if (!make_body_frame(s, task))
        return false;
    copy_slots(s, task, s->node->operands, s->op->operand_count);
    if (s->node->bodies[0].count)
        copy_slots(s, task, s->node->bodies[0].blocks[0].args,
                   s->node->bodies[0].blocks[0].arg_count);
    return true;
}

Task *task_new(Step *s)
{
    struct Tasks *tasks = tasks_of(s->machine);
    Task *task;

    if (!budget_fits(&s->machine->budget, sizeof *task)) {
        memory_is_short(s, "a task");
        return NULL;
    }
    task = must_alloc(sizeof *task);
    *task = (Task){ .tasks = tasks,
                    .number = ++tasks->count,
                    .older = tasks->newest,
                    .op = s->op,
                    .node = s->node };
    if (tasks->newest)
        tasks->newest->newer = task;
    tasks->newest = task;
    budget_take(&s->machine->budget, sizeof *task);
    return task;
}

static void keep_arguments(Step *s, Task *task, unsigned first, unsigned count)
{
    task->arguments = must_alloc((count + 1) * sizeof *task->arguments);
    for (; task->argument_count < count; task->argument_count++) {
        Place from = operand_place(s, first + task->argument_count);
        Place *to = &task->arguments[task->argument_count];

        *to = (Place){ calloc(layout_words(from.layout) + 1, sizeof *to->words),
                       calloc(layout_lanes(from.layout) + 1, sizeof *to->poison), from.layout };
        place_copy(*to, from);
    }
}

void task_depends_on(Task *task, Awaited *awaited)
{
    awaited->shared.references++;
    vec_push(&task->dependencies, awaited);
    if (awaited->ready)
        return;
    task->unmet++;
    awaited_wait(awaited, (AwaitedWaiter){ .task = task });
}

bool task_depends_on_operands(Step *s, Task *task, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        Awaited *awaited = awaited_in(s, i);

        if (!awaited)
            return false;
        task_depends_on(task, awaited);
    }
    return true;
}

/* One value for each result that is none of a token. */
static bool make_results(Step *s, Task *task, unsigned tokens)
{
    Awaited *awaited = awaited_new(s, false);

    if (!awaited)
        return false;
    task->results = awaited;
    awaited->task = task;
    for (unsigned i = tokens; i < s->op->result_count; i++) {
        const Type *type = s->op->results[i]->type->dialect.params[0]->type_value;
        const Layout *layout = layout_of(s, type);

        if (!layout) {
            unsupported(s, "values of type '%s' are not supported", type_text(type));
            return false;
        }
        awaited_add_value(awaited, layout);
    }
    for (unsigned i = 0; i < s->op->result_count; i++)
        shared_set(result_place(s, i).words, &awaited->shared, i < tokens ? 0 : i - tokens);
    return true;
}

/* The contents of values become arguments of the body. */
static void unwrap(Task *task)
{
    const BlockNodes *entry = &task->node->bodies[0].blocks[0];

    for (unsigned i = 0; i < task->argument_count; i++) {
        Place from = task->arguments[i], to = slot_place(&task->frame, entry->args[i]);
        const Awaited *awaited = (const Awaited *)shared_of(from.words);

        place_copy(to, awaited->value_count ? awaited->values[shared_part(from.words)] : from);
        task->frame.clean &= !place_is_poison(to);
    }
}

static Flow run_body(Machine *machine, Task *task)
{
    Frame *frame = &task->frame;

    unwrap(task);
    machine->frame = frame;
    if (machine_run_body(machine, frame, &task->node->bodies[0]) == FLOW_END)
        return FLOW_END;
    memory_stack_release(machine->memory, 0, frame->leaver->op);
    for (unsigned i = 0; i < task->results->value_count; i++)
        place_copy(task->results->values[i], slot_place(frame, frame->leaver->operands[i]));
    slots_clear(frame, frame->function->counted);
    return FLOW_NEXT;
}

static Flow run_function(Machine *machine, Task *task)
{
    return machine_call(machine, task->function, NULL, task->arguments, NULL,
                        task->results->values);
}

Flow task_execute(Step *s, unsigned dependencies, unsigned values)
{
    Task *task = task_new(s);

    if (!task || !make_body_frame(s, task)
        || !task_depends_on_operands(s, task, dependencies + values))
        return FLOW_END;
    task->run = run_body;
    keep_arguments(s, task, dependencies, values);
    return make_results(s, task, 1) ? task_begin(s, task) : FLOW_END;
}

Flow task_call(Step *s, const Op *callee, bool has_token)
{
    Task *task;

    if (!callee->regions[0].first)
        return unsupported(s, "the function @%.*s has no body", STR_ARG(symbol_name(callee)));
    task = task_new(s);
    if (!task)
        return FLOW_END;
    task->run = run_function;
    task->function = machine_callee(s->machine, s->frame->function, callee);
    keep_arguments(s, task, 0, s->op->operand_count);
    return make_results(s, task, has_token) ? task_begin(s, task) : FLOW_END;
}

/* Waiting. */

static Flow wait_for(Step *s, Awaited *awaited)
{
    struct Tasks *tasks = s->machine->tasks;
    Task *task = tasks->running;
    Flow flow;

    task->awaits = awaited;
    awaited_wait(awaited, (AwaitedWaiter){ .task = task });
    flow = task_wait(s);
    if (flow == FLOW_NEXT && tasks->stuck)
        return deadlock_report(s, awaited);
    task->awaits = NULL;
    return flow;
}

bool task_can_fail(const Step *s)
{
    const Task *task = s->machine->tasks ? s->machine->tasks->running : NULL;

    return task && task->results && !s->machine->parallel_depth && s->frame->caller == NULL;
}

Flow task_fail(Step *s)
{
    memory_stack_release(memory_in(s), 0, s->op);
    leave(s->machine->tasks->running, s->op);
    return FLOW_END;
}

/* DECISIONS.md J3. */
static Flow give_up(Step *s, const Awaited *awaited)
{
    if (task_can_fail(s))
        return task_fail(s);
    trap(s, "Awaited async operand is in error state");
    note_operation(s, awaited->settled, "it became an error here");
    return by_decision(s, "J3");
}

Flow task_await(Step *s, unsigned operand, bool goes_on)
{
    Awaited *awaited = awaited_in(s, operand);

    if (!awaited || (awaited->ready ? task_may_switch(s) : wait_for(s, awaited)) == FLOW_END)
        return FLOW_END;
    if (awaited->known)
        memory_join_known(memory_in(s), awaited->known);
    return awaited->error && !goes_on ? give_up(s, awaited) : FLOW_NEXT;
}

Flow task_threads(Step *s)
{
    return give_index(s, WORKER_THREADS);
}

/* The end. */

Flow tasks_finish(Machine *machine)
{
    struct Tasks *tasks = machine->tasks;
    Task *next;

    if (!tasks)
        return FLOW_NEXT;
    tasks->finishes = true;
    while (tasks->newest) {
        next = take_ready(tasks);
        if (!next)
            next = find_stuck(tasks);
        if (next == &tasks->program)
            return tasks->newest && tasks->stuck ? deadlock_report_left(machine, tasks->newest)
                                                 : FLOW_NEXT;
        switch_to(tasks, next);
        if (tasks->failed)
            return FLOW_END;
    }
    return FLOW_NEXT;
}
