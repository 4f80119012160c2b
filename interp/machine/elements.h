/* Elements: an operation on numbers, of tensors: each element of them by the row's definition, or
 * many at once by fast code that gives the same. */
#ifndef INTERP_MACHINE_ELEMENTS_H
#define INTERP_MACHINE_ELEMENTS_H

#include "interp/machine/machine.h"

/* Runs the node, which has an ElementNode. Shapes that differ are undefined (DECISIONS T2). */
Flow elements_run(Machine *machine, Frame *frame, const Node *node);

#endif
