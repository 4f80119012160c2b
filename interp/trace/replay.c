#include "interp/trace/replay.h"

#include "interp/status.h"

static Machine *new_machine(const Replay *replay, const Watcher *watcher, bool tells)
{
    MachineOptions options = replay->machine;
    Machine *machine;

    options.keeps_output = replay->quiet || !tells;
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

int replay_run(const Replay *replay, const Watcher *watcher)
{
    Machine *machine = new_machine(replay, watcher, false);
    Entry entry;
    int status = entry_prepare(&entry, machine, replay->entry, replay->options);

    if (status == EXIT_FINE) {
        run_watched(machine, &entry, watcher);
        status = (int)machine->report.kind;
    }
    machine_free(machine);
    return status;
}

int replay_run_and_tell(const Replay *replay, const Watcher *watcher)
{
    Machine *machine = new_machine(replay, watcher, true);
    Entry entry;
    int status = entry_prepare(&entry, machine, replay->entry, replay->options);

    if (status == EXIT_FINE) {
        if (run_watched(machine, &entry, watcher) != FLOW_END && !replay->quiet)
            entry_print_results(&entry);
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
    switch (kind) {
    case END_NONE:
        return "returned";
    case END_INVALID:
        return "invalid";
    case END_UNDEFINED:
        return "undefined";
    case END_TRAP:
        return "trap";
    case END_UNSUPPORTED:
        return "unsupported";
    case END_LIMIT:
        return "limit";
    case END_INTERRUPTED:
        return "interrupted";
    }
    return "";
}
