/* Externals of MLIR's async runtime (libmlir_async_runtime): tokens, values and groups, what awaits
 * them, and what is executed. */
#include "interp/machine/externals.h"

#include "core/ir/symbol.h"
#include "interp/machine/attached.h"
#include "interp/machine/jobs.h"

#include <string.h>

typedef enum AwaitedKind { ANY_AWAITED, TOKEN, VALUE, GROUP } AwaitedKind;

static const char *const NAMES[] = { "token, value or group", "token", "value", "group" };

typedef struct Waiter { /* what is to be done when it is ready */
    Job job;            /* where it has a function ... */
    Pointer group;      /* ... else the token counts in this */
} Waiter;

typedef struct Awaited {
    Attached attached; /* to the pointer that stands for it */
    AwaitedKind kind;
    int64_t references;
    bool ready, error;
    const Op *settled;      /* the operation that made it ready */
    AllocationId storage;   /* of a value */
    int64_t pending, added; /* tokens: of a group that are not ready yet, or not there; there */
    VEC(Waiter) waiters;
} Awaited;

static void free_awaited(Machine *machine, Attached *attached)
{
    Awaited *awaited = (Awaited *)attached;

    budget_give(&machine->budget, awaited->waiters.cap * sizeof(Waiter));
    vec_free(&awaited->waiters);
    free(awaited);
}

static const AttachedKind AWAITED = { sizeof(Awaited), free_awaited };

/* What the operand stands for; NULL: the run has ended. */
static Awaited *awaited_at(Step *s, const External *self, Pointer at, AwaitedKind kind)
{
    const Allocation *allocation = memory_find(memory_in(s), at.provenance);
    Awaited *awaited = attached_at(s->machine, &AWAITED, at);

    if (awaited && (kind == ANY_AWAITED || awaited->kind == kind))
        return awaited;
    if (allocation && !allocation->alive && allocation->kind == ALLOCATION_LIBRARY)
        undefined(s, "@%s is given a %s whose last reference was dropped", self->name, NAMES[kind]);
    else
        undefined(s, "@%s is given a pointer that is no %s", self->name, NAMES[kind]);
    by_decision(s, "X9");
    if (allocation)
        note_allocation(s, allocation);
    return NULL;
}

static Awaited *awaited_in(Step *s, const External *self, unsigned operand, AwaitedKind kind)
{
    return awaited_at(s, self, pointer_in(s, operand), kind);
}

/* Making. */

static Awaited *make(Step *s, AwaitedKind kind, int64_t references)
{
    Allocation *made = memory_allocate(memory_in(s), ALLOCATION_LIBRARY, 0, 1, s->op);
    Awaited *awaited;

    if (!made) {
        memory_is_short(s, "a %s", NAMES[kind]);
        return NULL;
    }
    awaited = attach(s->machine, made, made->address, &AWAITED);
    awaited->kind = kind;
    awaited->references = references;
    give_pointer(s, awaited->attached.at);
    return awaited;
}

/* One reference is the program's, one is dropped when it becomes ready. */
enum { REFERENCES_OF_TASK = 2, STORAGE_ALIGNMENT = 16 };

static Flow create_token(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    return make(s, TOKEN, REFERENCES_OF_TASK) ? FLOW_NEXT : FLOW_END;
}

static Flow create_value(Step *s, const External *self, unsigned first)
{
    uint64_t size = size_in(s, first);
    Awaited *value = make(s, VALUE, REFERENCES_OF_TASK);
    Allocation *storage;

    (void)self;
    if (!value)
        return FLOW_END;
    storage = memory_allocate(memory_in(s), ALLOCATION_LIBRARY, size, STORAGE_ALIGNMENT, s->op);
    if (!storage)
        return memory_is_short(s, "a value of %llu byte%s", (unsigned long long)size, plural(size));
    value->storage = storage->id;
    return FLOW_NEXT;
}

static Flow create_group(Step *s, const External *self, unsigned first)
{
    int64_t size = index_in(s, first);
    Awaited *group;

    if (size < 0)
        return undefined_by(s, "X9", "@%s is asked for a group of %lld tokens", self->name,
                            (long long)size);
    group = make(s, GROUP, 1);
    if (!group)
        return FLOW_END;
    group->pending = size;
    group->ready = size == 0;
    return FLOW_NEXT;
}

/* References. */

static void drop(Step *s, Awaited *awaited)
{
    Memory *memory = memory_in(s);
    Allocation *storage = memory_find(memory, awaited->storage);

    if (storage)
        memory_end(memory, storage, s->op);
    memory_end(memory, memory_find(memory, awaited->attached.at.provenance), s->op);
    detach(s->machine, &awaited->attached);
}

static Flow change_references(Step *s, const External *self, unsigned first, bool adds)
{
    Awaited *awaited = awaited_in(s, self, first, ANY_AWAITED);
    int64_t count = index_in(s, first + 1), left;

    if (!awaited)
        return FLOW_END;
    if (count <= 0 || __builtin_add_overflow(awaited->references, adds ? count : -count, &left)
        || left < 0) {
        return undefined_by(s, "X9",
                            "@%s is called with a count of %lld for a %s of %lld reference%s",
                            self->name, (long long)count, NAMES[awaited->kind],
                            (long long)awaited->references, awaited->references == 1 ? "" : "s");
    }
    awaited->references = left;
    if (!left)
        drop(s, awaited);
    return FLOW_NEXT;
}

static Flow add_ref(Step *s, const External *self, unsigned first)
{
    return change_references(s, self, first, true);
}

static Flow drop_ref(Step *s, const External *self, unsigned first)
{
    return change_references(s, self, first, false);
}

/* Becoming ready. */

static void let_go(Step *s, Awaited *awaited)
{
    awaited->ready = true;
    awaited->settled = s->op;
    for (size_t i = 0; i < awaited->waiters.len; i++)
        if (awaited->waiters.data[i].job.function)
            jobs_add(s->machine, awaited->waiters.data[i].job);
}

static Flow count_token(Step *s, const External *self, Awaited *group, bool error)
{
    group->error |= error;
    if (group->pending <= 0)
        return undefined_by(s, "X9", "@%s makes more tokens ready than the group has room for",
                            self->name);
    if (--group->pending == 0)
        let_go(s, group);
    return FLOW_NEXT;
}

/* A group that waited for the token has had a reference for that. */
static Flow count_in_groups(Step *s, const External *self, const Awaited *token)
{
    for (size_t i = 0; i < token->waiters.len; i++) {
        const Waiter *waiter = &token->waiters.data[i];
        Awaited *group;

        if (waiter->job.function)
            continue;
        group = awaited_at(s, self, waiter->group, GROUP);
        if (!group || count_token(s, self, group, token->error) == FLOW_END)
            return FLOW_END;
        if (--group->references == 0)
            drop(s, group);
    }
    return work_done(s, token->waiters.len);
}

static Flow settle(Step *s, const External *self, unsigned first, AwaitedKind kind, bool error)
{
    Awaited *awaited = awaited_in(s, self, first, kind);

    if (!awaited)
        return FLOW_END;
    if (awaited->ready) {
        undefined(s, "@%s is given a %s that is ready already", self->name, NAMES[kind]);
        by_decision(s, "X9");
        return note_operation(s, awaited->settled, "it was made ready here");
    }
    awaited->error = error;
    let_go(s, awaited);
    if (count_in_groups(s, self, awaited) == FLOW_END)
        return FLOW_END;
    if (--awaited->references == 0)
        drop(s, awaited);
    return jobs_may_run(s);
}

static Flow emplace_token(Step *s, const External *self, unsigned first)
{
    return settle(s, self, first, TOKEN, false);
}

static Flow emplace_value(Step *s, const External *self, unsigned first)
{
    return settle(s, self, first, VALUE, false);
}

static Flow set_token_error(Step *s, const External *self, unsigned first)
{
    return settle(s, self, first, TOKEN, true);
}

static Flow set_value_error(Step *s, const External *self, unsigned first)
{
    return settle(s, self, first, VALUE, true);
}

/* Asking. */

static Flow is_error(Step *s, const External *self, unsigned first, AwaitedKind kind)
{
    const Awaited *awaited = awaited_in(s, self, first, kind);

    return awaited ? give_bool(s, awaited->ready && awaited->error) : FLOW_END;
}

static Flow is_token_error(Step *s, const External *self, unsigned first)
{
    return is_error(s, self, first, TOKEN);
}

static Flow is_value_error(Step *s, const External *self, unsigned first)
{
    return is_error(s, self, first, VALUE);
}

/* Of a group as soon as one token is. */
static Flow is_group_error(Step *s, const External *self, unsigned first)
{
    const Awaited *group = awaited_in(s, self, first, GROUP);

    return group ? give_bool(s, group->error) : FLOW_END;
}

static Flow value_storage(Step *s, const External *self, unsigned first)
{
    const Awaited *value = awaited_in(s, self, first, VALUE);
    const Allocation *storage = value ? memory_find(memory_in(s), value->storage) : NULL;

    if (!value)
        return FLOW_END;
    if (value->error) {
        undefined(s, "@%s is asked for what a value holds that is an error", self->name);
        by_decision(s, "X9");
        return note_operation(s, value->settled, "it was made one here");
    }
    return give_pointer(s, (Pointer){ storage->id, storage->address });
}

static void add_waiter(Step *s, Awaited *awaited, Waiter waiter)
{
    size_t had = awaited->waiters.cap;

    vec_push(&awaited->waiters, waiter);
    budget_take(&s->machine->budget, (awaited->waiters.cap - had) * sizeof waiter);
}

/* Its rank in the group is the result. */
static Flow add_token_to_group(Step *s, const External *self, unsigned first)
{
    Awaited *token = awaited_in(s, self, first, TOKEN);
    Awaited *group = token ? awaited_in(s, self, first + 1, GROUP) : NULL;

    if (!group)
        return FLOW_END;
    give_int(s, int_of_s(s->arena, 64, group->added++));
    if (token->ready)
        return count_token(s, self, group, token->error) == FLOW_END ? FLOW_END : jobs_may_run(s);
    group->references++;
    add_waiter(s, token, (Waiter){ .group = group->attached.at });
    return FLOW_NEXT;
}

/* Awaiting. */

typedef struct Awaiting { /* an operation that has to wait, inside of another's job */
    const struct Awaiting *outer;
    Pointer at;
    const Op *op;
} Awaiting;

static const char AWAITING_KEY;

static bool is_ready(const Step *s, Pointer at)
{
    const Awaited *awaited = attached_at(s->machine, &AWAITED, at);

    return !awaited || awaited->ready;
}

/* Nothing is left that could run; but what waits further out may go on, once this has returned. */
static Flow end_of_waiting(Step *s, const Awaiting *awaiting, AwaitedKind kind)
{
    for (const Awaiting *outer = awaiting->outer; outer; outer = outer->outer)
        if (is_ready(s, outer->at)) {
            unsupported(s, "a job waits here, on the one thread that there is, for what comes "
                           "behind an operation that waits too");
            by_decision(s, "X9");
            return note_operation(s, outer->op, "this one, which could go on");
        }
    trap(s, "a deadlock: nothing is left to run that could make the %s ready", NAMES[kind]);
    return by_decision(s, "X9");
}

static Flow wait_for(Step *s, Pointer at, AwaitedKind kind)
{
    const Awaiting **innermost = (const Awaiting **)run_memo(s, &AWAITING_KEY);
    Awaiting awaiting = { *innermost, at, s->op };

    *innermost = &awaiting;
    while (!is_ready(s, at)) {
        if (!jobs_wait(s->machine))
            return end_of_waiting(s, &awaiting, kind);
        if (jobs_run_one(s) == FLOW_END)
            return FLOW_END;
    }
    *innermost = awaiting.outer;
    return FLOW_NEXT;
}

/* What is awaited must not be gone when it is ready: who awaits it has a reference. */
static Flow await(Step *s, const External *self, unsigned first, AwaitedKind kind)
{
    const Awaited *awaited = awaited_in(s, self, first, kind);

    if (!awaited || wait_for(s, awaited->attached.at, kind) == FLOW_END)
        return FLOW_END;
    return awaited_in(s, self, first, kind) ? FLOW_NEXT : FLOW_END;
}

static Flow await_token(Step *s, const External *self, unsigned first)
{
    return await(s, self, first, TOKEN);
}

static Flow await_value(Step *s, const External *self, unsigned first)
{
    return await(s, self, first, VALUE);
}

static Flow await_group(Step *s, const External *self, unsigned first)
{
    return await(s, self, first, GROUP);
}

/* Executing. */

/* handle, and the function to be called with it; false: the run has ended. */
static bool job_in(Step *s, const External *self, unsigned operand, Job *job)
{
    job->handle = pointer_in(s, operand);
    job->function = external_callee(s, self, operand + 1, 1, false);
    return job->function;
}

static Flow execute(Step *s, const External *self, unsigned first)
{
    Job job;

    if (!job_in(s, self, first, &job))
        return FLOW_END;
    jobs_add(s->machine, job);
    return jobs_may_run(s);
}

static Flow await_and_execute(Step *s, const External *self, unsigned first, AwaitedKind kind)
{
    Awaited *awaited = awaited_in(s, self, first, kind);
    Job job;

    if (!awaited || !job_in(s, self, first + 1, &job))
        return FLOW_END;
    if (!awaited->ready) {
        add_waiter(s, awaited, (Waiter){ .job = job });
        return FLOW_NEXT;
    }
    jobs_add(s->machine, job);
    return jobs_may_run(s);
}

static Flow await_token_and_execute(Step *s, const External *self, unsigned first)
{
    return await_and_execute(s, self, first, TOKEN);
}

static Flow await_value_and_execute(Step *s, const External *self, unsigned first)
{
    return await_and_execute(s, self, first, VALUE);
}

static Flow await_group_and_execute(Step *s, const External *self, unsigned first)
{
    return await_and_execute(s, self, first, GROUP);
}

/* Threads. */

static Flow worker_threads(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    return give_int(s, int_of_s(s->arena, 64, WORKER_THREADS));
}

static Flow print_thread(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    sb_printf(output_in(s), "Current thread id: %u\n", jobs_thread(s->machine));
    return FLOW_NEXT;
}

const External ASYNC_EXTERNALS[] = {
    { "mlirAsyncRuntimeAddRef", add_ref, "pl", NULL },
    { "mlirAsyncRuntimeDropRef", drop_ref, "pl", NULL },
    { "mlirAsyncRuntimeCreateToken", create_token, ">p", NULL },
    { "mlirAsyncRuntimeCreateValue", create_value, "l>p", NULL },
    { "mlirAsyncRuntimeCreateGroup", create_group, "l>p", NULL },
    { "mlirAsyncRuntimeAddTokenToGroup", add_token_to_group, "pp>l", NULL },
    { "mlirAsyncRuntimeEmplaceToken", emplace_token, "p", NULL },
    { "mlirAsyncRuntimeEmplaceValue", emplace_value, "p", NULL },
    { "mlirAsyncRuntimeSetTokenError", set_token_error, "p", NULL },
    { "mlirAsyncRuntimeSetValueError", set_value_error, "p", NULL },
    { "mlirAsyncRuntimeIsTokenError", is_token_error, "p>b", NULL },
    { "mlirAsyncRuntimeIsValueError", is_value_error, "p>b", NULL },
    { "mlirAsyncRuntimeIsGroupError", is_group_error, "p>b", NULL },
    { "mlirAsyncRuntimeAwaitToken", await_token, "p", NULL },
    { "mlirAsyncRuntimeAwaitValue", await_value, "p", NULL },
    { "mlirAsyncRuntimeAwaitAllInGroup", await_group, "p", NULL },
    { "mlirAsyncRuntimeGetValueStorage", value_storage, "p>p", NULL },
    { "mlirAsyncRuntimeExecute", execute, "pp", NULL },
    { "mlirAsyncRuntimeAwaitTokenAndExecute", await_token_and_execute, "ppp", NULL },
    { "mlirAsyncRuntimeAwaitValueAndExecute", await_value_and_execute, "ppp", NULL },
    { "mlirAsyncRuntimeAwaitAllInGroupAndExecute", await_group_and_execute, "ppp", NULL },
    { "mlirAsyncRuntimGetNumWorkerThreads", worker_threads, ">l", NULL },
    { "mlirAsyncRuntimePrintCurrentThreadId", print_thread, "", NULL },
    { 0 },
};
