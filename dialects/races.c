/* Races, as they are told. */
#include "dialects/races.h"

#include <stdio.h>
#include <string.h>

const char *const ACCESS_WORDS[] = { [ACCESS_READ] = "reads",
                                     [ACCESS_WRITE] = "writes",
                                     [ACCESS_ATOMIC] = "updates",
                                     [ACCESS_ATOMIC_READ] = "reads" };

/* Whom a race is told of. */
static const char *runner_word(const Op *task)
{
    return task->def && task->def->runner ? task->def->runner : "thread";
}

/* Of a thread, or what one has made; else of a body (DECISIONS J6, Q2). */
static bool is_of_team(const Op *task)
{
    return strcmp(runner_word(task), "body") != 0;
}

/* "another thread", beside one. */
static const char *told_runner(Step *s, const Op *task, const Op *beside)
{
    bool is_same = task && beside && strcmp(runner_word(task), runner_word(beside)) == 0;
    enum { LONGEST = 16 };
    char *text;

    if (!task)
        return "the program";
    text = ARENA_ARRAY(s->arena, char, LONGEST);
    snprintf(text, LONGEST, "%s %s", is_same ? "another" : "a", runner_word(task));
    return text;
}

static Flow report_race_of_tasks(Step *s, const Race *race, AccessMode mode,
                                 const Allocation *allocation)
{
    const Op *other = race->other_by, *task = race->loop_by, *self = race->self_by;
    const Op *told = task ? task : self;
    bool of_team = is_of_team(told);

    undefined(s, "a data race: %s %s %s that %s %s, and nothing has one wait for the other",
              told_runner(s, self, NULL), ACCESS_WORDS[mode],
              allocation->of_value ? "elements" : "memory", told_runner(s, task, self),
              ACCESS_WORDS[race->other_mode]);
    note_operation(s, other, "the other access is here, in '%.*s'", STR_ARG(op_name(other)));
    if (task)
        note_operation(s, task, of_team ? "in what this '%.*s' runs" : "in the body of this '%.*s'",
                       STR_ARG(op_name(task)));
    by_decision(s, of_team ? "Q2" : "J6");
    return note_allocation(s, allocation);
}

/* Iterations are told as they ran, the first as 1. */
static const char *who_runs(const Step *s, const Parallel *loop, uint64_t iteration)
{
    int64_t region;

    if (!loop->of_regions)
        return str_printf(s->arena, "iteration %llu", (unsigned long long)iteration + 1).data;
    loop->values_of(loop->state, iteration, &region);
    return str_printf(s->arena, "region #%lld", (long long)region).data;
}

static const char *of_what(const Parallel *loop)
{
    return loop->of_regions ? "" : " of a parallel loop";
}

Flow race_report(Step *s, const Race *race, AccessMode mode, const Allocation *allocation)
{
    const Op *other = race->other_by;

    if (race->of_tasks)
        return report_race_of_tasks(s, race, mode, allocation);
    undefined(s, "a data race: %s%s %s %s that %s %s", who_runs(s, race->loop_by, race->self),
              of_what(race->loop_by), ACCESS_WORDS[mode],
              allocation->of_value ? "elements" : "memory", who_runs(s, race->loop_by, race->other),
              ACCESS_WORDS[race->other_mode]);
    note_operation(s, other, "%s %s it here, in '%.*s'", who_runs(s, race->loop_by, race->other),
                   ACCESS_WORDS[race->other_mode], STR_ARG(op_name(other)));
    note_iterations(s, race->loop_by, race->self, race->other);
    by_decision(s, "M7");
    return note_allocation(s, allocation);
}

bool race_is_moved_load(const Op *op)
{
    Context *context = op_context(op);
    const Op *function = op;

    if (!op->def->may_be_moved || loc_attr(context, op->loc)->kind != ATTR_LOC_UNKNOWN)
        return false;
    while (function && !(function->def && function->def->function))
        function = op_parent(function);
    return function && loc_attr(context, function->loc)->kind != ATTR_LOC_UNKNOWN;
}
