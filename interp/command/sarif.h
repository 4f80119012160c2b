/* SARIF: what was reported, as the Static Analysis Results Interchange Format 2.1.0 has it. */
#ifndef INTERP_COMMAND_SARIF_H
#define INTERP_COMMAND_SARIF_H

#include <stdbool.h>

/* Of all messages kept, to a file, "-" being standard output. False, with a message, where it
 * cannot be written. */
bool sarif_write(const char *path, int status);

#endif
