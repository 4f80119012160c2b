/* The object of `run --json`: what the run gave, kept while there is a machine, and printed when
 * all is over. */
#ifndef INTERP_COMMAND_RUN_JSON_H
#define INTERP_COMMAND_RUN_JSON_H

#include "interp/program/entry.h"

/* Of a run that is over: its end, output, steps; where it returned results, and what memref
 * arguments hold. */
void run_json_keep(const Entry *entry, bool returned);
/* How the command ends, before the status is made the program's own. */
void run_json_end(int status);
/* `exit`: the exit status. */
void run_json_print(const Options *options, int exit);

#endif
