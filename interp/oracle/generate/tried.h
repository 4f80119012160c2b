/* Tried: a program that was made is run on some inputs before it is given. */
#ifndef INTERP_ORACLE_GENERATE_TRIED_H
#define INTERP_ORACLE_GENERATE_TRIED_H

#include "core/ir/context.h"

/* Is each function that can be called from outside defined on some inputs, none of which is poison?
 * What cannot be run, or takes long, passes. */
bool tried_is_defined(Context *context, const Op *module);

#endif
