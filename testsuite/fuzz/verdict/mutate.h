/* Mutate: a text that is nearly one of the seeds. */
#ifndef TESTSUITE_FUZZ_MUTATE_H
#define TESTSUITE_FUZZ_MUTATE_H

#include "core/base/random.h"
#include "testsuite/fuzz/verdict/seeds.h"

/* The mutant that the random numbers choose. `arena` holds pieces that no seed has. */
void mutate(Pieces *mutant, const Seeds *seeds, Random *random, Arena *arena);

#endif
