/* Generate: programs at random, numbered: a number's program is always the same.
 *
 * Two kinds. Small ones are made of operations by their definitions (draft.h): a few features that
 * meet. Large ones are written (program.h): loops, calls, blocks, memory and views of it. Both
 * verify. Which operations they have is said by weights of dialects.
 */
#ifndef INTERP_ORACLE_GENERATE_GENERATE_H
#define INTERP_ORACLE_GENERATE_GENERATE_H

#include "core/base/str.h"

typedef struct GenerateOptions {
    const char *of; /* "arith=3,scf": dialects, and how often each; NULL: all of MLIR's own */
    uint64_t seed;
    unsigned size; /* operations of a small one, at the most */
    /* Programs to change a little (mutate.h), valid ones, borrowed; none: new ones are made. */
    const Str *from;
    size_t from_count;
} GenerateOptions;

/* Is `of` right? Else `why` says what is not. */
bool generate_is_good(const GenerateOptions *options, Sb *why);
/* Can the program be read, is it valid, and is there anything in it, so that it can be changed? */
bool mutate_takes(Str program);
/* Writes the program to an empty text. */
void generate_program(Sb *text, const GenerateOptions *options, uint64_t number);

#endif
