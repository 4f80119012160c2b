/* Terminal: where command lines come from: libedit with history and completion on a terminal, plain
 * lines, echoed behind the prompt, from anything else.
 */
#ifndef INTERP_TOOLS_DEBUG_TERMINAL_H
#define INTERP_TOOLS_DEBUG_TERMINAL_H

#include "interp/tools/debug/session.h"

/* Reads and runs commands until the end of standard input, or `quit`. False, reported on standard
 * error, where standard input cannot be read. */
bool terminal_run(Session *session);

#endif
