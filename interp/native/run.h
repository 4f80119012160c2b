/* Run: functions of a program on the inputs of a request, into the shared file. */
#ifndef INTERP_NATIVE_RUN_H
#define INTERP_NATIVE_RUN_H

#include "interp/native/program.h"

/* Once, before any run: what programs print is caught from here on. */
void run_prepare(void);

/* Runs all inputs of the request; `shared` is the whole shared file. False when the request's
 * offsets lie outside of it. */
bool run_inputs(const Program *program, const WireRequest *request, unsigned char *shared);

#endif
