/* Nearest: the name that was meant, where there is none of the one that is written. */
#ifndef CORE_TEXT_NEAREST_H
#define CORE_TEXT_NEAREST_H

#include "core/ir/context.h"

/* A note at `loc`, where there is one: of an operation's name a few letters away, or in another
 * dialect. False, so that what refuses the name can end with it. */
bool nearest_note(const Attr *loc, Str name);
/* The same where the names that there are stand in `words`, separated by blanks. */
bool nearest_word_note(const Attr *loc, Str name, const char *words);

#endif
