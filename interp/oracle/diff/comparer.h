/* Comparer: what the files of compare share. */
#ifndef INTERP_ORACLE_DIFF_COMPARER_H
#define INTERP_ORACLE_DIFF_COMPARER_H

#include "interp/oracle/diff/compare.h"
#include "interp/oracle/judge/fast_added.h"
#include "interp/oracle/inputs/stubs.h"
#include "interp/oracle/judge/judge.h"
#include "interp/oracle/judge/promise_added.h"

typedef struct CompareSide {
    Context *context;
    const Op *module;
    Machine *machine; /* whose reports are brief */
    WireParts globals;
    const Op *function;
    Runner runner; /* of the function */
    const Inputs *inputs;
    ChoicePath *way; /* that its runs go; NULL: a seed chooses */
} CompareSide;

/* An input on which the two differ. A difference in what can be seen is better than undefined
 * behaviour, of which native code may show nothing; and a short input better than a long one.
 * Before all this comes one with indices as memory has them. */
typedef struct Candidate {
    bool found, seen;
    bool poisoned; /* it has an argument that native code cannot be given */
    bool far;      /* it has an index that is no element's (P10) */
    uint64_t number, seed;
    ChoicePath *way; /* where no seed is known to show it: what the target chooses */
    size_t length;   /* of its text */
} Candidate;

/* One on which it is not known whether the source may give what the target gives. */
typedef struct OpenInput {
    Str args;
    Str what, source, target; /* what the source gives with seed 0, and was not seen to give; empty:
                               * the target's choices were not all tried */
    Str why;                  /* "the signs of zeros": what it depends on that is no choice */
    unsigned runs;            /* of the source, that gave something else, or of the target */
    const Op *by;             /* what leaves so much open; NULL: not known */
} OpenInput;

typedef struct Comparer {
    const CompareOptions *options;
    Comparison *result;
    CompareSide source, target;
    Boundaries *boundaries;
    Stubs stubs;
    unsigned *globals;  /* which of the target's globals is which of the source's; UINT_MAX: none */
    Machine *perturbed; /* the source's, observed by `perturb`; made when first needed */
    Runner perturbed_runner;
    Perturb perturb;
    JudgeCase judge;
    Sight target_sight;
    FastAdded added;       /* flags of the target's function that its source has not */
    PromiseAdded promised; /* likewise */
    Arena scratch;         /* emptied after each input */
    /* Of the function. */
    Constants constants; /* of both */
    uint64_t limit;      /* steps that the source may take on an input */
    uint64_t steps;      /* it took on all inputs */
    uint64_t judged;     /* inputs on which the target was held against it, and that was enough */
    uint64_t looked_at;  /* inputs; of them: */
    uint64_t limits;     /* took too many steps */
    uint64_t skipped;    /* for any reason */
    uint64_t undecided;  /* inputs that are not judged; the first: */
    OpenInput open;
    Str why;                  /* an input was skipped */
    bool target_unfit;        /* because of the target */
    bool may_end;             /* the target took all steps it had, and was not seen to be endless */
    uint64_t ways, way_steps; /* of the target, on all inputs */
    uint64_t way_runs;        /* of the source, to find what they give */
    bool lowered;             /* the target is called with the source's values as LLVM's */
    bool unset;               /* a circuit's source has too many choices: what nothing sets is
                               * poison in it (W14) */
    bool settled;             /* a difference was seen that no other function's is told for */
    bool proved;              /* it refines the source on every input of the function */
    bool alike;               /* both are the same text: where one may choose so may the other */
    Candidate best;
    uint64_t differing; /* inputs; of them: */
    uint64_t far;       /* have an index that is no element's */
    bool chosen, drawn; /* of the input: the source's choices were looked at, not all of them */
    bool telling;       /* the best candidate is run again, and told */
    bool fresh;         /* the source's machine holds what seed 0 gave on this input */
} Comparer;

MachineOptions compare_machine_options(Comparer *c);
/* Before a run on the input. */
void compare_set_stubs(Comparer *c, uint64_t number);
/* Runs a runner of the side's function on the input that was just made, on the side's way. */
EndKind compare_call(const CompareSide *side, Runner *runner);

/* compare_input.c. Runs both on the input and judges. Where they differ it is a candidate. */
void compare_input(Comparer *c, uint64_t number);
/* Tells the best candidate in the result. */
void compare_tell_best(Comparer *c);

/* compare_prove.c. All inputs that there are, where they are few enough to try; else NULL. */
Inputs *compare_all_inputs(Comparer *c);
/* A function that is the same text in both refines itself: nothing has to be run. */
void compare_note_same(Comparer *c, const Op *function);
/* Notes what is known of every input once those that were made have been run, of which `all` are
 * all that there are, and asks the solver. Is it known that the target refines the source? */
bool compare_prove(Comparer *c, bool all);
/* Of the source's function: it shows a difference. */
void compare_note_differs(Comparer *c);

/* compare.c. Of at most so many inputs; NULL, and why, where none can be made up. */
Inputs *compare_make_inputs(Comparer *c, uint64_t count, bool lanes, Sb *why);

/* compare_shared.c. Is each memref that the target gave back the memory that the source's is?
 * Else says what is different. Both have just returned. */
bool compare_shares(Comparer *c, Judgement *judgement);

/* compare_finding.c. */
Str compare_input_text(Comparer *c, uint64_t number, Arena *arena, Str *layouts);
/* As a line shows it. */
Str compare_input_shown(Comparer *c, uint64_t number, Arena *arena);
void compare_tell(Comparer *c, uint64_t number, uint64_t seed, const Judgement *judgement);
void compare_tell_endless(Comparer *c, uint64_t number, uint64_t seed, uint64_t steps);
/* The machine's report as it would be printed, without a break at the end. */
Str compare_report(Arena *arena, Machine *machine);
/* The first line of how the run ended. */
Str compare_reason(Arena *arena, CompareSide *side, uint64_t number, uint64_t seed);

/* compare_observed.c. A machine for a run of the side that an observer, which it is to be given,
 * may watch; and the run: false where the input cannot be made. */
Machine *compare_observed_machine(Comparer *c, const CompareSide *side);
bool compare_run_observed(const CompareSide *side, Machine *machine, Runner *runner,
                          uint64_t number, uint64_t seed);
/* compare_watched.c: a run of a side. What is called outside does what it was last set to do. */
void compare_watch(Comparer *c, const CompareSide *side, uint64_t number, uint64_t seed,
                   WatchedRun *run);
/* compare_circuit.c: at so many ticks; both flat, false, and why, where one cannot be or their
 * ports differ; and whether what nothing sets is to be poison in the source, which is then set. */
unsigned compare_ticks(const CompareOptions *options);
bool compare_flatten(const Comparer *c, const Op **source, const Op **target, Sb *why);
void compare_choose_unset(Comparer *c);
/* compare_buffers.c: where tensors of the source's type are memrefs of the target's, a function of
 * the source's type that calls the target, at the end of the target's module; NULL: they differ in
 * another way. To be removed before others look at the module. */
Op *compare_on_tensors(const Op *source, const Op *target);
/* compare_lowered.c: the same where the source's types have become LLVM's. */
Op *compare_lowered(const Op *source, const Op *target);
/* compare_adapter.c: reads the function that stands for the target, which is put beside it; NULL
 * where it is none that is valid. */
Op *compare_adapter(const Op *target, Str function);
#define COMPARE_ADAPTER "a function that calls the lowered one" /* the name of their texts */

/* Does the target go in circles? Of some that never end that is not seen. */
bool compare_is_endless(Comparer *c, uint64_t number, uint64_t seed);

#endif
