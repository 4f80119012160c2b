/* Passes: a module sent through upstream's passes, one after the other.
 *
 * A pass does to a module what it does to it in an mlir-opt that reads nothing else. So each request
 * has a context of its own, or one that only such modules went through as leave nothing in it that
 * this one would not (contexts.h).
 * Passes have an eight megabyte stack and four gigabytes of memory.
 */
#ifndef INTERP_NATIVE_PASSES_H
#define INTERP_NATIVE_PASSES_H

#include "core/base/str.h"

typedef struct PassesRequest {
    Str text; /* of the module, in any form upstream parses; unregistered dialects are allowed */
    Str pipeline;   /* in any form that pipeline.h knows */
    uint64_t most;  /* passes to run */
    bool locations; /* the text behind each pass has them */
    /* Sends one reply as protocol.h says of WIRE_PASSES; `number` goes into its `program`. False
     * when nobody listens any more. */
    bool (*reply)(void *state, bool good, uint32_t number, const Sb *text);
    void *state;
} PassesRequest;

/* Sends all replies to the request; false when one could not be sent. */
bool passes_serve(const PassesRequest *request);

#endif
