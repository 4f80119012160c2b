/* Numbers as text, the way programs run by mlir-runner print them: its support library's printI64,
 * printU64, printF32 and so on (CRunnerUtils.cpp), which vector.print lowers to.
 */
#ifndef SEMANTICS_NUMBER_PRINT_NUMBER_H
#define SEMANTICS_NUMBER_PRINT_NUMBER_H

#include "semantics/number/float.h"

/* Decimal; a single bit is 0 or 1, never -1. */
void print_int(Sb *sb, Int value, bool is_unsigned);
/* As C's printf does for "%g": six significant digits, "inf", "-nan". */
void print_float(Sb *sb, Float value);

#endif
