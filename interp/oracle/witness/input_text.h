/* Input text: arguments that were made up, as the command line takes them. */
#ifndef INTERP_ORACLE_WITNESS_INPUT_TEXT_H
#define INTERP_ORACLE_WITNESS_INPUT_TEXT_H

#include "interp/oracle/witness/runner.h"

/* Adds the arguments as they stand in the runner before its function is called, as --args takes
 * them. To `layouts` what is not plain: offsets and strides of memrefs, which --args cannot say,
 * and that some are the same memory, which it says as %arg0. */
void input_print(const Runner *runner, Sb *text, Sb *layouts);

#endif
