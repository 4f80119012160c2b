/* Debug information as the files about variables read it. */
#ifndef DIALECTS_LLVM_DEBUG_INFO_H
#define DIALECTS_LLVM_DEBUG_INFO_H

#include "dialects/llvm/variables.h"

/* A parameter of debug information, by its name; NULL where there is none. The same as text, or as
 * a number; empty, or 0, where it is absent or nothing such. */
const Attr *debug_part(const Attr *attr, const char *name);
Str debug_text(const Attr *attr, const char *name);
uint64_t debug_number(const Attr *attr, const char *name);

/* What an operation that tells of a variable says; false where it is no such. */
bool debug_tells(const Op *op, Variable *variable);

/* All operations in a function. */
typedef struct DebugWalk {
    void (*see)(struct DebugWalk *walk, const Op *op);
    void *state;
} DebugWalk;
void debug_walk(const Op *function, DebugWalk walk);
const Op *debug_function(const Op *op); /* around it */

#endif
