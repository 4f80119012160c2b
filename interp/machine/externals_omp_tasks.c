/* Externals of OpenMP's library: locks, reductions, tasks, and what a program asks of its threads
 * (DECISIONS.md Q9). */
#include "interp/machine/externals_omp.h"

#include <string.h>

/* Criticals, whose locks are globals that hold zeros, and the locks of reductions. */

static Lock *critical_at(Step *s, Pointer at)
{
    Lock *lock = lock_at(s->machine, at);

    if (lock)
        return lock;
    lock = lock_make(s, at, false);
    if (lock)
        lock->is_critical = true;
    return lock;
}

static Flow critical(Step *s, const External *self, unsigned first)
{
    Lock *lock = critical_at(s, pointer_in(s, first + 2));

    (void)self;
    return lock ? lock_take(s, lock) : FLOW_END;
}

static Flow leave_critical(Step *s, const External *self, Pointer at)
{
    Lock *lock = lock_at(s->machine, at);

    if (lock && lock->holder == s->machine->tasks->running)
        return lock_leave(s, lock);
    return undefined_by(s, "Q5", "@%s leaves what this thread has not entered", self->name);
}

static Flow end_critical(Step *s, const External *self, unsigned first)
{
    return leave_critical(s, self, pointer_in(s, first + 2));
}

/* __kmpc_reduce(place, thread, count, size, data, function, lock): each thread combines its own,
 * one after the other, in an order that is a choice. */
static Flow reduce(Step *s, const External *self, unsigned first)
{
    Lock *lock = critical_at(s, pointer_in(s, first + 6));

    (void)self;
    if (!lock || lock_take(s, lock) == FLOW_END)
        return FLOW_END;
    return give_int(s, int_of_u(s->arena, 32, 1));
}

static Flow end_reduce(Step *s, const External *self, unsigned first)
{
    if (leave_critical(s, self, pointer_in(s, first + 2)) == FLOW_END)
        return FLOW_END;
    return strstr(self->name, "nowait") ? FLOW_NEXT : team_barrier(s);
}

/* Locks. */

static Lock *lock_in(Step *s, const External *self, unsigned first)
{
    Lock *lock = lock_at(s->machine, pointer_in(s, first));

    if (lock && !lock->is_critical && lock->nests == (strstr(self->name, "nest") != NULL))
        return lock;
    undefined(s, "@%s is given no lock, or one that was not initialised", self->name);
    by_decision(s, "Q5");
    return NULL;
}

static Flow init_lock(Step *s, const External *self, unsigned first)
{
    Pointer at = pointer_in(s, first);
    Lock *lock = lock_at(s->machine, at);

    if (lock)
        detach(s->machine, &lock->attached);
    if (!omp_store(s, at, 64, 0))
        return FLOW_END;
    return lock_make(s, at, strstr(self->name, "nest") != NULL) ? FLOW_NEXT : FLOW_END;
}

static Flow destroy_lock(Step *s, const External *self, unsigned first)
{
    Lock *lock = lock_in(s, self, first);

    if (!lock)
        return FLOW_END;
    if (lock->holder) {
        undefined(s, "a lock is destroyed that is set");
        note_operation(s, lock->taken, "it was set here");
        return by_decision(s, "Q5");
    }
    detach(s->machine, &lock->attached);
    return FLOW_NEXT;
}

static Flow set_lock(Step *s, const External *self, unsigned first)
{
    Lock *lock = lock_in(s, self, first);

    return lock ? lock_take(s, lock) : FLOW_END;
}

static Flow unset_lock(Step *s, const External *self, unsigned first)
{
    Lock *lock = lock_in(s, self, first);

    if (!lock)
        return FLOW_END;
    thread_here(s);
    if (lock->holder == s->machine->tasks->running)
        return lock_leave(s, lock);
    undefined(s, lock->holder ? "a lock is unset that another task has set"
                              : "a lock is unset that is not set");
    if (lock->holder)
        note_operation(s, lock->taken, "it was set here");
    return by_decision(s, "Q5");
}

/* How often it is set now, of one that nests. */
static Flow test_lock(Step *s, const External *self, unsigned first)
{
    Lock *lock = lock_in(s, self, first);
    bool free;

    if (!lock || task_yield(s) == FLOW_END)
        return FLOW_END;
    free = !lock->holder || (lock->nests && lock->holder == s->machine->tasks->running);
    if (free && lock_take(s, lock) == FLOW_END)
        return FLOW_END;
    return give_int(s, int_of_u(s->arena, 32, free ? lock->depth : 0));
}

/* Tasks: a record of what the compiler wants there, which begins with the address of what is
 * shared, and that of the function. */
enum { TASK_FUNCTION = 8, TASK_PART = 16, RECORD_ALIGNMENT = 16, IS_FINAL = 2 };

/* __kmpc_omp_task_alloc(place, thread, flags, size, shared size, function) */
static Flow task_alloc(Step *s, const External *self, unsigned first)
{
    uint64_t size = size_in(s, first + 3), shared = size_in(s, first + 4), begin, whole;
    Layout pointer = layout_pointer(target_in(s), 0);
    Allocation *made;
    MemRef function, shareds;
    Pointer at;

    (void)self;
    if (__builtin_add_overflow(size, RECORD_ALIGNMENT - 1, &begin)
        || __builtin_add_overflow(begin & ~(uint64_t)(RECORD_ALIGNMENT - 1), shared, &whole))
        return undefined(s, "a task of more bytes than memory has");
    begin &= ~(uint64_t)(RECORD_ALIGNMENT - 1);
    made = memory_allocate(memory_in(s), ALLOCATION_HEAP, whole, RECORD_ALIGNMENT, s->op);
    if (!made)
        return memory_is_short(s, "a task of %llu bytes", (unsigned long long)whole);
    at = (Pointer){ made->id, made->address };
    shareds = pointee(at, s->op->operands[first + 5]->type);
    function = pointee(pointer_behind(at, layout_bytes(&pointer)), shareds.element);
    if (store_at(s, &shareds, 0, omp_pointer(s, pointer_behind(at, begin)), ACCESS_WRITE)
            == FLOW_END
        || store_at(s, &function, 0, operand_place(s, first + 5), ACCESS_WRITE) == FLOW_END
        || !omp_store(s, pointer_behind(at, TASK_PART), 32, 0))
        return FLOW_END;
    return give_pointer(s, at);
}

/* The record ends with the task, unless that was made again. */
static Flow run_task(Step *s)
{
    const Thread *thread = thread_here(s);
    const Explicit *made = s->machine->tasks->running->made;
    Pointer at = made->argument;
    Place function = omp_pointer(s, at), result = omp_number(s, 32, 0);
    Place arguments[] = { omp_number(s, 32, (uint64_t)thread->global), omp_pointer(s, at) };
    MemRef memref = pointee(pointer_behind(at, TASK_FUNCTION), s->op->operands[0]->type);

    if (load_at(s, &memref, 0, function, ACCESS_READ) == FLOW_END
        || omp_call(s, "__kmpc_omp_task", place_pointer(function), arguments, 2, &result)
               == FLOW_END)
        return FLOW_END;
    return made->again ? FLOW_NEXT : heap_free(s, at);
}

/* The task that runs has this record: its function goes on where the record says. */
static void note_again(Step *s, Pointer at)
{
    Task *running = s->machine->tasks ? s->machine->tasks->running : NULL;

    if (running && running->made && running->made->argument.address == at.address)
        running->made->again = true;
}

static Flow make_task(Step *s, unsigned first, const TaskDepends *depends)
{
    Pointer at = pointer_in(s, first + 2);

    note_again(s, at);
    if (task_make_with(s, depends, true, run_task, at) == FLOW_END)
        return FLOW_END;
    return give_int(s, int_of_u(s->arena, 32, 0));
}

static Flow omp_task(Step *s, const External *self, unsigned first)
{
    (void)self;
    return make_task(s, first, NULL);
}

enum { DEPEND_BYTES = 24, DEPEND_FLAGS = 16, DEPEND_WRITES = 2 | 4, DEPEND_SET = 8 };

/* A list of records: an address, a length, flags. */
static bool load_depends(Step *s, Pointer at, uint64_t count, TaskDepends *depends)
{
    for (uint64_t i = 0; i < count; i++, at = pointer_behind(at, DEPEND_BYTES)) {
        uint64_t address, flags;

        if (!omp_load(s, at, 64, &address)
            || !omp_load(s, pointer_behind(at, DEPEND_FLAGS), 8, &flags))
            return false;
        if (flags & DEPEND_SET) {
            unsupported(s, "a task that depends by inoutset");
            return false;
        }
        depends->on[depends->count++] = (TaskDepend){ address, (flags & DEPEND_WRITES) != 0 };
    }
    return true;
}

static bool all_depends(Step *s, unsigned first, TaskDepends *depends)
{
    uint64_t count = size_in(s, first) & UINT32_MAX, more = size_in(s, first + 2) & UINT32_MAX;
    uint64_t bytes = (count + more) * sizeof *depends->on;

    if (!budget_fits(&s->machine->budget, bytes)) {
        memory_is_short(s, "what a task depends on");
        return false;
    }
    *depends = (TaskDepends){ ARENA_ARRAY(s->arena, TaskDepend, count + more), 0 };
    return load_depends(s, pointer_in(s, first + 1), count, depends)
           && load_depends(s, pointer_in(s, first + 3), more, depends);
}

/* __kmpc_omp_task_with_deps(place, thread, record, count, list, count, list) */
static Flow task_with_deps(Step *s, const External *self, unsigned first)
{
    TaskDepends depends;

    (void)self;
    return all_depends(s, first + 3, &depends) ? make_task(s, first, &depends) : FLOW_END;
}

static Flow just_return(Step *s)
{
    (void)s;
    return FLOW_NEXT;
}

/* A task that does nothing, for what follows, which this task does itself. */
static Flow wait_deps(Step *s, const External *self, unsigned first)
{
    TaskDepends depends;

    (void)self;
    return all_depends(s, first + 2, &depends) ? task_make(s, &depends, false, just_return)
                                               : FLOW_END;
}

static Flow taskwait(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    if (task_wait_children(s) == FLOW_END)
        return FLOW_END;
    return give_int(s, int_of_u(s->arena, 32, 0));
}

static Flow taskyield(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    if (task_yield(s) == FLOW_END)
        return FLOW_END;
    return give_int(s, int_of_u(s->arena, 32, 0));
}

/* What this thread does of a task that does not run beside it. */
static Flow nothing(Step *s, const External *self, unsigned first)
{
    (void)s, (void)self, (void)first;
    return FLOW_NEXT;
}

static Flow taskgroup(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    return taskgroup_begin(s);
}

static Flow end_taskgroup(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    return taskgroup_end(s);
}

/* What a program asks. */

static Flow give_number(Step *s, int64_t number)
{
    return give_int(s, int_of_s(s->arena, 32, number));
}

static Flow get_number(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    return give_number(s, team_number(s));
}

static Flow get_size(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    return give_number(s, team_size(s));
}

static Flow get_max_threads(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    return give_number(s, team_usual(s));
}

static Flow set_num_threads(Step *s, const External *self, unsigned first)
{
    int64_t threads = index_in(s, first);

    (void)self;
    if (threads <= 0)
        return undefined_by(s, "Q1", "regions of %lld threads", (long long)threads);
    thread_here(s)->usual = (unsigned)threads;
    return FLOW_NEXT;
}

static Flow in_parallel(Step *s, const External *self, unsigned first)
{
    const Thread *thread = thread_running(s->machine);

    (void)self, (void)first;
    return give_number(s, thread && thread->team->active);
}

static Flow get_level(Step *s, const External *self, unsigned first)
{
    const Thread *thread = thread_running(s->machine);

    (void)first;
    if (!thread)
        return give_number(s, 0);
    return give_number(s,
                       strstr(self->name, "active") ? thread->team->active : thread->team->level);
}

static Flow get_max_levels(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    return give_number(s, teams_of(s->machine)->most_active);
}

static Flow set_max_levels(Step *s, const External *self, unsigned first)
{
    int64_t levels = index_in(s, first);

    if (strstr(self->name, "nested"))
        levels = levels ? INT32_MAX : 1;
    if (levels >= 0)
        teams_of(s->machine)->most_active = (unsigned)levels;
    return FLOW_NEXT;
}

static Flow get_nothing(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    return give_number(s, 0);
}

const External OMP_TASK_EXTERNALS[] = {
    { "__kmpc_critical", critical, "pip", NULL },
    { "__kmpc_critical_with_hint", critical, "pipi", NULL },
    { "__kmpc_end_critical", end_critical, "pip", NULL },
    { "__kmpc_reduce", reduce, "piizppp>i", NULL },
    { "__kmpc_reduce_nowait", reduce, "piizppp>i", NULL },
    { "__kmpc_end_reduce", end_reduce, "pip", NULL },
    { "__kmpc_end_reduce_nowait", end_reduce, "pip", NULL },
    { "__kmpc_omp_task_alloc", task_alloc, "piizzp>p", NULL },
    { "__kmpc_omp_task", omp_task, "pip>i", NULL },
    { "__kmpc_omp_task_with_deps", task_with_deps, "pipipip>i", NULL },
    { "__kmpc_omp_wait_deps", wait_deps, "piipip", NULL },
    { "__kmpc_omp_task_begin_if0", nothing, "pip", NULL },
    { "__kmpc_omp_task_complete_if0", nothing, "pip", NULL },
    { "__kmpc_omp_taskwait", taskwait, "pi>i", NULL },
    { "__kmpc_omp_taskyield", taskyield, "pii>i", NULL },
    { "__kmpc_taskgroup", taskgroup, "pi", NULL },
    { "__kmpc_end_taskgroup", end_taskgroup, "pi", NULL },
    { "omp_init_lock", init_lock, "p", NULL },
    { "omp_init_nest_lock", init_lock, "p", NULL },
    { "omp_destroy_lock", destroy_lock, "p", NULL },
    { "omp_destroy_nest_lock", destroy_lock, "p", NULL },
    { "omp_set_lock", set_lock, "p", NULL },
    { "omp_set_nest_lock", set_lock, "p", NULL },
    { "omp_unset_lock", unset_lock, "p", NULL },
    { "omp_unset_nest_lock", unset_lock, "p", NULL },
    { "omp_test_lock", test_lock, "p>i", NULL },
    { "omp_test_nest_lock", test_lock, "p>i", NULL },
    { "omp_get_thread_num", get_number, ">i", NULL },
    { "omp_get_num_threads", get_size, ">i", NULL },
    { "omp_get_max_threads", get_max_threads, ">i", NULL },
    { "omp_get_num_procs", get_max_threads, ">i", NULL },
    { "omp_set_num_threads", set_num_threads, "i", NULL },
    { "omp_in_parallel", in_parallel, ">i", NULL },
    { "omp_get_level", get_level, ">i", NULL },
    { "omp_get_active_level", get_level, ">i", NULL },
    { "omp_get_max_active_levels", get_max_levels, ">i", NULL },
    { "omp_set_max_active_levels", set_max_levels, "i", NULL },
    { "omp_set_nested", set_max_levels, "i", NULL },
    { "omp_get_dynamic", get_nothing, ">i", NULL },
    { "omp_set_dynamic", nothing, "i", NULL },
    { 0 },
};
