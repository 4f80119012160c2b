#include "interp/tools/trace/replay.h"

#include "interp/program/attend.h"
#include "interp/console/status.h"

static Machine *new_machine(const Replay *replay, const Watcher *watcher, bool tells)
{
    MachineOptions options = replay->machine;
    Machine *machine;

    if (replay->quiet || !tells)
        options.print = NULL;
    options.silent = !tells;
    machine = machine_new(replay->program->context, replay->program->module, options);
    machine->observer = &watcher->observer;
    return machine;
}

/* Runs the entry between the watcher's two calls. */
static Flow run_watched(Machine *machine, const Entry *entry, const Watcher *watcher)
{
    Flow flow;

    if (watcher->started)
        watcher->started(watcher->observer.state, machine, entry);
    flow = entry_call(entry);
    memory_set_watch(machine->memory, NULL);
    if (watcher->finished)
        watcher->finished(watcher->observer.state, machine, entry, flow);
    return flow;
}

/* What ended a run from outside ends the replays of it at the same operation. */
static void keep_length(Replay *replay, const Machine *machine)
{
    uint64_t steps = machine_steps_used(machine);

    replay->length = attend_count(machine);
    if (machine->over != OVER_INTERRUPTED && machine->over != OVER_SECONDS)
        return;
    replay->machine.max_steps = steps ? steps : 1;
    replay->machine.over_steps = machine->over;
}

/* The user may end it where it is; after ten seconds he hears how far it is, of what he has waited
 * for once at once. */
static Flow run_attended(Replay *replay, Machine *machine, const Entry *entry,
                         const Watcher *watcher)
{
    Attention attention;
    Flow flow;

    attend_begin(&attention, &machine->options);
    attention.progress.total = replay->length;
    if (replay->length)
        attention.progress.patience = 0;
    if (replay->silent)
        attention.progress.shown = -1;
    flow = run_watched(machine, entry, watcher);
    attend_end(&attention);
    keep_length(replay, machine);
    return flow;
}

int replay_run(Replay *replay, const Watcher *watcher)
{
    Machine *machine = new_machine(replay, watcher, false);
    bool was_ended = replay->machine.over_steps != NOT_OVER;
    Entry entry;
    int status = entry_prepare(&entry, machine, replay->entry, replay->options);

    if (status == EXIT_FINE) {
        run_attended(replay, machine, &entry, watcher);
        status = (int)machine->report.kind;
        if (status == END_INTERRUPTED && !was_ended)
            report_emit(machine);
    }
    machine_free(machine);
    return status;
}

int replay_run_and_tell(Replay *replay, const Watcher *watcher)
{
    Machine *machine = new_machine(replay, watcher, true);
    Entry entry;
    int status = entry_prepare(&entry, machine, replay->entry, replay->options);

    if (status == EXIT_FINE) {
        if (run_attended(replay, machine, &entry, watcher) != FLOW_END) {
            if (!replay->quiet)
                entry_print_results(&entry);
            entry_warn_of_results(&entry);
        }
        if (!replay->quiet)
            machine_flush(machine);
        report_emit(machine);
        status = (int)machine->report.kind;
    }
    machine_free(machine);
    return status;
}

const char *replay_end_name(EndKind kind)
{
    return kind == END_NONE ? "returned" : status_name((int)kind);
}
