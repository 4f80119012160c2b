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

/* The text, in that colour where `colours` is true. */
void ink(Sb *sb, bool colours, Ink with, Str text);

#endif
