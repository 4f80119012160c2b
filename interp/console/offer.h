/* Offer: command lines that are told to the user and can be typed as they stand. */
#ifndef INTERP_CONSOLE_OFFER_H
#define INTERP_CONSOLE_OFFER_H

#include "core/base/str.h"

/* What is offered calls this program as it was called. Without it, as in other programs that the
 * library is part of, it is `mlir-interp`. */
void offer_open(void);
/* This program; mlir-opt, the one of this LLVM before others, as it is found. Both are words of a
 * shell, and live as long as the program. */
const char *offer_program(void);
const char *offer_opt(void);
/* Whether this program was called as mlir-interp-runner, its other name, which takes mlir-runner's
 * command lines; what it offers are mlir-interp's own. */
bool offer_as_runner(void);

/* A word of a shell's command line, in quotes where it needs them; in any case. */
void offer_word(Sb *sb, Str word);
void offer_quoted(Sb *sb, Str word);
/* A file as this program and mlir-opt take it: `-` for standard input, which has to be given again.
 */
void offer_file(Sb *sb, Str name);
/* " -e NAME", and " --args='...'" where there are any. */
void offer_call(Sb *sb, Str entry, Str args);

typedef struct OfferLimits {
    uint64_t steps, memory, depth;
} OfferLimits;

/* " --max-memory=N": the limit that the reason why a run ended names. */
void offer_limit(Sb *sb, Str why, OfferLimits limits);

#endif
