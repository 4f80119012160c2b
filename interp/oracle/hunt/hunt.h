/* Hunt: random programs through passes, as long as one likes; what goes wrong is made small, told
 * apart from what was found before, and kept, a folder a finding.
 *
 * Programs are numbered, and several processes take them in turn. What they found lies in the
 * hunt's folder, where it stays: another hunt there goes on where the last one stopped. A finding's
 * name is the pass, how it shows, and the operations that the smallest program has.
 *
 *   hunt.c          processes, progress, sums
 *   hunt_worker.c   a program: written, judged
 *   hunt_passes.c   which passes it is sent through
 *   hunt_finding.c  a finding: its folder
 *   hunt_name.c     its name
 *   hunt_post.c     its facts, and a text to post
 *   hunt_known.c    those that are known
 *   hunt_json.c     what is told, for machines
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
    const char *known; /* findings in folders of it are counted alone; NULL: none */
    bool json;
} HuntOptions;

enum { HUNT_MOST_JOBS = 256, HUNT_MOST_PASSES = 1024, HUNT_MOST_CHOSEN = 5 };

/* Of one of the passes to choose from: programs that it was given, and of them: */
typedef struct HuntPassSums {
    atomic_ulong programs, changed, refused;
} HuntPassSums;

#define HUNT_NO_PROGRAM (~0ul)

/* What all processes share. */
typedef struct HuntSums {
    atomic_ulong next; /* program */
    atomic_ulong programs, functions, inputs;
    atomic_ulong changed;    /* programs that a pass changed */
    atomic_ulong not_judged; /* programs: nothing of them could be compared */
    atomic_ulong refused;    /* programs that passes did not take */
    atomic_ulong found, again, known;
    atomic_ulong died;                   /* processes, of a fault of this program's own */
    atomic_ulong at[HUNT_MOST_JOBS];     /* the program that each process is at; HUNT_NO_PROGRAM */
    atomic_bool keeping[HUNT_MOST_JOBS]; /* it found something there, and makes it small */
    HuntPassSums of[HUNT_MOST_PASSES];
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
    Map known;            /* names of findings that are */
} Hunt;

/* The exit status: EXIT_DIFFERENCE where something was found, or a process died. */
int hunt_run(const HuntOptions *options);

/* Seconds, of the monotonic clock. */
double hunt_now(void);

/* hunt_worker.c: takes programs until there are none, or no time. */
void hunt_work(Hunt *hunt);

/* Those that a program is sent through. */
typedef struct HuntChoice {
    const char *pipeline;
    unsigned count; /* of passes that are chosen; 0: the pipeline is given */
    size_t passes[HUNT_MOST_CHOSEN];
} HuntChoice;

/* hunt_passes.c. False, with a message: they cannot be listed. */
bool hunt_list_passes(Hunt *hunt);
/* For the program; texts are the arena's. */
HuntChoice hunt_choose_passes(const Hunt *hunt, uint64_t number, Arena *arena);
void hunt_count_passes(Hunt *hunt, const HuntChoice *choice, const DiffResult *result);
/* Which ran, and which refused all: printed, and a line each as JSON, into FOLDER/passes.json. */
void hunt_tell_passes(const Hunt *hunt);

/* hunt_name.c. "canonicalize": passes without their options, a command's program; and behind it
 * "wrong-result.arith.index_cast+arith.extsi", what the smallest program is made of. */
void hunt_name_pass(Sb *name, Str pass, bool is_command);
void hunt_name_cause(Sb *name, const Options *options, Str kind, Str program);

/* hunt_known.c */
void hunt_read_known(Hunt *hunt);
bool hunt_is_known(const Hunt *hunt, Str pass, Str cause);

/* hunt_post.c. A fact is a line, "name: ..." (testsuite/findings.py). */
void hunt_facts(Sb *text, const DiffFinding *finding, const DiffOptions *options);
void hunt_post(Sb *text, const DiffResult *result, const DiffOptions *options, Str program);

/* hunt_finding.c: reduces what was found of that program, and keeps it where it is new. */
void hunt_keep(Hunt *hunt, Diff *diff, DiffResult *result, uint64_t number);

/* The program that a process died at, and what of. */
void hunt_keep_death(Hunt *hunt, uint64_t number, const char *what);

/* hunt_json.c. What is told of a finding. */
typedef struct HuntTold {
    const Hunt *hunt;
    Str name, pass;
    uint64_t number;            /* of the program */
    unsigned operations;        /* of the smallest one; 0: it is not made small */
    const DiffFinding *finding; /* NULL: it is kept already, and ... */
    bool again;                 /* ... shows behind this pass as well */
} HuntTold;

/* A line, in the arena. The others are printed. */
Str hunt_json_finding(Arena *arena, const HuntTold *told);
void hunt_json_death(const Hunt *hunt, Str folder, uint64_t number, const char *what);
void hunt_json_sums(const Hunt *hunt, double seconds);

#endif
