/* Capture: what the program writes to its standard output and error while they are not the
 * client's: reasons, warnings, notes.
 */
#ifndef INTERP_TOOLS_DAP_CAPTURE_H
#define INTERP_TOOLS_DAP_CAPTURE_H

#include "core/base/str.h"

typedef struct Capture {
    int input, output, error; /* the program's own, as they were; -1: none */
    int kept;                 /* what is written goes there */
} Capture;

/* False, told on standard error: the system has no room. Standard input is empty from here on. */
bool capture_begin(Capture *capture);
/* What was written since it was last asked. */
void capture_take(Capture *capture, Sb *text);
/* Gives all back; what was not asked for goes to standard error. */
void capture_end(Capture *capture);

#endif
