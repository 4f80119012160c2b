/* Sandbox: what this process may ask of the system, which is next to nothing once it has read its
 * first byte of somebody's program.
 *
 * Two filters of system calls, one inside the other. The first, from `sandbox_enter` on, holds for
 * compiling, upstream's passes included: memory, threads and processes like this one, and the files
 * that are open; whatever else is asked for is refused (EPERM), as passes report what they cannot
 * open. The second, from `sandbox_run` on, holds for the program under test: memory, the clock, and
 * standard output, which is a file that nobody else reads meanwhile; whatever else it tries ends
 * it.
 */
#ifndef INTERP_NATIVE_SANDBOX_H
#define INTERP_NATIVE_SANDBOX_H

#include "core/base/str.h"

/* For this process and all that it starts, for ever; open files other than the standard ones and
 * this are closed. False, and why, when the system cannot do that: then nothing of anybody's is
 * to be compiled. */
bool sandbox_enter(int socket, Sb *why);

/* In a process that will run a program, once: no file but standard output, `bytes` of memory more
 * than it has, `seconds` of the processor (0: no limit). The number of the system call that it is
 * ended for is stored at `denied`. Never comes back without the filter. */
void sandbox_run(uint64_t bytes, unsigned seconds, volatile uint64_t *denied);
/* What such a process then exits with. */
enum { SANDBOX_DENIED = 97 };

/* Bytes of memory that are this process's own by now. */
uint64_t sandbox_own_bytes(void);

#endif
