/* Program: a module that was compiled, and its functions ready to be called. */
#ifndef INTERP_NATIVE_PROGRAM_H
#define INTERP_NATIVE_PROGRAM_H

#include "interp/native/jit.h"
#include "interp/native/protocol.h"
#include "interp/native/signature.h"
#include "interp/native/wrapper.h"

typedef struct NativeFunction {
    const Signature *signature; /* NULL: it cannot be called from outside */
    Wrapper *wrapper;
    void *code;
} NativeFunction;

typedef struct NativeGlobal { /* mutable memory of the module */
    unsigned char *bytes;
    uint64_t size;
    unsigned char *first; /* what it holds before a call */
} NativeGlobal;

typedef struct Program {
    Arena arena;
    unsigned index_width;
    LLVMOrcResourceTrackerRef code;
    NativeFunction *functions; /* those with a body, in the module's order */
    unsigned function_count;
    NativeGlobal *globals; /* those that are not constant, in the module's order */
    unsigned global_count;
} Program;

typedef struct ProgramSource {
    WireVia via;
    unsigned optimisation, index_width;
    Str text, pipeline, processor;
    uint32_t number; /* of the program: symbols of two do not meet */
} ProgramSource;

/* NULL, and why, when it cannot be compiled. */
Program *program_load(ProgramSource source, Sb *why);
void program_unload(Program *program);
/* The LLVM module that it would be compiled from, before it is optimised. False, and why, when
 * there is none. */
bool program_show(ProgramSource source, Sb *text);

#endif
