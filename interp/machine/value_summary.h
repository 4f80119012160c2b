/* Value summary: what is said of a value of many elements in place of them. */
#ifndef INTERP_MACHINE_VALUE_SUMMARY_H
#define INTERP_MACHINE_VALUE_SUMMARY_H

#include "interp/machine/machine.h"

/* "262144 elements, least -1.000000e+00, greatest 3.000000e+00, 2 poison, 1 never written": of a
 * vector, tensor or memref, or an array of the llvm dialect. Integers are signed where their type
 * does not say. */
void value_print_summary(Sb *sb, Machine *machine, Place place, const Type *type);

#endif
