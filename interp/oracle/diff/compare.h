/* Compare: does one module refine another, run by the interpreter both?
 *
 * Every function that both have under one name with one signature (or the entry) is run in both on
 * inputs as `check` makes them. Where the source is undefined the target may do anything; else its
 * results, what it prints, what it calls outside with which arguments, and the memory reachable
 * from arguments and globals must refine the source's, and it has to end as the source does.
 *
 * A circuit is a function of its inputs at each of so many ticks, in both, where its ports stay.
 *
 * What the language leaves open is a choice: of the source's the target may give any. Few are gone
 * through one by one, of many some are drawn: then a target that gives something else is not judged
 * (interp/oracle/judge/judge.h). Of the target's own choices each has to be one of the source's;
 * they are gone through, or drawn, likewise.
 *
 *   compare.c           two modules: which functions, how many inputs
 *   compare_input.c     a function on one input
 *   compare_shared.c    whose memory a result is
 *   compare_prove.c     what holds for every input
 *   compare_finding.c   a difference in words
 *   compare_buffers.c   functions whose tensors have become memrefs
 *   compare_circuit.c   circuits
 *   compare_lowered.c   functions whose types have become LLVM's
 *   compare_adapter.c   what both write, read
 *   compare_watched.c   runs whose values are kept
 */
#ifndef INTERP_ORACLE_DIFF_COMPARE_H
#define INTERP_ORACLE_DIFF_COMPARE_H

#include "core/base/vec.h"
#include "interp/oracle/inputs/inputs.h"
#include "interp/machine/machine.h"
#include "interp/oracle/judge/recorder.h"
#include "interp/oracle/witness/witness.h"

enum { TICKS_COMPARED = 16 }; /* of a circuit, where that is left to us */

/* Which inputs are looked at. */
typedef enum CompareGoal {
    COMPARE_BEST,       /* all, and the most telling of those that show a difference is told */
    COMPARE_FIRST,      /* up to the first that shows one */
    COMPARE_FIRST_SEEN, /* up to the first on which native code cannot hide it */
} CompareGoal;

/* A run of which every value is kept, as far as they are not too many. */
typedef struct WatchedRun {
    bool ran; /* false: the input cannot be made, or what it is of is not run here */
    Machine *machine;
    Recorder recorder;
    EndKind end;
    Str results, output, report; /* each a value, as `run` prints it, and a line break */
    Arena arena;
} WatchedRun;

typedef struct CompareOptions {
    const char *entry; /* NULL: every function of the source that can be called from outside */
    const char *args;  /* one input for it; NULL: inputs are made */
    unsigned ticks;    /* of circuits; 0: TICKS_COMPARED */
    uint64_t stubs;    /* with it: what decides what stubs do; else the input's number does */
    const Op *first;   /* the program that all passes began with; NULL: the source */
    uint64_t inputs;   /* at the most; 0: up to 1000, fewer where the function takes long */
    uint64_t seed;
    uint64_t only; /* the one input to look at, UINT64_MAX: all */
    CompareGoal goal;
    unsigned index_width, vscale;
    uint64_t max_steps;    /* on one input, where it is the function's only one; less where not */
    uint64_t enough_steps; /* executed in one of both, in all runs of a function, after which it is
                            * run no more; 0: there is no such number */
    double max_seconds;    /* likewise, of each run; 0: no limit */
    uint64_t max_memory;
    unsigned max_depth;
    bool strict_init;
    double ulp;             /* as of check; or INEXACT_BY_HALF (interp/oracle/judge/perturb.h) */
    bool prove;             /* try all inputs of functions that have few, and ask about others */
    double prove_seconds;   /* that the solver may take for a function; 0: no limit */
    Witness *solver;        /* whom to ask; borrowed; NULL: nobody */
    Boundaries *boundaries; /* borrowed, kept from one call to the next; NULL: made anew */
    /* With an entry and `args`: nothing is judged, the target's run is put here. Else NULL. */
    WatchedRun *watched;
    bool keeps_runs; /* of a difference that is told: Comparison.source_run */
} CompareOptions;

typedef enum CompareVerdict {
    COMPARE_REFINES,    /* as far as was tried */
    COMPARE_DIFFERS,    /* an input shows it */
    COMPARE_DROPPED,    /* the target lacks a function that can be called from outside */
    COMPARE_NOT_JUDGED, /* nothing could be run in both, or inputs are undecided: `why` */
} CompareVerdict;

typedef enum CompareKind {                    /* of a difference */
                           DIFFERENCE_VALUE,  /* a result */
                           DIFFERENCE_MEMORY, /* of an argument, or a global */
                           DIFFERENCE_POISON, /* either of them is poison, or was never written */
                           DIFFERENCE_TEXT,   /* what is printed */
                           DIFFERENCE_UNDEFINED, /* the target is undefined */
                           DIFFERENCE_STOPS,     /* one stops itself, the other does not */
                           DIFFERENCE_ENDLESS,   /* the target does not end */
                           DIFFERENCE_DROPPED,   /* COMPARE_DROPPED */
} CompareKind;

/* "wrong result", "poison", ... */
const char *compare_kind_name(CompareKind kind);

/* What is known of every input of a function. */
typedef enum ProofKind {
    PROOF_SAME,   /* it is the same text in both */
    PROOF_RUN,    /* all were run */
    PROOF_SOLVED, /* a solver says so */
    PROOF_NONE,
    PROOF_DIFFERS, /* it does not hold */
} ProofKind;

typedef struct Proof {
    Str function;
    ProofKind kind;
    uint64_t inputs; /* that were run */
    Str why;         /* PROOF_NONE: what is in the way */
} Proof;

typedef VEC(Proof) Proofs;

/* The first input of a kind that tells nothing of the target. */
typedef struct ComparedInput {
    Str function, args, layouts;
    Str shown;      /* the arguments as a line shows them */
    Str why;        /* empty: there is none */
    bool target;    /* it is the target that ended so */
    Str behind;     /* then: the passes that made it; set by who knows them */
    uint64_t steps; /* that were allowed, where a limit was met; else 0 */
    bool stubbed;
    uint64_t stubs; /* as below */
} ComparedInput;

typedef struct Comparison {
    CompareVerdict verdict;
    /* Of a difference. */
    CompareKind kind;
    Str function;
    uint64_t input; /* its number */
    uint64_t seed;  /* of what the target leaves open, where it shows */
    uint64_t steps; /* that the source takes on it */
    uint64_t most;  /* DIFFERENCE_ENDLESS: steps after which the target was left */
    bool in_global; /* what differs is memory of a global, which no run prints */
    bool lowered;   /* the target's types are LLVM's, and no input of the source fits them */
    Str way;        /* where no seed is known to show it: what the target chooses; else empty */
    Str args;       /* the input, as --args takes it */
    Str layouts;    /* what is not plain of it (interp/oracle/witness/input_text.h) */
    Str where;      /* what differs: "result 0", "element 3 of argument 1's memory", ... */
    Str source;     /* what it is in the source: a value, a text, how the run ends */
    Str target;     /* and in the target, where that may be a report of several lines */
    Str broken;     /* the operation whose rule the target breaks; empty where it breaks none */
    Str rule;       /* what its row says of it; or what else is broken */
    /* CompareOptions.keeps_runs: both on the input, as they differ. To be freed before the modules
     * are. */
    WatchedRun source_run, target_run;
    /* Inputs on which the target is undefined or poison, this one among them, where none shows
     * anything else: what it does there is its own affair, so that native code may hide it. */
    VEC(uint64_t) alike;
    bool far_alone; /* every input that shows it has an index that no memory has (P10) */
    unsigned tried; /* source's runs with other choices before this was found; 0: it took none */
    bool all_tried; /* these were all that there are */
    bool stubbed;   /* stubs are called, and do what `stubs` decides */
    uint64_t stubs;

    Proofs proofs; /* CompareOptions.prove: of each function that was run */

    /* Of functions that were not judged, the first: "@f: ..."; empty where all were. */
    Str why;
    Str at;              /* where it was interrupted, and is no answer; else empty */
    bool invalid;        /* the arguments that were given cannot be read; this was reported */
    uint64_t functions;  /* of the source, that were to be compared; of them: */
    uint64_t not_judged; /* no input was compared; of them: */
    uint64_t not_run;    /* in both */
    uint64_t unjudged;   /* of those not judged: they are not the same text in both */
    bool target_unfit;   /* some because of the target: what it has become is not run here */
    bool adapted;       /* functions of the target were called with the source's values as LLVM's */
    bool all;           /* inputs that there are, of every function, were compared, or the source is
                         * undefined on them */
    uint64_t inputs;    /* looked at; of them: */
    uint64_t compared;  /* with an answer */
    uint64_t undefined; /* the source is, or it stopped where a pass may go on (R11) */
    uint64_t skipped;   /* a limit was reached, or something is not supported */
    ComparedInput first_undefined, first_skipped;
    Str global;         /* of which the initial contents alone were tried; empty: there is none */
    uint64_t open;      /* the source's choices decided */
    uint64_t sampled;   /* of these, not all choices could be gone through */
    uint64_t undecided; /* the target gives what the source was not seen to give, and may give; or
                         * may give more than it was seen to give */
    uint64_t ways;      /* that all of the target's choices are, on the input that has most */
    Str open_by;        /* the operation that leaves so much open on the first undecided: "'name' at
                         * file:line:column"; empty where there is none */
    Arena arena;
} Comparison;

/* Both verify. The arena of the comparison owns its texts. */
Comparison compare_modules(Context *source_context, const Op *source, Context *target_context,
                           const Op *target, const CompareOptions *options);
/* False where the arguments that are given do not fit a function that is compared, or cannot be
 * read, which this reports. */
bool compare_reads_arguments(Context *context, const Op *module, const CompareOptions *options);
void comparison_free(Comparison *comparison);
void watched_run_free(WatchedRun *run);

/* compare_finding.c. What its row says of the operation; empty where there is none. */
Str compare_said_of(const Op *op);

#endif
