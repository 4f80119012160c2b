/* Switch cases: default: ^a, 0: ^b(%x : i32), ... as cf.switch and spirv.Switch have them. */
#ifndef DIALECTS_SWITCH_CASES_H
#define DIALECTS_SWITCH_CASES_H

#include "core/text/format.h"

/* Functions of the directive SwitchOpCases(ref(type($flag)), $default, $defaultOperands,
 * type($defaultOperands), $values, $destinations, $operands, type($operands)). */
bool switch_cases_parse(AsmParser *parser, OpState *state, FormatArg *args, unsigned count);
void switch_cases_print(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count);

#endif
