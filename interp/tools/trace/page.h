/* Page: a run as one HTML file that plays it, with nothing to fetch: style, scripts and data stand
 * in it.
 */
#ifndef INTERP_TOOLS_TRACE_PAGE_H
#define INTERP_TOOLS_TRACE_PAGE_H

#include "interp/tools/trace/replay.h"

/* Runs the program and writes the page to the path. EXIT_FINE or how the run ended, with what `run`
 * prints where it `tells`; EXIT_USAGE, with a message, when the file cannot be written. */
int page_write(Replay *replay, bool tells, const char *path);

#endif
