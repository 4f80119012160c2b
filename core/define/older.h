/* Older: what the definition of an operation was when a program was written, as far as the upgrades
 * of its dialect say so. Bytecode has properties as that definition had them, in the order of names
 * that may be others today. */
#ifndef CORE_DEFINE_OLDER_H
#define CORE_DEFINE_OLDER_H

#include "core/ir/context.h"

/* Of an operation that a program has by that name: today's, where the program says no version that
 * its upgrades are of. NULL where there is none, or its attributes would be too many. */
const OpDef *older_definition(Context *context, Str name);

#endif
