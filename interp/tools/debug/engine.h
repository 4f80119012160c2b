/* Engine: a process that runs the program, and stops where it is asked to.
 *
 * The run is the evaluator's own recursion, so that a moment of it can be kept only as a process.
 * An engine's observer decides before every operation whether to stop there; while it stands it
 * answers questions on its channel (channel.h). On its way it leaves copies of itself behind that
 * sleep: checkpoints. From a copy of one the same run goes on: choices are seeded.
 *
 * Time counts the operations that have begun, the one the run stands before among them: 1 at first.
 * The end of the run is one more.
 */
#ifndef INTERP_TOOLS_DEBUG_ENGINE_H
#define INTERP_TOOLS_DEBUG_ENGINE_H

#include "interp/tools/debug/channel.h"
#include "interp/tools/debug/scene.h"
#include "interp/program/entry.h"
#include "interp/console/status.h"

#include <sys/types.h>

typedef enum RunMode {
    RUN_STEP,      /* to the next operation anywhere */
    RUN_NEXT,      /* to the next in this block, or outside of it */
    RUN_STEP_LINE, /* to another line of the source, anywhere */
    RUN_NEXT_LINE, /* the same, not in functions that are called */
    RUN_FINISH,    /* until the function has returned */
    RUN_UNTIL,     /* past the end of the innermost loop */
    RUN_AS_FAR,    /* to an operation, or until the function has returned */
    RUN_CONTINUE,  /* to a breakpoint, a watchpoint, or the end */
    RUN_TO,        /* to a time, silently */
    RUN_SCAN,      /* to a time, looking for the last stop before it */
    RUN_ON,        /* to where it was on its way when it was interrupted */
} RunMode;

typedef struct Run {
    RunMode mode;
    uint64_t time; /* of RUN_TO and RUN_SCAN */
    /* RUN_SCAN: operations at most this deep, of that task or another where it has not begun, are
     * stops too; 0: none is */
    uint64_t depth, task;
    unsigned frame; /* of RUN_FINISH: 0 is the innermost */
    const Op *op;   /* of RUN_AS_FAR */
    bool here;      /* a breakpoint where it stands stops it, too */
    bool by_line;   /* lines of the source are shown */
    uint64_t shown; /* bytes of the program's output that need not be told again */
} Run;

typedef enum StopReason {
    STOPPED_THERE, /* where it was told to */
    STOPPED_AT_BREAK,
    STOPPED_AT_WATCH,
    STOPPED_BY_INTERRUPT,
    STOPPED_AT_END,
} StopReason;

typedef struct Stopped {
    StopReason reason;
    uint64_t time;
    const Op *op;    /* that the run stands before, or ended in; NULL when the entry returned */
    uint64_t depth;  /* operations within each other, that one included */
    uint64_t task;   /* whose those are */
    uint64_t call;   /* so deep stands the one that called this function; 0: none */
    unsigned number; /* of the breakpoint */
    uint64_t found;  /* RUN_SCAN: the last stop on the way; 0: none */
    uint64_t ending; /* where in the text it begins to tell how the run ended */
    EndKind end;
} Stopped;

typedef enum ShowKind {
    SHOW_PLACE,
    SHOW_VALUE,
    SHOW_ARGUMENTS,
    SHOW_LOCALS,
    SHOW_VARIABLES,
    SHOW_FRAME,
    SHOW_FRAMES,
    SHOW_MEMORY,
    SHOW_GRAPH,
    SHOW_BYTES,
    SHOW_ELEMENT, /* an Element, as bytes, of what the argument says */
    SHOW_STAND,   /* the place of the frame, whatever led there */
    SHOW_OP,      /* the operation that the frame stands at, its pointer as bytes */
    SHOW_PLAIN,   /* as SHOW_VALUE, without the name in front */
    SHOW_LIST,    /* a Listing, of a ListAsk and the name behind it (listing.h) */
    SHOW_READ,    /* a Bytes, of an ask for them (listing.h) */
} ShowKind;

typedef struct Show { /* of a message; the argument follows */
    ShowKind kind;
    unsigned frame;
} Show;

typedef struct Change { /* of what a run holds, by its user; two texts follow: of what, into what */
    uint64_t time;
    unsigned frame;
    uint64_t target, value; /* bytes of the texts */
} Change;

/* The first engine is the stepper's child; the others are its descendants. */
typedef struct EngineHandle {
    int channel; /* the caller's to close */
    pid_t process;
} EngineHandle;

/* Makes it, for a run of the function; it stands at time 1, or at its end where nothing begins, and
 * says so. EXIT_FINE; else another status, with the reason on standard error. */
int engine_start(Machine *machine, const Op *function, const Options *options, const Script *script,
                 bool colours, EngineHandle *handle);

#endif
