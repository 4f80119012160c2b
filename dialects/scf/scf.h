/* scf: what the files of the dialect share. */
#ifndef DIALECTS_SCF_SCF_H
#define DIALECTS_SCF_SCF_H

#include "core/text/asm.h"
#include "core/define/constraint.h"
#include "core/ir/context.h"
#include "core/verify/region_branch.h"
#include "dialects/step.h"

extern const OpDef SCF_LOOPS[], SCF_PARALLEL[], SCF_FORALL[], SCF_BRANCHES[];

/* Of attributes that say on what hardware an iteration runs. */
extern const AttrConstraint DEVICE_MAPPING_ARRAY;

/* LoopLikeOpInterface of a loop whose body's first argument is its induction variable: initial
 * values (`inits` operands from `first` on), arguments, what is yielded and results fit. */
bool scf_verify_carried(const Op *op, unsigned first, unsigned inits, const Op *yield);
/* Behind a condition: -> types {...} else {...} {attrs}; and all but the types. */
bool scf_parse_branches(AsmParser *p, OpState *state, const char *terminator);
void scf_print_branches(AsmPrinter *printer, const Op *op, const char *const *elided);

/* The region's entry block ends with the terminator; else the message, and where it ends. */
bool scf_verify_terminator(const Op *op, const Region *region, const char *terminator,
                           const char *message);
/* The last operation of a block if it is scf.yield, else NULL. */
const Op *scf_yield_of(const Block *block);
/* What every terminator that returns from the region hands back are values for the operation's
 * results. */
bool scf_verify_yields(const Op *op, const Region *region);

/* What iterations of a scf.forall that is running make of the tensor that the argument of its body
 * shares among them: the tensor, or poison. */
Place forall_output(Step *s, const Value *argument);

#endif
