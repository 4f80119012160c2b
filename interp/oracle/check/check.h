/* Check: the interpreter beside native code.
 *
 * A Check holds what all functions of all files share: options, the native program, room. Of each
 * module it makes a CheckModule: a machine, and for every witness (a way to machine code, at an
 * optimisation level) the module compiled. Of each function a CheckFunction: its inputs, the counts
 * of verdicts a witness, and the findings.
 *
 *   check.c           what all share
 *   check_module.c    a module: which functions, the witnesses' programs
 *   check_function.c  a function: batches of inputs, interpreted, run natively, judged
 *   check_known.c     a difference of upstream's lowering, or its library, that is known
 *   check_finding.c   a finding: the input, both values, who stands alone
 *   check_processor.c a finding: does it take the optimiser, or a feature of the processor?
 *   check_tell.c      a function told in all forms that are asked for
 *   check_text.c      what is printed; check_json.c: the same for machines; check_html.c: a page
 */
#ifndef INTERP_ORACLE_CHECK_CHECK_H
#define INTERP_ORACLE_CHECK_CHECK_H

#include "interp/oracle/judge/judge.h"
#include "interp/oracle/judge/known.h"
#include "interp/console/options.h"
#include "interp/console/progress.h"
#include "interp/oracle/witness/reach.h"
#include "interp/oracle/witness/witness.h"

enum { MOST_WITNESSES = 8 };

typedef struct CheckFunction CheckFunction;

typedef struct CheckOptions {
    const char *entry;    /* NULL: every function that can be called from outside */
    const char *args;     /* NULL: inputs are made up */
    const char *args_out; /* a folder for the arguments of findings; NULL: none */
    uint64_t inputs, seed;
    double ulp; /* what inexact operations may be off; negative: by interp/oracle/judge/ulps.h */
    const char *pipeline, *processor; /* NULL: the baseline */
    double native_seconds, max_seconds;
    unsigned index_width;
    uint64_t max_steps, max_memory;
    unsigned max_depth;
    const Options *context; /* the files that are checked */
    bool strict_init;
    bool json, annotations;
    bool quiet;          /* standard output is for another form than text and JSON */
    struct Junit *junit; /* NULL: nobody asks for it; borrowed */
    const char *program; /* that makes and runs native code; NULL: the one beside this */
    /* Gets each function, and what is said of it, instead of standard output; NULL: nobody does. */
    void (*told)(void *state, const CheckFunction *function, Str text);
    void *told_state;
    const char *html; /* the page to write; "-": to standard output; NULL: none */
} CheckOptions;

typedef struct CheckWitness {
    WireVia via;
    unsigned optimisation;
    char name[16]; /* "llvm -O2" */
} CheckWitness;

/* Of inputs, or of several functions' inputs. */
typedef struct CheckCounts {
    uint64_t equal, allowed, within, not_compared, known, not_judged, different;
    UlpCount ulps;    /* the largest distance of `within` */
    unsigned sampled; /* runs that tried out choices, at the most for one input */
} CheckCounts;

typedef struct CheckTotals {
    uint64_t functions, inputs, undefined, skipped; /* skipped: a limit, or unsupported */
    uint64_t compared;                              /* functions, by any witness */
    /* Functions with a body that nobody asked about: private ones, and those that are none of
     * func's, or stand in no builtin.module. */
    uint64_t hidden, foreign;
    struct CheckWitnessTotals {
        uint64_t functions;    /* that were compared */
        uint64_t not_compared; /* functions that could not be, or are not judged on any input */
        uint64_t differing;    /* functions with a finding */
        CheckCounts counts;
    } witnesses[MOST_WITNESSES];
    uint64_t known[KNOWN_MOST]; /* inputs, of all witnesses */
} CheckTotals;

/* Room that batches use again and again. */
enum { BATCH_INPUTS = 1 << 12 };
typedef struct CheckRoom {
    uint64_t *numbers; /* of the batch's inputs, BATCH_INPUTS at the most */
    uint64_t *kept;    /* what each gave (interp/oracle/witness/wire.h) */
    size_t kept_capacity;
    Sb bytes; /* to which `kept` refers */
    Arena scratch;
    unsigned char *verdicts[MOST_WITNESSES];
} CheckRoom;

typedef struct Check {
    CheckOptions options;
    CheckWitness witnesses[MOST_WITNESSES];
    unsigned witness_count;
    Witness *native;
    unsigned char *shared; /* with native code; found anew after a new process began */
    Boundaries boundaries;
    CheckRoom room;
    CheckTotals totals;
    unsigned part;      /* of the file, counted from 1; 0: it has no parts */
    bool miscalled;     /* arguments that were given cannot be read, or there is no such entry */
    char feature[48];   /* of a processor, that was last found to make a difference; or empty */
    Str text;           /* of the part that is checked */
    unsigned before;    /* lines of the file in front of it */
    Sb page;            /* functions of the page, with commas between them */
    Sb page_files;      /* files, or parts, from which none came, likewise */
    uint64_t page_left; /* functions and files that it has no room for */
    Str page_rest;      /* of `text`, from this line on, where the page's last function began; 0: */
    unsigned page_line; /* it has none of the text yet */
    Progress progress;
    double started; /* seconds of the monotonic clock */
} Check;

/* A module as one witness compiled it. */
typedef struct CheckProgram {
    WitnessProgram *loaded; /* NULL: it could not be */
    unsigned *globals;      /* which of the module's globals it has, in its order */
    unsigned global_count;
} CheckProgram;

typedef struct CheckModule {
    Check *check;
    const char *file;
    Context *context;
    Op *module;
    const Op *entry;    /* the only function to check; NULL: all */
    Machine *machine;   /* whose reports are brief */
    Machine *perturbed; /* observed by `perturb`; made when first needed */
    Perturb perturb;
    Machine *watched; /* observed by `known` */
    Known known;
    WireParts globals;
    CheckProgram whole[MOST_WITNESSES];
    unsigned late[MOST_WITNESSES]; /* programs that the compiler took too long over */
    Arena arena;
} CheckModule;

/* The function beside one witness. */
typedef struct CheckSide {
    CheckProgram *program; /* NULL: it is not compared, and why: */
    Str why;
    CheckProgram own;   /* where the whole module cannot be compiled, what the function needs */
    unsigned number;    /* of the function in the program */
    unsigned accidents; /* crashes and the like; of them, and of the known: */
    unsigned known_accidents;
    uint64_t known[KNOWN_MOST]; /* inputs, by the row of KNOWN_DIFFERENCES */
    bool stopped;               /* after too many: the inputs that are left are not compared */
    CheckCounts counts;
} CheckSide;

typedef struct CheckFinding {
    unsigned witness;
    uint64_t number; /* of the input */
    Judgement judgement;
    int signal; /* of VERDICT_CRASHED */
    int row;    /* of KNOWN_DIFFERENCES, of one that is known */
    Str input;  /* as --args takes it; as a line shows it; and, where it would be another: */
    Str shown;
    Str layouts;   /* as interp/oracle/witness/input_text.h has them */
    Str others;    /* what the other witnesses say; empty where there are none */
    Str cause;     /* the first operation whose native value departs; empty where not looked for */
    Str processor; /* what of the processor that was asked for it takes; empty: nothing that is
                    * known
                    */
    Str optimiser; /* that without optimisation it agrees; empty where it does not */
} CheckFinding;

/* The first input that native code was not asked about, and why. */
typedef struct CheckFirst {
    Str input, shown, layouts, why; /* as of a finding; `why` is empty where there is none */
    uint64_t steps;                 /* that were allowed, where a limit was met; else 0 */
    Str report;                     /* the whole, where a page is asked for */
    const Op *at;                   /* the operation that ended it; NULL: none is known */
} CheckFirst;

struct CheckFunction {
    CheckModule *of;
    const Op *op;
    unsigned number; /* of the functions of its module that have a body */
    Str name;
    Arena arena;
    Str why; /* nothing of it is compared; empty where something is */
    Inputs *inputs;
    Runner runner, perturbed, watched;
    JudgeCase judge;
    Reach reach;
    Str single;    /* the name of its only operation; empty where there are more */
    uint64_t next; /* input to be made */
    /* Inputs that native code is not asked about: on which the program is undefined, meets a limit,
     * is not supported, or gives back what cannot be read. */
    uint64_t undefined, limits, unsupported, unreadable;
    CheckFirst first_undefined, first_skipped;
    uint64_t steps; /* executed in all */
    uint64_t bytes; /* of memory handed in, in all */
    Str stopped;    /* why not all inputs were made */
    CheckSide sides[MOST_WITNESSES];
    VEC(CheckFinding) findings; /* the first few a witness */
    VEC(CheckFinding) open;     /* the first a witness that is not judged */
    VEC(CheckFinding) known;    /* the first a witness and row, where a page is asked for */
};

/* Inputs that native code was to be asked about. */
static inline uint64_t check_asked(const CheckFunction *f)
{
    return f->next - f->undefined - f->limits - f->unsupported - f->unreadable;
}

/* check.c. Starts the native program and makes room; options and witnesses are set. False, and why,
 * when it cannot be started. `check_end` gives everything back. */
bool check_start(Check *check, Sb *why);
void check_end(Check *check);
double check_seconds(const Check *check); /* since it was started */
/* Was there a finding? Were all functions compared, of which there is one? */
bool check_found_difference(const Check *check);
bool check_compared_all(const Check *check);

/* Checks the functions of a module, and of those in it: every one, or the entry. Sets
 * check->miscalled, reported, where there is none, or its arguments cannot be read. */
void check_module(Check *check, const char *file, Context *context, Op *module);

/* check_function.c. Prepares the function, runs and judges its inputs; counts and findings stand in
 * it afterwards. */
void check_function(CheckFunction *function);
/* What a side's program makes of one input; costs the batch's records. */
Verdict check_input_again(CheckFunction *function, const CheckSide *side, uint64_t number);

/* check_module.c. The side's program, loaded when it is not yet: the whole module's, or one of what
 * the function needs. False, and side->why, when neither can be had. */
bool check_side_prepare(CheckFunction *function, unsigned witness);
/* What the function needs, compiled by the witness. `check_side_unload` gives it back. */
bool check_side_load(CheckFunction *function, unsigned witness, CheckSide *side);
void check_side_unload(CheckFunction *function, CheckSide *side);
/* Was any input judged? */
bool check_side_compared(const CheckSide *side);
MachineOptions check_machine_options(const CheckOptions *options);

/* check_known.c. The row of KNOWN_DIFFERENCES that explains what the witness made of the input; -1
 * where none does. */
int check_known_row(CheckFunction *function, unsigned witness, uint64_t number);

/* check_finding.c. Adds a finding; its input is told, unless enough findings of that witness are.
 */
enum { FINDINGS_TOLD = 5 };
void check_add_finding(CheckFunction *function, unsigned witness, uint64_t number,
                       const Judgement *judgement, int signal);
/* Notes the first input that is not judged beside the witness. */
void check_note_open(CheckFunction *function, unsigned witness, uint64_t number,
                     const Judgement *judgement);
/* Notes the first input that differs as the row says, for the page. */
void check_note_known(CheckFunction *function, unsigned witness, uint64_t number,
                      const Judgement *judgement, int row);
/* Notes the input as the first of its kind, unless there was one. */
void check_note_first(CheckFunction *function, CheckFirst *first, uint64_t number, Str why);
/* Completes the findings from `first` on, which stem from one batch, once all witnesses' records of
 * it are judged: what the other witnesses gave; and where it begins (interp/oracle/judge/cut.h),
 * which costs the records. */
void check_complete_findings(CheckFunction *function, size_t first, uint64_t batch_count);

/* check_processor.c. A finding's `processor`, in the function's arena; costs the records. */
Str check_processor_of(CheckFunction *function, const CheckFinding *finding);
/* Likewise its `optimiser`. */
Str check_optimiser_of(CheckFunction *function, const CheckFinding *finding);

/* Output: a function, and at the end of all the sums. */
void check_text_function(Sb *text, const CheckFunction *function);
void check_text_summary(const Check *check);
void check_json_function(Sb *sb, const CheckFunction *function);
void check_json_summary(Sb *sb, const Check *check);
/* check_html.c. Adds the function, of which `text` is printed, and `why` nothing is compared, to
 * the page; writes the page, false, with a message, where it cannot be written. */
void check_html_function(const CheckFunction *function, Str text, Str why);
/* A file, or the part at hand, from which errors that are kept let no function come. */
void check_html_messages(Check *check, const char *file);
bool check_html_write(Check *check);
const char *verdict_name(Verdict verdict);
/* check_tell.c. What is said of a function, in the forms that were asked for. */
void check_tell(const CheckFunction *function, double seconds);

#endif
