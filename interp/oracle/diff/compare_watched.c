/* A run whose values are kept: where two depart is told, and a page shows them. */
#include "interp/oracle/diff/comparer.h"

#include "interp/program/arguments.h"

enum {
    MOST_TIMES = 4096,
    MOST_IN_ALL = 1 << 20 /* lanes */
};

/* Numbers, of any shape. */
static bool is_watched(const Value *value)
{
    const Op *op = value_definer(value);
    const Type *lane = type_element(value->type);

    return op
           && (lane->kind == TYPE_INTEGER || lane->kind == TYPE_INDEX || lane->kind == TYPE_FLOAT
               || lane->kind == TYPE_COMPLEX);
}

/* What `run` would print behind the output. */
static Str printed_results(WatchedRun *run, const Runner *runner, const Op *function)
{
    Machine *machine = run->machine;
    size_t before = machine->output.len;
    Str text;

    results_print(machine, function, runner->results, runner->arguments);
    text =
        str_dup(&run->arena, (Str){ machine->output.data + before, machine->output.len - before });
    machine->output.len = before;
    return text;
}

void compare_watch(Comparer *c, const CompareSide *side, uint64_t number, uint64_t seed,
                   WatchedRun *run)
{
    Runner runner;

    *run = (WatchedRun){ 0 };
    recorder_start(&run->recorder, MOST_TIMES, MOST_IN_ALL, is_watched);
    run->machine = compare_observed_machine(c, side);
    run->machine->observer = &run->recorder.observer;
    run->machine->report.brief = false;
    run->ran = compare_run_observed(side, run->machine, &runner, number, seed);
    if (!run->ran)
        return;
    run->end = run->machine->report.kind;
    run->output = str_dup(&run->arena, sb_view(&run->machine->output));
    if (run->end == END_NONE)
        run->results = printed_results(run, &runner, side->function);
    else
        run->report = compare_report(&run->arena, run->machine);
}

void watched_run_free(WatchedRun *run)
{
    recorder_free(&run->recorder);
    if (run->machine)
        machine_free(run->machine);
    arena_free(&run->arena);
    *run = (WatchedRun){ 0 };
}
