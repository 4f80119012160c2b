#include "interp/machine/fork.h"

#include "interp/machine/coroutine.h"
#include "interp/machine/lifetime.h"

static void free_fork(Fork *fork)
{
    if (fork->older)
        fork->older->newer = fork->newer;
    if (fork->newer)
        fork->newer->older = fork->older;
    else
        fork->tasks->forks = fork->older;
    task_free_frame(fork->tasks->machine, &fork->kept);
    vec_free(&fork->stack);
    budget_give(&fork->tasks->machine->budget, sizeof *fork);
    free(fork);
}

void forks_free(Fork *newest)
{
    while (newest) {
        Fork *older = newest->older;

        free_fork(newest);
        newest = older;
    }
}

static void end_fork(Shared *shared)
{
    Fork *fork = (Fork *)shared;

    if (fork->kept.words)
        slots_clear(&fork->kept, fork->kept.function->counted);
    free_fork(fork);
}

Flow fork_begin(Step *s)
{
    struct Tasks *tasks = tasks_of(s->machine);
    Fork *fork;

    if (s->node->around)
        return unsupported(s, "a coroutine that begins inside of a region");
    if (!budget_fits(&s->machine->budget, sizeof *fork))
        return memory_is_short(s, "a coroutine");
    fork = must_alloc(sizeof *fork);
    *fork = (Fork){
        .shared = { 1, end_fork }, .tasks = tasks, .older = tasks->forks, .frame = s->frame
    };
    if (tasks->forks)
        tasks->forks->newer = fork;
    tasks->forks = fork;
    budget_take(&s->machine->budget, sizeof *fork);
    shared_set(result_place(s, 0).words, &fork->shared, 0);
    shared_release(&fork->shared);
    return FLOW_NEXT;
}

static Frame *resume_frame(Machine *machine, Fork *fork)
{
    const Function *function = fork->kept.function;
    Frame *frame = ARENA_NEW(&machine->frames, Frame);

    frame->function = function;
    frame->words = ARENA_ARRAY(&machine->frames, uint64_t, function->words);
    frame->poison = ARENA_ARRAY(&machine->frames, uint32_t, function->lanes);
    frame_copy(frame, &fork->kept);
    fork->frame = frame;
    fork->next = NULL;
    while (fork->stack.len)
        memory_stack_give(machine->memory, vec_pop(&fork->stack));
    return frame;
}

static Flow run_fork(Machine *machine, Task *task)
{
    Fork *fork = task->fork;
    const Edge *edge = &fork->node->edges[1];
    const Body *body = &fork->kept.function->body;
    const BlockNodes *block = &body->blocks[edge->target];
    Frame *frame = resume_frame(machine, fork);

    machine->frame = frame;
    machine_take_edge(machine, frame, edge);
    machine_tell_entered(machine, frame, block);
    if (machine_run_from(machine, frame, body, block, block->nodes) == FLOW_END)
        return FLOW_END;
    memory_stack_release(machine->memory, 0, frame->leaver->op);
    slots_clear(frame, body->blocks ? frame->function->counted : (Slots){ 0 });
    return FLOW_NEXT;
}

static Fork *fork_in(Step *s, unsigned operand)
{
    Fork *fork = (Fork *)shared_of(operand_place(s, operand).words);

    if (!fork->freed)
        return fork;
    undefined(s, "the coroutine's frame was freed");
    by_decision(s, "J5");
    return NULL;
}

Flow fork_free(Step *s)
{
    Fork *fork = fork_in(s, 1);

    if (!fork)
        return FLOW_END;
    fork->freed = true;
    return FLOW_NEXT;
}

/* A task that waits for the suspension too, where that is yet to come. */
Flow fork_resume(Step *s, unsigned handle, bool awaits)
{
    Fork *fork = fork_in(s, handle);
    Task *task;

    if (!fork)
        return FLOW_END;
    if (fork->next) {
        undefined(s, "a coroutine is resumed that something goes on with already");
        by_decision(s, "J5");
        return note_operation(s, fork->next->op, "by this operation");
    }
    task = task_new(s);
    if (!task || !task_depends_on_operands(s, task, awaits))
        return FLOW_END;
    task->run = run_fork;
    task->fork = fork;
    fork->shared.references++;
    fork->next = task;
    task->unmet += fork->frame != NULL;
    return task_begin(s, task);
}

static void keep_stack(Machine *machine, Fork *fork)
{
    while (memory_stack_mark(machine->memory) > fork->frame->stack)
        vec_push(&fork->stack, memory_stack_take(machine->memory));
}

Flow fork_suspend(Step *s)
{
    Fork *fork = fork_in(s, 0);
    struct Tasks *tasks = s->machine->tasks;

    if (!fork)
        return FLOW_END;
    if (fork->frame != s->frame)
        return undefined(s, "a coroutine is suspended by another call than the one that is it");
    if (!fork->kept.words && !task_make_frame(s->machine, &fork->kept, s->frame->function))
        return memory_is_short(s, "a coroutine's frame");
    frame_copy(&fork->kept, s->frame);
    keep_stack(s->machine, fork);
    fork->frame = NULL;
    fork->node = s->node;
    branch_to(s, 0);
    if (!fork->next || --fork->next->unmet)
        return FLOW_BRANCH;
    task_is_ready(tasks, tasks->running);
    task_is_ready(tasks, fork->next);
    return tasks_let_others_run(s) == FLOW_END ? FLOW_END : FLOW_BRANCH;
}
