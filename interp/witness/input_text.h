/* Input text: arguments that were made up, as the command line takes them. */
#ifndef INTERP_INPUT_TEXT_H
#define INTERP_INPUT_TEXT_H

#include "interp/witness/runner.h"

/* Adds the arguments as they stand in the runner before its function is called, as --args takes
 * them. To `layouts`, where --args would make others of them: offsets and strides of memrefs. */
void input_print(const Runner *runner, Sb *text, Sb *layouts);

#endif
