/* The commands of the program, each a function from options to an exit status. */
#ifndef INTERP_COMMAND_COMMAND_H
#define INTERP_COMMAND_COMMAND_H

#include "interp/machine/machine.h"
#include "interp/console/options.h"
#include "interp/console/status.h"
#include "interp/console/usage.h"

typedef int Subcommand(const Options *options);

/* commands.c. NULL where there is none of that name. */
Subcommand *command_find(const char *name);
/* Says so, and which command is near; the exit status. */
int command_unknown(const char *name);

/* help.c: of a command, of all where it is NULL or none; the exit status. */
int help_print(const char *command);
int help_version(void);
int command_help(const Options *options);

int command_run(const Options *options); /* command_run.c */
int command_runner(const Options *options);
/* Likewise: runs the entry with its arguments and prints what it gave; the exit status. */
int run_entry(Machine *machine, const Op *function, const Options *options);
/* command_native.c: `run --via`. */
int native_run_entry(Machine *machine, const Op *entry, const Options *options);
/* What native code is compiled for, and by which passes: false, with a message, when one is not
 * known; a note, where the processor is less than it should be. */
bool native_flags_are_good(const Options *options);
int command_check(const Options *options);    /* command_check.c */
int command_diff(const Options *options);     /* command_diff.c */
int command_generate(const Options *options); /* command_generate.c */
/* command_diff.c: how many there are. */
unsigned command_processors(void);
int command_hunt(const Options *options);   /* command_hunt.c */
int command_verify(const Options *options); /* command_verify.c */
int command_print(const Options *options);
int command_ops(const Options *options);     /* command_ops.c */
int command_explain(const Options *options); /* command_explain.c */
/* Where the manual has a page of that name: an error that names it, behind `what` and the name. */
bool explain_instead(const char *what, const char *name);
int command_course(const Options *options); /* command_course.c */
int command_step(const Options *options);   /* command_step.c */
int command_dap(const Options *options);    /* command_dap.c */
int command_trace(const Options *options);  /* command_trace.c */

#endif
