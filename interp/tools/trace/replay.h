/* Replay: a program run from its start while somebody watches. Every replay of one program with one
 * seed is the same run, so that a trace may look at it as often as it needs to: where the clock or
 * the user ended one, the next ones end there too.
 */
#ifndef INTERP_TOOLS_TRACE_REPLAY_H
#define INTERP_TOOLS_TRACE_REPLAY_H

#include "interp/program/entry.h"

typedef struct Replay {
    const Program *program;
    const Op *entry; /* the function to run */
    const Options *options;
    MachineOptions machine;
    bool quiet;      /* standard output is not for what the program prints */
    bool silent;     /* nothing tells how far it is: what is written on the terminal does */
    uint64_t length; /* of the run, as progress counts it, once one replay is over */
} Replay;

typedef struct Watcher {
    Observer observer; /* its `state` is handed to the functions below too */
    /* The arguments lie ready and nothing was executed. May be NULL. */
    void (*started)(void *state, Machine *machine, const Entry *entry);
    /* The run is over; what it printed is in the machine's output, and how it ended in its report.
     * May be NULL. */
    void (*finished)(void *state, Machine *machine, const Entry *entry, Flow flow);
} Watcher;

/* Runs it. EXIT_FINE or how the run ended (EndKind), as `run` does; another status when it could
 * not begin, with the reason on standard error. */
int replay_run(Replay *replay, const Watcher *watcher);
/* The same, and prints what `run` prints: output and results (unless quiet), and the report. */
int replay_run_and_tell(Replay *replay, const Watcher *watcher);
/* The name of a way to end: "returned", "undefined", "trap", "unsupported", "limit", "invalid". */
const char *replay_end_name(EndKind kind);

#endif
