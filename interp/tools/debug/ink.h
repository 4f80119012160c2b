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
    INK_NONE, /* what follows any of these */
} Ink;

/* The text, in that colour where `colours` is true. */
void ink(Sb *sb, bool colours, Ink with, Str text);
/* Text in which these colours stand, and nothing else that steers a terminal. */
void ink_shown(Sb *sb, Str text);

#endif
