/* Named operands: operands that stand beside names, which an attribute holds: {"a" = %0, "b" = %1}.
 * The directives AttributesOp of irdl and OperationOpAttributes of pdl.
 */
#ifndef DIALECTS_NAMED_OPERANDS_H
#define DIALECTS_NAMED_OPERANDS_H

#include "core/text/format.h"

/* Functions of a CustomDirective: ($operands, $names). Nothing is written for none. */
bool named_operands_parse(AsmParser *parser, OpState *state, FormatArg *args, unsigned count);
void named_operands_print(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count);

#endif
