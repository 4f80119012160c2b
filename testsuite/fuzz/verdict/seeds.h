/* Seeds: what mutants are made of: texts in pieces, all pieces that occur in them, and bytecode. */
#ifndef TESTSUITE_FUZZ_SEEDS_H
#define TESTSUITE_FUZZ_SEEDS_H

#include "testsuite/fuzz/verdict/pieces.h"

#include "core/base/map.h"

/* True where the text is accepted; then it may be given in another form as well. `*foreign`: it is
 * no seed. */
typedef bool (*SeedJudge)(Str chunk, bool *foreign, Sb *other_form);

typedef struct Seeds {
    VEC(Pieces) good, bad; /* those that are accepted, and those that are not */
    VEC(Str) bytecode;
    VEC(Str) pool[PIECE_KINDS]; /* each piece once, in the order of first occurrence */
    Map pooled[PIECE_KINDS];
    Arena arena;
    size_t largest; /* bytes of a file or a chunk; larger ones are left out */
    SeedJudge judge;
} Seeds;

/* A file, or all files of a folder that end in .mlir or .mlirbc, texts split at `// -----`. */
void seeds_add(Seeds *seeds, const char *path);
void seeds_free(Seeds *seeds);

#endif
