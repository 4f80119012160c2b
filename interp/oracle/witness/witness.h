/* Witness: native code beside the interpreter.
 *
 * The program mlir-interp-native (interp/native/) compiles modules and calls their functions in a
 * process of its own. A Witness starts it on demand, speaks its protocol, gives every request a
 * time limit, and survives its end: a native function that crashes or never returns costs the input
 * it was called on, then another process is started and the programs are loaded again.
 *
 * Values lie in a file shared with it, in the form interp/native/protocol.h describes.
 */
#ifndef INTERP_ORACLE_WITNESS_WITNESS_H
#define INTERP_ORACLE_WITNESS_WITNESS_H

#include "core/base/str.h"
#include "interp/native/protocol.h"

typedef struct Witness Witness;
typedef struct WitnessProgram WitnessProgram;

typedef struct WitnessOptions {
    unsigned index_width;  /* 64 or 32; 0: 64 */
    double seconds;        /* a request may take, a compilation at least a minute; 0: no limit */
    const char *processor; /* to compile for, as interp/native/processor.h reads it; NULL: the
                            * baseline (processor.h) */
    bool locations;        /* modules that come out of passes have them; their own file is "-" */
    const char *program;   /* the native program's path; NULL: mlir-interp-native beside this one */
} WitnessOptions;

/* Never NULL; nothing is started yet. */
Witness *witness_new(WitnessOptions options);
void witness_free(Witness *witness);

/* From here on programs are compiled for another processor; the text is borrowed. */
void witness_use_processor(Witness *witness, const char *processor);

/* The same with index of another width. */
void witness_use_index_width(Witness *witness, unsigned width);

/* The shared file, WIRE_SHARED_BYTES of it; records begin at WIRE_DATA or later. NULL, with `*why`,
 * when the native program cannot be started. */
unsigned char *witness_shared(Witness *witness, Sb *why);

/* Compiles the module: text in generic form, without aliases. `pipeline` (WIRE_VIA_MLIR alone;
 * empty: the default) is a pass pipeline in upstream's syntax. All functions with a body can be
 * called, by their order in the module. NULL, and why in `*why` (one or several lines), when it
 * cannot be compiled, or the compiler crashed or took too long. */
WitnessProgram *witness_load(Witness *witness, WireVia via, unsigned optimisation, Str text,
                             Str pipeline, Sb *why);
void witness_unload(Witness *witness, WitnessProgram *program);
/* The LLVM module it would be compiled from, before it is optimised, in `shown`; false, with why in
 * its place. */
bool witness_show(Witness *witness, WireVia via, Str text, Str pipeline, Sb *shown);

typedef enum WitnessEnd {
    WITNESS_DONE,    /* all inputs were run: each has its output record */
    WITNESS_CRASHED, /* on one input; those before it have their output records */
    WITNESS_LATE,    /* likewise, and it was killed */
    WITNESS_GONE,    /* it cannot be started or loaded any more: why is in `why` */
} WitnessEnd;

typedef struct WitnessRun {
    WitnessEnd end;
    uint64_t at;   /* the input it ended on, counted from 0 in this call; `count` when done */
    int signal;    /* that ended it; 0 where none did */
    char why[400]; /* it is not done */
} WitnessRun;

/* Calls function number `function` on `count` inputs whose records begin at `input`; outputs go to
 * `output` and behind, not beyond `output_end`. `observe_most`: see the protocol. */
WitnessRun witness_run(Witness *witness, WitnessProgram *program, unsigned function, uint64_t input,
                       uint64_t count, uint64_t output, uint64_t output_end, uint64_t observe_most);

/* How a module came out of a pass or another compiler. */
typedef enum StageEnd {
    STAGE_GOOD,
    STAGE_REFUSED, /* the pass or the command reported errors */
    STAGE_INVALID, /* the pass went well, and left a module that does not verify */
    STAGE_CRASHED,
    STAGE_LATE,  /* it took longer than it may */
    STAGE_LIMIT, /* it wrote more than it may */
} StageEnd;

/* Sends the module (any form that upstream parses) through the first `most` of the pipeline's
 * passes. Adds all its passes to `passes`, each a pipeline that runs it alone, with a NUL behind
 * it. A reply may take `seconds`, 0: no limit. False, and why, when upstream cannot read the
 * pipeline or the module, or the native program cannot be started or crashed over them. */
bool witness_passes(Witness *witness, Str text, Str pipeline, uint64_t most, double seconds,
                    Sb *passes, Sb *why);
/* How the next of the passes ended; to be asked for each that was to be run, in turn, until one is
 * not STAGE_GOOD. Adds to `text` the module behind it, or why there is none. */
StageEnd witness_stage(Witness *witness, double seconds, Sb *text);

/* Did the process crash over the last request, and had others before? What those left behind may be
 * the reason: a process of its own will tell. */
bool witness_fell(const Witness *witness);
/* Did it take too long? */
bool witness_was_late(const Witness *witness);

/* The operations that our own lowering knows, one a line; false, with why in its place, when the
 * native program cannot be started. */
bool witness_names(Witness *witness, Sb *names);
/* The features of this host's processor by LLVM's names, one a line; likewise, and where LLVM does
 * not know the processor to compile for, or it is known that this host cannot run its code. */
bool witness_features(Witness *witness, Sb *features);
/* What LLVM IR, as text or bitcode, promises that upstream's importer leaves away, a line a kind;
 * likewise. */
bool witness_lost(Witness *witness, Str ir, Sb *lines);
/* What Z3 prints for commands of SMT-LIB 2, within `seconds` (0: no limit); likewise, and where it
 * took too long or crashed. */
bool witness_solve(Witness *witness, Str commands, double seconds, Sb *said);
/* LLVM's version, "22.1.8"; likewise. */
bool witness_version(Witness *witness, Sb *version);

#endif
