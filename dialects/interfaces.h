/* Interfaces: what upstream says of every operation that has one, whoever defined it. A definition
 * that names them and was made at run time means so much without a word of its own.
 *
 * FunctionOpInterface: its region runs when it is called; where ODS leaves its syntax to C++ that
 *   is the one upstream's parser of functions reads, as func.func is written.
 * CallOpInterface: calls the function that its attribute `callee` names with its operands.
 * ReturnLike: leaves the region that it ends, with its operands.
 *
 * Tensors go in and out as tensors of which less is known: `tensor<2x3xf64>` where the function has
 * `tensor<*xf64>`, which changes no element.
 */
#ifndef DIALECTS_INTERFACES_H
#define DIALECTS_INTERFACES_H

#include "core/ir/definition.h"

/* Fills what the interface or trait of that name, as ODS has it, says into the row, where nothing
 * stands there yet. The row's operands, attributes and regions are there. Other names are let be.
 */
void interface_fill(OpDef *def, Str name);

#endif
