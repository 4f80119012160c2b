/* Guarded memory: a place for each memref argument, between pages that nobody may touch. An access
 * behind its end, or a page before it, ends the process; bytes changed nearer by are seen. */
#ifndef INTERP_NATIVE_GUARDED_H
#define INTERP_NATIVE_GUARDED_H

#include <stdbool.h>
#include <stdint.h>

/* The argument's place, filled with a copy of `size` bytes, at a multiple of `alignment`. */
unsigned char *guarded_fill(unsigned argument, const unsigned char *bytes, uint64_t size,
                            uint64_t alignment);
/* The place of an argument filled before is this one's, too. */
unsigned char *guarded_share(unsigned argument, unsigned owner);
/* Copies out what it holds, `size` bytes of the last fill. */
void guarded_read(unsigned argument, unsigned char *bytes);
/* Do the bytes around the first `count` arguments' places still stand? */
bool guarded_hold(unsigned count);
/* Room for the descriptor of an unranked memref argument. */
unsigned char *guarded_descriptor(unsigned argument);

#endif
