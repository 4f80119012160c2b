/* Run: functions of a program on the inputs of a request, into the shared file. */
#ifndef INTERP_NATIVE_RUN_H
#define INTERP_NATIVE_RUN_H

#include "interp/native/program.h"

/* Once, before any run: what programs print is caught from here on. */
void run_prepare(void);

/* Runs all inputs of the request in this process, which is to be one of its own; `shared` is the
 * whole shared file. */
void run_inputs(const Program *program, const WireRequest *request, unsigned char *shared);
/* Before that: no input was run, and nothing printed. False when the request has no function, or
 * its offsets lie outside of the shared file. */
bool run_clear(const Program *program, const WireRequest *request, unsigned char *shared);

#endif
