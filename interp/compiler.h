/* Compiler: what turns one module into another: upstream's passes, run one by one in the native
 * program; or any command that reads a module on standard input and writes one.
 */
#ifndef INTERP_COMPILER_H
#define INTERP_COMPILER_H

#include "core/base/vec.h"
#include "interp/witness.h"

typedef enum StageEnd {
    STAGE_GOOD,
    STAGE_REFUSED, /* the pass or the command reported errors */
    STAGE_CRASHED,
    STAGE_LATE,
} StageEnd;

typedef struct Stage {
    Str pass; /* as a pipeline that runs it alone: "builtin.module(func.func(cse))" */
    StageEnd end;
    Str text; /* STAGE_GOOD: the module behind it, custom form with locations of none */
    Str why;  /* else: diagnostics, a signal's name */
} Stage;

typedef struct Stages {
    VEC(Stage) stages; /* in the order they run; none behind one that is not good */
    Arena arena;       /* of the texts */
} Stages;

typedef struct Compiler {
    Witness *witness;    /* runs upstream's passes */
    const char *passes;  /* a pipeline in any form that pipeline.h knows; NULL: */
    const char *command; /* for the shell */
    double seconds;      /* that a stage may take */
} Compiler;

/* The module after each pass (or after the command, which is one stage). False, and why, when the
 * pipeline cannot be read or the native program is not there. */
bool compiler_run(const Compiler *compiler, Str text, Stages *stages, Sb *why);
void stages_free(Stages *stages);

/* The pipeline's passes, one a pipeline, without running them. */
bool compiler_passes(const Compiler *compiler, Stages *stages, Sb *why);

#endif
