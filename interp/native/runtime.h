/* Runtime: what native code finds around it: memory that is watched, an end that is caught, an
 * observer, and the conversions that the machine lacks.
 *
 * A call runs between `runtime_begin` and `runtime_end`. Its heap is a region of its own, in which
 * every block has bytes around it that must not change; all of it is gone after the call.
 */
#ifndef INTERP_NATIVE_RUNTIME_H
#define INTERP_NATIVE_RUNTIME_H

#include "interp/native/jit.h"
#include "interp/native/protocol.h"
#include "interp/native/wrapper.h"

/* Bytes that a program may allocate, and what all that goes on around it needs besides. */
#define RUNTIME_HEAP_BYTES ((uint64_t)4 << 30)
#define RUNTIME_BYTES (RUNTIME_HEAP_BYTES + ((uint64_t)2 << 30))

/* Makes the functions below known to the session's code. */
void runtime_define(Jit *jit);

typedef struct Observed {
    uint64_t *words;
    uint64_t len, cap;
    uint64_t calls, most; /* after `most` calls the run is cut; 0: never */
} Observed;

/* Calls the function through its wrapper. Gives WIRE_RETURNED; or WIRE_TRAPPED, WIRE_BAD_FREE,
 * WIRE_NO_ROOM, WIRE_CUT, when that is how it ended; or WIRE_WROTE_OUTSIDE when it left the heap's
 * guards changed. Memory that it allocated stays until `runtime_release`. */
WireStatus runtime_call(Wrapper *wrapper, void *function, const uint64_t *in, uint64_t *out,
                        Observed *observed);
void runtime_release(void);
/* What the call that gave WIRE_TRAPPED said before; empty: nothing. */
const char *runtime_last_words(void);

#endif
