/* Plain: what is compared of an answer. Blanks, capitals, backquotes, a list's brackets and a full
 * stop behind it count for nothing, nor how a number is written: 6, +6, 06, 6.0, 6e0 and 0x6 are
 * one. A zero has a sign only where floats are asked for. */
#ifndef INTERP_TOOLS_COURSE_PLAIN_H
#define INTERP_TOOLS_COURSE_PLAIN_H

#include "core/base/str.h"

/* Does what was given say what the answer does? Nothing says nothing. */
bool plain_is_same(Str answer, Str given);
/* Does a number stand in it? */
bool plain_has_number(Str text);

#endif
