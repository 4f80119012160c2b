/* Forms: what was reported, for machines. */
#ifndef INTERP_COMMAND_FORMS_H
#define INTERP_COMMAND_FORMS_H

#include "interp/console/options.h"

/* What the options ask for of a command that has ended with the status: the objects of `run` and
 * `verify`, SARIF, annotations. False, with a message, where a file cannot be written. */
bool forms_write(const Options *options, int status);
/* The lines that `verify --json` would end with where nothing is known of the file but this limit.
 */
void forms_limit(Sb *sb, const Options *options, const char *file, const char *text);

#endif
