/* Inputs: what a function is called with: the values that its argument types have at their
 * boundaries, then random ones.
 *
 * Inputs are numbered: input `number` of (function, seed, count) is always the same, and is made
 * without making those before it. Where the argument types have no more values than inputs are
 * asked for, the inputs are all of them; of a vector, struct or array all lanes are poison then or
 * none, or, where that is asked for, each by itself (P11). Else, of `count` inputs:
 *
 *   up to a half   (a quarter where there are memrefs) boundary values crossed, each with each: all
 *                  of them where they are so few, else the most telling of each argument; numbers
 *                  that the program names are among these
 *   as many        with those above: drawn from all combinations of boundary values
 *   an eighth      where arguments may be poison, at most some of each: one is, or several are
 *   the others     drawn at random: any bits, numbers near zero, any magnitude, values beside
 *                  boundary values, arguments that are equal or nearly so
 *
 * A memref is a fresh allocation, its elements filled likewise, of small sizes: mostly the same for
 * all dynamic dimensions of all arguments, so that loops over one stay inside the others; some with
 * strides, offsets and alignments that its type leaves open. In a part of the inputs arguments of
 * one type are the same memory, unless one is `llvm.noalias` (M13).
 */
#ifndef INTERP_ORACLE_INPUTS_INPUTS_H
#define INTERP_ORACLE_INPUTS_INPUTS_H

#include "interp/oracle/inputs/boundary.h"
#include "interp/machine/machine.h"

typedef struct Inputs Inputs;

typedef struct InputsOptions {
    uint64_t seed, count;       /* at most so many */
    const Constants *constants; /* numbers that the program names; or NULL */
    bool poison;                /* arguments may be poison, unless one is `llvm.noundef` (M14) */
    bool lanes;                 /* where the inputs are all there are, each lane may by itself */
    const Type *first; /* of a function that passes made: its type before them; or NULL (M13) */
} InputsOptions;

/* The inputs of the function, made for machines of the index width of this one. NULL, and why, when
 * an argument type has no values that could be made up. `boundaries`, borrowed, must outlive them.
 */
Inputs *inputs_new(Machine *machine, const Op *function, Boundaries *boundaries,
                   const InputsOptions *options, Sb *why);
/* One input: the arguments as the user wrote them (interp/program/arguments.h), borrowed. */
Inputs *inputs_given(const Op *function, const char *text);
/* One input: the lanes of all arguments, numbers of as many words as each needs, which are
 * borrowed, and whether each is poison. */
Inputs *inputs_of_lanes(const Op *function, const uint64_t *words, const bool *poison);
void inputs_free(Inputs *inputs);

uint64_t inputs_count(const Inputs *inputs);
/* All values there are: what agrees on these agrees. */
bool inputs_are_all(const Inputs *inputs);

/* Makes input `number` in a machine that was just reset, and writes it to `arguments`, a Place for
 * each argument. False when it does not fit into the machine's memory, or, for given arguments,
 * reported, when they cannot be read. */
bool inputs_make(const Inputs *inputs, Machine *machine, uint64_t number, const Place *arguments);

#endif
