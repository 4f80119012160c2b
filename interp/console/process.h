/* Process: a program of upstream's that is run for what it prints. */
#ifndef INTERP_CONSOLE_PROCESS_H
#define INTERP_CONSOLE_PROCESS_H

#include "core/base/str.h"

/* Runs args[0], which is looked for as a shell would, with these arguments; they end with NULL. It
 * may take so many seconds of the processor, 8 GB of memory and write no files to speak of. Its
 * standard output is added to `text`; its standard error goes to the file `said`, or where ours
 * goes if that is negative. 0, and `status` as waitpid gives it; else why it could not be started,
 * an error number. */
int process_run(const char *const *args, unsigned seconds, int said, Sb *text, int *status);

#endif
