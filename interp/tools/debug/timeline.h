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
    void *output_state;
    Message message;
} Timeline;

/* `timeline` has its `output`; all else is zero. Stands at the run's beginning. EXIT_FINE, else
 * another status with the reason on standard error; `timeline_close` is due in either case. */
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

/* To be called when the user wants a long run to stop. Safe in a signal handler. */
void timeline_interrupt(void);

#endif
