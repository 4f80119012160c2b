/* Program: a random module, which verifies. */
#ifndef TESTSUITE_FUZZ_PROGRAM_H
#define TESTSUITE_FUZZ_PROGRAM_H

#include "core/base/str.h"

/* How much of what was written, by kind; added up. */
typedef struct ProgramCounts {
    uint64_t functions, operations, loops, branches, blocks, calls, accesses, views;
} ProgramCounts;

/* Writes program `number`: functions of which all can be called with made-up inputs, and end. */
void program_write(Sb *text, uint64_t number, ProgramCounts *counts);

#endif
