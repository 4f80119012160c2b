/* Compiler: what turns one module into another: upstream's passes, run one by one in the native
 * program; or any command that reads a module on standard input and writes one.
 */
#ifndef INTERP_ORACLE_DIFF_COMPILER_H
#define INTERP_ORACLE_DIFF_COMPILER_H

#include "core/base/vec.h"
#include "interp/oracle/witness/witness.h"

typedef struct Stage {
    Str pass; /* as a pipeline that runs it alone: "builtin.module(func.func(cse))"; the command */
    StageEnd end;
    Str text; /* STAGE_GOOD: the module behind it. Of a pass: verified by upstream, custom form,
               * without locations where the witness was not asked for them. Of a command: what it
               * wrote, whatever that is, and if it failed. */
    Str why;  /* else: diagnostics, a signal's name; lines, without a break at the end */
    double seconds; /* that it took */
} Stage;

typedef struct Stages {
    VEC(Stage) stages; /* in the order they run; none behind one that is not good */
    Arena arena;       /* of the texts */
} Stages;

typedef struct Compiler {
    Witness *witness;    /* runs upstream's passes; one in which no native code was run, which might
                          * have left it damaged */
    const char *passes;  /* a pipeline in any form that pipeline.h knows; NULL: */
    const char *command; /* for the shell */
    double seconds;      /* that a stage may take; 0: no limit */
} Compiler;

/* The module after each pass (or after the command, which is one stage). False, and why, when
 * upstream cannot read the pipeline or the module, when there is no such command, and when the
 * native program is not there. `stages_free` gives back what `*stages` holds, whatever comes back.
 */
bool compiler_run(const Compiler *compiler, Str text, Stages *stages, Sb *why);
void stages_free(Stages *stages);

/* Seconds, of the monotonic clock. */
double compiler_now(void);

/* The pipeline's passes, one a pipeline, without running them. */
bool compiler_passes(const Compiler *compiler, Stages *stages, Sb *why);

#endif
