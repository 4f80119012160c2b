/* Parsed uses: in which order upstream's reader of text lists the uses of values.
 *
 * Each use is put in front of those that are there, when its operation is made, which is behind its
 * regions. Uses that stand before the definition are of a value in its place: when it is defined
 * they go over to it one by one, so that they stand at the end of the list, the first of them
 * first. */
#ifndef CORE_BYTECODE_PARSED_USES_H
#define CORE_BYTECODE_PARSED_USES_H

#include "core/base/map.h"
#include "core/ir/ir.h"

/* Orders of uses of all values in the operation that are listed otherwise than the last first, by
 * values. Changes slots of values. */
void parsed_uses_index(Map *index, Arena *arena, const Op *op);

#endif
