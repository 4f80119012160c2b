/* Native call: a function run by native code on one input. */
#ifndef INTERP_ORACLE_WITNESS_NATIVE_CALL_H
#define INTERP_ORACLE_WITNESS_NATIVE_CALL_H

#include "interp/oracle/witness/runner.h"
#include "interp/oracle/witness/witness.h"

typedef enum NativeEnd {
    NATIVE_RETURNED,
    NATIVE_STOPPED,    /* it did not return */
    NATIVE_NO_CODE,    /* it cannot be compiled */
    NATIVE_LIMIT,      /* it, or compiling it, takes too long; or needs, or gives, too much */
    NATIVE_NO_PROGRAM, /* the native program cannot be started */
} NativeEnd;

typedef struct NativeWay {
    WireVia via;
    unsigned optimisation;
    Str pipeline; /* WIRE_VIA_MLIR alone; empty: the default */
} NativeWay;

typedef struct NativeFunction {
    Witness *witness;
    WitnessProgram *program;
    unsigned number; /* of the function in it */
} NativeFunction;

/* Compiles what the function needs of its module. False, and why, when it cannot be; `end` then
 * says whether there is a native program at all. */
bool native_load(NativeFunction *native, Witness *witness, const Op *module, const Op *function,
                 const NativeWay *way, NativeEnd *end, Sb *why);
/* The LLVM module that would be made of it, before it is optimised, in `shown`; false, with why
 * there is none in its place. */
bool native_show(Witness *witness, const Op *module, const Op *function, const NativeWay *way,
                 Sb *shown);
void native_unload(NativeFunction *native);

/* Calls the function on the arguments that stand in the runner. What it printed is added to the
 * machine's output; when it returned, its results and what its memref arguments hold stand in the
 * runner as after a run. Else `why` says why not. */
NativeEnd native_call(const NativeFunction *native, Runner *runner, Sb *why);

#endif
