/* Mutants: the programs that --mutate names, for `generate` and `hunt`. */
#ifndef INTERP_COMMAND_MUTANTS_H
#define INTERP_COMMAND_MUTANTS_H

#include "core/base/vec.h"
#include "interp/console/options.h"
#include "interp/oracle/generate/generate.h"

typedef struct Mutants {
    Arena arena;
    VEC(Str) programs;
    unsigned left; /* out: they are not valid, or empty */
} Mutants;

/* The parts of the files, between lines `// -----`, that are valid programs; `generate` has them
 * from here on. Where some are not, a note says how many. False, reported: a file cannot be read,
 * no program is left, or --of names what is no dialect. */
bool mutants_read(Mutants *mutants, const Options *options, GenerateOptions *generate);
void mutants_free(Mutants *mutants);

#endif
