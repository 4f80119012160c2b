/* Ticks: a circuit (CircuitDef) run as what it is flat: a function of its inputs at each of so many
 * ticks, which gives its outputs at each. Where it ends before them all that is printed last, so
 * that it is told from one that goes on.
 */
#ifndef INTERP_ORACLE_WITNESS_TICKS_H
#define INTERP_ORACLE_WITNESS_TICKS_H

#include "interp/machine/machine.h"

typedef struct Ticks Ticks;

static inline bool is_circuit(const Op *op)
{
    return op->def && op->def->circuit;
}

static inline unsigned ticks_count(const Op *flat)
{
    return flat->def->circuit->ticks(flat);
}

/* The circuit flat. NULL, and why: it cannot run. */
const Op *ticks_function(const Op *circuit, unsigned ticks, Sb *why);
/* In the machine's program arena, of a flat one. The places are borrowed. NULL: no memory is left.
 */
Ticks *ticks_new(Machine *machine, const Op *flat, Place *arguments, Place *results);
Flow ticks_call(Ticks *ticks);
/* "output q in tick 3", of a flat one's result; and which tick that is. */
void ticks_name(Sb *sb, const Op *flat, unsigned result);
unsigned ticks_of_result(const Op *flat, unsigned result);
/* The arguments up to that tick, of a text that has them all. */
Str ticks_until(Str arguments, unsigned tick);

#endif
