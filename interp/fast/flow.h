/* Flow: the FastOps that lead from one piece of code to another. */
#ifndef INTERP_FAST_FLOW_H
#define INTERP_FAST_FLOW_H

#include "interp/fast/code.h"

/* So many moves of an edge are made through registers. */
enum { FAST_FEW = 4 };

FastRun fast_word;   /* to: the word that gets imm */
FastRun fast_go;     /* more: an edge */
FastRun fast_choose; /* a: an i1; more: an edge for true, one for false */
FastRun fast_switch; /* the definition chooses; more: an edge a successor */
FastRun fast_return;

/* call.c. False, with nothing emitted, where it is not known what is called, or that has no body.
 */
FastRun fast_call; /* more: its own */
bool fast_emit_call(FastCompiler *c, const Node *node);

/* Loops. to: the induction variable; a, b, c: lower and upper bound, step; imm: 64 minus their
 * width. more: of a beginning, an edge into the body and one behind the loop; of an end likewise.
 */
FastRun fast_for, fast_for_unsigned, fast_again, fast_again_64, fast_again_unsigned;

#endif
