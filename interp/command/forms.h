/* Forms: what was reported, for machines. */
#ifndef INTERP_COMMAND_FORMS_H
#define INTERP_COMMAND_FORMS_H

#include "interp/console/options.h"

/* What the options ask for of a command that has ended with the status: the objects of `run` and
 * `verify`, SARIF, annotations. False, with a message, where a file cannot be written. */
bool forms_write(const Options *options, int status);

#endif
