/* Startup: what a module has to be run before its entry, and when the program is over: functions
 * without arguments (LangRef, "The 'llvm.global_ctors' Global Variable", "The 'llvm.global_dtors'
 * Global Variable"), and what the program itself has registered to run then.
 */
#ifndef INTERP_MACHINE_STARTUP_H
#define INTERP_MACHINE_STARTUP_H

#include "interp/machine/machine.h"

/* Those of small priorities first. */
Flow startup_begin(Machine *machine);
/* What was registered, the last first; then those of large priorities first. `call` is the
 * operation that ends the program, NULL where its entry has returned. */
Flow startup_end(Machine *machine, const Op *call);

#endif
