/* Expansions: operations that mean what others make together (`expand` in their rows).
 *
 * The text is MLIR, the body of a function: it reads the operands by their names and defines the
 * results by theirs (%lhs, %result). Before it is read, these are put in:
 *   type($lhs)      the type of the operand or result
 *   element($lhs)   its element type: f32 of complex<f32>, or of tensor<4xf32>
 *   $fastmath       the attribute
 */
#ifndef INTERP_MACHINE_EXPAND_H
#define INTERP_MACHINE_EXPAND_H

#include "core/ir/definition.h"

/* A function whose arguments are the operation's operands and which returns its results, verified.
 * Its operations stand where the operation does. It belongs to the context. NULL, reported, where
 * the row's text is wrong; or where it depends on the operation and is not known. */
const Op *op_expansion(const Op *op);

#endif
