/* Lower own: programs with operations that have no meaning here, brought to others by a command of
 * the user's, which reads the program on its standard input and writes another.
 */
#ifndef INTERP_COMMAND_LOWER_OWN_H
#define INTERP_COMMAND_LOWER_OWN_H

#include "interp/program/entry.h"

/* Has the program an operation, as far as the entry may come to it, that nobody has given a
 * meaning? Or one that nobody has defined, so that it cannot be read. Says nothing. */
bool lower_own_wanted(const Options *options, Str text);
/* The program as `options->lower` has made it; a status, told on standard error where it is not
 * EXIT_FINE. */
int lower_own(Program *program, const Options *options);

#endif
