/* Definitions: the dialects that the user defines by files.
 *
 * They are read once, when the program begins; each context that is made afterwards gets them with
 * the program's own (definition.h).
 */
#ifndef INTERP_CONSOLE_DEFINITIONS_H
#define INTERP_CONSOLE_DEFINITIONS_H

#include "core/ir/context.h"
#include "interp/console/options.h"

/* EXIT_FINE; or, once what is wrong with them was told, the exit status. */
int definitions_open(const Options *options);
void definitions_close(void);
bool definitions_are_there(void); /* of the user's */
/* The flags that name them, and --legacy, with a blank in front of each: for commands that are
 * offered. */
void definitions_say(Sb *sb);
/* Of a program with an operation that is not executed here: it may be upstream's. */
void definitions_note_lacking(Context *context);
/* A note on the flag that reads those of upstream, if it was not given. */
void definitions_offer_upstream(void);
/* The program's own dialects and these. */
void definitions_register(Context *context);

#endif
