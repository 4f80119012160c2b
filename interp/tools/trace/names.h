/* Names: how the source calls values, found for any operation of a program. */
#ifndef INTERP_TOOLS_TRACE_NAMES_H
#define INTERP_TOOLS_TRACE_NAMES_H

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/text/naming.h"

typedef struct Names { /* all zero is new */
    Map namings;       /* pointer of a function's Op -> Naming * */
    VEC(Naming *) all;
    Arena arena;
} Names;

/* The names in the function around `op`. */
const Naming *names_around(Names *names, const Op *op);
/* Appends the value's name, "%sum"; `near` stands in its function, or is it. */
void names_print(Names *names, Sb *sb, const Op *near, const Value *value);
void names_free(Names *names);

#endif
