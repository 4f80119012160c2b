/* Names: a set of them, in their order. */
#ifndef CORE_BASE_NAMES_H
#define CORE_BASE_NAMES_H

#include "core/base/str.h"
#include "core/base/vec.h"

typedef VEC(Str) Names; /* sorted, each once; vec_free gives back what it holds */

/* The name is borrowed. */
void names_add(Names *names, Str name);

#endif
