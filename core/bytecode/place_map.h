/* PlaceMap: from places of files to what they are numbered as. There is one for nearly every
 * operation, and they are met line by line: a place's entry is all that is looked at, and lines
 * that are near to each other have entries that are. */
#ifndef CORE_BYTECODE_PLACE_MAP_H
#define CORE_BYTECODE_PLACE_MAP_H

#include "core/ir/attr.h"

typedef struct Numbered Numbered;

typedef struct PlaceEntry {
    Loc place; /* none: the entry is free */
    Numbered *numbered;
} PlaceEntry;

/* All zero is an empty map. */
typedef struct PlaceMap {
    PlaceEntry *entries;
    size_t len, cap; /* cap: a power of two, or 0 */
} PlaceMap;

Numbered *place_map_get(const PlaceMap *map, Loc place); /* NULL when it is absent */
/* Where its number stands, NULL when it was absent: then the caller puts one there before the map
 * is used again. */
Numbered **place_map_at(PlaceMap *map, Loc place);
void place_map_free(PlaceMap *map);

#endif
