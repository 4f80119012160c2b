/* Print number: numbers as text in the form mlir-runner's libraries give them. Integers are
 * `int_print_s` and `int_print_u`.
 */
#ifndef SEMANTICS_PRINT_NUMBER_H
#define SEMANTICS_PRINT_NUMBER_H

#include "semantics/float.h"

/* Six significant digits, as printf's "%g" and C++'s streams write them: 1.5, 1e+10, inf, -nan.
 * The value is rounded to f64 first, which all formats up to it survive unchanged. */
void print_float(Sb *sb, Float value);

#endif
