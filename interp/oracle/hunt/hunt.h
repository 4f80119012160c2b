/* Hunt: random programs through passes, as long as one likes; what goes wrong is made small, told
 * apart from what was found before, and kept, a folder a finding.
 *
 * Programs are numbered, and several processes take them in turn. What they found lies in the
 * hunt's folder, where it stays: another hunt there goes on where the last one stopped. A finding's
 * name is the pass, how it shows, and the operations that the smallest program has (HuntName).
 *
 *   hunt.c          processes, progress, sums
 *   hunt_worker.c   a program: written, judged
 *   hunt_passes.c   which passes it is sent through
 *   hunt_finding.c  a finding: its name, its folder
 */
#ifndef INTERP_ORACLE_HUNT_HUNT_H
#define INTERP_ORACLE_HUNT_HUNT_H

#include "interp/oracle/diff/diff.h"
#include "interp/oracle/generate/generate.h"

#include <stdatomic.h>

typedef struct HuntOptions {
    DiffOptions diff;   /* `command` is set, or: */
    const char *passes; /* a pipeline; "each": every pass that is installed, one after the other;
                         * "random": some of them, in any order */
    GenerateOptions generate;
    double seconds; /* 0: as long as there are programs */
    uint64_t count; /* of programs, in this hunt; 0: as many as there is time for */
    const char *folder;
    const char *known; /* another one, whose findings are counted alone; NULL: none */
} HuntOptions;

enum { HUNT_MOST_JOBS = 256 };

/* What all processes share. */
typedef struct HuntSums {
    atomic_ulong next; /* program */
    atomic_ulong programs, functions, inputs;
    atomic_ulong changed;    /* programs that a pass changed */
    atomic_ulong not_judged; /* programs: nothing of them could be compared */
    atomic_ulong refused;    /* programs that passes did not take */
    atomic_ulong found, again, known;
    atomic_ulong died;               /* processes, of a fault of this program's own */
    atomic_ulong at[HUNT_MOST_JOBS]; /* the program that each process is at */
} HuntSums;

/* The passes that hunts of "each" and "random" go through. */
typedef VEC(Str) HuntPasses;

typedef struct Hunt {
    const HuntOptions *options;
    HuntSums *sums;
    HuntPasses passes; /* those to choose from; none where the pipeline is given */
    Arena arena;
    unsigned job;         /* this process's number */
    uint64_t first, last; /* programs from there on, and up to that, which is none of them */
    double end;           /* of the monotonic clock; 0: none */
    int told;             /* a pipe: what is to be printed, in lines */
    Map seen;             /* of this process: names before reducing -> how often */
} Hunt;

/* The exit status: EXIT_DIFFERENCE where something was found, or a process died. */
int hunt_run(const HuntOptions *options);

/* Seconds, of the monotonic clock. */
double hunt_now(void);

/* hunt_worker.c: takes programs until there are none, or no time. */
void hunt_work(Hunt *hunt);

/* hunt_passes.c. False, with a message: they cannot be listed. */
bool hunt_list_passes(Hunt *hunt);
/* The pipeline for the program, in the arena. */
const char *hunt_choose_passes(const Hunt *hunt, uint64_t number, Arena *arena);

/* hunt_finding.c: reduces what was found of that program, and keeps it where it is new. */
void hunt_keep(Hunt *hunt, Diff *diff, DiffResult *result, uint64_t number);

/* The program that a process died at, and what of. */
void hunt_keep_death(Hunt *hunt, uint64_t number, const char *what);

#endif
