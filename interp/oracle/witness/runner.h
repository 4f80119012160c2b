/* Runner: a function of a machine, or a flat circuit, that is run again and again, on one input
 * after the other. */
#ifndef INTERP_ORACLE_WITNESS_RUNNER_H
#define INTERP_ORACLE_WITNESS_RUNNER_H

#include "interp/oracle/inputs/inputs.h"
#include "interp/oracle/witness/ticks.h"
#include "interp/oracle/witness/wire.h"

typedef struct Runner {
    Machine *machine;
    const Function *function;
    WireShape shape;
    WireParts globals;          /* of the module */
    Place *arguments, *results; /* flat (DatumKind.flat) */
    Place *handed, *given;      /* the same as the machine holds them */
    Ticks *ticks;               /* of a circuit; else NULL */
    uint64_t spent;             /* operations executed by all calls */
    uint64_t enough;    /* of these, after which it is to run no more; 0: there is no such number */
    bool makes_globals; /* their memory is there before the run, not when it is first asked for */
} Runner;

/* Everything it holds is the machine's. False, and why, when a type of the function cannot be held
 * or compared. */
bool runner_prepare(Runner *runner, Machine *machine, const WireParts *globals, const Op *function,
                    Sb *why);
/* Makes the input in a machine that is as new; `seed` decides what the language leaves open. False
 * as inputs_make. */
bool runner_make(Runner *runner, const Inputs *inputs, uint64_t number, uint64_t seed);
/* The first argument of it that is poison; as many as there are where none is. */
unsigned runner_poison_argument(const Runner *runner);
/* Is an argument, or a lane of one, an index so far from zero that no memory has such an element,
 * and that twice as far is none that the type has? Without memory or a tensor beside it an index is
 * a number as others are. */
bool runner_has_far_index(const Runner *runner);
/* Runs the function on the input that was made. Results, memory and output stay in the machine
 * until the next input is made. */
EndKind runner_call(Runner *runner);
/* Operations executed by the last call. */
uint64_t runner_steps(const Runner *runner);
static inline bool runner_has_spent(const Runner *runner)
{
    return runner->enough && runner->spent > runner->enough;
}

#endif
