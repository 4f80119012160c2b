/* Evaluate: runs nodes by the definitions of their rows. */
#ifndef INTERP_MACHINE_EVALUATE_H
#define INTERP_MACHINE_EVALUATE_H

#include "interp/machine/machine.h"

/* Words of operands and results, at the most, of an operation that is one step. */
enum { MOST_LIGHT_WORDS = 64 };

/* Decides, once, how the node runs: by its definition, mapped over lanes or not, or by a fast
 * handler (interp/fast/); behind the observer if there is one and it is to be `observed`. */
void evaluate_choose(Machine *machine, Node *node, bool observed);

#endif
