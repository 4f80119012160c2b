/* Debuggee: a program that is looked at while it runs, and what was set in it, whoever shows it. */
#ifndef INTERP_TOOLS_DEBUG_DEBUGGEE_H
#define INTERP_TOOLS_DEBUG_DEBUGGEE_H

#include "interp/oracle/inputs/stubs.h"
#include "interp/tools/debug/breaks.h"
#include "interp/tools/debug/timeline.h"

typedef struct Debuggee {
    Timeline timeline;
    Script script;
    FactsTable facts;
    Breaks breaks;
    const Op *module, *entry;
    Machine *machine; /* of which the engines' machines are copies; it runs nothing itself */
} Debuggee;

/* The program is borrowed; `timeline` has what it tells of the run, and all else is zero. Stands at
 * the run's beginning. EXIT_FINE, else another status with the reason on standard error;
 * `debuggee_close` is due in either case. */
int debuggee_open(Debuggee *debuggee, const Program *program, Machine *machine, const Op *entry,
                  const Options *options, bool colours);
void debuggee_close(Debuggee *debuggee);
/* What the user's words mean at the operation, which may be NULL. */
BreakScope debuggee_scope(Debuggee *debuggee, const Op *here);
/* Tells the engine of breakpoints and watchpoints. */
void debuggee_send_stops(Debuggee *debuggee);
/* What the words, at the operation where the frame stands, say is to be watched: "%x", "%m[1, 2]",
 * or "sum", "t->next" of the source: the memory that this is now. False, and why. */
bool debuggee_watched(Debuggee *debuggee, const Op *here, unsigned frame, Str text, Watch *watch,
                      Sb *why);

/* A machine as the options have it, for a debuggee. */
typedef struct StepMachine {
    Boundaries boundaries;
    Stubs stubs;
    Machine *machine;
} StepMachine;

void step_machine_open(StepMachine *machine, const Program *program, const Options *options);
void step_machine_close(StepMachine *machine);

#endif
