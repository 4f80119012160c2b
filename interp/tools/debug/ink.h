/* Ink: colours, on a terminal that wants them. */
#ifndef INTERP_TOOLS_DEBUG_INK_H
#define INTERP_TOOLS_DEBUG_INK_H

#include "core/base/str.h"

typedef enum Ink {
    INK_NAME,   /* of a value */
    INK_MARK,   /* where the run stands */
    INK_DIM,    /* what is there for orientation */
    INK_STRONG, /* what changed, what was asked for */
    INK_ERROR,
} Ink;

/* Whether standard output is a terminal, and NO_COLOR and TERM do not speak against it. */
bool ink_is_wanted(void);
/* The text, in that colour where `colours` is true. */
void ink(Sb *sb, bool colours, Ink with, Str text);

#endif
