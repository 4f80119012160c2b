#include "interp/machine/awaited.h"

/* Making and ending. */

static void free_values(Awaited *awaited)
{
    for (unsigned i = 0; i < awaited->value_count; i++) {
        free(awaited->values[i].words);
        free(awaited->values[i].poison);
    }
    free(awaited->values);
}

static void free_awaited(Awaited *awaited)
{
    Machine *machine = tasks_machine(awaited->tasks);

    if (awaited->older)
        awaited->older->newer = awaited->newer;
    if (awaited->newer)
        awaited->newer->older = awaited->older;
    else
        *tasks_newest(awaited->tasks) = awaited->older;
    free_values(awaited);
    if (awaited->known)
        memory_known_free(machine->memory, awaited->known);
    vec_free(&awaited->waiters);
    vec_free(&awaited->members);
    budget_give(&machine->budget, sizeof *awaited);
    free(awaited);
}

static void end_awaited(Shared *shared)
{
    Awaited *awaited = (Awaited *)shared;

    for (unsigned i = 0; i < awaited->value_count; i++)
        place_clear(awaited->values[i]);
    for (size_t i = 0; i < awaited->members.len; i++)
        shared_release(&awaited->members.data[i]->shared);
    free_awaited(awaited);
}

void awaited_free_all(Awaited *newest)
{
    while (newest) {
        Awaited *older = newest->older;

        free_awaited(newest);
        newest = older;
    }
}

Awaited *awaited_new(Step *s, bool is_group)
{
    struct Tasks *tasks = tasks_of(s->machine);
    Awaited *awaited, **newest = tasks_newest(tasks);

    if (!budget_fits(&s->machine->budget, sizeof *awaited)) {
        memory_is_short(s, is_group ? "a group" : "a token");
        return NULL;
    }
    awaited = must_alloc(sizeof *awaited);
    *awaited = (Awaited){ .shared = { 1, end_awaited },
                          .tasks = tasks,
                          .older = *newest,
                          .is_group = is_group,
                          .counted = 1,
                          .made = s->op };
    if (*newest)
        (*newest)->newer = awaited;
    *newest = awaited;
    budget_take(&s->machine->budget, sizeof *awaited);
    return awaited;
}

void awaited_add_value(Awaited *awaited, const Layout *layout)
{
    Place *value;

    awaited->values =
        must_realloc(awaited->values, (awaited->value_count + 1) * sizeof *awaited->values);
    value = &awaited->values[awaited->value_count++];
    value->words = calloc(layout_words(layout) + 1, sizeof *value->words);
    value->poison = calloc(layout_lanes(layout) + 1, sizeof *value->poison);
    value->layout = layout;
}

const char *awaited_word(const Awaited *awaited)
{
    return awaited->is_group ? "group" : awaited->value_count ? "value" : "token";
}

/* Its result refers to it, and the caller no more. */
static Flow give_awaited(Step *s, Awaited *awaited, unsigned part)
{
    shared_set(result_place(s, 0).words, &awaited->shared, part);
    shared_release(&awaited->shared);
    return FLOW_NEXT;
}

Flow awaited_create(Step *s, const Type *type)
{
    const Layout *layout = type ? layout_of(s, type) : NULL;
    Awaited *awaited;

    if (type && !layout)
        return unsupported(s, "values of type '%s' are not supported", type_text(type));
    awaited = awaited_new(s, false);
    if (!awaited)
        return FLOW_END;
    if (layout)
        awaited_add_value(awaited, layout);
    awaited->lacks = layout != NULL;
    return give_awaited(s, awaited, 0);
}

Flow awaited_create_group(Step *s)
{
    int64_t size = index_in(s, 0);
    Awaited *group;

    if (size < 0)
        return undefined_by(s, "J4", "a group of %lld tokens and values", (long long)size);
    group = awaited_new(s, true);
    if (!group)
        return FLOW_END;
    group->size = group->pending = size;
    group->ready = size == 0;
    return give_awaited(s, group, 0);
}

/* References that the program counts. */

static Awaited *referred(const Step *s, unsigned operand)
{
    return (Awaited *)shared_of(operand_place(s, operand).words);
}

static Awaited *of_counted(Step *s, Awaited *awaited)
{
    if (awaited->counted > 0)
        return awaited;
    undefined(s, "it uses a %s whose last reference was dropped", awaited_word(awaited));
    by_decision(s, "J5");
    note_operation(s, awaited->made, "the %s was made here", awaited_word(awaited));
    return NULL;
}

Awaited *awaited_in(Step *s, unsigned operand)
{
    return of_counted(s, referred(s, operand));
}

/* Who is to make it ready has a reference until then. */
static Awaited *unready_in(Step *s, unsigned operand)
{
    Awaited *awaited = referred(s, operand);

    return awaited->ready ? of_counted(s, awaited) : awaited;
}

Flow awaited_count(Step *s, int64_t count)
{
    Awaited *awaited = awaited_in(s, 0);

    if (!awaited)
        return FLOW_END;
    if (__builtin_add_overflow(awaited->counted, count, &awaited->counted)
        || awaited->counted < 0) {
        undefined(s,
                  count > 0 ? "more references are added to the %s than can be counted"
                            : "more references are dropped than the %s has",
                  awaited_word(awaited));
        by_decision(s, "J5");
        return note_operation(s, awaited->made, "the %s was made here", awaited_word(awaited));
    }
    return FLOW_NEXT;
}

/* Becoming ready. */

static Known *known_of(Step *s, Awaited *awaited)
{
    if (!awaited->known)
        awaited->known = memory_known_new(memory_in(s));
    return awaited->known;
}

void awaited_wait(Awaited *awaited, AwaitedWaiter waiter)
{
    vec_push(&awaited->waiters, waiter);
    if (waiter.group)
        waiter.group->shared.references++;
}

static void count_member(Step *s, Awaited *group, bool error)
{
    memory_tell_known(memory_in(s), known_of(s, group));
    group->error |= error;
    if (--group->pending == 0)
        awaited_let_go(s, group, group->error);
}

void awaited_let_go(Step *s, Awaited *awaited, bool error)
{
    size_t count = awaited->waiters.len;

    awaited->ready = true;
    awaited->error |= error;
    awaited->settled = s->op;
    awaited->task = NULL;
    memory_tell_known(memory_in(s), known_of(s, awaited));
    for (size_t i = 0; i < count; i++) {
        AwaitedWaiter waiter = awaited->waiters.data[i];

        if (waiter.task) {
            task_wake(awaited->tasks, waiter.task);
            continue;
        }
        count_member(s, waiter.group, error);
        shared_release(&waiter.group->shared);
    }
    awaited->waiters.len = 0;
}

Flow awaited_settle(Step *s, bool error)
{
    Awaited *awaited = unready_in(s, 0);
    size_t count;

    if (!awaited)
        return FLOW_END;
    if (awaited->ready || awaited->task) {
        undefined(s, "it makes a %s ready that is %s", awaited_word(awaited),
                  awaited->ready ? "ready already" : "made ready by the body that it is of");
        by_decision(s, "J4");
        return note_operation(s, awaited->ready ? awaited->settled : awaited->made,
                              awaited->ready ? "it was made ready here" : "this is the body");
    }
    count = awaited->waiters.len;
    awaited_let_go(s, awaited, error);
    return work_done(s, count);
}

/* Groups. */

Flow awaited_add_to_group(Step *s)
{
    Awaited *member = awaited_in(s, 0), *group = member ? awaited_in(s, 1) : NULL;

    if (!group)
        return FLOW_END;
    if ((int64_t)group->members.len >= group->size) {
        undefined(s, "the group has room for %lld token%s and values, which it has already",
                  (long long)group->size, plural((uint64_t)group->size));
        by_decision(s, "J4");
        return note_operation(s, group->made, "the group was made here");
    }
    give_index(s, (int64_t)group->members.len);
    vec_push(&group->members, member);
    member->shared.references++;
    if (!member->ready) {
        memory_tell_known(memory_in(s), known_of(s, group));
        awaited_wait(member, (AwaitedWaiter){ .group = group });
        return FLOW_NEXT;
    }
    if (member->known)
        memory_pass_known(memory_in(s), known_of(s, group), member->known);
    count_member(s, group, member->error);
    return FLOW_NEXT;
}

/* What it holds. */

static Place value_at(const Step *s, unsigned operand)
{
    return referred(s, operand)->values[shared_part(operand_place(s, operand).words)];
}

Flow awaited_give(Step *s, unsigned operand)
{
    const Awaited *awaited = awaited_in(s, operand);

    if (!awaited)
        return FLOW_END;
    if (!awaited->ready || awaited->error) {
        undefined(s, awaited->ready ? "it reads a value that is an error"
                                    : "it reads a value that is not ready");
        by_decision(s, "J4");
        return note_operation(s, awaited->made, "the value was made here");
    }
    if (awaited->lacks) {
        undefined(s, "it reads a value that nobody has stored");
        by_decision(s, "J4");
        return note_operation(s, awaited->settled, "it was made ready here");
    }
    place_copy(result_place(s, 0), value_at(s, operand));
    return FLOW_NEXT;
}

Flow awaited_store(Step *s)
{
    Awaited *awaited = unready_in(s, 1);

    if (!awaited)
        return FLOW_END;
    if (awaited->ready || awaited->task) {
        undefined(s, "it stores into a value that is ready, or for a body to give");
        by_decision(s, "J4");
        return note_operation(s, awaited->made, "the value was made here");
    }
    place_copy(value_at(s, 1), operand_place(s, 0));
    awaited->lacks = false;
    return FLOW_NEXT;
}

Flow awaited_is_error(Step *s)
{
    const Awaited *awaited = awaited_in(s, 0);

    return awaited ? give_bool(s, awaited->error) : FLOW_END;
}
