/* Destination: operations that write into operands and give those that are tensors as results
 * (upstream's DestinationStyleOpInterface).
 */
#ifndef DIALECTS_DESTINATION_H
#define DIALECTS_DESTINATION_H

#include "core/ir/ir.h"

/* Operands `first` to `end` - 1 are written to: a result for each that is a tensor, of its type. */
bool destination_verify(const Op *op, unsigned first, unsigned end);

#endif
