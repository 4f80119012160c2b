/* Lower missing: programs with operations that are not executed here, brought to others by passes
 * of upstream's, which run in the native program as those of `diff` do.
 */
#ifndef INTERP_COMMAND_LOWER_MISSING_H
#define INTERP_COMMAND_LOWER_MISSING_H

#include "interp/program/entry.h"

/* `program_open`; under --lower with what the user's command makes of it (lower_own.h), under
 * --lower-missing with what such passes make of the program, where the entry
 * or what it calls needs them. Its locations are the user's own, and standard error says which
 * passes ran. */
int program_open_lowered(Program *program, const Options *options);

#endif
