#include "core/bytecode/place_map.h"

#include "core/base/arena.h"

#include <stdlib.h>
#include <string.h>

/* Half of the entries are taken at most. */
enum { FEWEST_ENTRIES = 16 };

/* Eight lines and sixteen columns share the eight homes of a neighbourhood; neighbourhoods lie
 * anywhere. What a neighbourhood may hold bounds how far an entry is from its home, also where all
 * stands in one line. */
enum { LINES_BITS = 3, COLUMNS_BITS = 4 };

static size_t home_of(const PlaceMap *map, Loc place)
{
    enum { LINE_AT = 1, COLUMN_AT = LINE_AT + LOC_LINE_BITS };
    uint64_t lines = ((UINT64_C(1) << LINES_BITS) - 1) << LINE_AT;
    uint64_t columns = ((UINT64_C(1) << COLUMNS_BITS) - 1) << COLUMN_AT;
    uint64_t hash = (place.bits & ~lines & ~columns) * 0x9e3779b97f4a7c15u;
    uint64_t inside = (place.bits >> LINE_AT ^ place.bits >> COLUMN_AT) & (lines >> LINE_AT);

    return (hash >> 32 << LINES_BITS | inside) & (map->cap - 1);
}

static PlaceEntry *entry_of(const PlaceMap *map, Loc place)
{
    size_t at = home_of(map, place);

    while (map->entries[at].place.bits && map->entries[at].place.bits != place.bits)
        at = (at + 1) & (map->cap - 1);
    return &map->entries[at];
}

static void grow(PlaceMap *map)
{
    PlaceMap grown = { .len = map->len, .cap = map->cap ? 2 * map->cap : FEWEST_ENTRIES };

    grown.entries = must_alloc(grown.cap * sizeof *grown.entries);
    memset(grown.entries, 0, grown.cap * sizeof *grown.entries);
    for (size_t i = 0; i < map->cap; i++)
        if (map->entries[i].place.bits)
            *entry_of(&grown, map->entries[i].place) = map->entries[i];
    free(map->entries);
    *map = grown;
}

Numbered *place_map_get(const PlaceMap *map, Loc place)
{
    return map->len ? entry_of(map, place)->numbered : NULL;
}

Numbered **place_map_at(PlaceMap *map, Loc place)
{
    PlaceEntry *entry;

    if (2 * map->len == map->cap)
        grow(map);
    entry = entry_of(map, place);
    if (!entry->place.bits) {
        entry->place = place;
        map->len++;
    }
    return &entry->numbered;
}

void place_map_free(PlaceMap *map)
{
    free(map->entries);
    *map = (PlaceMap){ 0 };
}
