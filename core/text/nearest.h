/* Nearest: the operation that was meant, where there is none of the name that is written. */
#ifndef CORE_TEXT_NEAREST_H
#define CORE_TEXT_NEAREST_H

#include "core/ir/context.h"

/* A note at `loc`, where there is one: of a name a few letters away, or in another dialect. False,
 * so that what refuses the name can end with it. */
bool nearest_note(const Attr *loc, Str name);

#endif
