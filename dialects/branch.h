/* Branches between blocks, as cf and llvm have them. */
#ifndef DIALECTS_BRANCH_H
#define DIALECTS_BRANCH_H

#include "core/text/asm.h"
#include "dialects/step.h"

/* `branch_weights`, if there are any: one for each successor, not all of them zero. */
bool branch_verify_weights(const Op *op);
/* ^block(%a, %b : t, u): a successor with its operands. */
void branch_print_destination(AsmPrinter *printer, const Op *op, unsigned index);

EvalOp branch;    /* to the only successor */
EvalOp branch_if; /* to the first where operand 0 is true, else to the second */
/* By operand 0, to the successor of the first value of attribute 0 that it is: successor 0 is for
 * any other. */
EvalOp branch_by_value;

#endif
