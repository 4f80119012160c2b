/* Value word: a value in few characters, as a picture has room for, without its type: "5",
 * "dense<[1, 2]>", "poison"; a memref by the name of its allocation and its shape, "#2 [4, 4]".
 */
#ifndef INTERP_TOOLS_TRACE_VALUE_WORD_H
#define INTERP_TOOLS_TRACE_VALUE_WORD_H

#include "interp/machine/machine.h"

void value_word(Sb *sb, Place place, const Type *type, const AllocationNames *names);

#endif
