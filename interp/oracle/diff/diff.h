/* Diff: did this pass break this program?
 *
 * A Diff holds what all files share: options, the native program. A file (or each part of one) is
 * sent through the passes one by one, and each module held against the one before it
 * (interp/oracle/diff/compare.h); a DiffResult says what came of it. It is told as text or as JSON,
 * and sent to the process that sums up as a DiffNote.
 *
 *   diff.c           what all share; a file and its parts
 *   diff_part.c      a part: its passes, one after the other
 *   diff_finding.c   a finding completed: how the module changed, the commands that show it
 *   diff_native.c    what native code makes of it
 *   diff_reduce.c    the smallest module that shows it
 *   diff_proof.c     what is known of every input, told
 *   diff_text.c      what is printed of a part; diff_json.c: the same for machines
 *   diff_located.c   its versions read again, with where operations are from
 *   diff_columns.c   which operations of its versions stand for each other
 *   diff_strangers.c which of those that say so do not
 *   diff_departs.c   the first that gives something else behind the pass
 *   diff_origin.c    what it has that from
 *   diff_sides.c     what a version gave in a run
 *   diff_page.c      what a page knows of a part; diff_html.c: the page
 *   diff_tell.c      a note as JUnit's cases and as annotations
 *   diff_note.c      what the summary needs of a part, as bytes
 *   diff_summary.c   the sums by pass, and equal findings together
 *   diff_jobs.c      many files in several processes
 */
#ifndef INTERP_ORACLE_DIFF_DIFF_H
#define INTERP_ORACLE_DIFF_DIFF_H

#include "interp/oracle/diff/compare.h"
#include "interp/oracle/diff/compiler.h"
#include "interp/console/input.h"

typedef struct DiffOptions {
    CompareOptions compare;
    /* One of these is set. */
    const char *passes;  /* a pipeline, as interp/oracle/diff/compiler.h takes it */
    const char *command; /* for the shell: another compiler */
    const char *with;    /* a file: what became of the program */
    double native_seconds;
    const char *processor; /* that native code is compiled for; NULL: the baseline */
    const char *program;   /* the native program's path; NULL: it stands beside this one */
    const char *args_out;  /* a folder for the arguments of findings; NULL: none */
    bool reduce, json, annotations;
    bool quiet;            /* standard output is for another form than text and JSON */
    struct Junit *junit;   /* NULL: nobody asks for it; borrowed */
    const char *html;      /* the page to write; "-": to standard output; NULL: none */
    bool endless_is_wrong; /* a pass, or the command, that takes longer than `native_seconds` is a
                            * finding, and not a limit */
    const char *output; /* the file that a reduced module goes to; NULL: one of its own name here */
    double reduce_seconds;  /* to spend on it; 0: as many as diff_reduce.c says */
    unsigned jobs;          /* processes at the most */
    const Options *context; /* of contexts: dialects that are not known, parts of files */
} DiffOptions;

typedef struct Diff {
    DiffOptions options;
    Witness *native; /* NULL until it is needed */
    Boundaries boundaries;
} Diff;

typedef enum StepVerdict {
    STEP_UNCHANGED,
    STEP_REFINES, /* on every input there is */
    STEP_HOLDS,   /* on those that were compared */
    STEP_DIFFERS,
    STEP_NOT_JUDGED,
    STEP_REFUSED, /* it reported errors: the module behind it does not exist */
    STEP_CRASHED,
    STEP_ENDLESS, /* it took longer than it may, which is a finding */
    STEP_LIMIT,   /* it met a limit of ours */
    STEP_INVALID, /* it left a module that does not verify */
} StepVerdict;

typedef struct DiffStep { /* a pass, the command, or the other file */
    Str pass;
    StepVerdict verdict;
    Str why;        /* it was not judged, or only in part, or ended as it did; may be empty */
    double seconds; /* that it took, and to judge what it left */
} DiffStep;

typedef enum DiffVerdict {
    DIFF_REFINES = 0, /* on every input there is */
    DIFF_HOLDS,       /* no input that was compared shows a difference */
    DIFF_DIFFERS,     /* there is a finding */
    DIFF_NOT_JUDGED,  /* nothing could be compared */
    DIFF_IN_PART, /* a function, or what a pass left, could not; nothing else shows a difference */
    DIFF_UNDECIDED,   /* some inputs are not judged: more is open than can be listed */
    DIFF_LIMIT,       /* what makes the module met a limit of ours */
    DIFF_INTERRUPTED, /* by the user, before a difference was told */
    DIFF_INVALID,     /* the file is not valid; this was reported */
    DIFF_MISCALLED,   /* there is no such entry, or its arguments cannot be read; likewise */
    DIFF_UNREADABLE,  /* likewise */
} DiffVerdict;

/* The program, or what a pass that changed it left. */
typedef struct DiffVersion {
    Str name; /* as reports have it: the file's, "after-cse" */
    const Op *module;
    Str text;        /* that it was read from: op_place speaks of its lines */
    unsigned before; /* lines of its file that stand in front of the text */
    size_t steps;    /* that lead to it */
} DiffVersion;

typedef VEC(DiffVersion) DiffVersions;

/* The first operation in front of the pass of which what stands for it behind gave something else.
 */
typedef struct Departure {
    Str name;                 /* of the operation; empty: it is not known */
    Str why;                  /* then: what is in the way; may be empty */
    Str where;                /* "file:line:column" */
    const Attr *place;        /* of what it stands for in the program; NULL: nothing does */
    Str heir_name;            /* of what stands for it */
    Str before, after;        /* these values */
    uint64_t time, heir_time; /* they had run so many times before */
    /* Both in the order of the text (interp/oracle/diff/diff_columns.h). */
    unsigned number, heir_number;
    /* As long as modules and runs are there. */
    const Op *op;
    const Recorded *ours, *theirs;
} Departure;

typedef struct DiffFinding {
    const char *kind; /* "wrong result", "crashed", ... */
    Str pass;   /* one, or, where those between could not be judged, several: "cse,canonicalize" */
    Str prefix; /* the passes before it, likewise; may be empty */
    Comparison compared; /* of differences in what the program does */
    bool is_compared;    /* it is one */
    Str shown;           /* its arguments as a line shows them */
    Str why;             /* else: what the pass, or the verifier, said */
    Departure departs;
    unsigned line, column; /* of what departs, or of the function, in the file; 0: not known */
    Str rule;              /* that is broken, in a line, with where it is said; empty: not known */
    size_t steps;          /* that lead to what the module is held against */
    size_t target_steps;   /* that lead to the module */
    const Op *base, *target; /* both, of a finding that is compared, as long as they are there */
    Str before, after; /* the module in front of the pass and behind it; the latter may be empty */
    /* diff_finding.c */
    Str change;                      /* from one to the other, line by line */
    Str native_before, native_after; /* what native code makes of either; empty where unknown */
    bool has_native;                 /* there is native code of both */
    bool confirmed;                  /* it makes different things of them */
    Str version;                     /* of LLVM; empty where unknown */
    Str reduced_to;                  /* the file that holds the smallest module that shows it */
    unsigned reduced_operations;
    Str reduced; /* that module */
} DiffFinding;

typedef struct DiffResult {
    Str file;
    unsigned part; /* of the file, counted from 1; 0: it has no parts */
    DiffVerdict verdict;
    Str source_text; /* of the part, as the file has it; borrowed */
    bool is_exact;   /* numbers in what a pass left are others once they are read as text: N13 */
    Str why;         /* it was not judged */
    VEC(DiffStep) steps;
    DiffFinding finding;
    /* Of the comparison that had the most: a function is one however many passes it goes through.
     */
    uint64_t functions, inputs, compared, undefined, skipped, open, sampled, undecided, ways;
    Proofs proofs; /* of each function that was compared, the least that is known behind any pass */
    Str open_by;   /* what leaves so much open on the first undecided input; empty: nothing does */
    /* Of the file as it is, before any pass; texts are the result's. */
    ComparedInput first_undefined, first_skipped;
    Str said; /* that was reported of the file, a line each; and where it begins; 0: nowhere */
    unsigned said_line, said_column;
    Str diagnostics; /* the same as objects of JSON */
    Str global;      /* of which the initial contents alone were tried; empty: there is none */
    Str printed;     /* what the last pass, or the command, wrote that is no module; borrowed */
    Str page;        /* members of an object: diff_page.c; empty where no page is asked for */
    Arena arena;
} DiffResult;

/* What is done with the result of each part of a file. */
typedef void SeeResult(void *state, const DiffResult *result);

/* diff.c */
void diff_start(Diff *diff, const DiffOptions *options);
void diff_end(Diff *diff);
Witness *diff_native(Diff *diff);
void diff_file(Diff *diff, const char *name, SeeResult *see, void *state);

/* diff_part.c. A part of the input, which the result borrows the name of. */
DiffResult diff_part(Diff *diff, const Input *input, const Chunk *chunk);
void diff_result_free(DiffResult *result);
/* A module that a pass, or the command, left, verified. NULL, reported, where it cannot be read. */
Op *diff_read_left(const Diff *diff, Context *context, Str name, Str text);
/* A context's handler: adds what is said to an Sb, a line each. */
void diff_collect(void *state, const Diag *diag);
/* Of a module that the command left, and that cannot be read here, of which was `said` why: does
 * upstream not take it either? What has operations of dialects that it does not know is not for us
 * to judge. */
bool diff_left_invalid(Diff *diff, Str text, Str said);

/* diff_finding.c. `source` and `target`: the modules in front of the pass and behind it, for
 * findings that are compared. */
void diff_complete(Diff *diff, DiffResult *result, const Op *source, const Op *target);
/* The pipeline's passes without the anchor around them: "cse,func.func(canonicalize)". */
Str diff_inner(Str pipeline);

/* diff_native.c. */
void diff_ask_native(Diff *diff, DiffResult *result, const Op *source, const Op *target);

/* diff_proof.c. What was proved behind one pass is added to what was behind those before. */
void diff_add_proofs(DiffResult *result, const Proofs *proofs);
/* Is it known of every function that it refines, on every input? */
bool diff_is_proved(const DiffResult *result);
/* Were all inputs run, where that is what refining on every input means? */
bool diff_ran_all(const DiffResult *result);
/* A line a function, each with a break in front. */
void diff_proof_text(Sb *sb, const DiffResult *result);
void diff_proof_json(Sb *sb, const DiffResult *result);

/* diff_departs.c. Sets the departure of a finding that is compared, where it is known. `program`:
 * that all passes began with. */
struct Located;
void diff_find_departure(DiffResult *result, struct Located *located, const Op *program);

/* diff_page.c. Sets `page`, of which the verdict is a finding's or not yet known. */
void diff_page_versions(Diff *diff, DiffResult *result, const DiffVersions *versions,
                        struct Located *located);
/* diff_html.c. A part as an object; the page of all of them, with commas between, but for so many
 * that are left away. False, with a message, where it cannot be written. */
void diff_html_part(Sb *sb, const DiffResult *result, const DiffOptions *options);
bool diff_html_write(const DiffOptions *options, Str parts, uint64_t left);

/* diff_reduce.c. Looks for the smallest module that shows the finding, and writes it to a file
 * whose first comment says what it shows. */
void diff_reduce(Diff *diff, DiffResult *result);

/* The finding in a line; the whole report behind it. */
void diff_text_line(Sb *sb, const DiffResult *result, const DiffOptions *options);
void diff_text_report(Sb *sb, const DiffResult *result, const DiffOptions *options);
/* A member: what became of each pass, as a list. */
void diff_json_steps(Sb *sb, const char *name, const DiffResult *result);
void diff_json_result(Sb *sb, const DiffResult *result, const DiffOptions *options);
const char *step_verdict_name(StepVerdict verdict);
const char *diff_verdict_name(DiffVerdict verdict);
/* The commands that show it: the module in front of the pass, and behind it. */
void diff_commands(Sb *before, Sb *after, const DiffResult *result, const DiffOptions *options);

/* What makes the module behind the pass: the head of a pipe, or nothing for another file. */
void diff_offer_target(Sb *sb, const DiffResult *result, const DiffOptions *options, Str prefix,
                       Str pass);

/* Note: what is known of a part where all are summed up. */
typedef struct DiffNote {
    DiffVerdict verdict;
    VEC(DiffStep) steps;
    Str file;
    Str group;        /* what findings, or undecided inputs, have in common; empty: none */
    Str line, report; /* as they are printed */
    Str text;         /* both as text, where that is not what is printed, or asked for besides */
    Str page;         /* as an object of the page; empty where none is asked for */
    Str why, said;    /* as of a result */
    Str title;        /* of a finding: in a few words; else empty */
    unsigned part, line_number, column;
    uint64_t functions, inputs, compared;
} DiffNote;

void note_write(Sb *bytes, const DiffResult *result, const DiffOptions *options);
DiffNote note_read(Str bytes); /* borrows them */
void note_free(DiffNote *note);

/* Summary. */
typedef struct Summary Summary;
Summary *summary_new(const DiffOptions *options);
/* Prints it, and adds it to the sums. */
void summary_add(Summary *summary, const DiffNote *note);
/* Prints the sums, where there were several parts or `--json`; the exit status. */
int summary_end(Summary *summary);

/* diff_tell.c. A note as cases of JUnit's, as an annotation, where they are asked for. */
void diff_tell(const DiffOptions *options, const DiffNote *note);

/* diff_jobs.c. All files, in their order, into the summary. */
typedef VEC(Str) Files; /* each with a NUL behind it */
void diff_files(const DiffOptions *options, const Files *files, Summary *summary);

#endif
