/* Timeline: a run that can be moved along in both directions. It holds the engine that stands at
 * the present (engine.h), and the checkpoints from which the past is run again.
 */
#ifndef INTERP_TOOLS_DEBUG_TIMELINE_H
#define INTERP_TOOLS_DEBUG_TIMELINE_H

#include "core/base/vec.h"
#include "interp/tools/debug/engine.h"

typedef struct Checkpoint {
    uint64_t time;
    int channel;
} Checkpoint;

typedef struct TimelineChange { /* that the user made, and that is made whenever it is then */
    Change change;
    Str target, value;
} TimelineChange;

typedef struct Timeline {
    int engine;                  /* its channel; -1: none */
    pid_t first;                 /* the process that the others stem from; 0: none */
    VEC(Checkpoint) checkpoints; /* by time; the first is at time 1 */
    Stopped now;
    Sb text;        /* of the latest stop, refusal or answer */
    Sb stops;       /* as engines are told them */
    uint64_t shown; /* bytes of the program's output */
    bool by_line;   /* stops show lines of the source */
    bool lost;      /* an engine ended by itself: memory was over, say */
    /* Gets what the program prints, once. */
    void (*output)(void *state, Str bytes);
    /* Gets what log points say, lines; NULL: nobody sets any. */
    void (*log)(void *state, Str lines);
    /* Where the user is heard while the run goes on: whenever there is something to read. False:
     * there is no need to ask again. NULL: a signal tells. */
    bool (*heard)(void *state);
    int user; /* the descriptor that is looked at for it */
    /* A run has begun, which may be interrupted: by what was heard before, say. NULL: nobody asks.
     */
    void (*begun)(void *state);
    void *state;                 /* of the four */
    Arena arena;                 /* of the changes' texts */
    VEC(TimelineChange) changes; /* by time */
    Message message;
} Timeline;

/* `timeline` has its `output`, perhaps what follows it, and `state`; all else is zero. Stands at
 * the run's beginning. EXIT_FINE, else another status with the reason on standard error;
 * `timeline_close` is due in either case. */
int timeline_open(Timeline *timeline, Machine *machine, const Op *function, const Options *options,
                  const Script *script, bool colours);
/* Ends all its processes, and returns when they have ended. */
void timeline_close(Timeline *timeline);

/* Each leaves `now` and `text` as they are after the move. False: it did not move, `text` says why.
 */
bool timeline_run(Timeline *timeline, Run run);
bool timeline_go(Timeline *timeline, uint64_t time);
/* To the last stop before now: a breakpoint, a watchpoint, or an operation at most so deep; to the
 * beginning where there is none. */
bool timeline_back(Timeline *timeline, uint64_t depth);

/* Breakpoints and watchpoints from now on, as bytes. */
void timeline_set_stops(Timeline *timeline, Str bytes);
/* An answer about the present in `text`; false where that is an error. */
bool timeline_show(Timeline *timeline, Show show, Str argument);

/* The value that is written so becomes that of the text; what the run was to do later it does anew.
 * False: nothing is changed, `text` says why. */
bool timeline_change(Timeline *timeline, unsigned frame, Str target, Str value);
/* Has the breakpoints count from the beginning of the run, not from where they were set. */
bool timeline_recount(Timeline *timeline);

/* To be called when the user wants a long run to stop. Safe in a signal handler. */
void timeline_interrupt(void);

#endif
