/* Contexts that passes ran in, kept for the next module of the same kind: to make one, load its
 * dialects and destroy it takes several times as long as a small module and its passes do.
 *
 * What a pass does depends on the dialects that are loaded: canonicalization takes the patterns of
 * all of them. So a kept context serves the modules alone that a fresh one would load the same
 * dialects for: those that name the same, and go through the same passes.
 */
#ifndef INTERP_NATIVE_CONTEXTS_H
#define INTERP_NATIVE_CONTEXTS_H

#include "interp/native/upstream.h"

typedef struct KeptContext {
    MlirContext context;
    Str key; /* the passes, and the dialects that are named, each once; the process's */
    unsigned uses, last;
    bool marks; /* the module leaves in it what the next would find */
} KeptContext;

/* For the module of the text, before it is parsed; taken until it is given back. */
KeptContext *contexts_take(Str text, Str pipeline);
/* Behind the module's end. `good`: nothing failed in it, so that it may serve others. */
void contexts_give(KeptContext *kept, bool good);

#endif
