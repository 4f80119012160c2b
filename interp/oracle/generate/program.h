/* Program: a random module, which verifies. */
#ifndef INTERP_ORACLE_GENERATE_PROGRAM_H
#define INTERP_ORACLE_GENERATE_PROGRAM_H

#include "interp/oracle/generate/palette.h"

/* How much of what was written, by kind; added up. */
typedef struct ProgramCounts {
    uint64_t functions, operations, loops, branches, blocks, calls, accesses, views;
    uint64_t tensors;  /* operations on elements of them */
    uint64_t open;     /* of these, on such whose type does not tell all sizes */
    uint64_t carried;  /* tensors that loops, branches and calls hand on */
    uint64_t complex;  /* operations on complex numbers */
    uint64_t aliases;  /* arithmetic in the words of another dialect than arith */
    uint64_t generics; /* loops of linalg */
    uint64_t promises; /* flags of operations, which make poison */
    uint64_t math;     /* functions of floats, as program_has_functions has it */
    uint64_t meant;    /* operations with regions that have their meaning in the program */
} ProgramCounts;

/* Has that program functions of floats? Native code computes them less exactly. */
bool program_has_functions(uint64_t number);
/* Has it operations of its own? Native code knows none of them. */
bool program_has_meanings(uint64_t number);
/* Writes program `number`: functions of which all can be called with made-up inputs, and end. Of
 * the palette's dialects, besides arith and math; NULL: of all that it knows, and of operations of
 * its own.
 */
void program_write(Sb *text, uint64_t number, const Palette *palette, ProgramCounts *counts);

#endif
