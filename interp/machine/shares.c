/* Worksharing regions: what of them each thread of a team does (DECISIONS.md Q3). */
#include "interp/machine/team.h"

void share_free(Machine *machine, Share *share)
{
    if (share->ordered)
        memory_known_free(machine->memory, share->ordered);
    vec_free(&share->waiting);
    budget_give(&machine->budget, sizeof *share);
    free(share);
}

static Share *add_share(Step *s, Team *team, uint64_t parts)
{
    Share *share;

    if (!budget_fits(&s->machine->budget, sizeof *share)) {
        memory_is_short(s, "a worksharing region");
        return NULL;
    }
    budget_take(&s->machine->budget, sizeof *share);
    share = must_alloc(sizeof *share);
    *share = (Share){ .op = s->op, .left = team->size, .count = parts };
    vec_push(&team->shares, share);
    return share;
}

/* Other threads may have met another one as their next, which is undefined; of what calls of
 * functions say it is not known which region they are of. */
static Flow check_same(Step *s, const Thread *thread, const Share *share)
{
    if (share->op == s->op || is_library_call(s))
        return FLOW_NEXT;
    undefined(s,
              "thread %u meets this as worksharing region %llu of its team, and others have met "
              "another",
              thread->number, (unsigned long long)thread->shares);
    note_operation(s, share->op, "which is this");
    return by_decision(s, "Q4");
}

/* "A worksharing region must not be closely nested inside a worksharing, task, critical, ordered,
 * atomic or masked region." */
static Flow check_nesting(Step *s, const Thread *thread)
{
    if (!thread->inside && !s->machine->tasks->running->made)
        return FLOW_NEXT;
    if (thread->inside) {
        undefined(s, "a worksharing region within a region of '%.*s'",
                  STR_ARG(op_name(thread->inside)));
        note_operation(s, thread->inside, "the region is here");
    } else {
        undefined(s, "a worksharing region within a task that a thread has made");
    }
    return by_decision(s, "Q4");
}

Share *share_meet(Step *s, Thread *thread, uint64_t parts)
{
    Team *team = thread->team;
    uint64_t at;
    Share *share;

    if (check_nesting(s, thread) == FLOW_END || task_may_switch(s) == FLOW_END)
        return NULL;
    at = thread->shares++ - team->first_share;
    share = at < team->shares.len ? team->shares.data[at] : add_share(s, team, parts);
    if (!share || check_same(s, thread, share) == FLOW_END)
        return NULL;
    thread->share = share;
    return share;
}

/* Those that all are through with are the first. */
void share_leave(Step *s, Thread *thread)
{
    Team *team = thread->team;
    size_t through = 0;

    thread->share->left--;
    thread->share = NULL;
    while (through < team->shares.len && !team->shares.data[through]->left)
        share_free(s->machine, team->shares.data[through++]);
    for (size_t i = through; through && i < team->shares.len; i++)
        team->shares.data[i - through] = team->shares.data[i];
    team->shares.len -= through;
    team->first_share += through;
}

void share_evenly(const Thread *thread, uint64_t parts, uint64_t *first, uint64_t *end)
{
    uint64_t size = thread->team->size, number = thread->number;
    uint64_t each = parts / size, more = parts % size;

    *first = number * each + (number < more ? number : more);
    *end = *first + each + (number < more);
}

/* Guided: of what is left each thread would get two chunks. */
static uint64_t chunk_of(const Thread *thread)
{
    const Share *share = thread->share;
    uint64_t left = share->count - share->next, chunk = thread->deal.chunk;

    if (thread->deal.how == DEAL_GUIDED && left / 2 / thread->team->size > chunk)
        chunk = left / 2 / thread->team->size;
    return chunk < left ? chunk : left;
}

/* The threads get chunks one after the other, round by round. */
static void next_in_turn(Thread *thread)
{
    uint64_t parts = thread->deal.parts, chunk = thread->deal.chunk, round;

    thread->at = thread->end = thread->next;
    if (thread->next >= parts)
        return;
    thread->end = parts - thread->at < chunk ? parts : thread->at + chunk;
    if (__builtin_mul_overflow(chunk, thread->team->size, &round)
        || __builtin_add_overflow(thread->next, round, &thread->next))
        thread->next = UINT64_MAX;
}

Flow share_chunk(Step *s, Thread *thread)
{
    thread->at = thread->end;
    if (thread->deal.how == DEAL_EVENLY)
        return FLOW_NEXT;
    if (thread->deal.how == DEAL_IN_TURN) {
        next_in_turn(thread);
        return FLOW_NEXT;
    }
    if (task_step_aside(s) == FLOW_END)
        return FLOW_END;
    thread->at = thread->share->next;
    thread->end = thread->share->next += chunk_of(thread);
    return FLOW_NEXT;
}

Flow share_deal(Step *s, Thread *thread, const Deal *deal)
{
    if (!share_meet(s, thread, deal->parts))
        return FLOW_END;
    thread->deal = *deal;
    if (!deal->chunk)
        thread->deal.chunk = 1;
    thread->at = thread->end = 0;
    if (deal->how == DEAL_EVENLY)
        share_evenly(thread, deal->parts, &thread->at, &thread->end);
    if (__builtin_mul_overflow(thread->number, thread->deal.chunk, &thread->next))
        thread->next = UINT64_MAX;
    return FLOW_NEXT;
}

/* What the dialect sees of them. */

Flow share_begin(Step *s, const Deal *deal)
{
    Thread *thread = thread_here(s);

    if (share_deal(s, thread, deal) == FLOW_END)
        return FLOW_END;
    thread->inside = s->op;
    return FLOW_NEXT;
}

Flow share_next(Step *s, bool *found, uint64_t *part)
{
    Thread *thread = thread_here(s);

    if (thread->at == thread->end && share_chunk(s, thread) == FLOW_END)
        return FLOW_END;
    *found = thread->at < thread->end;
    *part = thread->at;
    thread->at += *found;
    return FLOW_NEXT;
}

void share_end(Step *s)
{
    Thread *thread = thread_here(s);

    thread->inside = NULL;
    share_leave(s, thread);
}

/* The first to come. */
Flow share_single(Step *s, bool *mine)
{
    Thread *thread = thread_here(s);
    Share *share = share_meet(s, thread, 1);

    if (!share)
        return FLOW_END;
    *mine = share->next == 0;
    share->next = 1;
    thread->inside = s->op;
    return FLOW_NEXT;
}

/* Ordered regions: those of earlier parts come first. Rule: DECISIONS.md Q7. */

Flow ordered_begin(Step *s)
{
    Thread *thread = thread_here(s);
    Share *share = thread->share;

    if (!share)
        return undefined_by(s, "Q4", "an ordered region that is in no worksharing loop");
    while (share->turn < thread->at - 1) {
        Flow flow = FLOW_NEXT;

        vec_push(&share->waiting, s->machine->tasks->running);
        flow = task_wait(s);
        if (flow == FLOW_NEXT && s->machine->tasks->stuck)
            return team_report_deadlock(s);
        if (flow == FLOW_END)
            return FLOW_END;
    }
    if (share->ordered)
        memory_join_known(memory_in(s), share->ordered);
    return FLOW_NEXT;
}

static void wake_all(Step *s, Share *share)
{
    while (share->waiting.len)
        task_wake(s->machine->tasks, vec_pop(&share->waiting));
}

Flow ordered_end(Step *s)
{
    Share *share = thread_here(s)->share;

    if (!share->ordered)
        share->ordered = memory_known_new(memory_in(s));
    memory_tell_known(memory_in(s), share->ordered);
    return FLOW_NEXT;
}

/* A part is through: the ordered region of the next may run. */
Flow ordered_part_ends(Step *s)
{
    Thread *thread = thread_here(s);
    Share *share = thread->share;

    if (share->turn < thread->at - 1 && ordered_begin(s) == FLOW_END)
        return FLOW_END;
    share->turn = thread->at;
    wake_all(s, share);
    return FLOW_NEXT;
}
